import * as z from "zod";
import { illegal, reason } from "../../../../core/choice/legality";
import { opponentOf } from "../../charts/pack";
import { blockSchema, pieceSchema } from "../../schemas";
import { packHeld } from "../5-2-wolf-packs/wolf-packs";
import { attackLegality } from "../7-1-location/attackable";
import { drawLocationCards, noteFought } from "../7-1-location/locate";
import {
  harmOutcome,
  locatedOutcome,
  locatedSchema,
  strayAttackSchema,
  strayOutcome,
} from "../7-4-submarine-combat/outcomes";
import { packsAtSea, raiderHeld, strayConvoys, taskForcesAtSea } from "../7-4-submarine-combat/targets";
import { forceAtBlock, forceOf, phasingOf } from "../shared/game";
import { definePq17 } from "../shared/operation";
import { isSoviet } from "../shared/units";
import { packAttacksStrays, sinkStray } from "./stray-merchants";

const input = z.strictObject({
  force: pieceSchema.describe("7.7 The Wolf Pack or TF that attacks."),
  block: blockSchema.describe("7.7 The convoy whose merchants are scattered or dispersed."),
});

type Input = z.infer<typeof input>;

const outcome = {
  block: blockSchema,
  located: locatedSchema,
  attacks: z.array(strayAttackSchema).max(60).describe("7.7 The attacks. Empty if the convoy was not found."),
};

/** 7.7 A Wolf Pack or TF attacks merchants of a scattered or dispersed convoy. */
export const attackStrayMerchants = definePq17<Input, typeof outcome>({
  name: "attackStrayMerchants",
  title: "Attack stray merchants",
  doc: "Attacks single merchants of a scattered convoy in the attacker's hex or an adjacent one. Also attacks dispersed merchants in its hex. Every submarine attacks one by torpedo. A TF sinks one.",
  rules: ["6.8.1", "7.1.1", "7.7", "7.7.1", "7.7.2", "5.2"],
  phases: { of: ["submarine_combat", "surface_combat"], section: "7.7" },
  input,
  outcome,
  example: "strays-pack",
  legality(state, charts) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN/attacking", "7.7");
    const packs = state.phase === "submarine_combat";
    const forces = packs ? packsAtSea(state, side) : taskForcesAtSea(state, side);
    return attackLegality(forces, {
      refusal: (force) => (packs ? packHeld(state, side, force) : raiderHeld(state, charts, side, force)),
      targets: (force) => strayConvoys(state, charts, side, force),
      noTarget: ({ id }) => reason("NO_TARGET", "7.7", { id }),
      none: reason("NO_ATTACKER", "7.7"),
    });
  },
  resolve(ctx, { force, block }) {
    const { state, charts } = ctx;
    const side = phasingOf(state);
    const attacker = forceOf(state, side, force);
    const convoy = forceAtBlock(state, opponentOf(side), block);
    const kind = attacker.kind === "wolf_pack" ? "wolf_pack" : "task_force";
    if (attacker.moved.hexes > 0 && attacker.kind === "wolf_pack") ctx.ruling("E-06", "5.2");
    noteFought(ctx, side, attacker, "7.1");
    const located = drawLocationCards(
      ctx,
      side,
      { kind, id: force, soviet: isSoviet(charts, attacker) },
      convoy,
      "7.1.1",
    );
    if (!located.found) return { block, located: locatedOutcome(located), attacks: [] };
    if (kind === "wolf_pack") {
      const attacks = packAttacksStrays(ctx, side, attacker, convoy).map(strayOutcome);
      return { block, located: locatedOutcome(located), attacks };
    }
    const harm = sinkStray(ctx, opponentOf(side), convoy);
    const attacks = harm === undefined ? [] : [{ success: true, harms: [harmOutcome(harm)] }];
    return { block, located: locatedOutcome(located), attacks };
  },
});
