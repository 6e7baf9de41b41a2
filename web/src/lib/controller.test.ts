import { describe, expect, it } from "vitest";
import { Controller, unsaid } from "./controller";

const isSquare = (word: string) => /^[a-u]\d+$/.test(word);

const MEXICA = [
  "canal d5",
  "canal d5 d6",
  "canal d4 d5",
  "canal k9",
  "bridge o6 ew",
  "bridge o7 ew",
  "bridge o7 ns",
  "temple 1 e7",
  "temple 3 e7",
  "temple 3 e8",
  "walk e7",
  "shift k9 o6 ns",
  "shift k9 o7 ns",
  "take",
  "end",
];
const mexica = () => new Controller(MEXICA, isSquare);
const plain = (phrases: string[]) => new Controller(phrases);

describe("choosing words in order", () => {
  it("offers every first word once, in the order of the legal phrases", () => {
    expect(mexica().choices().map((choice) => choice.word)).toEqual([
      "canal", "bridge", "temple", "walk", "shift", "take", "end",
    ]);
  });

  it("knows which choice makes a whole phrase", () => {
    const choices = Object.fromEntries(mexica().choices().map((choice) => [choice.word, choice]));
    expect(choices["take"]?.phrase).toBe("take");
    expect(choices["canal"]?.phrase).toBeNull();
    expect(choices["canal"]?.count).toBe(4);
  });

  it("goes word by word to a whole phrase", () => {
    const bar = mexica();
    bar.choose("temple");
    bar.choose("3");
    expect([...bar.next()]).toEqual(["e7", "e8"]);
    bar.choose("e8");
    expect(bar.ready()).toBe("temple 3 e8");
    expect(bar.open).toBe(false);
  });

  it("fills in what has only one continuation", () => {
    const bar = mexica();
    bar.choose("shift");
    expect(bar.said).toEqual(["shift", "k9"]);
    bar.choose("o7");
    expect(bar.ready()).toBe("shift k9 o7 ns");
    expect(bar.guessed).toBe(true);
  });

  it("does not fill in past a phrase that is already whole", () => {
    const bar = plain(["feed", "feed all"]);
    bar.choose("feed");
    expect(bar.ready()).toBe("feed");
    expect(bar.open).toBe(true);
    expect(bar.said).toEqual(["feed"]);
  });

  it("does not call a word guessed that the person chose", () => {
    const bar = mexica();
    bar.choose("take");
    expect(bar.guessed).toBe(false);
  });
});

describe("pointing at places in any order", () => {
  it("takes the square first and asks for the verb", () => {
    const bar = mexica();
    expect(bar.choose("e7")).toBe(true);
    expect([...bar.next()]).toEqual(["temple", "walk"]);
    bar.choose("walk");
    expect(bar.ready()).toBe("walk e7");
  });

  it("takes the two squares of a canal in either order", () => {
    for (const squares of [["d4", "d5"], ["d5", "d4"]]) {
      const bar = mexica();
      bar.choose("canal");
      for (const square of squares) bar.choose(square);
      expect(bar.ready()).toBe("canal d4 d5");
    }
  });

  it("offers to stop or to go on where a shorter phrase is whole", () => {
    const bar = mexica();
    bar.choose("canal");
    bar.choose("d5");
    expect(bar.ready()).toBe("canal d5");
    expect(bar.open).toBe(true);
    expect(bar.next()).toEqual(new Set(["d6", "d4"]));
  });

  it("keeps the order of words that are not places", () => {
    const bar = plain(["pay 1 2", "pay 2 1"]);
    bar.choose("pay");
    bar.choose("1");
    expect(bar.said).toEqual(["pay", "1", "2"]);
    expect(bar.ready()).toBe("pay 1 2");
  });

  it("lets the order said decide between phrases of the same places", () => {
    const bar = new Controller(["swap a1 b1", "swap b1 a1"], isSquare);
    bar.choose("swap");
    bar.choose("b1");
    bar.choose("a1");
    expect(bar.ready()).toBe("swap b1 a1");
  });
});

