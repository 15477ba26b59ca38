import { reason } from "../../../../core/choice/legality";
import type { Reason } from "../../../../core/contract/choice";
import { findPort } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { type Side, SPEEDS, type Speed } from "../../vocabulary";
import type { Force, Piece } from "../1-2-forces/state";
import { cannotCommand } from "../4-3-command-points/command";
import { weatherEffects } from "../9-weather/effects";
import { burns } from "../11-fuel/endurance";
import { isKaraConvoy } from "../12-special-conditions/kara";
import { heldConvoy } from "../15-2-convoys/sailing-orders";
import { forcesOf, halfOf, isForce } from "../shared/game";
import { inGroup, shipSpeed, slower } from "../shared/units";
import { heldByOrders } from "./german-orders";
import { barred, placesFrom } from "./places";
import { capacityLeft } from "./ports";

/** 5 Why a piece cannot move now; undefined when it can. */
export function immobile(state: Snapshot, charts: Charts, side: Side, piece: Piece): Reason | undefined {
  if (piece.moved.done) return reason("ALREADY_MOVED", "5", { piece: piece.id });
  if (piece.moved.hexes > 0 && state.moving !== piece.id) {
    return reason("ALREADY_MOVED", "G.36", { piece: piece.id });
  }
  if (!isForce(piece)) return undefined;
  if (piece.units.length === 0) return reason("NO_SHIPS", "5.6", { piece: piece.id });
  if (isShadower(state, side, piece)) return reason("SHADOWS", "5.4", { piece: piece.id });
  if (usableSpeeds(state, charts, piece).length === 0) {
    return reason("CANNOT_MOVE", "5.1.1", { piece: piece.id });
  }
  if (isKaraConvoy(charts, piece)) return reason("KARA_CONVOY", "12.12", { piece: piece.id });
  if (side === "axis" && piece.convoy !== null && piece.station === "in_port" && state.turn < state.startTurn) {
    return reason("BEFORE_THE_START", "12.3", { piece: piece.id });
  }
  if (piece.convoy?.arrived === true) return reason("CONVOY_ARRIVED", "2.1", { piece: piece.id });
  if (state.sides[side].convoyCards.some((card) => card.force === piece.id && !card.moves)) {
    return reason("HELD_BY_GALE", "9.2.5", { piece: piece.id });
  }
  if (piece.station === "box") return heldByOrders(state, charts, side, piece);
  return piece.station === "in_port" ? heldInPort(state, charts, side, piece) : undefined;
}

function isShadower(state: Snapshot, side: Side, force: Force): boolean {
  return state.sides[side].shadowing.some(({ by, id }) => by === "force" && id === force.id);
}

/** 5.1.3, 5.1.8, 11.3.1, 11.4, 4.3 Why a force may not leave port; undefined when it may. */
function heldInPort(state: Snapshot, charts: Charts, side: Side, force: Force): Reason | undefined {
  if (force.refuelling || force.reloading) return reason("REFUELLING", "11.3.1", { force: force.id });
  if (force.units.some(({ marks }) => marks.includes("inoperative"))) {
    return reason("INOPERATIVE", "5.1.3", { force: force.id });
  }
  const convoy = heldConvoy(state, charts, side, force);
  if (convoy !== undefined) return convoy;
  const orders = heldByOrders(state, charts, side, force);
  if (orders !== undefined) return orders;
  return force.training === null ? cannotCommand(state, charts, side, force, force.at) : undefined;
}

/** 4.2 Why an Allied convoy of the campaign must sail on day 1, before its last movement ends; undefined when none must or can. */
export function mustSail(state: Snapshot, charts: Charts, side: Side): Reason | undefined {
  if (state.campaign === null || side !== "allied" || state.initiative !== "allied" || state.turn !== LAST_OF_DAY_1) {
    return undefined;
  }
  const orders = state.sides.allied.campaign?.sailing ?? [];
  const convoys = forcesOf(state, side, ({ id }) => orders.some(({ convoy }) => convoy === id));
  if (convoys.length < orders.length || convoys.some(({ station, sailed }) => station !== "in_port" || sailed))
    return undefined;
  const ready = convoys.find(
    (force) => immobile(state, charts, side, force) === undefined && canGoOn(state, charts, side, force),
  );
  return ready && reason("CONVOY_MUST_SAIL", "4.2");
}

