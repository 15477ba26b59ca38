import * as z from "zod";
import { illegal, reason } from "../../../core/choice/legality";
import { noteFought } from "../rules/combat-segment";
import { attackDoor } from "../rules/doors";
import { exampleOfDuel } from "../rules/examples-submarine";
import { forceOf, phasingOf } from "../rules/game";
import { locate } from "../rules/locate";
import { enemyForceAt, packHeld, packsAtSea, packsNear } from "../rules/submarine-choice";
import { duel } from "../rules/submarine-duel";
import { isSoviet } from "../rules/units";
import { blockSchema, named, pieceSchema, sideSchema } from "../schemas";
import { definePq17 } from "./operation";
import { locatedSchema, tellLocated } from "./submarine-outcome";

const input = z.strictObject({
  force: pieceSchema.describe("7.4.4 The Wolf Pack that attacks."),
  block: blockSchema.describe("7.4.4 The enemy Wolf Pack."),
});

type Input = z.infer<typeof input>;

const duelSchema = named(
  z.strictObject({
    surprise: z.boolean().describe("7.6 The attacker achieved surprise."),
    fired: sideSchema.describe("7.4.4 The side that fired."),
    sunk: z.boolean().describe("7.4.4 A submarine of the other side was sunk."),
  }),
  "SubmarineDuel",
  "7.4.4 What a fight between submarines came to.",
);

const outcome = {
  block: blockSchema,
  located: locatedSchema,
  duel: duelSchema.nullable().describe("Null when the target was not found."),
};

/** 7.4.4 A Wolf Pack attacks another. */
export const resolveSubmarineDuel = definePq17<Input, typeof outcome>({
  name: "resolveSubmarineDuel",
  title: "Attack a Wolf Pack with a Wolf Pack",
  doc: "Lets a Wolf Pack that has not moved and does not shadow attack an identified Wolf Pack in its hex: the side that surprises throws one ASW die, and a success sinks a submarine.",
  rules: ["7.1.1", "7.4.4", "7.6", "5.2"],
  phases: { of: ["submarine_combat"], section: "7.4.4" },
  input,
  outcome,
  example: () => ({
    snapshot: exampleOfDuel(),
    input: { force: "wolf_pack_british_1", block: 2 },
    seed: "bear-island",
  }),
  legality(state, charts) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN", "7.4.4", "No side is attacking.");
    return attackDoor(packsAtSea(state, side), {
      held: (pack) => packHeld(state, side, pack),
      targets: (pack) => packsNear(state, charts, side, pack),
      noTarget: ({ id }) => reason("NO_TARGET", "7.1.1", `${id} has no identified Wolf Pack in its hex.`),
      none: reason("NO_PACK", "7.4.4", "This side has no Wolf Pack at sea."),
    });
  },
  resolve(ctx, { force, block }) {
    const { state, charts } = ctx;
    const side = phasingOf(state);
    const pack = forceOf(state, side, force);
    const target = enemyForceAt(state, side, block);
    const seeker = { kind: "wolf_pack", soviet: isSoviet(charts, pack) } as const;
    if (pack.moved.hexes > 0 && pack.kind === "wolf_pack") ctx.ruling("E-06", "5.2");
    noteFought(ctx, side, pack, "7.1");
    if (target === undefined) return { block, located: { found: false, cards: 0, denied: null }, duel: null };
    const located = locate(ctx, side, seeker, target, "7.1.1");
    const fight = located.found ? duel(ctx, side, pack, target) : null;
    return { block, located: tellLocated(located), duel: fight && { ...fight } };
  },
});