describe("wrong clicks", () => {
  it("refuses a word that no legal phrase goes on with, and changes nothing", () => {
    const bar = mexica();
    bar.choose("temple");
    expect(bar.choose("k9")).toBe(false);
    expect(bar.choose("4")).toBe(false);
    expect(bar.choose("canal")).toBe(false);
    expect(bar.said).toEqual(["temple"]);
  });

  it("is never ready before a legal phrase is whole", () => {
    const bar = mexica();
    for (const word of ["temple", "3"]) {
      bar.choose(word);
      expect(bar.ready()).toBeNull();
    }
  });

  it("says what a click would have meant, to ask why not", () => {
    const bar = mexica();
    expect(bar.wouldMean("a1")).toBeNull();
    bar.choose("bridge");
    expect(bar.wouldMean("a1")).toBe("bridge a1 ew");
    bar.cancel();
    bar.choose("temple");
    bar.choose("3");
    expect(bar.wouldMean("h7")).toBe("temple 3 h7");
  });
});

describe("pointing somewhere else instead", () => {
  it("moves the last place", () => {
    const bar = mexica();
    bar.choose("canal");
    bar.choose("d5");
    expect([bar.can("d6"), bar.can("k9"), bar.can("h7")]).toEqual(["next", "instead", ""]);
    expect(bar.said).toEqual(["canal", "d5"]);
    expect(bar.instead("k9")).toBe(true);
    expect(bar.said).toEqual(["canal", "k9"]);
  });

  it("also after the phrase is whole", () => {
    const bar = mexica();
    for (const word of ["temple", "3", "e7"]) bar.choose(word);
    expect(bar.instead("e8")).toBe(true);
    expect(bar.ready()).toBe("temple 3 e8");
  });

  it("moves a thing of several words, with what was filled in after it", () => {
    const wheels = new Controller(["pick tikal 3", "pick uxmal 2", "end"], (word) => ["tikal", "uxmal"].includes(word));
    wheels.choose("pick tikal 3");
    expect(wheels.instead("pick uxmal 2")).toBe(true);
    expect(wheels.said).toEqual(["pick", "uxmal", "2"]);
    const bar = mexica();
    bar.choose("shift");
    bar.choose("o6");
    expect(bar.instead("o7")).toBe(true);
    expect(bar.ready()).toBe("shift k9 o7 ns");
  });

  it("never takes back a word that is no place, and changes nothing if it does not fit", () => {
    const bar = mexica();
    expect(bar.instead("e7")).toBe(false);
    bar.choose("canal");
    expect(bar.instead("e7")).toBe(false);
    bar.choose("d5");
    expect(bar.instead("take")).toBe(false);
    expect(bar.instead("h7")).toBe(false);
    expect(bar.said).toEqual(["canal", "d5"]);
  });
});

describe("going back", () => {
  it("takes back the last chosen word together with what was filled in", () => {
    const bar = mexica();
    bar.choose("shift");
    bar.choose("o7");
    bar.back();
    expect(bar.said).toEqual(["shift", "k9"]);
    bar.back();
    expect(bar.empty).toBe(true);
    bar.back();
    expect(bar.empty).toBe(true);
  });

  it("cancels everything at once", () => {
    const bar = mexica();
    bar.choose("temple");
    bar.choose("3");
    bar.cancel();
    expect(bar.said).toEqual([]);
    expect(bar.choices()).toHaveLength(7);
  });
});

