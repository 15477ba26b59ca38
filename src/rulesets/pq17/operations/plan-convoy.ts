import * as z from "zod";
import { byCase, illegal, reason } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import { mayStay } from "../rules/campaign/convoys";
import { exampleAt } from "../rules/examples";
import { forceOf, forcesOf, phasingOf } from "../rules/game";
import { distanceLeft } from "../rules/places";
import { pieceSchema, portSchema } from "../schemas";
import type { Force } from "../snapshot-forces";
import { definePq17 } from "./operation";

const input = z.strictObject({ convoy: pieceSchema, destination: portSchema.describe("4.2 Where it is bound.") });

type Input = z.infer<typeof input>;

/** 4.2 Names the destination of a convoy. */
export const planConvoy = definePq17<Input, { convoy: typeof pieceSchema; destination: typeof portSchema }>({
  name: "planConvoy",
  title: "Plan a convoy",
  doc: "Names in secret which of the ports that its orders allow a convoy is bound for; a convoy that is not planned may enter any of them. In a campaign a loaded convoy that names the port it lies in stays there for this fortnight.",
  rules: ["4.2", "5.1.5", "15.2"],
  phases: { of: ["prep_plan"], section: "4.2" },
  input,
  outcome: { convoy: pieceSchema, destination: portSchema },
  example: () => ({
    snapshot: exampleAt("prep_plan"),
    input: { convoy: "convoy_pq_17", destination: "arkhangelsk" },
    seed: "bear-island",
  }),
  legality(state) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN", "4.2", "No side is planning.");
    const convoys = forcesOf(state, side, ({ convoy }) => convoy !== null);
    return byCase<Input, Force>(
      "convoy",
      convoys,
      ({ id }) => id,
      (force) => {
        const ports = [...(force.convoy?.destinations ?? []), ...(mayStay(state, force) ? [force.at] : [])];
        return every<Input>({ convoy: oneOf<string>([force.id]), destination: oneOf<string>(ports) });
      },
      reason("NO_CONVOY", "4.2", "This side has no convoy."),
    );
  },
  resolve(ctx, { convoy, destination }) {
    const force = forceOf(ctx.state, phasingOf(ctx.state), convoy);
    if (force.convoy !== null) {
      ctx.set(force.convoy, "destinations", [destination], "CONVOY_PLANNED", "4.2");
      const closest = force.station === "at_sea" ? (distanceLeft(ctx.charts, [destination], force.at) ?? null) : null;
      ctx.set(force.convoy, "closest", closest, "CONVOY_COURSE", "D-32");
    }
    return { convoy, destination };
  },
});
