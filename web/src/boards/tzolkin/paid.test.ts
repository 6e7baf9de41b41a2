import { expect, it } from "vitest";
import { paid } from "./paid";

it("counts hunger as a loss, and the final total not at all", () => {
  expect(paid({ event: "hungry", seat: 0, workers: 2, points: 6 })).toEqual({ event: "tz-hunger", points: -6 });
  expect(paid({ event: "favour", seat: 0, points: 7 })).toEqual({ event: "tz-favour", points: 7 });
  expect(paid({ event: "final-total", seat: 0, points: 70 })).toBeNull();
});