describe("when the legal phrases change meanwhile", () => {
  it("keeps the words that still mean something", () => {
    const bar = mexica();
    bar.choose("temple");
    bar.choose("3");
    bar.update(["temple 1 e7", "temple 2 e7", "end"]);
    expect(bar.said).toEqual(["temple"]);
    bar.update(["end"]);
    expect(bar.said).toEqual([]);
  });

  it("forgets a beginning it filled in itself when another one becomes possible", () => {
    const bar = plain(["place tikal", "place uxmal"]);
    expect(bar.said).toEqual(["place"]);
    bar.update(["place tikal", "place uxmal", "end"]);
    expect(bar.choices().map((choice) => choice.word)).toEqual(["place", "end"]);
  });

  it("is at rest without any legal phrase", () => {
    const bar = mexica();
    bar.update([]);
    expect(bar.choices()).toEqual([]);
    expect(bar.ready()).toBeNull();
    expect(bar.choose("end")).toBe(false);
  });
});

describe("typing", () => {
  const label = (word: string) => ({ temple: "Tempel", take: "Nehmen" })[word] ?? word;

  it("finds phrases by the beginnings of their words", () => {
    expect(mexica().search("can d")).toEqual(["canal d5", "canal d5 d6", "canal d4 d5"]);
    expect(mexica().search("te 3 e8")).toEqual(["temple 3 e8"]);
    expect(mexica().search("e8")).toEqual(["temple 3 e8"]);
    expect(mexica().search("zzz")).toEqual([]);
  });

  it("finds them by the words of the reader's language too", () => {
    expect(mexica().search("neh", label)).toEqual(["take"]);
    expect(mexica().search("Tempel 1", label)).toEqual(["temple 1 e7"]);
  });

  it("takes a finished square as that square, not as the beginning of another", () => {
    const bar = new Controller(["canal d1 d2", "canal d10 d11"], isSquare);
    expect(bar.search("canal d1 d")).toEqual(["canal d1 d2"]);
  });

  it("says a whole phrase, or refuses one that is not legal", () => {
    const bar = mexica();
    expect(bar.say("  canal  d5 d6 ")).toBe(true);
    expect(bar.ready()).toBe("canal d5 d6");
    expect(bar.say("canal d6 d5")).toBe(false);
    expect(bar.ready()).toBe("canal d5 d6");
  });
});

describe("every legal phrase can be reached by clicks alone", () => {
  const words = (phrase: string) => phrase.split(" ");
  it.each(MEXICA)("%s", (phrase) => {
    const bar = mexica();
    for (const word of words(phrase)) {
      const rest = unsaid(words(phrase), bar.said, isSquare);
      if (rest?.includes(word)) expect(bar.choose(word)).toBe(true);
    }
    expect(bar.ready()).toBe(phrase);
  });
});

describe("when all moves begin alike", () => {
  it("needs no click for the first word", () => {
    const bar = new Controller(["start h6", "start g7"], isSquare);
    expect(bar.said).toEqual(["start"]);
    expect(bar.empty).toBe(true);
    expect(bar.next()).toEqual(new Set(["h6", "g7"]));
    bar.choose("g7");
    expect(bar.ready()).toBe("start g7");
    expect(bar.guessed).toBe(false);
    bar.cancel();
    expect(bar.said).toEqual(["start"]);
  });

  it("does not say the only move by itself", () => {
    expect(new Controller(["end"]).said).toEqual([]);
    expect(new Controller(["feed", "feed all"]).said).toEqual([]);
  });
});

describe("things that stand for several words", () => {
  const phrases = ["place tikal", "place uxmal", "pick tikal 3", "pick tikal 4", "beg brown"];
  const isWheel = (word: string) => ["tikal", "uxmal"].includes(word);

  it("say them all with one click, and that is no guess", () => {
    const bar = new Controller(phrases, isWheel);
    expect(bar.can("pick tikal 3")).toBe("next");
    expect(bar.wouldSay("pick tikal 3")).toBe("pick tikal 3");
    expect(bar.choose("pick tikal 3")).toBe(true);
    expect(bar.ready()).toBe("pick tikal 3");
    expect(bar.guessed).toBe(false);
    bar.back();
    expect(bar.said).toEqual([]);
  });

  it("fit in with words already said", () => {
    const bar = new Controller(phrases, isWheel);
    bar.choose("pick");
    expect(bar.can("pick tikal 4")).toBe("next");
    expect(bar.can("place tikal")).toBe("");
    bar.choose("pick tikal 4");
    expect(bar.said).toEqual(["pick", "tikal", "4"]);
  });

  it("are refused when no legal phrase has them, and can be asked about", () => {
    const bar = new Controller(phrases, isWheel);
    expect(bar.choose("pick uxmal 3")).toBe(false);
    expect(bar.wouldMean("pick uxmal 3")).toBe("pick uxmal 3");
  });
});

