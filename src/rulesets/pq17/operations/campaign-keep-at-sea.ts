import * as z from "zod";
import { byCase, illegal, reason } from "../../../core/choice/legality";
import { every, oneOf, wholeNumber } from "../../../core/choice/values";
import { campaignAt } from "../rules/campaign/examples";
import { keepable, keepOut } from "../rules/campaign/staying";
import { phasingOf } from "../rules/game";
import { pieceSchema } from "../schemas";
import { definePq17 } from "./operation";

const cs = z.int32().min(1).max(60).describe("15.8 CS of it that stay at sea.");

const input = z.strictObject({ force: pieceSchema.describe("A Wolf Pack at sea."), cs });

type Input = z.infer<typeof input>;

/** 15.8 Names submarines that stay at sea. */
export const keepAtSea = definePq17<Input, { force: typeof pieceSchema; cs: typeof cs }>({
  name: "keepAtSea",
  title: "Keep submarines at sea",
  doc: "Names submarines of a Wolf Pack that stay at sea between operations, up to half of all of its nation; what is not named is filled up with packs that have torpedoes first, and the others go to port.",
  rules: ["15.8"],
  phases: { of: ["admin_oob"], section: "15.8" },
  input,
  outcome: { force: pieceSchema, cs },
  example() {
    const snapshot = campaignAt("admin_oob", "axis");
    const [pack] = snapshot.sides.axis.forces.filter(
      ({ kind, station }) => kind === "wolf_pack" && station === "at_sea",
    );
    return { snapshot, input: { force: pack?.id ?? "", cs: 1 }, seed: "bear-island" };
  },
  legality(state, charts) {
    const { phasing } = state;
    if (state.campaign === null || phasing === null)
      return illegal("NO_CAMPAIGN", "15.8", "This is a rule of the campaign.");
    return byCase<Input, ReturnType<typeof keepable>[number]>(
      "force",
      keepable(state, charts, phasing),
      ({ force }) => force.id,
      ({ force, most }) => every<Input>({ force: oneOf<string>([force.id]), cs: wholeNumber(1, most) }),
      reason("NO_BOATS_TO_KEEP", "15.8", "Of this side's submarines at sea none are left to name."),
    );
  },
  resolve(ctx, { force, cs: stay }) {
    keepOut(ctx, phasingOf(ctx.state), force, stay);
    return { force, cs: stay };
  },
});
