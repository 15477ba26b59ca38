import { all, type Change, needs, resolves, type Vector } from "../kit";
import { after, calendar, columns, draws, fortnights } from "../kit/chit-draws";

/** 15.1 Every chit on the German Fuel Chart in every season. */
export function fuel(): Vector[] {
  return columns.flatMap(({ from, to, rows }) => {
    const numbers = fortnights.flatMap((each, index) => (from <= each && each <= to ? [index + 1] : []));
    const edges = rows.flatMap((row) =>
      [...new Set([row.from, row.to])].map((letter) => ({ letter, points: row.points })),
    );
    return Array.from({ length: Math.max(numbers.length, edges.length) }, (_, index) => {
      const number = numbers[index % numbers.length]!;
      const { letter, points } = edges[index % edges.length]!;
      const fortnight = fortnights[number - 1]!;
      const day = calendar.find(({ id }) => id === fortnight.slice(5))!;
      return resolves({
        operation: "endPhase",
        base: "campaign-bare",
        id: `fuel-${fortnight.toLowerCase()}-${letter.toLowerCase()}`,
        title: `GERMAN_FUEL 15.1 ${fortnight}: chit ${letter} brings Gruppe Nord ${points} points (CALENDAR: ${day.season})`,
        citation: "15.1",
        change: after(number - 1),
        input: {},
        rolls: draws(number, letter),
        rulings: ["E-94"],
        outcome: { phase: "prep_initiative", phasing: "allied" },
        snapshot: {
          fortnight,
          season: day.season,
          light: day.light,
          turn: 1,
          campaign: { number, bids: null, fought: true },
          sides: {
            allied: {
              command: [
                { pool: "home_fleet", available: 8, spent: 0 },
                { pool: "severnyy_flot", available: 3, spent: 0 },
              ],
            },
            axis: {
              command: [{ pool: "gruppe_nord", available: 8 + points, spent: 0 }],
              campaign: { fuelChit: letter },
            },
          },
        },
      });
    });
  });
}

/** 12, 15.1 The supplies of Severnyy Flot, and the chits of a fortnight. */
export function supplies(): Vector[] {
  const plan = { operation: "endPhase", base: "campaign-bare", citation: "15.1", input: {} };
  const severnyy = (available: number, heavyLoss: boolean): Change =>
    all(after(9), (state) => {
      for (const each of state.sides.allied.command) if (each.pool === "severnyy_flot") each.available = available;
      if (state.campaign !== null) state.campaign.heavyLoss = heavyLoss;
    });
  const by = (id: string, title: string, available: number, heavyLoss: boolean, then: number): Vector =>
    resolves({
      ...plan,
      id: `supply-${id}`,
      title,
      change: severnyy(available, heavyLoss),
      rolls: draws(10, "A"),
      snapshot: { sides: { allied: { command: [{ available: 8 }, { pool: "severnyy_flot", available: then }] } } },
    });
  return [
    by("two", "15.1 Severnyy Flot gains 2 points", 0, false, 2),
    by("most", "15.1 Severnyy Flot has 3 points at most", 3, false, 3),
    by("heavy", "15.1 After heavy losses Severnyy Flot has 4 points at most", 3, true, 4),
    needs({
      ...plan,
      id: "fortnight-needs",
      title: "12 Requests the chit with which a fortnight begins",
      change: after(9),
      next: { label: "special-chit" },
    }),
  ];
}
