import { all, type Case, type Change, needs, type Roll, refused, resolves, roll, type Vector } from "../kit";
import { force, light, weather } from "../kit/changes";

const REJOIN: Omit<Case, "id" | "title"> = {
  citation: "9.3.3",
  operation: "resolveRejoining",
  base: "rejoining",
  input: { convoy: "convoy_pq_17" },
};

function rejoined(face: number, modifiers: Readonly<Record<string, number>>): Roll {
  return roll("rejoin", "REJOINING", [face], null, modifiers);
}

function back(
  id: string,
  title: string,
  face: number,
  modifiers: Readonly<Record<string, number>>,
  change: Change,
  count: number,
  mo: number,
): Vector {
  return resolves({
    ...REJOIN,
    id: `rejoin-${id}`,
    title,
    change,
    rolls: [rejoined(face, modifiers)],
    outcome: { rejoined: count },
    after: (state) => {
      const { units, convoy } = force(state, "allied");
      const came: Readonly<Record<string, number>> = { mo, mv: count - mo };
      for (const each of units) each.cs += came[each.unit] ?? 0;
      convoy!.dispersed = convoy!.dispersed
        .map(({ unit, cs }) => ({ unit, cs: cs - came[unit]! }))
        .filter(({ cs }) => cs > 0);
      state.rejoined = ["convoy_pq_17"];
    },
  });
}

/** 9.3.3 Merchants that come back. */
export function rejoinings(): Vector[] {
  const plain = weather("reduced_visibility");
  return [
    back("none", "9.3.3 REJOINING 1: none", 1, {}, plain, 0, 0),
    back("one-low", "9.3.3 REJOINING 2: one, the lowest in canonical order", 2, {}, plain, 1, 1),
    back("one", "9.3.3 REJOINING 3: one", 3, {}, plain, 1, 1),
    back("two", "9.3.3 REJOINING 5: two", 5, {}, plain, 2, 1),
    back("half", "9.3.3 REJOINING 6: half of five", 6, {}, plain, 3, 1),
    back("all", "9.3.3 REJOINING 9: all", 9, {}, plain, 5, 1),
    back("fair", "9.3.3 REJOINING Fair: +1", 1, { FAIR: 1 }, weather("fair"), 1, 1),
    back("fog", "9.3.3 REJOINING Fog: -2", 9, { FOG: -2 }, weather("fog"), 3, 1),
    back("night", "9.3.3 REJOINING by night: -1", 4, { NIGHT: -1 }, all(plain, light("night")), 1, 1),
    back(
      "fair-night",
      "9.3.3 REJOINING Fair by night: modifiers add up",
      7,
      { FAIR: 1, NIGHT: -1 },
      light("night"),
      3,
      1,
    ),
    needs({ ...REJOIN, id: "rejoin-asks", title: "9.3.3 Rejoining requests its die", next: { label: "rejoin" } }),
    ...(["storm", "gale"] as const).map((bad) =>
      refused({
        ...REJOIN,
        id: `rejoin-${bad}`,
        title: `9.3.3 No one rejoins in a ${bad === "gale" ? "Gale" : "Storm"}`,
        change: weather(bad),
        code: "WEATHER_TOO_BAD",
        section: "9.3.3",
      }),
    ),
    refused({
      ...REJOIN,
      id: "rejoin-twice",
      title: "9.3.3 One die a turn for each convoy",
      change: (state) => {
        state.rejoined = ["convoy_pq_17"];
      },
      code: "NOBODY_ASTRAY",
      section: "9.3.3",
    }),
  ];
}
