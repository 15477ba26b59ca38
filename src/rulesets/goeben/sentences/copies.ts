import { pack } from "../charts/pack";
import type { IncidentKind } from "../vocabulary";

/** Copies of one kind of marker, and coastal defence units, that have a word; a caller's charts may hold more. */
const COPIES = 60;

/** 2.2 The words for markers that are no ships: every kind, and every copy of it by its id. */
export function markerWords(kinds: Readonly<Record<IncidentKind, string>>): Record<string, string> {
  const numbers = Array.from({ length: COPIES }, (_, index) => index + 1);
  const copies = Object.entries(kinds).flatMap(([kind, word]) =>
    numbers.map((number) => [`${kind}_${number}`, word] as const),
  );
  return { ...kinds, ...Object.fromEntries(copies) };
}

/** 2.2 The words for coastal defence units: their word and their number. */
export function unitWords(word: string): Record<string, string> {
  const { units } = pack.charts.COASTAL_DEFENCE.facts;
  return Object.fromEntries(units.map(({ id }, index) => [id, `${word} ${index + 1}`]));
}
