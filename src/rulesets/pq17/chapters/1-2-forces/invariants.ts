import { findHex, isBox, navigable } from "../../charts/map";
import { findPort, isClass, sideOf, unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import { alike } from "../5-1-movement/towing";
import type { Report } from "../shared/game";
import type { Force, Piece } from "./state";

/** A.3 What the forces and dummies of a side cannot be. */
export function checkPieces(state: Snapshot, charts: Charts, side: Side, report: Report): void {
  const { forces, dummies } = state.sides[side];
  const ids = new Set<string>();
  const blocks = new Set<number>();
  const ships = new Set<string>();
  const check = (piece: Piece, pointer: string): void => {
    if (ids.has(piece.id)) report("PIECE_REPEATED", `${pointer}/id`, `${piece.id} stands twice.`);
    ids.add(piece.id);
    if (piece.block !== null && blocks.has(piece.block)) {
      report("BLOCK_REPEATED", `${pointer}/block`, `Block ${piece.block} stands twice (1.2).`);
    }
    if (piece.block !== null) blocks.add(piece.block);
    checkPlace(state, charts, side, piece, pointer, report);
  };
  dummies.forEach((dummy, index) => {
    check(dummy, `/sides/${side}/dummies/${index}`);
  });
  forces.forEach((force, index) => {
    const pointer = `/sides/${side}/forces/${index}`;
    check(force, pointer);
    checkForce(charts, side, force, pointer, ships, report);
  });
}

/** 15.8 Phases of a campaign in which blocks at sea have no number. */
const BETWEEN: readonly string[] = ["prep_initiative", "admin_oob", "end"];

function checkPlace(state: Snapshot, charts: Charts, side: Side, piece: Piece, pointer: string, report: Report): void {
  const { station, at, block } = piece;
  const fault = (message: string): void => report("PLACE_IMPOSSIBLE", `${pointer}/at`, message);
  const preparing = state.phase.startsWith("prep_setup") || (state.campaign !== null && BETWEEN.includes(state.phase));
  if (station === "at_sea") {
    const hex = findHex(charts, at);
    if (hex === undefined || !navigable(hex)) fault(`${at} is no hex that ships enter.`);
    if (block === null && !preparing) {
      report("BLOCK_MISSING", `${pointer}/block`, "A block at sea has a number once its side has set up (1.2).");
    }
    return;
  }
  if (block !== null) report("BLOCK_IMPOSSIBLE", `${pointer}/block`, "A block in a port or box has no number (1.2).");
  if (station === "box") {
    if (!isBox(at)) fault(`${at} is no box.`);
    return;
  }
  const port = findPort(charts, at);
  if (port === undefined || port.side !== side) fault(`${at} is no port of this side.`);
}

/** 5.2 True for a Wolf Pack at sea that has used movement and entered no hex, without having declared a speed. */
function isUndeclared({ kind, station, moved }: Force): boolean {
  const held = moved.hexes > 0 && moved.entered.length === 0;
  return kind === "wolf_pack" && station === "at_sea" && held && moved.speed === null;
}

function checkForce(
  charts: Charts,
  side: Side,
  force: Force,
  pointer: string,
  ships: Set<string>,
  report: Report,
): void {
  if ((force.convoy !== null) !== (force.kind === "convoy")) {
    report("CONVOY_IMPOSSIBLE", `${pointer}/convoy`, "A convoy has its record, and no other force (1.2.1).");
  }
  if (force.units.length === 0 && (force.convoy?.dispersed.length ?? 0) === 0) {
    report("FORCE_EMPTY", `${pointer}/units`, "A force holds ships (1.2).");
  }
  if (!force.identified && force.idLevel > 0) {
    report("ID_IMPOSSIBLE", `${pointer}/idLevel`, "A block that is not identified has no ID (6.1).");
  }
  if (force.identified && force.station !== "at_sea") {
    report("ID_IMPOSSIBLE", `${pointer}/identified`, "There is no ID off the sea (6.1).");
  }
  for (const [index, place] of (force.plan?.path ?? []).entries()) {
    const hex = findHex(charts, place);
    if (isBox(place) || (hex !== undefined && navigable(hex))) continue;
    report("PLACE_IMPOSSIBLE", `${pointer}/plan/path/${index}`, `${place} is no hex that ships enter.`);
  }
  if (isUndeclared(force)) {
    report("MOVED_IMPOSSIBLE", `${pointer}/moved/hexes`, "A Wolf Pack that was held declared its speed first (5.1).");
  }
  for (const [index, ship] of force.units.entries()) {
    const place = `${pointer}/units/${index}`;
    const facts = unitOf(charts, ship.unit);
    const owner = sideOf(facts);
    if (owner !== null && owner !== side) report("UNIT_IMPOSSIBLE", `${place}/unit`, "It belongs to the other side.");
    if (isClass(charts, facts)) {
      if (ship.cs === 0) report("CS_IMPOSSIBLE", `${place}/cs`, "A class of no CS is gone (7).");
      const plain = force.units.find((each) => each.marks.length === 0 && alike(each, ship));
      if (plain !== undefined && plain !== ship) {
        report(
          "SHIP_REPEATED",
          `${place}/unit`,
          `${facts.name} stands twice, though nothing tells its CS apart (1.4).`,
        );
      }
      continue;
    }
    if (ship.cs > facts.cs) report("CS_IMPOSSIBLE", `${place}/cs`, `${facts.name} has ${facts.cs} CS at most.`);
    if (ships.has(ship.unit)) report("SHIP_REPEATED", `${place}/unit`, `${facts.name} stands twice.`);
    ships.add(ship.unit);
  }
  for (const [index, { unit }] of (force.convoy?.dispersed ?? []).entries()) {
    if (unitOf(charts, unit).type !== "MX") {
      report("UNIT_UNKNOWN", `${pointer}/convoy/dispersed/${index}/unit`, `${unit} is no merchant of the charts.`);
    }
  }
}
