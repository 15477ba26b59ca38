import { draw, facts, needs, resolves, type Vector } from "../kit";

interface Return {
  readonly letters: readonly { readonly from: string; readonly to: string }[];
  readonly turn: string | null;
  readonly fuelWarning: string | null;
}
const { conditions } = facts<{ conditions: { atlantic_breakout: { returns: readonly Return[] } } }>("CONDITIONS");
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const indexOf = (turn: string | null): number | null =>
  turn === null ? null : (Number.parseInt(turn, 10) - 1) * 2 + (turn.endsWith("AM") ? 1 : 2);

/** 12.2.1 Every row of the chits with which ships come back from the Atlantic. */
export function returns(): Vector[] {
  const plan = { operation: "recallBreakout", base: "campaign-planning-axis", citation: "12.2.1", input: {} };
  const out = (state: { sides: { axis: { campaign: { breakout: unknown[] } | null } } }): void => {
    if (state.sides.axis.campaign !== null) state.sides.axis.campaign.breakout = [{ unit: "prinz_eugen", cs: 4 }];
  };
  return [
    ...conditions.atlantic_breakout.returns.flatMap(({ letters, turn, fuelWarning }) =>
      letters
        .flatMap(({ from, to }) => [...new Set([from, to])])
        .map((letter) =>
          resolves({
            ...plan,
            id: `return-${letter.toLowerCase()}`,
            title: `CONDITIONS 12.2.1 Letter ${letter}: ${fuelWarning === null ? "the ships do not come back" : `told in turn ${turn}, Fuel Warning ${fuelWarning}`}`,
            change: out as never,
            rolls: [draw("special-chit", LETTERS.indexOf(letter) + 1, letter)],
            outcome: { ships: ["prinz_eugen"] },
            snapshot: {
              sides: {
                axis: {
                  special: {
                    returning: {
                      ships: [{ unit: "prinz_eugen", cs: 4 }],
                      turn: indexOf(turn),
                      fuelWarning: indexOf(fuelWarning),
                      shown: false,
                    },
                  },
                  campaign: { breakout: [], recalled: true },
                },
              },
            },
          }),
        ),
    ),
    needs({
      ...plan,
      id: "return-needs",
      title: "12.2.1 Asks for the chit",
      change: out as never,
      next: { label: "special-chit" },
    }),
  ];
}
