import { findHex } from "../../charts/map";
import { opponentOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { placesFrom } from "../5-1-movement/places";
import { checkStrike } from "../7-2-air-attack/invariants";
import { checkBattle, checkInterception, checkShadowing } from "../7-5-surface-combat/invariants";
import { mayLandPart } from "../15-campaign/landing";
import { findPiece, pieceAtBlock, type Report } from "../shared/game";
import type { Pending } from "./state";

/** B What a pending decision cannot be: out of its segment, of the wrong side, or about what does not exist. */
export function checkPending(state: Snapshot, charts: Charts, report: Report): void {
  const { pending } = state;
  if (pending === null) return;
  switch (pending.decision) {
    case "transit_react":
      checkReaction(state, pending, report, "move_blocks");
      checkMovement(state, charts, pending, report);
      return;
    case "shadow_give_up":
      checkReaction(state, pending, report, "move_blocks");
      return;
    case "shadow_follow":
      checkReaction(state, pending, report, "move_detach");
      for (const key of ["kept", "detached"] as const) {
        if (pieceAtBlock(state, opponentOf(pending.side), pending[key]) === undefined) {
          report("BLOCK_UNKNOWN", `/pending/${key}`, `There is no block ${pending[key]} (6.3.4).`);
        }
      }
      return;
    case "convoy_lands": {
      const force = state.sides.allied.forces.find(({ id }) => id === pending.convoy);
      const at = state.phase === "move_blocks" && state.phasing === "allied" && pending.side === "allied";
      if (!at) report("PENDING_IMPOSSIBLE", "/pending", "The Allies land merchants when they move (15.2.1).");
      const { convoy } = force ?? {};
      const lies = force?.station === "in_port" && convoy?.destinations.includes(force.at) === true && !convoy.arrived;
      if (force === undefined || !lies || !mayLandPart(state, charts, force, force.at)) {
        report("PENDING_IMPOSSIBLE", "/pending/convoy", "No loaded convoy has come to one of its ports (15.2.1).");
      }
      return;
    }
    case "sub_targets":
      checkSubmarines(state, pending, report);
      checkWaiting(state, charts, pending, report);
      return;
    case "surf_intercept":
      checkInterception(state, pending, report);
      return;
    case "surf_shadow":
      checkShadowing(state, pending, report);
      return;
    default:
      if ("strike" in pending) checkStrike(state, charts, pending, report);
      if ("battle" in pending) checkBattle(state, charts, pending, report);
      return;
  }
}

/** 7.4.6 The surface battle that waits for a submarine combat is one that has not begun. */
function checkWaiting(
  state: Snapshot,
  charts: Charts,
  { side, surface }: Extract<Pending, { decision: "sub_targets" }>,
  report: Report,
): void {
  if (surface === null) return;
  checkBattle(state, charts, { decision: "surf_submarines", side, battle: surface }, (code, pointer, message) =>
    report(code, pointer.replace("/pending/battle", "/pending/surface"), message),
  );
}

/** 7.4.3 A Wolf Pack that names targets is where its enemy is, in a segment in which they can have met. */
function checkSubmarines(
  state: Snapshot,
  { side, pack, target, before, after, surface }: Extract<Pending, { decision: "sub_targets" }>,
  report: Report,
): void {
  const boats = state.sides[side].forces.find(({ id, kind }) => id === pack && kind === "wolf_pack");
  const enemy = state.sides[opponentOf(side)].forces.find(({ id }) => id === target);
  const met = state.phase === "submarine_combat" || state.phase === "move_blocks";
  if (!met && !(state.phase === "surface_combat" && surface !== null)) {
    report(
      "PENDING_IMPOSSIBLE",
      "/pending",
      "Submarines fight in their segment, in transit, or before a battle (7.4).",
    );
  }
  if (boats === undefined || boats.station === "in_port") {
    report("PIECE_UNKNOWN", "/pending/pack", `There is no Wolf Pack ${pack} at sea (7.4).`);
    return;
  }
  if (enemy === undefined || enemy.station === "in_port" || enemy.at !== boats.at) {
    report("PIECE_UNKNOWN", "/pending/target", `There is no enemy force ${target} in the hex of the Wolf Pack (7.4).`);
  }
  const most = boats.units.reduce((sum, { cs }) => sum + cs, 0);
  if (before + after < 1 || before + after > most) {
    report("SUBMARINES_IMPOSSIBLE", "/pending/before", `From 1 to ${most} submarines of this Wolf Pack attack (7.4).`);
  }
}

function checkReaction(state: Snapshot, pending: Pending, report: Report, phase: Snapshot["phase"]): void {
  if (state.phase !== phase || pending.side === state.phasing) {
    report("PENDING_IMPOSSIBLE", "/pending", "The other side reacts in the segment that calls for it, and only then.");
  }
}

/** G.36 A move in progress belongs to a piece on the map, and its path leads over the map. */
function checkMovement(
  state: Snapshot,
  charts: Charts,
  pending: Extract<Pending, { decision: "transit_react" }>,
  report: Report,
): void {
  const piece = findPiece(state, opponentOf(pending.side), pending.movement.piece);
  if (piece === undefined) {
    report("PIECE_UNKNOWN", "/pending/movement/piece", "The piece that was caught is not on the map (6.6.1).");
    return;
  }
  let from = piece.at;
  for (const [index, place] of pending.movement.path.entries()) {
    const known = findHex(charts, from) !== undefined && placesFrom(state, charts, from).includes(place);
    if (!known) {
      report("PATH_IMPOSSIBLE", `/pending/movement/path/${index}`, `${place} does not lie next to ${from} (G.36).`);
      return;
    }
    from = place;
  }
}
