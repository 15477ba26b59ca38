import * as z from "zod";
import { illegal, legal } from "../../../../core/choice/legality";
import { every, listOf, oneOf } from "../../../../core/choice/values";
import { blockSchema, pieceSchema } from "../../schemas";
import { phasingOf } from "../shared/game";
import { definePq17 } from "../shared/operation";
import { battleIn } from "./battle";
import { type AttackInput, attackChoice, declareAttack, intercept, interceptors } from "./declare";
import { goOn, noNews } from "./flow";
import { engage, engagers } from "./joining-forces";
import { battleOutcome, battleTold } from "./outcomes";

const declareSurfaceAttackInput = z.strictObject({
  block: blockSchema.describe("7.5 The enemy block attacked."),
  attackers: z.array(pieceSchema).min(1).max(60).describe("D-49 The TFs that attack together."),
});

const declareSurfaceAttackOutcome = {
  block: blockSchema,
  located: z.array(pieceSchema).max(60).describe("7.1.1 The TFs that found it."),
  ...battleOutcome,
};

/** 7.5 TFs attack an enemy force in their hex. */
export const declareSurfaceAttack = definePq17<AttackInput, typeof declareSurfaceAttackOutcome>({
  name: "declareSurfaceAttack",
  title: "Attack with task forces",
  doc: "TFs attack one identified TF or convoy of their hex: each draws its location card, the other side may intercept, surprise is rolled, and the forces are deployed.",
  rules: ["7.1.1", "7.5", "7.5.1", "7.5.3", "7.5.7", "7.5.8", "7.6"],
  phases: { of: ["surface_combat"], section: "7.5" },
  input: declareSurfaceAttackInput,
  outcome: declareSurfaceAttackOutcome,
  example: "surprise-day",
  legality(state, charts) {
    if (state.phasing === null) return illegal("OUT_OF_TURN", "7.5", "No side is attacking.");
    const choice = attackChoice(state, charts, state.phasing);
    return "schema" in choice ? { legal: true, input: choice } : { legal: false, reason: choice };
  },
  resolve(ctx, given) {
    const { located, news } = declareAttack(ctx, phasingOf(ctx.state), given);
    return { block: given.block, located, ...battleTold(ctx.state, news) };
  },
});

const interceptAttackInput = z.strictObject({
  forces: z.array(pieceSchema).max(60).describe("7.5.1 The TFs that try to intercept; none lets the attack go on."),
});

type InterceptAttackInput = z.infer<typeof interceptAttackInput>;

const interceptAttackOutcome = {
  by: pieceSchema.nullable().describe("7.5.1 The TF that intercepted; null when none did."),
  ...battleOutcome,
};

/** 7.5.1 TFs of the other side try to intercept an attack. */
export const interceptAttack = definePq17<InterceptAttackInput, typeof interceptAttackOutcome>({
  name: "interceptAttack",
  title: "Intercept an attack",
  doc: "TFs of the hex that are not attacked draw cards one after another until one finds the attackers; it attacks them, and that battle takes the place of the attack.",
  rules: ["7.5.1", "7.5.7", "7.6"],
  phases: { of: ["surface_combat"], section: "7.5.1" },
  answers: ["surf_intercept"],
  input: interceptAttackInput,
  outcome: interceptAttackOutcome,
  example: "intercept-success",
  legality(state, charts) {
    const { pending } = state;
    if (pending?.decision !== "surf_intercept")
      return illegal("NOTHING_PENDING", "7.5.1", "No attack can be intercepted.");
    const ids = interceptors(state, charts, pending.side, pending.attack).map(({ id }) => id);
    return legal(every<InterceptAttackInput>({ forces: listOf(oneOf(ids), 0, ids.length, true) }));
  },
  resolve(ctx, { forces }) {
    const { pending } = ctx.state;
    if (pending?.decision !== "surf_intercept") return { by: null, ...battleTold(ctx.state, noNews()) };
    const { side, attack } = pending;
    const { by, news } = intercept(ctx, side, attack, forces);
    return { by, ...battleTold(ctx.state, news) };
  },
});

const engageForcesInput = z.strictObject({
  forces: z.array(pieceSchema).max(60).describe("7.5.2(i) The TFs that try to join."),
});

type EngageForcesInput = z.infer<typeof engageForcesInput>;

const engageForcesOutcome = {
  joined: z.array(pieceSchema).max(60).describe("7.5.2(i) The TFs that found the enemy and joined."),
  ...battleOutcome,
};

/** 7.5.2(i) Other TFs of the hex try to join a surface battle. */
export const engageForces = definePq17<EngageForcesInput, typeof engageForcesOutcome>({
  name: "engageForces",
  title: "Join a surface battle",
  doc: "From round 2 other TFs of the hex draw a card each; those that find the enemy are deployed. None need try.",
  rules: ["7.5.2", "7.1.1"],
  phases: { of: ["surface_combat", "move_blocks"], section: "7.5.2" },
  answers: ["surf_engage"],
  input: engageForcesInput,
  outcome: engageForcesOutcome,
  example: "engage-joins",
  legality(state, charts) {
    const { pending } = state;
    const battle = battleIn(state);
    if (battle === undefined || pending === null) return illegal("NOTHING_PENDING", "7.5.2", "There is no battle.");
    const ids = engagers(state, charts, battle, pending.side).map(({ id }) => id);
    return legal(every<EngageForcesInput>({ forces: listOf(oneOf(ids), 0, ids.length, true) }));
  },
  resolve(ctx, { forces }) {
    const { pending } = ctx.state;
    const battle = battleIn(ctx.state);
    const news = noNews();
    if (battle === undefined || pending === null) return { joined: [], ...battleTold(ctx.state, news) };
    const joined = forces.length === 0 ? [] : engage(ctx, battle, pending.side, forces);
    goOn(ctx, news);
    return { joined, ...battleTold(ctx.state, news) };
  },
});
