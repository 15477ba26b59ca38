import * as z from "zod";
import { byCase, illegal, reason } from "../../../../core/choice/legality";
import { every, oneOf } from "../../../../core/choice/values";
import type { Reason } from "../../../../core/contract/choice";
import type { Charts } from "../../charts/schema";
import { pieceSchema } from "../../schemas";
import type { Force } from "../1-2-forces/state";
import { forceOf, forcesOf, phasingOf } from "../shared/game";
import { definePq17 } from "../shared/operation";
import { thirst } from "./endurance";
import { oilIn, oilNeeded, refuelsAt, serves } from "./fuel";

const input = z.strictObject({ force: pieceSchema });

type Input = z.infer<typeof input>;

/** 11.3 Why a force cannot refuel in this turn; undefined when it can. */
function cannotRefuel(charts: Charts, force: Force): Reason | undefined {
  if (force.refuelling) return reason("REFUELLING", "11.3", { force: force.id });
  if (force.kind === "wolf_pack") return reason("ALWAYS_FULL/wolf-packs", "11.1", { force: force.id });
  if (force.station === "in_port") {
    return refuelsAt(charts, force.at) ? undefined : reason("NO_FUEL_HERE", "11.3.1", { force: force.id });
  }
  if (force.station === "box") return reason("NO_FUEL_HERE", "11.3", { force: force.id });
  if (thirst(charts, force) === 0) return reason("ALWAYS_FULL", "11.1", { force: force.id });
  if (thirst(charts, force) > serves(charts, force)) {
    return reason("OILERS_SHORT", "11.3.2", { force: force.id });
  }
  return oilIn(force) < oilNeeded(charts, force) ? reason("OIL_SHORT", "11.3.2", { force: force.id }) : undefined;
}

/** 11.3 Puts a Refuel marker on a force. */
export const refuelForce = definePq17<Input, { force: typeof pieceSchema }>({
  name: "refuelForce",
  title: "Refuel a force",
  doc: "A force spends the turn refueling. In port it does not move. At sea it refuels from its own oilers at Slow speed. It is full in the Fuel Phase.",
  rules: ["11.3", "11.3.1", "11.3.2"],
  phases: { of: ["move_refuel"], section: "11.3" },
  input,
  outcome: { force: pieceSchema },
  example: "refuel-at-sea",
  legality(state, charts) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN/moving", "11.3");
    return byCase<Input, Force>(
      "force",
      forcesOf(state, side),
      ({ id }) => id,
      (force) => cannotRefuel(charts, force) ?? every<Input>({ force: oneOf([force.id]) }),
      reason("NO_FORCE", "11.3"),
    );
  },
  resolve(ctx, { force }) {
    ctx.set(forceOf(ctx.state, phasingOf(ctx.state), force), "refuelling", true, "REFUELLING", "11.3");
    return { force };
  },
});
