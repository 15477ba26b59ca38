import * as z from "zod";
import { caseOf } from "../../../core/choice/cases";
import { byCase, illegal, reason } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import type { Choice } from "../../../core/contract/choice";
import { exampleAdrift } from "../rules/examples-movement";
import { forceOf, forcesOf, phasingOf } from "../rules/game";
import { adrift, takeTow as tow, towersFor } from "../rules/towing";
import { pieceSchema, unitSchema } from "../schemas";
import type { Force } from "../snapshot-forces";
import { definePq17 } from "./operation";

const input = z.strictObject({
  force: pieceSchema,
  ship: unitSchema.describe("5.1.1 The ship taken in tow; of a class one CS."),
  by: unitSchema.describe("5.1.1 The ship that tows it; of a class one CS."),
});

type Input = z.infer<typeof input>;

/** 5.1.1 A ship takes another in tow. */
export const takeTow = definePq17<Input, typeof input.shape>({
  name: "takeTow",
  title: "Take a ship in tow",
  doc: "A ship that is Dead in the Water is taken in tow: a capital ship by a heavy ship, any other by a destroyer or larger. Untowed it sinks at the end of the segment.",
  rules: ["5.1.1", "7"],
  phases: { of: ["combine"], section: "5.1.1" },
  input,
  outcome: input.shape,
  example: () => ({
    snapshot: exampleAdrift("combine", false),
    input: { force: "tf_cruiser_cover", ship: "london", by: "dd_us" },
    seed: "bear-island",
  }),
  legality(state, charts) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN", "5.1.1", "No side is phasing.");
    return byCase<Input, Force>(
      "force",
      forcesOf(state, side),
      ({ id }) => id,
      (force) => {
        const cases: Record<string, Choice<Input>> = {};
        for (const ship of adrift(force)) {
          const towers = [...new Set(towersFor(charts, force, ship).map(({ unit }) => unit))];
          if (towers.length === 0) continue;
          const members = { force: oneOf<string>([force.id]), ship: oneOf<string>([ship.unit]) };
          cases[ship.unit] = every<Input>({ ...members, by: oneOf<string>(towers) });
        }
        const why = reason("NOTHING_TO_TOW", "5.1.1", `${force.id} has no ship that can be taken in tow.`);
        return Object.keys(cases).length === 0 ? why : caseOf("ship", cases);
      },
      reason("NO_FORCE", "5.1.1", "This side has no force."),
    );
  },
  resolve(ctx, { force, ship, by }) {
    const found = forceOf(ctx.state, phasingOf(ctx.state), force);
    const towed = adrift(found).find(({ unit }) => unit === ship);
    const tower = towed && towersFor(ctx.charts, found, towed).find(({ unit }) => unit === by);
    if (towed !== undefined && tower !== undefined) tow(ctx, found, towed, tower);
    return { force, ship, by };
  },
});