/** 8.1 The index of day 1 PM. */
const LAST_OF_DAY_1 = 2;

/** 5.1.5 The first convoy of a side at sea that must still move and can; undefined without one. */
export function mustStillMove(state: Snapshot, charts: Charts, side: Side): Force | undefined {
  const convoys = forcesOf(
    state,
    side,
    ({ convoy, station, moved }) => convoy !== null && station === "at_sea" && !convoy.scattered && moved.hexes === 0,
  );
  return convoys.find(
    (force) =>
      immobile(state, charts, side, force) === undefined &&
      !offItsPort(state, charts, force) &&
      canGoOn(state, charts, side, force),
  );
}

/** True when a place next to a force is open to it at its slowest. */
function canGoOn(state: Snapshot, charts: Charts, side: Side, force: Force): boolean {
  if (allowance(charts, force, "slow") <= 0) return false;
  return placesFrom(state, charts, force.at).some(
    (place) => barred(state, charts, side, force, place, "slow") === undefined,
  );
}

/** E-33 True for a convoy off its destination, which may wait there when the port does not take its whole escort. */
function offItsPort(state: Snapshot, charts: Charts, force: Force): boolean {
  return (force.convoy?.destinations ?? []).some((id) => {
    const port = findPort(charts, id);
    return port?.at === force.at && !capacityLeft(state, charts, force, id);
  });
}

/** 5.1 The greatest speed of a force by its ships, its fuel, its refuelling and the weather. */
export function forceSpeed(state: Snapshot, charts: Charts, force: Force): Speed {
  let speed: Speed = force.kind === "convoy" ? "slow" : force.kind === "wolf_pack" ? "moderate" : "high";
  for (const ship of force.units) speed = slower(speed, shipSpeed(charts, ship));
  // 11.2.1 A force that burns no fuel is always full, even if its recorded state differs.
  const fuel = burns(charts, force) ? force.fuel.state : "full";
  if (fuel === "low" || fuel === "training") speed = slower(speed, "moderate");
  if (fuel === "critical") speed = slower(speed, "slow");
  if (force.refuelling) speed = slower(speed, charts.FUEL.facts.atSea.speed);
  // 9.2.4, 9.2.5 Light ships have no High speed in a Storm, and no ship has it in a Gale, where submarines are Slow.
  const effects = weatherEffects(state, charts);
  const has = (group: "light" | "submarine"): boolean => force.units.some((ship) => inGroup(charts, ship, group));
  if (effects.highSpeed === "none" || (effects.highSpeed === "heavy" && has("light")))
    speed = slower(speed, "moderate");
  if (has("submarine")) speed = slower(speed, effects.submarines);
  return speed;
}

/** 5.1 The speeds that a piece may declare now, fastest first; none when it cannot move. */
export function usableSpeeds(state: Snapshot, charts: Charts, piece: Piece): Speed[] {
  if (!isForce(piece)) return ["high", "moderate"];
  const most = forceSpeed(state, charts, piece);
  if (most === "dead_slow") return halfOf(state.turn) === "pm" ? ["dead_slow"] : [];
  return SPEEDS.filter(
    (speed) => speed !== "dead_slow" && speed !== "none" && SPEEDS.indexOf(speed) >= SPEEDS.indexOf(most),
  );
}

/** 5 Hexes of movement that a piece has at a speed. */
export function allowance(charts: Charts, piece: Piece, speed: Speed): number {
  const { hexes, dummy } = charts.SPEEDS.facts;
  return isForce(piece) || speed !== "high" ? hexes[speed] : dummy;
}
