import { reason } from "../../../../core/choice/legality";
import type { Reason } from "../../../../core/contract/choice";
import { opponentOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import { LAST_TURN } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import { type Phase, PLAYER_SEGMENTS, type PlayerSegment, SIDES, type Side } from "../../vocabulary";
import { numberBlocks } from "../4-1-initiative/preparation";
import { meetObligation, payForForcesAtSea } from "../4-3-command-points/payment";
import { cancelTraining } from "../4-3-command-points/training";
import { closeMove } from "../5-1-movement/movement";
import { mustSail, mustStillMove } from "../5-1-movement/sailing";
import { scuttle } from "../5-1-movement/towing";
import { aircraftHome, endRadii, restAircraft } from "../5-3-air-movement/homecoming";
import { firstUnsearched } from "../6-2-search/search";
import { askToGiveUp, settleUnshadowed } from "../6-3-shadowing/give-up-shadowing";
import { groundShadowers } from "../6-3-shadowing/shadowing";
import { loseIdOfUnmoved, standUp } from "../6-6-transit/id-loss";
import { closeCombats } from "../7-1-location/locate";
import { sailPlanned } from "../8-time/first-moves";
import { drawConvoyCards, rollWeather } from "../9-weather/weather";
import { fuelPhase } from "../11-fuel/fuel";
import { dismissBombers } from "../12-special-conditions/bombers";
import { shipsReturn } from "../12-special-conditions/breakout";
import { noteCarriersAtStart, scoreConditions } from "../12-special-conditions/scoring";
import { cannotDeclare } from "../12-special-conditions/strikes";
import { endEvents } from "../13-random-events/events";
import { placeTimedGroups } from "../13-random-events/reinforcements";
import { endOrderOfBattle, endPlanning, skipOperation } from "../15-campaign/fortnight";
import { type Context, enterPhase, removeDummy } from "../shared/context";
import { NOT_MOVED } from "../shared/fresh-force";
import { atSea, forcesOf, hexOfPiece, isShadowed, lightOf, phasingOf, piecesOf } from "../shared/game";
import { administer, closeOperation, operationOver, readyMovement } from "./ending";

/** Returns the reason why a phase cannot end. Undefined if it can. */
export function heldOpen(state: Snapshot, charts: Charts): Reason | undefined {
  const side = state.phasing;
  if (side === null) return undefined;
  if (shipsReturn(state)) return reason("SHIPS_RETURN", "12.2.1");
  if (state.phase === "random_event") return reason("EVENT_LEFT", "13");
  if (state.phase === "prep_initiative" && state.campaign?.bids === null) {
    return reason("BID_LEFT", "4.1.2");
  }
  if (state.phase === "move_detach") {
    const [card] = state.sides[side].convoyCards.filter(({ disperses }) => disperses);
    return card && reason("DISPERSAL_LEFT", "9.3.2", { force: card.force });
  }
  if (state.phase === "move_blocks") {
    const refusal = mustSail(state, charts, side);
    if (refusal !== undefined) return refusal;
    const convoy = mustStillMove(state, charts, side);
    return convoy && reason("CONVOY_MUST_MOVE", "5.1.5", { convoy: convoy.id });
  }
  if (state.phase === "recon") {
    const piece = firstUnsearched(state, charts, side);
    return piece && reason("SEARCH_LEFT", "6.2", { block: piece.block });
  }
  return undefined;
}

/** Ends the phase in progress and opens the next. */
export function advancePhase(ctx: Context): void {
  const { state } = ctx;
  const side = phasingOf(state);
  const other = opponentOf(side);
  switch (state.phase) {
    case "prep_setup_1":
      enterPhase(ctx, "prep_setup_2", other, "4.1.3");
      break;
    case "prep_setup_2":
      for (const each of SIDES) numberBlocks(ctx, each);
      enterPhase(ctx, "prep_plan", "allied", "4.2");
      break;
    case "prep_plan":
      if (side === "allied") enterPhase(ctx, "prep_plan", "axis", "4.2");
      else {
        noteCarriersAtStart(ctx);
        readyMovement(ctx);
        if (state.campaign === null) enterPhase(ctx, "turn_weather", null, "9.1");
        else endPlanning(ctx);
      }
      break;
    case "turn_special":
      endTurn(ctx);
      break;
    case "admin_confirm":
      closeOperation(ctx);
      break;
    case "prep_initiative":
      skipOperation(ctx);
      break;
    case "admin_oob":
      endOrderOfBattle(ctx, side);
      break;
    default:
      endSegment(ctx, side, state.phase);
  }
}

function endSegment(ctx: Context, side: Side, phase: Phase): void {
  const { state } = ctx;
  const own = state.sides[side];
  if (phase === "move_blocks") {
    closeMove(ctx, side);
    settleUnshadowed(ctx, side);
    meetObligation(ctx, side);
    cancelTraining(ctx, side);
    for (const force of forcesOf(state, side)) ctx.set(force, "moved", { ...force.moved, done: true }, "MOVED", "5");
  }
  if (phase === "recon") {
    if (own.searched.length > 0) ctx.set(own, "searched", [], "RECON_OVER", "6.2");
    if ((own.missed ?? []).length > 0) ctx.set(own, "missed", [], "RECON_OVER", "6.3");
    for (const sector of own.sectors) if (sector.hexes.length > 0) ctx.set(sector, "hexes", [], "RECON_OVER", "6.4.2");
  }
  if (phase === "air_combat") aircraftHome(ctx, side);
  if (phase === "submarine_combat") endRadii(ctx, opponentOf(side));
  closeCombats(ctx, phase);
  const next = PLAYER_SEGMENTS[PLAYER_SEGMENTS.indexOf(phase as PlayerSegment) + 1];
  if (next === undefined) endPlayerPhase(ctx, side);
  else openSegment(ctx, side, next);
}

/** 13 The random event is over, and the phasing side goes on to its photographs. */
export function endRandomEvent(ctx: Context): void {
  endSegment(ctx, phasingOf(ctx.state), "random_event");
}

/** Opens a segment of a player phase, or the one after it where nothing can be decided. */
function openSegment(ctx: Context, side: Side, segment: PlayerSegment): void {
  const { state } = ctx;
  enterPhase(ctx, segment, side, "3.2");
  // 4.1 When the Axis has the initiative the Allies do not move on the morning of day 1.
  const skipsMoves = state.turn === 1 && side === "allied" && state.initiative === "axis";
  const nightPhoto = segment === "photo" && lightOf(state) === "night";
  if (segment === "move_stand_up" && !skipsMoves) openMovement(ctx, side);
  if (segment === "move_id_loss" && !skipsMoves && state.turn % 2 === 0) loseIdOfUnmoved(ctx, side);
  const nothing = nightPhoto || segment === "move_id_loss" || (segment.startsWith("move_") && skipsMoves);
  if (nothing) endSegment(ctx, side, segment);
  else if (segment === "move_blocks") askToGiveUp(ctx, side);
}

/**
 * 6.6, D-59 Starts a naval movement segment: ID0 blocks become unidentified, and forces at sea from the start are paid
 * for.
 */
function openMovement(ctx: Context, side: Side): void {
  const { state } = ctx;
  payForForcesAtSea(ctx, side);
  for (const force of forcesOf(state, side)) {
    if (force.identified && force.idLevel === 0 && atSea(force) && !isShadowed(state, side, force.block)) {
      standUp(ctx, side, force, "6.6");
    }
  }
}

/** Ends a player phase: surplus dummies and ships adrift go; the other side's follows, or the turn ends. */
function endPlayerPhase(ctx: Context, side: Side): void {
  const { state } = ctx;
  if (side === "allied") dismissBombers(ctx);
  dropSurplusDummies(ctx, side);
  scuttle(ctx, side);
  endEvents(ctx, side);
  const own = state.sides[side];
  if ((own.sought ?? []).length > 0) ctx.set(own, "sought", [], "COMBINING_OVER", "9.4");
  for (const force of forcesOf(state, side)) ctx.set(force, "dummyDue", false, "DUMMY_DUE", "1.3");
  restAircraft(ctx, side);
  for (const over of state.weather.local.filter((each) => each.turn <= state.turn && each.after === side)) {
    const local = state.weather.local.filter((each) => each !== over);
    ctx.set(state.weather, "local", local, "LOCAL_WEATHER_ENDS", "9.5", { region: over.region });
  }
  if (side === "allied") openSegment(ctx, "axis", "random_event");
  else specialPhase(ctx);
}

/** 12 The special phase: what is met is scored; it waits for the Allies when they have a strike to declare. */
function specialPhase(ctx: Context): void {
  enterPhase(ctx, "turn_special", null, "12");
  scoreConditions(ctx);
  if (cannotDeclare(ctx.state, "allied") === undefined) enterPhase(ctx, "turn_special", "allied", "12.14");
  else endTurn(ctx);
}

/** 1.3 Of several dummies of a side in one hex, its port among it, all but one go. */
function dropSurplusDummies(ctx: Context, side: Side): void {
  const visitedPhases: string[] = [];
  for (const piece of piecesOf(ctx.state, side)) {
    if ("units" in piece) continue;
    const hex = hexOfPiece(ctx.charts, piece) ?? piece.at;
    if (visitedPhases.includes(hex)) removeDummy(ctx, side, piece, "1.3");
    else visitedPhases.push(hex);
  }
}

/** 8.1, 11, 3.4 Ends the turn: the marker moves, fuel acts, and the operation ends or the next turn begins. */
function endTurn(ctx: Context): void {
  const { state, charts } = ctx;
  enterPhase(ctx, "turn_fuel", null, "8.1");
  ctx.set(state, "turn", state.turn + 1, "TURN", "8.1");
  fuelPhase(ctx);
  if (state.rejoined.length > 0) ctx.set(state, "rejoined", [], "TURN_FRESH", "9.3.3");
  for (const side of SIDES) freshTurn(ctx, side);
  if (operationOver(state, charts) || state.turn >= LAST_TURN) administer(ctx);
  else enterPhase(ctx, "turn_weather", null, "9.1");
}

function freshTurn(ctx: Context, side: Side): void {
  const { state } = ctx;
  const own = state.sides[side];
  if (own.portDummies.length > 0) ctx.set(own, "portDummies", [], "TURN_FRESH", "1.3");
  for (const piece of piecesOf(state, side)) {
    const { hexes, done, entered, speed } = piece.moved;
    if (hexes > 0 || done || entered.length > 0 || speed !== null) {
      ctx.set(piece, "moved", { ...NOT_MOVED, entered: [] }, "TURN_FRESH", "8.1");
    }
  }
}

/** 9.1, 8.3 The Weather Phase; before player phases have begun the next turn follows at once unless a Gale begins them. */
export function weatherPhase(ctx: Context): void {
  const { state } = ctx;
  rollWeather(ctx);
  const gale = state.weather.prevailing === "gale";
  if (!state.begun && state.turn < state.startTurn && !gale) {
    ctx.set(state, "turn", state.turn + 1, "TURN", "8.3");
    return;
  }
  if (!state.begun) sailPlanned(ctx);
  ctx.set(state, "begun", true, "BEGUN", "8.3");
  placeTimedGroups(ctx);
  drawConvoyCards(ctx);
  groundShadowers(ctx);
  openSegment(ctx, "allied", "random_event");
}
