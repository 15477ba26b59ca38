import * as z from "zod";
import { caseOf } from "../../../../core/choice/cases";
import { illegal, legal, reason } from "../../../../core/choice/legality";
import { every, listOf, oneOf } from "../../../../core/choice/values";
import type { Choice } from "../../../../core/contract/choice";
import { opponentOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import { idSchema } from "../../charts/shapes";
import { blockSchema, named, pieceSchema, sideSchema } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import { TARGET_CATEGORIES } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { packHeld } from "../5-2-wolf-packs/wolf-packs";
import { attackLegality, scatteredIn } from "../7-1-location/attackable";
import { drawLocationCards, noteFought } from "../7-1-location/locate";
import { battleDecision, forcesIn, sideIn } from "../7-5-surface-combat/battle";
import { deployAll } from "../7-5-surface-combat/battle-steps";
import { battleOutcome, battleOutcomeOf, noNews } from "../7-5-surface-combat/outcomes";
import type { SurfaceBattle } from "../7-5-surface-combat/state";
import { forceAtBlock, forceOf, pendingOf, phasingOf } from "../shared/game";
import { definePq17 } from "../shared/operation";
import { isSoviet } from "../shared/units";
import { huntFromTheAir, type Quarry, quarries } from "./airborne-asw";
import { beginSubmarineCombat, finishSubmarineCombat } from "./combat";
import { beginConvoySubmarines, hasSubmarines } from "./convoy-submarines";
import { duel } from "./duel";
import { ASW_RESULTS, combatOutcome, locatedOutcome, locatedSchema, submarineCombatSchema } from "./outcomes";
import { targetCategorySchema } from "./state";
import { hunterHeld, packsAtSea, packsNear, targetsOfPack, taskForcesAtSea } from "./targets";

const resolveSubmarineCombatInput = z.strictObject({
  force: pieceSchema.describe("7.4 The Wolf Pack that attacks."),
  block: blockSchema.describe("7.4 The TF or convoy it attacks."),
});

type ResolveSubmarineCombatInput = z.infer<typeof resolveSubmarineCombatInput>;

const resolveSubmarineCombatOutcome = {
  block: blockSchema,
  located: locatedSchema,
  combat: submarineCombatSchema.nullable().describe("Null if the target was not found."),
};

/** 7.4 A Wolf Pack attacks a TF or convoy. */
export const resolveSubmarineCombat = definePq17<ResolveSubmarineCombatInput, typeof resolveSubmarineCombatOutcome>({
  name: "resolveSubmarineCombat",
  title: "Attack with a Wolf Pack",
  doc: "A Wolf Pack that has not moved and does not shadow attacks an identified TF or convoy in its hex. After the location cards, a die gives the number of submarines that attack before and after the ASW attack.",
  rules: ["7.1.1", "7.4", "7.4.1", "7.4.3", "5.2", "6.7", "7.3.2"],
  phases: { of: ["submarine_combat"], section: "7.4" },
  input: resolveSubmarineCombatInput,
  outcome: resolveSubmarineCombatOutcome,
  example: "sub-combat-drm-task-force",
  legality(state, charts) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN/attacking", "7.4");
    return attackLegality(packsAtSea(state, side), {
      refusal: (pack) => packHeld(state, side, pack),
      targets: (pack) => targetsOfPack(state, charts, side, pack),
      closed: ({ at }) => scatteredIn(state, charts, side, at),
      noTarget: ({ id }) => reason("NO_TARGET/pack", "7.1.1", { id }),
      none: reason("NO_PACK", "7.4"),
    });
  },
  resolve(ctx, { force, block }) {
    const { state, charts } = ctx;
    const side = phasingOf(state);
    const pack = forceOf(state, side, force);
    const target = forceAtBlock(state, opponentOf(side), block);
    const seeker = { kind: "wolf_pack", id: force, soviet: isSoviet(charts, pack) } as const;
    if (pack.moved.hexes > 0 && pack.kind === "wolf_pack") ctx.ruling("E-06", "5.2");
    noteFought(ctx, side, pack, "7.1");
    const located = drawLocationCards(ctx, side, seeker, target, "7.1.1");
    if (!located.found) return { block, located: locatedOutcome(located), combat: null };
    const combat = beginSubmarineCombat(ctx, { side, pack, target, offensive: false, surface: null });
    return { block, located: locatedOutcome(located), combat: combatOutcome(combat) };
  },
});

