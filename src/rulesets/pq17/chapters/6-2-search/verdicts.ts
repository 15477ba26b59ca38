import type { About } from "../../../../core/contract/audit";
import { friendlyCoast, neighboursOf } from "../../charts/map";
import { idGainOf, opponentOf, symbolOf } from "../../charts/pack";
import type { Card, Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { CardRow, Side } from "../../vocabulary";
import type { Piece } from "../1-2-forces/state";
import { weatherEffects } from "../9-weather/effects";
import { hexOfPiece, isForce, isShadowed, lightOf, weatherOf } from "../shared/game";
import { shipsIn } from "../shared/units";

/** 6.2 The search that a card is read for, and all that decides whether it succeeds. */
export interface Search {
  readonly side: Side;
  readonly row: CardRow;
  /** Every asset that searches is Soviet. */
  readonly soviet: boolean;
  readonly target: Piece;
  /** 6.6.1 A transit check, in which no Wolf Pack is denied. */
  readonly transit: boolean;
}

/** The reasons why a card that would succeed can be denied. */
export const DENIALS = ["carrier", "cam", "wolf_pack"] as const;

/** Why a card that would succeed was denied. */
export type Denial = (typeof DENIALS)[number];

/** The verdict of a card. */
export interface Verdict {
  readonly success: boolean;
  readonly gain: number;
  readonly denied: Denial | null;
}

/** 6.2 The target of a card, by the number of its block; nothing for a piece without one. */
export function sought({ block }: Piece): About {
  return block === null ? {} : { target: `block:${block}` };
}

/** 6.2 The verdict of a card for a search, with the target's owner denying as he has declared. */
export function judge(state: Snapshot, charts: Charts, card: Card, search: Search): Verdict {
  const light = lightOf(state);
  const weather = weatherOf(state);
  const gain = idGainOf(card, light, weather);
  const failed: Verdict = { success: false, gain, denied: null };
  if (card[light].sovietFail && search.soviet) return failed;
  const owner = opponentOf(search.side);
  const { target } = search;
  const hex = hexOfPiece(charts, target);
  const symbol = symbolOf(card, light, search.row, weather);
  const identified = isForce(target) && target.identified;
  switch (symbol) {
    case "-":
      return failed;
    case "U":
      break;
    case "C":
      if (hex !== undefined && nearInterceptors(state, charts, owner, hex)) return failed;
      break;
    case "S":
      if (!(hex !== undefined && friendlyCoast(charts, hex, search.side)) && !isShadowed(state, owner, target.block)) {
        return failed;
      }
      break;
    default:
      // D-08 A numbered result never succeeds against an unidentified force.
      if (!identified || target.idLevel < Number(symbol)) return failed;
  }
  const denied = denialOf(state, charts, owner, target, symbol === "C", card[light].submarine && !search.transit);
  return { success: denied === null, gain, denied };
}

function denialOf(
  state: Snapshot,
  charts: Charts,
  owner: Side,
  target: Piece,
  byCarrier: boolean,
  bySubmarine: boolean,
): Denial | null {
  if (!isForce(target)) return null;
  const { denial } = state.sides[owner];
  if (bySubmarine && denial.wolfPack && target.kind === "wolf_pack") return "wolf_pack";
  if (!byCarrier) return null;
  if (denial.carrier && shipsIn(charts, target, "carrier").some(({ cs }) => cs > 0)) return "carrier";
  const usable = weatherEffects(state, charts).cam;
  return denial.cam && usable && camOf(target, charts) !== undefined ? "cam" : null;
}

/** 1.4.3 The first CAM of a force that can still be used; undefined when it has none. */
export function camOf(target: Piece, charts: Charts) {
  if (!isForce(target)) return undefined;
  const isCam = (unit: string): boolean =>
    charts.LIGHT_UNITS.facts.units.some((each) => each.id === unit && each.subtype === "MC");
  return target.units.find((ship) => isCam(ship.unit) && !ship.marks.includes("cam_used"));
}

/** 6.2 True in or next to a hex with an airbase of a side that has Interceptors. */
export function nearInterceptors(state: Snapshot, charts: Charts, side: Side, hex: string): boolean {
  const near = [hex, ...neighboursOf(charts, hex)];
  const bases = charts.AIRBASES.facts.bases.filter((each) => each.side === side && near.includes(each.hex));
  return state.sides[side].aircraft.some(
    ({ interceptor, base, cs }) => interceptor && cs > 0 && bases.some(({ id }) => id === base),
  );
}

/** D-09 The text of a card that would succeed for a dummy, in the audit. */
export function describeExposure({ no }: Card): string {
  return `${EXPOSED} with card ${no}`;
}

/** D-09 The result of a card that shows a dummy of the side that searches. */
export const EXPOSED = "dummy shown";

/** The text of a verdict in the audit; that of a failure begins with that word. */
export function describeVerdict(card: Card, { success, denied }: Verdict): string {
  if (success) return `success with card ${card.no}`;
  return denied === null ? `failed with card ${card.no}` : `denied by ${denied}, card ${card.no}`;
}
