import { describe, expect, it } from "vitest";
import { home } from "../../../../test/fixtures/hunters/home";
import { aceComparisonSchema, aces, acesSchema, compareWithAces } from "./aces";

const ship = { type: "tanker" as const, name: null, sunk: true };

const withTons = (tons: number) => {
  const whole = Math.floor(tons / 60000);
  const rest = tons - whole * 60000;
  const ships = [...Array(whole).fill({ ...ship, tons: 60000 }), ...(rest > 0 ? [{ ...ship, tons: rest }] : [])];
  return aceComparisonSchema.parse(compareWithAces(home({ ships })));
};

describe("15.1 the ten historical aces", () => {
  it("15.1 the aces are ten, in order of tonnage, with a provenance", () => {
    expect(acesSchema.safeParse(aces).error).toBeUndefined();
    const tons = aces.facts.aces.map((ace) => ace.tons);
    expect(tons).toHaveLength(10);
    expect(tons).toEqual([...tons].sort((one, other) => other - one));
    expect(aces.provenance.ref).toMatch(/\S/);
  });

  it("15.1 all aces are above a career that sank little", () => {
    const { rank, tonsToNext, table } = withTons(1000);
    expect({ rank, tonsToNext }).toEqual({ rank: 11, tonsToNext: 155082 });
    expect(table).toHaveLength(11);
    expect(table.at(-1)).toMatchObject({ rank: 11, career: true, patrols: 1, ships: 1, tons: 1000 });
  });

  it("15.1 an ace shares a place with a career of the same tonnage", () => {
    const { rank, tonsToNext, table } = withTons(187267);
    expect({ rank, tonsToNext }).toEqual({ rank: 4, tonsToNext: 11383 });
    expect(table.map((row) => row.rank)).toEqual([1, 2, 3, 4, 4, 6, 7, 8, 9, 10, 11]);
  });

  it("15.1 all aces are below a career that sank more", () => {
    const { rank, tonsToNext, table } = withTons(273044);
    expect({ rank, tonsToNext }).toEqual({ rank: 1, tonsToNext: null });
    expect(table[0]).toMatchObject({ career: true, tons: 273044 });
  });

  it("15.1 only ships sunk count among the aces", () => {
    const { table } = compareWithAces(home({ ships: [{ ...ship, tons: 5000, sunk: false }] }));
    expect(table.find(({ career }) => career)).toMatchObject({ ships: 0, tons: 0 });
  });
});
