import type { PendingView } from "../chapters/3-sequence-of-play/view";
import type { StrikeView } from "../chapters/7-2-air-attack/view";
import type { BattleView } from "../chapters/7-5-surface-combat/view";
import type { View } from "../view";
import type { Situation } from "./situation-schema";

type PendingReport = NonNullable<Situation["pending"]>;

/** Merges the pending decision of several views: each ship has every detail that any of them shows. */
export function mergePending(views: readonly View[]): PendingReport | null {
  const pendingViews = views.flatMap(({ pending }) => (pending === null ? [] : [pending]));
  const [first] = pendingViews;
  if (first === undefined) return null;
  const { decision, side, block, submarines, fire } = first;
  return { decision, side, block, submarines, fire, air: airOf(pendingViews), battle: battleOf(pendingViews) };
}

/** 7.2 Only the side attacked sees ships before they are deployed, and at night those that have not been hit. */
function airOf(views: readonly PendingView[]): PendingReport["air"] {
  const strikes = views.flatMap(({ air }) => (air === null ? [] : [air]));
  const visibleShips = ({ ships }: StrikeView): number => ships.filter(({ unit }) => unit !== null).length;
  const [most] = [...strikes].sort((a, b) => visibleShips(b) - visibleShips(a));
  return most ?? null;
}

/** 7.5.9 A side sees its own counters, and of the other side's those that lie face up. */
function battleOf(views: readonly PendingView[]): PendingReport["battle"] {
  const battles = views.flatMap(({ battle }) => (battle === null ? [] : [battle]));
  const [first] = battles;
  if (first === undefined) return null;
  return {
    ...first,
    outmatched: battles.find(({ outmatched }) => outmatched !== null)?.outmatched ?? null,
    units: first.units.map((unit) => ({ ...unit, parts: partsOf(battles, unit.no) })),
  };
}

function partsOf(battles: readonly BattleView[], no: number) {
  const partLists = battles.map(({ units }) => units.find((unit) => unit.no === no)?.parts ?? null);
  return partLists.find((each) => each !== null) ?? null;
}
