import type { Piece } from "./chapters/1-2-forces/state";
import { type PendingView, pendingSeen } from "./chapters/3-sequence-of-play/view";
import { atSea, findPiece, isForce, isShadowed, piecesOf } from "./chapters/shared/game";
import type { SideState } from "./chapters/shared/state";
import { isDispersed, isScattered } from "./chapters/shared/units";
import { opponentOf } from "./charts/pack";
import type { Snapshot } from "./snapshot";
import { type ForceKind, SIDES, type Side } from "./vocabulary";

/** An enemy block on the map, as the other side sees it. */
export interface EnemyBlockView {
  readonly block: number;
  readonly hex: string;
  readonly shadowed: boolean;
  readonly identified: boolean;
  /** Its label; null for a block that is not identified. */
  readonly kind: ForceKind | null;
  readonly number: number | null;
  readonly scattered: boolean | null;
  /** 5.6 True if merchants are dispersed from it. */
  readonly dispersed: boolean | null;
  readonly idLevel: number | null;
}

/** The part of what a side owns that its enemy sees. */
export interface EnemyView {
  readonly side: Side;
  readonly deck: number;
  readonly blocks: readonly EnemyBlockView[];
  readonly ports: readonly { readonly port: string; readonly blocks: number }[];
  readonly aircraft: SideState["aircraft"];
  /** 5.3.1 Hexes over which its carriers have declared an Air Radius. */
  readonly carrierRadii: readonly string[];
  readonly chits: SideState["chits"];
  readonly sectors: SideState["sectors"];
  readonly shadowing: readonly { readonly target: number; readonly by: string }[];
  readonly sunk: SideState["sunk"];
  readonly damagedByAsw: number;
}

/** The part of a snapshot that everyone sees. */
export const PUBLIC = [
  "ruleset",
  "edition",
  "options",
  "scenario",
  "fortnight",
  "season",
  "light",
  "phase",
  "phasing",
  "turn",
  "startTurn",
  "begun",
  "initiative",
  "weather",
  "ice",
  "vp",
  "events",
  "temporaryPorts",
  "campaign",
  "result",
] as const satisfies readonly (keyof Snapshot)[];

/** The view that one side has of an operation. */
export interface View extends Pick<Snapshot, (typeof PUBLIC)[number]> {
  readonly side: Side | null;
  readonly pending: PendingView | null;
  readonly moving: string | null;
  /** Everything the side owns, its deck as a number; null for an onlooker. */
  readonly own: (Omit<SideState, "deck"> & { readonly deck: number }) | null;
  readonly others: readonly EnemyView[];
}

/**
 * A snapshot as a viewer sees it: a side, or null for an onlooker. A side's own state is complete. The other state has
 * only the disclosed facts.
 */
export function view(state: Snapshot, side: string | null): View {
  const viewer = SIDES.find((each) => each === side) ?? null;
  const publicMembers = Object.fromEntries(PUBLIC.map((key) => [key, state[key]])) as Pick<
    Snapshot,
    (typeof PUBLIC)[number]
  >;
  return {
    ...publicMembers,
    side: viewer,
    pending: state.pending === null ? null : pendingSeen(state, state.pending, viewer),
    moving: viewer !== null && state.phasing === viewer ? state.moving : null,
    own: viewer === null ? null : { ...state.sides[viewer], deck: state.sides[viewer].deck.length },
    others: SIDES.filter((each) => each !== viewer).map((each) => enemyView(state, each)),
  };
}

function enemyView(state: Snapshot, side: Side): EnemyView {
  const own = state.sides[side];
  const pieces = piecesOf(state, side);
  const ports = pieces.filter(({ station }) => station === "in_port").map(({ at }) => at);
  return {
    side,
    deck: own.deck.length,
    blocks: pieces
      .flatMap((piece) => (atSea(piece) && piece.block !== null ? [blockSeen(state, side, piece, piece.block)] : []))
      .sort((a, b) => a.block - b.block),
    ports: [...new Set(ports)].sort().map((port) => ({ port, blocks: ports.filter((each) => each === port).length })),
    aircraft: own.aircraft.filter(
      ({ base, hex, carrier }) => base !== null || hex !== null || isReported(state, side, carrier),
    ),
    carrierRadii: own.carrierRadii.flatMap((id) => findPiece(state, side, id)?.at ?? []).sort(),
    chits: own.chits.filter(({ revealed }) => revealed),
    sectors: own.sectors,
    shadowing: own.shadowing.map(({ target, by }) => ({ target, by })),
    sunk: own.sunk,
    damagedByAsw: own.removed.filter(({ why }) => why === "asw_damage").length,
  };
}

/** True for a carrier of a force at ID3 whose last report named all carriers it has: their aircraft are shown too. */
function isReported(state: Snapshot, side: Side, carrier: string | null): boolean {
  const force = state.sides[side].forces.find(({ units }) => units.some(({ unit }) => unit === carrier));
  if (force === undefined || !atSea(force) || !force.identified || force.block === null) return false;
  const report = state.sides[opponentOf(side)].reports.findLast(({ block }) => block === force.block);
  if (report === undefined || report.kind !== force.kind || report.number !== force.number) return false;
  const aboard = state.sides[side].aircraft.flatMap((each) => each.carrier ?? []);
  const carriers = force.units.filter(({ unit }) => aboard.includes(unit)).length;
  return (
    report.level === force.idLevel &&
    report.categories.find(({ category }) => category === "carriers")?.counters === carriers
  );
}

function blockSeen(state: Snapshot, side: Side, piece: Piece, block: number): EnemyBlockView {
  const isIdentified = isForce(piece) && piece.identified;
  return {
    block,
    hex: piece.at,
    shadowed: isShadowed(state, side, block),
    identified: isIdentified,
    kind: isIdentified ? piece.kind : null,
    number: isIdentified ? piece.number : null,
    scattered: isIdentified ? isScattered(piece) : null,
    dispersed: isIdentified ? isDispersed(piece) : null,
    idLevel: isIdentified ? piece.idLevel : null,
  };
}
