import * as z from "zod";
import { byCase, illegal, reason } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import type { Reason } from "../../../core/contract/choice";
import { drawCard, judge, tellVerdict } from "../rules/cards";
import { exampleAt } from "../rules/examples";
import { forceOf, forcesOf, phasingOf } from "../rules/game";
import { cannotCombine, combine, mustLocate, noteSought, soughtInVain } from "../rules/joining";
import { pieceSchema } from "../schemas";
import type { Snapshot } from "../snapshot";
import type { Force } from "../snapshot-forces";
import { definePq17 } from "./operation";

const input = z.strictObject({
  force: pieceSchema.describe("1.2.4 The force that stays."),
  joining: pieceSchema.describe("1.2.4 The force that joins it."),
});

type Input = z.infer<typeof input>;

const outcome = { force: pieceSchema, combined: z.boolean().describe("9.4 False when they did not find each other.") };

/** Scenario PQ-17 in the combine segment of the Allies with two TFs in one hex. */
function example(): Snapshot {
  const state = exampleAt("combine");
  const oiler = state.sides.allied.forces.find(({ id }) => id === "tf_oiler");
  if (oiler !== undefined) oiler.at = "0606";
  return state;
}

/** 1.2.4 Two forces become one. */
export const combineForces = definePq17<Input, typeof outcome>({
  name: "combineForces",
  title: "Combine forces",
  doc: "One force joins another of the same hex or port; the whole has the higher ID and the earlier fuel marker. In a Storm or Gale an option has them find each other first.",
  rules: ["1.2.4", "9.4", "11.1.1", "1.2.1", "1.2.2"],
  phases: { of: ["prep_setup_1", "prep_setup_2", "combine"], section: "1.2.4" },
  input,
  outcome,
  example: () => ({
    snapshot: example(),
    input: { force: "tf_cruiser_cover", joining: "tf_oiler" },
    seed: "bear-island",
  }),
  legality(state, charts) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN", "1.2.4", "No side is phasing.");
    const forces = forcesOf(state, side);
    return byCase<Input, Force>(
      "force",
      forces,
      ({ id }) => id,
      (force) => {
        let why: Reason = reason("NOBODY_JOINS", "1.2.4", `No other force can join ${force.id}.`);
        const joining = forces.filter((each) => {
          if (each.at !== force.at || each.id === force.id) return false;
          const no = cannotCombine(charts, force, each) ?? soughtInVain(state, side, force, each);
          if (no !== undefined) why = no;
          return no === undefined;
        });
        if (joining.length === 0) return why;
        return every<Input>({ force: oneOf<string>([force.id]), joining: oneOf<string>(joining.map(({ id }) => id)) });
      },
      reason("NO_FORCE", "1.2.4", "This side has no force."),
    );
  },
  resolve(ctx, { force, joining }) {
    const { state, charts } = ctx;
    const side = phasingOf(state);
    const kept = forceOf(state, side, force);
    const other = forceOf(state, side, joining);
    if (mustLocate(state) && kept.station === "at_sea") {
      // 9.4 The target is treated as one of ID3, and its own side cannot deny.
      const target = { ...kept, identified: true, idLevel: 3, kind: "task_force" as const, units: [], block: null };
      const search = { side, row: "force" as const, soviet: false, target, transit: true };
      const card = drawCard(ctx, side, "combine-card", "9.4", (each) =>
        tellVerdict(each, judge(state, charts, each, search)),
      );
      if (!judge(state, charts, card, search).success) {
        noteSought(ctx, side, kept, other);
        return { force, combined: false };
      }
    }
    combine(ctx, side, kept, other);
    return { force, combined: true };
  },
});