describe("things that name what comes after the verb", () => {
  const isRegion = (word: string) => ["coba", "becan", "hochob"].includes(word);
  const legal = ["move warrior red coba becan", "move warrior red coba hochob", "move warrior red becan coba", "move shaman blue coba becan", "done"];

  it("chooses them all with one click, and the verb before them", () => {
    const bar = new Controller(legal, isRegion);
    expect(bar.can("warrior red coba")).toBe("next");
    expect(bar.choose("warrior red coba")).toBe(true);
    expect(bar.said).toEqual(["move", "warrior", "red", "coba"]);
    expect(bar.choose("becan")).toBe(true);
    expect(bar.ready()).toBe("move warrior red coba becan");
    expect(bar.guessed).toBe(false);
  });
  it("takes the whole click back at once", () => {
    const bar = new Controller(legal, isRegion);
    bar.choose("warrior red coba");
    bar.back();
    expect(bar.said).toEqual([]);
  });
  it("refuses words that do not follow each other in any phrase", () => {
    const bar = new Controller(legal, isRegion);
    expect(bar.can("warrior blue coba")).toBe("");
    expect(bar.choose("warrior blue coba")).toBe(false);
    expect(bar.said).toEqual([]);
  });
  it("takes the first alternative that fits", () => {
    const bar = new Controller(["pay warrior coba", "pay shaman reserve", "done"], isRegion);
    expect(bar.choose("warrior red coba|pay warrior coba")).toBe(true);
    expect(bar.ready()).toBe("pay warrior coba");
  });
  it("a verb that all phrases share is no guess, a place is one", () => {
    const champion = new Controller(["champion coba", "champion becan"], isRegion);
    champion.choose("coba");
    expect([champion.ready(), champion.guessed]).toEqual(["champion coba", false]);
    const single = new Controller(["deploy 1 warrior coba", "deploy 2 warrior coba", "done"], isRegion);
    single.choose("deploy");
    single.choose("2");
    expect([single.ready(), single.guessed]).toEqual(["deploy 2 warrior coba", true]);
  });
  it("foresees the phrase that a thing would make whole", () => {
    const bar = new Controller(legal, isRegion);
    expect(bar.wouldSay("shaman blue coba")).toBe("move shaman blue coba becan");
    expect(bar.wouldSay("warrior red coba")).toBe(null);
    expect(bar.said).toEqual([]);
  });
  it("asks about the phrase that a thing would mean", () => {
    const bar = new Controller(legal, isRegion);
    expect(bar.wouldMean("warrior blue coba|pay warrior coba")).toBe("move warrior blue coba");
  });
});

describe("what was chosen and what was filled in", () => {
  it("a forced first step is no choice: a walk still shows everything it can reach", () => {
    const bar = new Controller(["walk g4", "canal d5", "end"], (word) => /^[a-u]\d+$/.test(word));
    bar.choose("walk");
    expect(bar.said).toEqual(["walk", "g4"]);
    expect(bar.chosen).toEqual(["walk"]);
  });

  it("a phrase typed out comes before others that fit", () => {
    const bar = new Controller(["canal c2 d2", "canal d2", "canal d2 e2", "end"]);
    expect(bar.search("canal d2")[0]).toBe("canal d2");
    expect(bar.search("CANAL d2")[0]).toBe("canal d2");
    expect(bar.wordOf("canal", (word) => word)).toBe("canal");
    expect(bar.wordOf("cana", (word) => word)).toBeNull();
  });
});
