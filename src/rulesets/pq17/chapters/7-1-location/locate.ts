import { opponentOf } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { type CardRow, type Phase, SIDES, type Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { drawCard } from "../6-2-search/cards";
import { noteCarriers } from "../6-2-search/reports";
import { spendCam } from "../6-2-search/search";
import { type Denial, describeVerdict, judge, sought, type Verdict } from "../6-2-search/verdicts";
import { forgetOddHits } from "../7-9-damage/damage";
import type { Context } from "../shared/context";
import { atSea, uses } from "../shared/game";
import { isScattered } from "../shared/units";

/** 7.1.1 The attacker of a force, who must find it first. */
export interface Seeker {
  readonly kind: "aircraft" | "wolf_pack" | "task_force";
  /** Every unit of it is Soviet. */
  readonly soviet: boolean;
  /** The id of the attacking force, or of the first air unit of the attacking group. */
  readonly id: string;
}

/** 7.1.1 The result of the location cards. */
export interface Located {
  readonly found: boolean;
  readonly cards: number;
  readonly denied: Denial | null;
  /** The number of the card that decided; null where none was drawn. */
  readonly card: number | null;
}

/** 7.1.1 Draws the location cards of an attack on an identified force; what lies in port needs none. */
export function drawLocationCards(ctx: Context, side: Side, seeker: Seeker, target: Force, section: string): Located {
  const { state, charts } = ctx;
  if (!atSea(target)) return { found: true, cards: 0, denied: null, card: null };
  ctx.ruling("D-20", section);
  const most = hasSecondCard(state, side, seeker, target) ? charts.LIMITS.facts.locationCards : 1;
  let denied: Denial | null = null;
  let last: number | null = null;
  for (let cards = 1; cards <= most; cards += 1) {
    const { verdict, no } = drawLocation(ctx, side, seeker, target, section);
    last = no;
    denied = verdict.denied ?? denied;
    if (verdict.success) return { found: true, cards, denied, card: no };
  }
  return { found: false, cards: most, denied, card: last };
}

function drawLocation(ctx: Context, side: Side, seeker: Seeker, target: Force, section: string) {
  const { state, charts } = ctx;
  const row: CardRow = seeker.kind === "aircraft" ? "air" : "force";
  const search = { side, row, soviet: seeker.soviet, target, transit: false };
  const readCard = (card: Parameters<typeof judge>[2]): Verdict => judge(state, charts, card, search);
  const by = seeker.kind === "aircraft" ? { group: seeker.id } : { force: seeker.id };
  const about = { ...by, ...sought(target) };
  const card = drawCard(ctx, side, "locate-card", section, (each) => describeVerdict(each, readCard(each)), about);
  const verdict = readCard(card);
  if (verdict.denied === "cam") spendCam(ctx, target);
  if (verdict.denied === "carrier") noteCarriers(ctx, opponentOf(side), target, "6.2.2");
  return { verdict, no: card.no };
}

/** 7.1.1 True when a second card may follow a first that fails. */
function hasSecondCard(state: Snapshot, side: Side, seeker: Seeker, target: Force): boolean {
  const shadows = state.sides[side].shadowing.filter((each) => each.target === target.block);
  if (isScattered(target)) return true;
  if (!uses(state, "second_location_card")) return shadows.length > 0;
  const fromTheAir = shadows.some(({ by }) => by !== "force");
  const by = (kind: Force["kind"]): boolean =>
    shadows.some(
      (each) => each.by === "force" && state.sides[side].forces.some((own) => own.id === each.id && own.kind === kind),
    );
  switch (seeker.kind) {
    case "aircraft":
      return state.weather.prevailing === "fair" || fromTheAir;
    case "wolf_pack":
      return by("wolf_pack");
    case "task_force":
      return fromTheAir || by("task_force");
  }
}

const COMBATS: readonly Phase[] = ["air_combat", "submarine_combat", "surface_combat"];

/** 7, 7.1 The end of a segment: odd hits are forgotten, and after one of combat every force may have its combat again. */
export function closeCombats(ctx: Context, phase: Phase): void {
  for (const side of SIDES) {
    forgetOddHits(ctx, side, "7");
    if (!COMBATS.includes(phase)) continue;
    const own = ctx.state.sides[side];
    if (own.fought.length > 0) ctx.set(own, "fought", [], "COMBAT_OVER", "7.1");
    if (own.attacked.length > 0) ctx.set(own, "attacked", [], "COMBAT_OVER", "7.5");
  }
}

/** 7.1, D-35 A force has had its combat in this segment. */
export function noteFought(ctx: Context, side: Side, force: Force, section: string): void {
  const own = ctx.state.sides[side];
  if (!own.fought.includes(force.id)) ctx.push(own.fought, force.id, "FOUGHT", section);
}