const chooseSubmarineTargetsInput = z.strictObject({
  categories: z
    .array(targetCategorySchema)
    .max(60)
    .describe(
      "7.4.3 The target of each submarine: first those before the ASW attack, then those after it. Fewer may attack than could.",
    ),
});

type ChooseSubmarineTargetsInput = z.infer<typeof chooseSubmarineTargetsInput>;

const chooseSubmarineTargetsOutcome = { combat: submarineCombatSchema };

/** 7.4.3 The owner of a Wolf Pack names what its submarines attack. */
export const chooseSubmarineTargets = definePq17<ChooseSubmarineTargetsInput, typeof chooseSubmarineTargetsOutcome>({
  name: "chooseSubmarineTargets",
  title: "Name the submarines' targets",
  doc: "Names a category of target for every attacking submarine and resolves the combat. Attacks before the ASW attack come first, then the ASW attack, then attacks after it.",
  rules: ["7.4", "7.4.1", "7.4.2", "7.4.3", "7.4.6", "6.7", "7.3.2", "11.3.2"],
  phases: { of: ["submarine_combat", "move_blocks", "surface_combat"], section: "7.4.3" },
  answers: ["sub_targets"],
  input: chooseSubmarineTargetsInput,
  outcome: chooseSubmarineTargetsOutcome,
  example: "sub-fight-all-miss",
  legality(state) {
    const { before, after } = pendingOf(state, "sub_targets");
    const boats = before + after;
    return legal(every<ChooseSubmarineTargetsInput>({ categories: listOf(oneOf(TARGET_CATEGORIES), 0, boats) }));
  },
  resolve(ctx, { categories }) {
    const pending = pendingOf(ctx.state, "sub_targets");
    const { side } = pending;
    const pack = forceOf(ctx.state, side, pending.pack);
    const target = forceOf(ctx.state, opponentOf(side), pending.target);
    return { combat: combatOutcome(finishSubmarineCombat(ctx, pending, { side, pack, target }, categories)) };
  },
});

const resolveOffensiveAswInput = z.strictObject({
  force: pieceSchema.describe("7.4.2 The TF that hunts."),
  block: blockSchema.describe("7.4.2 The enemy Wolf Pack."),
});

type ResolveOffensiveAswInput = z.infer<typeof resolveOffensiveAswInput>;

const resolveOffensiveAswOutcome = {
  block: blockSchema,
  located: locatedSchema,
  combat: submarineCombatSchema.nullable().describe("Null if the target was not found."),
};

/** 7.4.2 A TF hunts a Wolf Pack. */
export const resolveOffensiveAsw = definePq17<ResolveOffensiveAswInput, typeof resolveOffensiveAswOutcome>({
  name: "resolveOffensiveAsw",
  title: "Hunt a Wolf Pack",
  doc: "A TF, but not a convoy, attacks an identified Wolf Pack in its hex. After the location cards comes submarine combat, in which the owner of the Wolf Pack names its targets. The TF uses a turn of fuel.",
  rules: ["7.1.1", "7.4", "7.4.1", "7.4.2", "6.7", "11.1.3"],
  phases: { of: ["submarine_combat"], section: "7.4.2" },
  input: resolveOffensiveAswInput,
  outcome: resolveOffensiveAswOutcome,
  example: "offensive-asw-reply",
  legality(state, charts) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN/attacking", "7.4.2");
    return attackLegality(taskForcesAtSea(state, side), {
      refusal: (force) => hunterHeld(state, charts, side, force),
      targets: (force) => packsNear(state, charts, side, force),
      noTarget: ({ id }) => reason("NO_TARGET", "7.1.1", { id }),
      none: reason("NO_TASK_FORCE", "7.4.2"),
    });
  },
  resolve(ctx, { force, block }) {
    const { state, charts } = ctx;
    const side = phasingOf(state);
    const hunter = forceOf(state, side, force);
    const pack = forceAtBlock(state, opponentOf(side), block);
    const seeker = { kind: "task_force", id: force, soviet: isSoviet(charts, hunter) } as const;
    noteFought(ctx, side, hunter, "7.1");
    const located = drawLocationCards(ctx, side, seeker, pack, "7.1.1");
    if (!located.found) return { block, located: locatedOutcome(located), combat: null };
    const encounter = { side: opponentOf(side), pack, target: hunter, offensive: true, surface: null };
    const combat = beginSubmarineCombat(ctx, encounter);
    return { block, located: locatedOutcome(located), combat: combatOutcome(combat) };
  },
});

