import { reason } from "../../../../core/choice/legality";
import type { Reason } from "../../../../core/contract/choice";
import { conditionFacts } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Force, Piece } from "../1-2-forces/state";
import { packHeld } from "../5-2-wolf-packs/wolf-packs";
import { forcesOf, isForce } from "../shared/game";
import { isHelpless, typeOf } from "../shared/units";
import { holdsCondition } from "./chits";

/** 12.12 Why an Axis piece may not enter the Kara Sea; undefined when it may: one Panzerschiff and one Wolf Pack. */
export function cannotEnterKara(state: Snapshot, charts: Charts, piece: Piece): Reason | undefined {
  const { box } = conditionFacts(charts, "wunderland");
  if (!holdsCondition(state, "axis", "wunderland")) return reason("BOX_CLOSED", "5.7.2");
  const fit = isForce(piece) && (piece.kind === "wolf_pack" || isPanzerschiff(charts, piece));
  if (!fit) return reason("NOT_FOR_WUNDERLAND", "12.12");
  const there = state.sides.axis.forces.some(
    ({ station, at, kind, id }) => station === "box" && at === box && kind === piece.kind && id !== piece.id,
  );
  return there ? reason("BOX_TAKEN", "12.12") : undefined;
}

/** 12.12 True for a TF of one Panzerschiff. */
function isPanzerschiff(charts: Charts, { kind, units }: Force): boolean {
  const [ship] = units;
  return (
    kind === "task_force" &&
    units.length === 1 &&
    ship !== undefined &&
    typeOf(charts, ship) === conditionFacts(charts, "wunderland").raider
  );
}

/** 12.12 True for the convoy of the Kara Sea, which neither moves nor scatters. */
export function isKaraConvoy(charts: Charts, piece: Piece): boolean {
  return (
    isForce(piece) &&
    piece.convoy !== null &&
    piece.station === "box" &&
    piece.at === conditionFacts(charts, "wunderland").box
  );
}

/** 12.12 The convoy of the Kara Sea; undefined when it is not there. */
export function karaConvoy(state: Snapshot, charts: Charts): Force | undefined {
  return forcesOf(state, "allied").find((force) => isKaraConvoy(charts, force));
}

/** 12.12 True in the Kara Sea for the Allies, whose ships there withdraw from a battle as near a friendly coast. */
export function isKaraCoast(charts: Charts, place: string, side: Side): boolean {
  return side === "allied" && place === conditionFacts(charts, "wunderland").box;
}

/** 12.12 The German forces in the Kara Sea that may attack its convoy in this segment: Wolf Packs that have not moved, or the Panzerschiff. */
export function karaAttackers(state: Snapshot, charts: Charts): Force[] {
  const { box } = conditionFacts(charts, "wunderland");
  const { attacked, fought } = state.sides.axis;
  const kind = state.phase === "submarine_combat" ? "wolf_pack" : "task_force";
  return forcesOf(
    state,
    "axis",
    (force) =>
      force.kind === kind &&
      force.station === "box" &&
      force.at === box &&
      !attacked.includes(force.id) &&
      !fought.includes(force.id) &&
      (kind === "task_force"
        ? force.units.some((ship) => !isHelpless(ship))
        : packHeld(state, "axis", force) === undefined && force.moved.hexes === 0),
  );
}
