import type { Invariant } from "../../../../core/contract/invariant";
import { findHex } from "../../charts/map";
import { opponentOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import { LAST_TURN } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import type { Phase } from "../../vocabulary";
import { ENDED_BY_A_SIDE } from "../../vocabulary/sequence";
import { placesFrom } from "../5-1-movement/places";
import { mayLandPart } from "../15-2-convoys/landing";
import { findPiece, pieceAtBlock } from "../shared/game";
import { atMost, implies, inTurn, onlyIn, rule } from "../shared/invariant";
import type { Movement, Pending } from "./state";

/** B Phases that a snapshot can have. Play passes through every other phase within one operation. */
const SNAPSHOT_PHASES: readonly Phase[] = [...ENDED_BY_A_SIDE, "turn_weather", "end"];

/** B The invariants of phase, side, weather, result and score. */
export const status: readonly Invariant<Snapshot, Charts>[] = [
  rule({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/phase",
    section: "B",
    variant: "play-never",
    holds: ({ item }) => SNAPSHOT_PHASES.includes(item),
  }),
  onlyIn({
    code: "PHASING_IMPOSSIBLE",
    pointer: "/phasing",
    section: "B",
    phases: ENDED_BY_A_SIDE,
    always: true,
  }),
  onlyIn({
    code: "RESULT_IMPOSSIBLE",
    pointer: "/result",
    section: "2",
    phases: ["end"],
    always: true,
  }),
  implies({
    code: "PREPARATION_IMPOSSIBLE",
    pointer: "/phase",
    section: "3.1",
    when: ({ item }) => item.startsWith("prep"),
    holds: ({ state: { begun, weather, turn } }) => !begun && weather.prevailing === null && turn === 1,
  }),
  onlyIn({
    code: "MOVING_IMPOSSIBLE",
    pointer: "/moving",
    section: "G.36",
    phases: ["move_blocks"],
  }),
  rule({
    code: "VP_IMPOSSIBLE",
    pointer: "/vp/total",
    section: "D-01",
    holds: ({ item, holder: { log } }) => item === log.reduce((sum, { amount }) => sum + amount, 0),
  }),
];

const TURN_LIMIT = {
  code: "TURN_IMPOSSIBLE",
  section: "8.1",
};

/** 8.1 Limits the turn. The turn after the last is reached only in administrative phases or at the end. */
export const turns: readonly Invariant<Snapshot, Charts>[] = [
  implies({
    ...TURN_LIMIT,
    pointer: "/turn",
    when: ({ state: { phase } }) => phase !== "end" && !phase.startsWith("admin"),
    holds: ({ item }) => item < LAST_TURN,
  }),
  atMost({ ...TURN_LIMIT, pointer: "/startTurn", most: LAST_TURN - 1 }),
  atMost({
    ...TURN_LIMIT,
    pointer: "/weather/local/*/turn",
    most: ({ state }) => Math.min(state.turn + 1, LAST_TURN),
  }),
];

/** B The segment in which the other side takes each reaction. */
const REACTIONS: Readonly<Partial<Record<Pending["decision"], Phase>>> = {
  transit_react: "move_blocks",
  shadow_give_up: "move_blocks",
  shadow_follow: "move_detach",
};

/** G.36 Returns the place before an index of a path in progress. Index 0 follows the place of the piece. */
function placeBefore(state: Snapshot, { side }: Pending, { piece, path }: Movement, index: number): string {
  return path[index - 1] ?? findPiece(state, opponentOf(side), piece)?.at ?? "";
}

/** G.36 Returns the first index of the path that is not adjacent to the place before it, or -1. */
function findPathGap(state: Snapshot, charts: Charts, pending: Pending, movement: Movement): number {
  return movement.path.findIndex((place, index) => {
    const from = placeBefore(state, pending, movement, index);
    return findHex(charts, from) === undefined || !placesFrom(state, charts, from).includes(place);
  });
}

/** B The invariants of a decision between combats: its segment, its side, and the pieces that it names. */
export const pending: readonly Invariant<Snapshot, Charts>[] = [
  rule({
    code: "PENDING_IMPOSSIBLE",
    pointer: "/pending",
    section: "B",
    variant: "side-reacts",
    holds: ({ state, item }) => {
      const phase = item === null ? undefined : REACTIONS[item.decision];
      return phase === undefined || (state.phase === phase && item?.side !== state.phasing);
    },
  }),
  inTurn(
    rule({
      code: "PIECE_UNKNOWN",
      pointer: "/pending/movement/piece",
      section: "6.6.1",
      variant: "piece-caught",
      holds: ({ state, item, holders: [{ side }] }) => findPiece(state, opponentOf(side), item) !== undefined,
    }),
    rule({
      code: "PATH_IMPOSSIBLE",
      pointer: "/pending/movement/path/*",
      section: "G.36",
      values: ({ state, key, holders: [decision, movement] }) => ({
        from: placeBefore(state, decision, movement, key),
      }),
      holds: ({ state, charts, key, holders: [decision, movement] }) =>
        findPathGap(state, charts, decision, movement) !== key,
    }),
  ),
  rule({
    code: "BLOCK_UNKNOWN",
    pointer: ["/pending/kept", "/pending/detached"],
    section: "6.3.4",
    variant: "block",
    holds: ({ state, item, holder: { side } }) => pieceAtBlock(state, opponentOf(side), item) !== undefined,
  }),
  rule({
    code: "PENDING_IMPOSSIBLE",
    pointer: "/pending",
    of: "/pending/convoy",
    section: "15.2.1",
    variant: "allies-land",
    holds: ({ state: { phase, phasing }, holder: { side } }) =>
      phase === "move_blocks" && phasing === "allied" && side === "allied",
  }),
  rule({
    code: "PENDING_IMPOSSIBLE",
    pointer: "/pending/convoy",
    section: "15.2.1",
    variant: "loaded-convoy",
    holds: ({ state, charts, item }) => {
      const force = state.sides.allied.forces.find(({ id }) => id === item);
      const { convoy, station, at } = force ?? {};
      const isWaitingInPort =
        station === "in_port" && convoy?.destinations.includes(at ?? "") === true && !convoy.arrived;
      return isWaitingInPort && force !== undefined && mayLandPart(state, charts, force, force.at);
    },
  }),
];