const resolveAirborneAswInput = z.strictObject({
  block: blockSchema.describe("7.4.2 An identified Wolf Pack under the aircraft."),
  aircraft: z.array(idSchema).min(1).max(60).describe("7.4.2 Air units on ASW over it."),
});

type ResolveAirborneAswInput = z.infer<typeof resolveAirborneAswInput>;

const resultSchema = named(z.enum(ASW_RESULTS), "AirborneAswFinding", "7.4.1 The result of one ASW die of aircraft.");

const resolveAirborneAswOutcome = {
  block: blockSchema,
  located: locatedSchema,
  results: z.array(resultSchema).max(60).describe("7.4.1 Every die in order. Empty if the Wolf Pack was not found."),
};

function hunts({ block, aircraft }: Quarry): Choice<ResolveAirborneAswInput> {
  return every<ResolveAirborneAswInput>({
    block: oneOf([block]),
    aircraft: listOf<string>(oneOf(aircraft), 1, aircraft.length, { distinct: true }),
  });
}

/** 7.4.2 Aircraft attack a Wolf Pack. */
export const resolveAirborneAsw = definePq17<ResolveAirborneAswInput, typeof resolveAirborneAswOutcome>({
  name: "resolveAirborneAsw",
  title: "Hunt a Wolf Pack from the air",
  doc: "Aircraft on an ASW mission attack an identified Wolf Pack in their hex. After a location card, they roll an ASW die for each of their CS, at most twice the submarines. The modifier for offensive ASW applies. The submarines do not fire back.",
  rules: ["7.4.2", "7.1", "7.1.1", "7.4.1", "6.7"],
  phases: { of: ["air_combat"], section: "7.4.2" },
  input: resolveAirborneAswInput,
  outcome: resolveAirborneAswOutcome,
  example: "airborne-asw-damaged",
  legality(state, charts) {
    if (state.phasing === null) return illegal("OUT_OF_TURN/hunting", "7.4.2");
    const all = quarries(state, charts, state.phasing);
    const none = reason("NO_QUARRY", "7.4.2");
    if (all.length === 0) return { legal: false, reason: none };
    return legal(
      caseOf<ResolveAirborneAswInput>(
        "block",
        Object.fromEntries(all.map((each) => [String(each.block), hunts(each)])),
      ),
    );
  },
  resolve(ctx, { block, aircraft }) {
    const side = phasingOf(ctx.state);
    const quarry = quarries(ctx.state, ctx.charts, side).find((each) => each.block === block)!;
    const { located, results } = huntFromTheAir(ctx, side, quarry, aircraft);
    return { block, located: locatedOutcome(located), results: results.map(({ result }) => result) };
  },
});

const resolveSubmarineDuelInput = z.strictObject({
  force: pieceSchema.describe("7.4.4 The Wolf Pack that attacks."),
  block: blockSchema.describe("7.4.4 The enemy Wolf Pack."),
});

type ResolveSubmarineDuelInput = z.infer<typeof resolveSubmarineDuelInput>;

const duelSchema = named(
  () =>
    z.strictObject({
      surprise: z.boolean().describe("7.6 The attacker achieved surprise."),
      fired: sideSchema.describe("7.4.4 The side that fired."),
      sunk: z.boolean().describe("7.4.4 A submarine of the other side was sunk."),
    }),
  "SubmarineDuel",
  "7.4.4 The result of a fight between submarines.",
);

const resolveSubmarineDuelOutcome = {
  block: blockSchema,
  located: locatedSchema,
  duel: duelSchema.nullable().describe("Null if the target was not found."),
};

