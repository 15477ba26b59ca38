import type { Reason } from "../../../core/operation/choice";
import { reason } from "../../../core/operation/door";
import { opponentOf } from "../charts/pack";
import type { Charts } from "../charts/schema";
import { LAST_TURN } from "../schemas";
import type { Snapshot } from "../snapshot";
import { type Phase, PLAYER_SEGMENTS, type PlayerSegment, SIDES, type Side } from "../vocabulary";
import { aircraftHome, endRadii, restAircraft } from "./air-segments";
import { endOrderOfBattle, endPlanning, skipOperation } from "./campaign/fortnight";
import { closeCombats } from "./combat-segment";
import { meetObligation, payForForcesAtSea } from "./command";
import { dismissBombers } from "./conditions-bombers";
import { shipsReturn } from "./conditions-breakout";
import { noteCarriersAtStart, scoreConditions } from "./conditions-scoring";
import { cannotDeclare } from "./conditions-strikes";
import { administer, closeOperation, operationOver } from "./ending";
import { endEvents } from "./events-running";
import { UNMOVED } from "./fresh-force";
import { fuelPhase } from "./fuel";
import { atSea, enterPhase, forcesOf, hexOfPiece, lightOf, phasingOf, piecesOf, removeDummy, type Table } from "./game";
import { isShadowed, standUp } from "./identity";
import { closeMove, loseIdOfUnmoved } from "./movement";
import { readyMovement } from "./operation-start";
import { sailPlanned } from "./planned-voyages";
import { numberBlocks } from "./preparation";
import { placeTimedGroups } from "./reinforcements";
import { mustSail, mustStillMove } from "./sailing";
import { scuttle } from "./scuttling";
import { firstUnsearched } from "./search";
import { askToGiveUp, settleUnshadowed } from "./shadow-choice";
import { groundShadowers } from "./shadowing";
import { cancelTraining } from "./training";
import { drawConvoyCards, rollWeather } from "./weather";

/** B The phases that a side ends. */
export const ENDED_BY_A_SIDE = [
  "prep_setup_1",
  "prep_setup_2",
  "prep_plan",
  ...PLAYER_SEGMENTS,
  "turn_special",
  "admin_confirm",
  "prep_initiative",
  "admin_oob",
] as const;

/** What keeps a phase from being ended; undefined when nothing does. */
export function heldOpen(state: Snapshot, charts: Charts): Reason | undefined {
  const side = state.phasing;
  if (side === null) return undefined;
  if (shipsReturn(state)) return reason("SHIPS_RETURN", "12.2.1", "Ships that broke out must be placed.");
  if (state.phase === "random_event") return reason("EVENT_LEFT", "13", "The random event must still be rolled.");
  if (state.phase === "prep_initiative" && state.campaign?.bids === null) {
    return reason("BID_LEFT", "4.1.2", "Each side bids for the initiative.");
  }
  if (state.phase === "move_detach") {
    const [card] = state.sides[side].convoyCards.filter(({ disperses }) => disperses);
    return card && reason("DISPERSAL_LEFT", "9.3.2", `${card.force} must still disperse.`);
  }
  if (state.phase === "move_blocks") {
    const held = mustSail(state, charts, side);
    if (held !== undefined) return held;
    const convoy = mustStillMove(state, charts, side);
    return convoy && reason("CONVOY_MUST_MOVE", "5.1.5", `${convoy.id} must move.`);
  }
  if (state.phase === "recon") {
    const piece = firstUnsearched(state, charts, side);
    return piece && reason("SEARCH_LEFT", "6.2", `Block ${piece.block} must still be searched.`);
  }
  return undefined;
}

/** B Ends the phase in progress and opens the next. */
export function endPhase(desk: Table): void {
  const { state } = desk;
  const side = phasingOf(state);
  const other = opponentOf(side);
  switch (state.phase) {
    case "prep_setup_1":
      enterPhase(desk, "prep_setup_2", other, "4.1.3");
      break;
    case "prep_setup_2":
      for (const each of SIDES) numberBlocks(desk, each);
      enterPhase(desk, "prep_plan", "allied", "4.2");
      break;
    case "prep_plan":
      if (side === "allied") enterPhase(desk, "prep_plan", "axis", "4.2");
      else {
        noteCarriersAtStart(desk);
        readyMovement(desk);
        if (state.campaign === null) enterPhase(desk, "turn_weather", null, "9.1");
        else endPlanning(desk);
      }
      break;
    case "turn_special":
      endTurn(desk);
      break;
    case "admin_confirm":
      closeOperation(desk);
      break;
    case "prep_initiative":
      skipOperation(desk);
      break;
    case "admin_oob":
      endOrderOfBattle(desk, side);
      break;
    default:
      endSegment(desk, side, state.phase);
  }
}

function endSegment(desk: Table, side: Side, phase: Phase): void {
  const { state } = desk;
  const own = state.sides[side];
  if (phase === "move_blocks") {
    closeMove(desk, side);
    settleUnshadowed(desk, side);
    meetObligation(desk, side);
    cancelTraining(desk, side);
    for (const force of forcesOf(state, side)) desk.set(force, "moved", { ...force.moved, done: true }, "MOVED", "5");
  }
  if (phase === "recon") {
    if (own.searched.length > 0) desk.set(own, "searched", [], "RECON_OVER", "6.2");
    if ((own.missed ?? []).length > 0) desk.set(own, "missed", [], "RECON_OVER", "6.3");
    for (const sector of own.sectors) if (sector.hexes.length > 0) desk.set(sector, "hexes", [], "RECON_OVER", "6.4.2");
  }
  if (phase === "air_combat") aircraftHome(desk, side);
  if (phase === "submarine_combat") endRadii(desk, opponentOf(side));
  closeCombats(desk, phase);
  const next = PLAYER_SEGMENTS[PLAYER_SEGMENTS.indexOf(phase as PlayerSegment) + 1];
  if (next === undefined) endPlayerPhase(desk, side);
  else openSegment(desk, side, next);
}

