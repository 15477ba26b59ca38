import { type Change, draw, facts, needs, refused, resolves, type Vector } from "../kit";
import { LETTERS } from "../kit/chit-draws";

interface Return {
  readonly letters: readonly { readonly from: string; readonly to: string }[];
  readonly turn: string | null;
  readonly fuelWarning: string | null;
}

const { conditions } = facts<{ conditions: { atlantic_breakout: { returns: readonly Return[] } } }>("CONDITIONS");

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
      title: "12.2.1 Requests the chit",
      change: out as never,
      next: { label: "special-chit" },
    }),
  ];
}

/** 12.2.1 Ships that come back. */
export function returning(): Vector[] {
  const plan = {
    operation: "returnShips",
    base: "event-axis",
    citation: "12.2.1",
    input: { hex: "0401", dummy: "0601" },
  };
  const withReport =
    (shown: boolean, fuelWarning: number | null): Change =>
    (state) => {
      state.sides.axis.forces = state.sides.axis.forces.map((force) => ({
        ...force,
        units: force.units.filter(({ unit }) => unit !== "lutzow"),
      }));
      state.sides.axis.special.returning = {
        ships: [{ unit: "lutzow", cs: 4 }],
        turn: state.turn - 1,
        fuelWarning,
        shown,
      };
    };
  return [
    resolves({
      ...plan,
      id: "back",
      title: "12.2.1 Ships that broke out come back to the western edge with a dummy, their blocks mixed",
      change: withReport(true, 20),
      rolls: [draw("block-order", 1, "as they stood")],
      snapshot: { phase: "random_event", sides: { axis: { special: { returning: null } } } },
    }),
    needs({
      ...plan,
      id: "back-needs",
      title: "12.2.1 Requests the order of the blocks that come back",
      change: withReport(true, 20),
      next: { label: "block-order" },
    }),
    refused({
      ...plan,
      id: "back-untold",
      title: "12.2.1 Ships come back only after their chit has been shown",
      change: withReport(false, 20),
      code: "NO_SHIPS_RETURN",
      section: "12.2.1",
    }),
    refused({
      ...plan,
      id: "back-inland",
      title: "12.2.1 They come back on the western edge",
      change: withReport(true, 20),
      input: { hex: "0410", dummy: "0601" },
      code: "VALUE_NOT_LISTED",
      section: "12.2.1",
      pointer: "/input/hex",
    }),
    refused({
      operation: "resolveRandomEvent",
      base: "event-axis",
      id: "back-first",
      title: "12.2.1 Ships that are due come back before the random event",
      citation: "12.2.1",
      change: withReport(true, 20),
      input: {},
      code: "SHIPS_RETURN",
      section: "12.2.1",
    }),
  ];
}