/** 7.4.4 A Wolf Pack attacks another. */
export const resolveSubmarineDuel = definePq17<ResolveSubmarineDuelInput, typeof resolveSubmarineDuelOutcome>({
  name: "resolveSubmarineDuel",
  title: "Attack a Wolf Pack with a Wolf Pack",
  doc: "A Wolf Pack that has not moved and does not shadow attacks an identified Wolf Pack in its hex. The side that achieves surprise rolls one ASW die. A success sinks a submarine.",
  rules: ["7.1.1", "7.4.4", "7.6", "5.2"],
  phases: { of: ["submarine_combat"], section: "7.4.4" },
  input: resolveSubmarineDuelInput,
  outcome: resolveSubmarineDuelOutcome,
  example: "sub-duel-known",
  legality(state, charts) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN/attacking", "7.4.4");
    return attackLegality(packsAtSea(state, side), {
      refusal: (pack) => packHeld(state, side, pack),
      targets: (pack) => packsNear(state, charts, side, pack),
      noTarget: ({ id }) => reason("NO_TARGET", "7.1.1", { id }),
      none: reason("NO_PACK", "7.4.4"),
    });
  },
  resolve(ctx, { force, block }) {
    const { state, charts } = ctx;
    const side = phasingOf(state);
    const pack = forceOf(state, side, force);
    const target = forceAtBlock(state, opponentOf(side), block);
    const seeker = { kind: "wolf_pack", id: force, soviet: isSoviet(charts, pack) } as const;
    if (pack.moved.hexes > 0 && pack.kind === "wolf_pack") ctx.ruling("E-06", "5.2");
    noteFought(ctx, side, pack, "7.1");
    const located = drawLocationCards(ctx, side, seeker, target, "7.1.1");
    const fight = located.found ? duel(ctx, side, pack, target) : null;
    return { block, located: locatedOutcome(located), duel: fight && { ...fight } };
  },
});

const sendConvoySubmarinesInput = z.strictObject({
  block: blockSchema.nullable().describe("7.4.6 The attacking block that they fight. Null to stay with the convoy."),
});

type SendConvoySubmarinesInput = z.infer<typeof sendConvoySubmarinesInput>;

const sendConvoySubmarinesOutcome = { block: blockSchema.nullable(), ...battleOutcome };

/** The convoy of a battle that has submarines to send; undefined without one. */
function convoyOf(state: Snapshot, charts: Charts, battle: SurfaceBattle): Force | undefined {
  return forcesIn(state, battle, sideIn(battle, "defender")).find((force) => hasSubmarines(charts, force));
}

/** 7.4.6 The submarines of a convoy that is attacked fight the attackers first, or stay with it. */
export const sendConvoySubmarines = definePq17<SendConvoySubmarinesInput, typeof sendConvoySubmarinesOutcome>({
  name: "sendConvoySubmarines",
  title: "Send the submarines of a convoy",
  doc: "The submarines of a convoy attacked without surprise may form a Wolf Pack. It fights one attacking TF before the surface battle. Otherwise they stay with the convoy and take no part.",
  rules: ["7.4.6"],
  phases: { of: ["surface_combat", "move_blocks"], section: "7.4.6" },
  answers: ["surf_submarines"],
  input: sendConvoySubmarinesInput,
  outcome: sendConvoySubmarinesOutcome,
  example: "convoy-submarines-sent",
  legality(state, charts) {
    const { battle } = battleDecision(state);
    const blocks = convoyOf(state, charts, battle) === undefined ? [] : attackingBlocks(state, battle);
    return legal(
      every<SendConvoySubmarinesInput>({
        block: oneOf([null, ...blocks]),
      }) as Choice<SendConvoySubmarinesInput>,
    );
  },
  resolve(ctx, { block }) {
    const { state, charts } = ctx;
    const { battle } = battleDecision(state);
    if (block === null) {
      const news = deployAll(ctx, battle);
      return { block, ...battleOutcomeOf(state, news) };
    }
    const convoy = convoyOf(state, charts, battle)!;
    const attacker = forceAtBlock(state, battle.attacker, block);
    beginConvoySubmarines(ctx, sideIn(battle, "defender"), convoy, attacker, battle);
    return { block, ...battleOutcomeOf(state, noNews()) };
  },
});

/** The blocks of the attackers of a battle. */
function attackingBlocks(state: Snapshot, battle: SurfaceBattle): number[] {
  const here = forcesIn(state, battle, battle.attacker);
  return here.flatMap(({ block }) => (block === null ? [] : [block]));
}
