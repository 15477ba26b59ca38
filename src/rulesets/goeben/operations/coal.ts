import * as z from "zod";
import { byCase, reason } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import type { Reason } from "../../../core/contract/choice";
import { exampleAt } from "../rules/examples";
import { germanSpaces } from "../rules/outfitting";
import { noCoal, rollCoal } from "../rules/stores";
import { coalSourceSchema, count, spaceSchema } from "../schemas";
import { COAL_SOURCES, type CoalSource } from "../vocabulary";
import { defineGoeben } from "./operation";

const input = z.strictObject({
  space: spaceSchema.describe("7.3 Where ships coal."),
  source: coalSourceSchema.describe("7.3, 7.4 The port or base, a collier, or a Friendly Ship."),
});

const outcome = { points: count(100, "7.3 Coal points to be shared out among the ships there.") };

/** 7.3, 7.4 Coals in a space. */
export const coal = defineGoeben<{ space: string; source: CoalSource }, typeof outcome>({
  name: "coal",
  title: "Coal",
  doc: "Rolls for the coal of a port or base, a collier or a Friendly Ship; the points are then shared out among the ships there.",
  rules: ["7.3", "7.4", "9.2", "13.1"],
  phases: { of: ["outfitting"], section: "7.0" },
  input,
  outcome,
  example() {
    const snapshot = exampleAt("outfitting");
    snapshot.ships.breslau.coal = 1;
    return { snapshot, input: { space: "messina", source: "site" }, seed: "messina-1914" };
  },
  legality: (state, charts) =>
    byCase(
      "space",
      germanSpaces(state),
      String,
      (space) => {
        const closed = COAL_SOURCES.flatMap((value) => {
          const why = noCoal(state, charts, space, value);
          return why === undefined ? [] : [{ value, reason: why }];
        });
        const open = COAL_SOURCES.filter((source) => closed.every(({ value }) => value !== source));
        if (open.length === 0) return telling(closed.map((each) => each.reason));
        return every<{ space: string; source: CoalSource }>({ space: oneOf([space]), source: oneOf(open, closed) });
      },
      reason("NO_COAL_HERE", "7.3", "No German ship is where there is coal."),
    ),
  resolve: (ctx, { space, source }) => ({ points: rollCoal(ctx, space, source) }),
});

/** Of the reasons against every source the one that says most: not that there is none. */
function telling(reasons: readonly Reason[]): Reason {
  return reasons.find(({ code }) => code !== "NO_COAL_HERE") ?? reasons[0]!;
}