/** 13 The random event is over, and the phasing side goes on to its photographs. */
export function endRandomEvent(desk: Table): void {
  endSegment(desk, phasingOf(desk.state), "random_event");
}

/** B Opens a segment of a player phase, or the one after it where nothing can be decided. */
function openSegment(desk: Table, side: Side, segment: PlayerSegment): void {
  const { state } = desk;
  enterPhase(desk, segment, side, "3.2");
  const skipsMoves = state.turn === 1 && side === "allied" && state.initiative === "axis";
  const nightPhoto = segment === "photo" && lightOf(state) === "night";
  if (segment === "move_stand_up" && !skipsMoves) openMovement(desk, side);
  if (segment === "move_id_loss" && !skipsMoves && state.turn % 2 === 0) loseIdOfUnmoved(desk, side);
  const nothing = nightPhoto || segment === "move_id_loss" || (segment.startsWith("move_") && skipsMoves);
  if (nothing) endSegment(desk, side, segment);
  else if (segment === "move_blocks") askToGiveUp(desk, side);
}

/** 6.6, D-59 The start of a naval movement segment: ID0 blocks stand up, and forces at sea from the start are paid for. */
function openMovement(desk: Table, side: Side): void {
  const { state } = desk;
  payForForcesAtSea(desk, side);
  for (const force of forcesOf(state, side)) {
    if (force.identified && force.idLevel === 0 && atSea(force) && !isShadowed(state, side, force.block)) {
      standUp(desk, side, force, "6.6");
    }
  }
}

/** B Ends a player phase: surplus dummies and ships adrift go; the other side's follows, or the turn ends. */
function endPlayerPhase(desk: Table, side: Side): void {
  const { state } = desk;
  if (side === "allied") dismissBombers(desk);
  dropSurplusDummies(desk, side);
  scuttle(desk, side);
  endEvents(desk, side);
  const own = state.sides[side];
  if ((own.sought ?? []).length > 0) desk.set(own, "sought", [], "COMBINING_OVER", "9.4");
  for (const force of forcesOf(state, side)) desk.set(force, "dummyDue", false, "DUMMY_DUE", "1.3");
  restAircraft(desk, side);
  if (state.weather.local.some((each) => each.turn <= state.turn && each.after === side)) {
    const local = state.weather.local.filter((each) => each.turn > state.turn || each.after !== side);
    desk.set(state.weather, "local", local, "LOCAL_WEATHER_ENDS", "9.5");
  }
  if (side === "allied") openSegment(desk, "axis", "random_event");
  else specialPhase(desk);
}

/** 12 The special phase: what is met is scored; it waits for the Allies when they have a strike to declare. */
function specialPhase(desk: Table): void {
  enterPhase(desk, "turn_special", null, "12");
  scoreConditions(desk);
  if (cannotDeclare(desk.state, "allied") === undefined) enterPhase(desk, "turn_special", "allied", "12.14");
  else endTurn(desk);
}

/** 1.3 Of several dummies of a side in one hex, its port among it, all but one go. */
function dropSurplusDummies(desk: Table, side: Side): void {
  const seen: string[] = [];
  for (const piece of piecesOf(desk.state, side)) {
    if ("units" in piece) continue;
    const hex = hexOfPiece(desk.charts, piece) ?? piece.at;
    if (seen.includes(hex)) removeDummy(desk, side, piece, "1.3");
    else seen.push(hex);
  }
}

/** 8.1, 11, 3.4 Ends the turn: the marker moves, fuel acts, and the operation ends or the next turn begins. */
function endTurn(desk: Table): void {
  const { state, charts } = desk;
  enterPhase(desk, "turn_fuel", null, "8.1");
  desk.set(state, "turn", state.turn + 1, "TURN", "8.1");
  fuelPhase(desk);
  if (state.rejoined.length > 0) desk.set(state, "rejoined", [], "TURN_FRESH", "9.3.3");
  for (const side of SIDES) freshTurn(desk, side);
  if (operationOver(state, charts) || state.turn >= LAST_TURN) administer(desk);
  else enterPhase(desk, "turn_weather", null, "9.1");
}

function freshTurn(desk: Table, side: Side): void {
  const { state } = desk;
  const own = state.sides[side];
  if (own.portDummies.length > 0) desk.set(own, "portDummies", [], "TURN_FRESH", "1.3");
  for (const piece of piecesOf(state, side)) {
    const { hexes, done, entered, speed } = piece.moved;
    if (hexes > 0 || done || entered.length > 0 || speed !== null) {
      desk.set(piece, "moved", { ...UNMOVED, entered: [] }, "TURN_FRESH", "8.1");
    }
  }
}

/** G.4, 8.3 The Weather Phase; before player phases have begun the next turn follows at once unless a Gale begins them. */
export function weatherPhase(desk: Table): void {
  const { state } = desk;
  rollWeather(desk);
  const gale = state.weather.prevailing === "gale";
  if (!state.begun && state.turn < state.startTurn && !gale) {
    desk.set(state, "turn", state.turn + 1, "TURN", "8.3");
    return;
  }
  if (!state.begun) sailPlanned(desk);
  desk.set(state, "begun", true, "BEGUN", "8.3");
  placeTimedGroups(desk);
  drawConvoyCards(desk);
  groundShadowers(desk);
  openSegment(desk, "allied", "random_event");
}
