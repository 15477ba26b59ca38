import type { About } from "../../../../core/contract/audit";
import type { ResultChange } from "../../../../core/contract/context";
import { iceOf } from "../../charts/pack";
import type { Card } from "../../charts/schema";
import { ICE_CONDITIONS, type IceCondition, type Side } from "../../vocabulary";
import type { Piece } from "../1-2-forces/state";
import { describeDamage, drawCard } from "../6-2-search/cards";
import { damagePicked } from "../7-9-damage/damage-picks";
import { isClearedForGearbox } from "../12-special-conditions/gearbox";
import type { Context } from "../shared/context";
import { isForce } from "../shared/game";
import { expectedIce } from "./expected-ice";

/** The ice that a piece found at a hexside, and whether the piece went on. */
export interface Crossing {
  readonly condition: IceCondition;
  readonly crossed: boolean;
  readonly lost: readonly string[];
}

const CLEAR_CROSSING: Crossing = { condition: "clear", crossed: true, lost: [] };

/** 10.1, 7.3 The actual condition of a hex: a die where it is uncertain, which holds for this attempt alone (D-10). */
export function rollIce(
  ctx: Context,
  about: About,
  hex: string,
  section: string,
  adjust?: (row: { readonly result: IceCondition }) => readonly ResultChange[],
): IceCondition {
  const { expected, fixed } = expectedIce(ctx.state, ctx.charts, hex);
  if (fixed) return expected;
  const view = iceOf(ctx.charts, expected);
  return ctx.roll({ label: "ice-condition", about, section, view, ...(adjust && { adjust }) }).row.result;
}

/** 10.1 A force or dummy tries a hexside into a hex; `worst` is the worst condition that its owner lets it cross. */
export function crossIce(ctx: Context, side: Side, piece: Piece, hex: string, worst: IceCondition): Crossing {
  const { state, charts } = ctx;
  const { expected, fixed } = expectedIce(state, charts, hex);
  if (fixed && expected === "clear") return CLEAR_CROSSING;
  if (isClearedForGearbox(state, charts, piece.id, hex)) {
    ctx.ruling("E-128", "12.10");
    return CLEAR_CROSSING;
  }
  const about = { side, piece: piece.id };
  const { icebreaking } = charts.MAP_AREAS.facts;
  const isBroken = side === icebreaking.side && icebreaking.hexes.includes(hex);
  const lightened = (ice: IceCondition): IceCondition => (isBroken ? icebreaking.becomes[ice] : ice);
  const actual = rollIce(ctx, about, hex, "10.1", ({ result: ice }) => {
    const result = lightened(ice);
    return result === ice ? [] : [{ code: "ICEBREAKERS", value: null, result, rule: "10.3" }];
  });
  const condition = lightened(actual);
  const effects = charts.ICE_EFFECTS.facts.conditions[condition];
  const allowed = side === "allied" || effects.axis;
  if (!allowed) ctx.ruling("D-12", "5.1.7");
  const isWithinWorst = ICE_CONDITIONS.indexOf(condition) <= ICE_CONDITIONS.indexOf(worst);
  let crossed = effects.passable && allowed && isWithinWorst;
  if (crossed && effects.breakthrough > 0) {
    const { total } = ctx.rollPlain({
      label: "ice-breakthrough",
      about,
      section: "10.2.4",
      dice: "1d0-9",
      resultName: (_, natural) => (natural >= effects.breakthrough ? "through" : "held"),
    });
    crossed = total >= effects.breakthrough;
  }
  const plus = effects.plus === "always" || (effects.plus === "crossed" && crossed);
  let hits = 0;
  for (let card = 0; card < effects.cards; card += 1) {
    const hitsOf = ({ damage, plus: more }: Card): number => damage + (plus ? more : 0);
    const describeCard = (card: Card): string => describeDamage(card, hitsOf(card));
    hits += hitsOf(drawCard(ctx, side, "ice-damage-card", "10.2", describeCard, about));
  }
  const pick = { label: "ice-damage-ship", why: "ice", section: "10.2.6", hex } as const;
  const losses = isForce(piece) ? damagePicked(ctx, side, piece, hits, () => true, pick) : [];
  return { condition, crossed, lost: losses };
}
