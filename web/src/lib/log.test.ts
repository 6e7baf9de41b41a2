import { describe, expect, it } from "vitest";
import { lines, placesIn, raised, spoken } from "./log";
import { Texts } from "./text";

const texts = new Texts("en", ["event-moved = { $seat } moves { $start } → { $square }.\nword-canal = Lay a canal"]);
const isPlace = (word: string) => /^[a-u]\d+$/.test(word);
const move = (events: { event: string; [fact: string]: unknown }[], phrase: string | null = "canal d5 d6") => ({ number: 7, seat: 1, phrase, events, scores: [0, 0], rules: 1, at: 0 });

describe("the log", () => {
  it("tells events in words and knows the places they speak of", () => {
    const [line] = lines(move([{ event: "moved", seat: 0, start: "g4", square: "g2" }]), texts, ["Ana", "Bob"], { isPlace });
    expect(line?.text).toBe("Ana moves g4 → g2.");
    expect(line?.places).toEqual(["g4", "g2"]);
  });

  it("calls things as the game calls them, and still knows where they are", () => {
    const told = (event: { event: string }) => ({ ...event, start: "the corner" });
    const [line] = lines(move([{ event: "moved", seat: 0, start: "g4", square: "g2" }]), texts, ["Ana", "Bob"], { isPlace, told });
    expect(line?.text).toBe("Ana moves the corner → g2.");
    expect(line?.places).toEqual(["g4", "g2"]);
  });

  it("keeps silent about events that are only drawn, and then tells the phrase", () => {
    const [line] = lines(move([{ event: "glimmer", seat: 0 }]), texts, ["Ana", "Bob"], { isPlace });
    expect(line?.text).toBe("Bob: Lay a canal d5 d6");
  });

  it("tells nothing of a phrase it may not know", () => {
    expect(lines(move([], null), texts, ["Ana", "Bob"], { isPlace })).toEqual([]);
  });

  it("says where a game went on under later rules", () => {
    const say = (version: number) => `version ${version}`;
    const before = { ...move([]), rules: 1 };
    expect(raised(2, before, say)).toMatchObject([{ text: "version 2", move: 7, seat: null }]);
    expect(raised(1, before, say)).toEqual([]);
    expect(raised(2, undefined, say)).toEqual([]);
  });

  it("finds places in lists too", () => {
    expect(placesIn({ event: "laid", seat: 0, squares: ["d5", "d6"], size: 9 }, isPlace)).toEqual(["d5", "d6"]);
    expect(spoken("canal d5", texts)).toBe("Lay a canal d5");
  });
});
