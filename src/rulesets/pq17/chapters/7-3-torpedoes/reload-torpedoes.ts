import * as z from "zod";
import { byCase, illegal, reason } from "../../../../core/choice/legality";
import { every, oneOf } from "../../../../core/choice/values";
import type { Reason } from "../../../../core/contract/choice";
import { findPort } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import { pieceSchema } from "../../schemas";
import type { Force } from "../1-2-forces/state";
import { forceOf, forcesOf, phasingOf } from "../shared/game";
import { definePq17 } from "../shared/operation";

const input = z.strictObject({ force: pieceSchema });

type Input = z.infer<typeof input>;

/** 7.3.2 Why a force cannot reload in this turn; undefined when it can. */
function cannotReload(charts: Charts, force: Force): Reason | undefined {
  if (force.station !== "in_port" || !(findPort(charts, force.at)?.reloads ?? false)) {
    return reason("NO_TORPEDOES_HERE", "7.3.2", { force: force.id });
  }
  if (force.moved.done || force.moved.hexes > 0) return reason("ALREADY_MOVED", "7.3.2", { force: force.id });
  const needsReload = force.units.some(
    ({ torpedoesSpent, marks }) => torpedoesSpent > 0 || marks.includes("torps_expended"),
  );
  if (!needsReload) return reason("NOTHING_SPENT", "7.3.2", { force: force.id });
  return force.reloading ? reason("RELOADING", "7.3.2", { force: force.id }) : undefined;
}

/** 7.3.2 A force in port reloads its torpedoes. */
export const reloadTorpedoes = definePq17<Input, typeof input.shape>({
  name: "reloadTorpedoes",
  title: "Reload torpedoes",
  doc: "A force spends the turn in a port that has torpedoes. In the Fuel Phase all its torpedoes are restored.",
  rules: ["7.3.2", "1.4.1"],
  phases: { of: ["move_refuel"], section: "7.3.2" },
  input,
  outcome: input.shape,
  example: "reload-narvik",
  legality(state, charts) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN/moving", "7.3.2");
    return byCase<Input, Force>(
      "force",
      forcesOf(state, side),
      ({ id }) => id,
      (force) => cannotReload(charts, force) ?? every<Input>({ force: oneOf([force.id]) }),
      reason("NO_FORCE", "7.3.2"),
    );
  },
  resolve(ctx, { force }) {
    ctx.set(forceOf(ctx.state, phasingOf(ctx.state), force), "reloading", true, "RELOADING", "7.3.2");
    return { force };
  },
});
