import * as z from "zod";
import { illegal } from "../../../core/choice/legality";
import { every, listOf } from "../../../core/choice/values";
import { defineOperation, type Legality } from "../../../core/contract/operation";
import type { Charts } from "../charts/schema";
import { targetChoice } from "../rules/allocation";
import { works } from "../rules/crew";
import { endCombat } from "../rules/encounter-end";
import { exampleRound } from "../rules/examples";
import { engagementOf, turnAt } from "../rules/game";
import { fireGun } from "../rules/gunnery";
import { afloat } from "../rules/targets";
import type { Snapshot } from "../snapshot";
import { TUBES } from "../vocabulary";
import { shotOutcomes, shotSchema, standing, standingOf } from "./outcomes";

const input = z.strictObject({
  targets: z
    .array(z.int32().min(1).max(4))
    .min(1)
    .max(10)
    .describe("9.3.2 The target slot of each shot, in the order fired."),
});

type Input = z.infer<typeof input>;

const outcome = z.strictObject({ shots: z.array(shotSchema).describe("9.3 Every shot in order."), ...standing });

function legality(state: Snapshot, charts: Charts): Legality<Input> {
  const engagement = engagementOf(state);
  const { round } = engagement;
  if (round?.closed) return illegal("ROUND_CLOSED", "9.2.8", "Reloading has ended this round.");
  if (round?.gunFired) return illegal("GUN_FIRED", "9.4.2", "The deck gun has been used this round.");
  if (round?.mode !== "surface") return illegal("SUBMERGED", "9.3.1", "The deck gun fires on the surface only.");
  if (state.boat.systems.deck_gun === "absent") return illegal("NO_DECK_GUN", "9.3.1", "This boat has no deck gun.");
  if (!works(state, "deck_gun")) return illegal("DECK_GUN_DAMAGED", "10.7.4", "The deck gun is damaged.");
  if (state.boat.deckGunAmmo === 0) return illegal("NO_AMMUNITION", "4.6.3", "The deck gun has no ammunition left.");
  const most = Math.min(state.boat.deckGunAmmo, charts.U4.facts.deckGunShotsPerRound);
  return { legal: true, input: every({ targets: listOf(targetChoice(state), 1, most) }) };
}

/** 9.3 Fires the deck gun at unescorted ships. */
export const resolveGunFire = defineOperation<Snapshot, Charts, Input, z.infer<typeof outcome>>({
  name: "resolveGunFire",
  title: "Fire the deck gun",
  doc: "Fires the deck gun on the surface at unescorted ships, once a round; every point of ammunition is committed before the first roll.",
  rules: ["9.3", "9.3.2", "9.3.3", "4.6.3"],
  input,
  outcome,
  example: () => ({ snapshot: exampleRound(), input: { targets: [1, 1] }, seed: "gruss-an-kiel" }),
  phases: turnAt(["round"], "9.3"),
  legality,
  resolve(ctx, { targets }) {
    const engagement = engagementOf(ctx.state);
    const round = engagement.round!;
    ctx.set(round, "gunFired", true, "GUN_FIRED", "9.4.2");
    ctx.set(engagement, "fought", true, "FOUGHT", "9.4.2");
    if (TUBES.some((tube) => ctx.state.boat.tubes[tube] === "mine")) ctx.ruling("E-57", "7.4.2");
    const shots = fireGun(ctx, targets, round.range);
    if (afloat(engagement).length === 0) endCombat(ctx);
    const { phase, fate } = standingOf(ctx);
    return { shots: shotOutcomes(shots), phase, fate };
  },
});
