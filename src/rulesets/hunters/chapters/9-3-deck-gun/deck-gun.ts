import * as z from "zod";
import { columnOf } from "../../../../core/charts/look-up";
import { illegal } from "../../../../core/choice/legality";
import { every, listOf } from "../../../../core/choice/values";
import type { Legality } from "../../../../core/contract/operation";
import { boatFacts } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot, Target } from "../../snapshot";
import { type Range, TUBES } from "../../vocabulary";
import { endCombat } from "../8-encounters/encounter-end";
import { afloat, shipId, sunk } from "../8-encounters/targets";
import { targetChoice } from "../9-2-escorted-attack/allocation";
import { type Shot, type ShotResult, shotOutcomes, shotSchema } from "../9-2-escorted-attack/shots";
import { hit, targetIn } from "../9-2-escorted-attack/torpedo-fire";
import { allCrewOut, commandPenalty, isOut } from "../10-damage/crew";
import { works } from "../10-damage/systems";
import { usesAward } from "../11-advancement/awards";
import type { Context } from "../shared/context";
import { Drms, engagementOf, inPhases } from "../shared/game";
import { defineHunters } from "../shared/operation";

/** 9.3.2 Fires the deck gun at each slot named, in order; points left over after a sinking are spent without dice. */
export function fireGun(ctx: Context, slots: readonly number[], range: Range): Shot[] {
  const { state } = ctx;
  const shots: Shot[] = [];
  if (isOut(state, "kmdt")) ctx.ruling("D3", "10.5.3");
  if (usesAward(state, "KCO")) ctx.ruling("E-6", "11.3.6");
  for (const slot of slots) {
    const target = targetIn(ctx, slot);
    const left = state.boat.deckGunAmmo - 1;
    if (sunk(target)) {
      ctx.set(state.boat, "deckGunAmmo", left, "SHELL_WASTED", "4.6.3", { target: shipId(target) });
      ctx.ruling("D10", "9.4.2");
      shots.push({ tube: null, torpedo: null, slot, result: "wasted", damage: 0 });
    } else {
      ctx.set(state.boat, "deckGunAmmo", left, "AMMUNITION_SPENT", "4.6.3");
      shots.push({ tube: null, torpedo: null, slot, ...gunShot(ctx, target, range) });
    }
  }
  return shots;
}

function gunShot(ctx: Context, target: Target, range: Range): { result: ShotResult; damage: number } {
  const { charts, state } = ctx;
  const penalty = commandPenalty(state);
  const about = { target: shipId(target) };
  const modifiers = new Drms(charts.U1)
    .when(state.rulings.kcoAppliesToDeckGun && usesAward(state, "KCO"), "U1_KC_OAKLEAVES")
    .when(state.crew.quality === "green", "U1_GREEN_CREW")
    .when(allCrewOut(state), "U1_ALL_CREW_OUT")
    .when(penalty === "wo1", "U1_KMDT_SW")
    .when(penalty === "wo2", "U1_KMDT_1WO_SW").list;
  const fire = ctx.roll({ label: "gun-fire", about, section: "9.3.3", view: columnOf(charts.U1, range), modifiers });
  if (fire.row.result === "miss") return { result: "missed", damage: 0 };
  const heavy = new Drms(charts.U3).when(hasHeavyGun(charts, state), "U3_105MM").list;
  const view = columnOf(charts.U3, "deck_gun");
  const { row } = ctx.roll({ label: "gun-damage", about, section: "9.3.3", view, modifiers: heavy });
  return hit(ctx, target, row.damage);
}

function hasHeavyGun(charts: Charts, state: Snapshot): boolean {
  return (boatFacts(charts, state.boat.type).deckGun?.u3Modifier ?? 0) !== 0;
}

const resolveGunFireInput = z.strictObject({
  targets: z
    .array(z.int32().min(1).max(4))
    .min(1)
    .max(10)
    .describe("9.3.2 The target column of each shot, in the order fired."),
});

type ResolveGunFireInput = z.infer<typeof resolveGunFireInput>;

const resolveGunFireOutcome = {
  shots: z.array(shotSchema).describe("9.3 All shots in order."),
};

function resolveGunFireLegality(state: Snapshot, charts: Charts): Legality<ResolveGunFireInput> {
  const engagement = engagementOf(state);
  const { round } = engagement;
  if (round?.closed) return illegal("ROUND_CLOSED", "9.2.8");
  if (round?.gunFired) return illegal("GUN_FIRED", "9.4.2");
  if (round?.mode !== "surface") return illegal("SUBMERGED", "9.3.1");
  if (state.boat.systems.deck_gun === "absent") return illegal("NO_DECK_GUN", "9.3.1");
  if (!works(state, "deck_gun")) return illegal("DECK_GUN_DAMAGED", "10.7.4");
  if (state.boat.deckGunAmmo === 0) return illegal("NO_AMMUNITION", "4.6.3");
  const most = Math.min(state.boat.deckGunAmmo, charts.U4.facts.deckGunShotsPerRound);
  return { legal: true, input: every({ targets: listOf(targetChoice(state), 1, most) }) };
}

/** 9.3 Fires the deck gun at unescorted ships. */
export const resolveGunFire = defineHunters({
  name: "resolveGunFire",
  title: "Fire the deck gun",
  doc: "Fires the deck gun on the surface at unescorted ships, once per round. Choose all shots before the first roll.",
  rules: ["9.3", "9.3.2", "9.3.3", "4.6.3"],
  input: resolveGunFireInput,
  outcome: resolveGunFireOutcome,
  example: "gun-damage-viib-1",
  phases: inPhases(["round"], "9.3"),
  legality: resolveGunFireLegality,
  resolve(ctx, { targets }) {
    const engagement = engagementOf(ctx.state);
    const round = engagement.round!;
    ctx.set(round, "gunFired", true, "GUN_FIRED", "9.4.2");
    ctx.set(engagement, "fought", true, "FOUGHT", "9.4.2");
    if (TUBES.some((tube) => ctx.state.boat.tubes[tube] === "mine")) ctx.ruling("E-57", "7.4.2");
    const shots = fireGun(ctx, targets, round.range);
    if (afloat(engagement).length === 0) endCombat(ctx);
    return { shots: shotOutcomes(shots) };
  },
});
