import { describe, expect, it } from "vitest";
import type { AnyTakeOver } from "../../contract/take-over";
import { gatherFacts } from "./facts";

interface Ship {
  readonly ship?: { readonly afloat?: boolean; readonly hull?: number; readonly speed?: number };
}

/** Facts of a ship: its speed depends on its hull, and both matter only afloat. */
const declared = {
  stages: [
    [{ pointer: "/turn" }, { pointer: "/ship/afloat" }],
    [
      { pointer: "/weather", standard: ({ start }: { start: { weather: string } }) => start.weather },
      { pointer: "/ship/hull", when: ({ known }: { known: Ship }) => known.ship?.afloat === true },
      { pointer: "/ship/speed", standard: ({ known }: { known: Ship }) => (known.ship?.hull === 0 ? 0 : undefined) },
      { pointer: "/ship/fuel", standard: () => 9 },
    ],
  ],
} as unknown as AnyTakeOver;

const start = { weather: "calm" };

const gather = (known: object) => {
  const { missing, isWhole } = gatherFacts(declared, { known, start, charts: {} });
  return { missing: missing.map(({ fact, standard }) => [fact.pointer, standard]), isWhole };
};

describe("missing facts", () => {
  it("are listed at once, except for those that read an unknown fact", () => {
    const missing = [
      ["/turn", undefined],
      ["/ship/afloat", undefined],
      ["/weather", "calm"],
      ["/ship/fuel", 9],
    ];
    expect(gather({})).toEqual({ missing, isWhole: false });
  });

  it("that read a fact follow when it is known", () => {
    const afloat = { turn: 1, ship: { afloat: true } };
    expect(gather(afloat).missing).toEqual([
      ["/weather", "calm"],
      ["/ship/hull", undefined],
      ["/ship/fuel", 9],
    ]);
    expect(gather({ turn: 1, ship: { afloat: true, hull: 0 } })).toEqual({
      missing: [
        ["/weather", "calm"],
        ["/ship/speed", 0],
        ["/ship/fuel", 9],
      ],
      isWhole: true,
    });
  });

  it("that read the start of the game are not listed while it is unknown", () => {
    const { missing, isWhole } = gatherFacts(declared, { known: { turn: 1 }, start: undefined, charts: {} });
    expect(missing.map(({ fact }) => fact.pointer)).toEqual(["/ship/afloat", "/ship/fuel"]);
    expect(isWhole).toBe(false);
  });
});
