import * as z from "zod";
import { chartView } from "../../../../core/charts/look-up";
import { every, oneOf } from "../../../../core/choice/values";
import type { Legality } from "../../../../core/contract/operation";
import { followedSchema } from "../../schemas";
import type { Engagement, Snapshot, Target } from "../../snapshot";
import { FOLLOW_WAYS, type FollowWay } from "../../vocabulary";
import { logDamaged } from "../8-encounters/combat-mat";
import { endEncounter } from "../8-encounters/encounter-end";
import { meetConvoyAgain } from "../8-encounters/meeting";
import { blankEngagement, damagedAfloat } from "../8-encounters/targets";
import { isOut } from "../10-damage/crew";
import { holdsAward } from "../11-advancement/awards";
import { jointBattle, nextRound } from "../13-5-wolfpacks/wolfpack";
import { type Context, enterPhase } from "../shared/context";
import { engagementOf, inPhases } from "../shared/game";
import { defineHunters } from "../shared/operation";
import { followOptions, undamagedToFollow } from "./following";

const resolveFollowInput = z.strictObject({
  ships: followedSchema.describe("9.7.8 The damaged ships, or the undamaged ships and the convoy."),
});

type ResolveFollowInput = z.infer<typeof resolveFollowInput>;

const resolveFollowOutcome = {
  result: z
    .enum(["still_escorted", "unescorted_straggler", "success", "lost"])
    .meta({ id: "HuntersPursuit", description: "9.7.6, 9.7.7 Outcome of following." }),
};

function resolveFollowLegality(state: Snapshot): Legality<ResolveFollowInput> {
  const options = followOptions(state);
  const closed = FOLLOW_WAYS.filter((way) => !options.includes(way)).map((value) => ({
    value,
    reason: { code: "NOTHING_TO_FOLLOW", section: "9.7.8" },
  }));
  return { legal: true, input: every({ ships: oneOf(options, closed) }) };
}

/** 9.7.6 Follows the damaged ships without a roll, and rolls whether the escort stays; a capital ship always keeps it. */
function followDamaged(
  ctx: Context,
  engagement: Engagement,
): z.infer<z.ZodObject<typeof resolveFollowOutcome>>["result"] {
  const targets = damagedAfloat(engagement);
  const capital = targets.some((target) => target.type === "capital_ship");
  const view = chartView(ctx.charts.FOLLOW_DAMAGED);
  const result = capital ? "still_escorted" : ctx.roll({ label: "follow-damaged", section: "9.7.6", view }).row.result;
  const escorted = result === "still_escorted";
  const kind = escorted ? engagement.kind : "ship";
  if (!escorted && jointBattle(engagement) !== null) ctx.ruling("E-93", "13.5.5");
  meetAgain(ctx, { ...engagement, kind, escorted }, "damaged", targets);
  const one = !escorted || !ctx.state.rulings.followDamagedEscortedGroup;
  if (escorted && targets.length > 1) ctx.ruling("E-8", "9.7.6");
  enterPhase(ctx, one && targets.length > 1 ? "straggler" : "contact", "9.7.6");
  return result;
}

/** 9.7.7 Follows the convoy or the undamaged ships; the Diamonds never lose them (11.3.6, E-53), nor does a pack (13.5.5). */
function followUndamaged(
  ctx: Context,
  engagement: Engagement,
): z.infer<z.ZodObject<typeof resolveFollowOutcome>>["result"] {
  const together = jointBattle(engagement) !== null;
  const diamonds = holdsAward(ctx.state, "KCOSD");
  const automatic = diamonds || together;
  if (together) ctx.ruling("E-93", "13.5.5");
  else if (diamonds && isOut(ctx.state, "kmdt")) ctx.ruling("E-53", "11.3.6");
  const view = chartView(ctx.charts.FOLLOW_UNDAMAGED);
  const result = automatic ? "success" : ctx.roll({ label: "follow-undamaged", section: "9.7.7", view }).row.result;
  if (result === "lost") {
    endEncounter(ctx);
    return result;
  }
  logDamaged(ctx, engagement.targets);
  if (engagement.kind === "convoy") {
    meetConvoyAgain(ctx);
    return result;
  }
  meetAgain(ctx, engagement, "undamaged", undamagedToFollow(engagement));
  enterPhase(ctx, "contact", "9.7.5");
  return result;
}

/** 9.7.9 Begins a new engagement with some of the same ships; the escort's quality stays, the wolfpack's roll does not. */
function meetAgain(ctx: Context, old: Engagement, following: FollowWay, targets: readonly Target[]): void {
  const { kind, escorted, escortQuality } = old;
  const quality = escorted ? escortQuality : null;
  const battle = escorted ? nextRound(old) : null;
  const otherTargets = (battle === null ? [] : (old.pack?.others ?? [])).filter(({ slot }) =>
    targets.some((target) => target.slot === slot),
  );
  if (escorted) ctx.ruling("E-9", "9.7.9");
  if (quality !== null) ctx.ruling("E-10", "9.7.7");
  const again = {
    ...blankEngagement(kind),
    escorted,
    escortQuality: quality,
    following,
    pack: battle === null ? null : { ...battle, others: otherTargets },
    targets: targets.map((target) => ({ ...target })),
  };
  ctx.set(ctx.state, "engagement", again, "SHIPS_FOLLOWED", "9.7.9");
}

/** 9.7 Follows ships after an engagement. */
export const resolveFollow = defineHunters({
  name: "resolveFollow",
  title: "Follow the ships",
  doc: "Follows the damaged ships, or the undamaged ships and the convoy, into a new engagement in the same box.",
  rules: ["9.7", "9.7.6", "9.7.7", "9.7.8", "9.7.9", "11.3.6", "13.5.5"],
  input: resolveFollowInput,
  outcome: resolveFollowOutcome,
  example: "follow-undamaged-1",
  phases: inPhases(["follow"], "9.7.1"),
  legality: resolveFollowLegality,
  resolve(ctx, { ships }) {
    const engagement = engagementOf(ctx.state);
    const result = ships === "damaged" ? followDamaged(ctx, engagement) : followUndamaged(ctx, engagement);
    return { result };
  },
});

const chooseStragglerInput = z.strictObject({
  slot: z.int32().min(1).max(4).describe("9.7.6 The column of the ship to follow."),
});

type ChooseStragglerInput = z.infer<typeof chooseStragglerInput>;

const chooseStragglerOutcome = { slot: z.int32().describe("The column of the ship followed.") };

function chooseStragglerLegality(state: Snapshot): Legality<ChooseStragglerInput> {
  return { legal: true, input: every({ slot: oneOf(engagementOf(state).targets.map((target) => target.slot)) }) };
}

/** 9.7.6 Chooses which of several damaged ships to follow. */
export const chooseStraggler = defineHunters({
  name: "chooseStraggler",
  title: "Choose a straggler",
  doc: "Chooses one of several stragglers to follow. The others escape.",
  rules: ["9.7.6"],
  input: chooseStragglerInput,
  outcome: chooseStragglerOutcome,
  example: "straggler-chosen",
  phases: inPhases(["straggler"], "9.7.6"),
  legality: chooseStragglerLegality,
  resolve(ctx, { slot }) {
    const engagement = engagementOf(ctx.state);
    logDamaged(
      ctx,
      engagement.targets.filter((target) => target.slot !== slot),
    );
    const chosen = engagement.targets.filter((target) => target.slot === slot);
    ctx.set(engagement, "targets", chosen, "STRAGGLER_CHOSEN", "9.7.6");
    enterPhase(ctx, "contact", "9.7.6");
    return { slot };
  },
});
