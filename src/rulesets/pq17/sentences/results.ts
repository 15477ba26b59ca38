import { EVENTS, REGIONS } from "../vocabulary";

/** How a language says results that hold a number or a name. */
export interface ResultForms {
  readonly card: (no: number) => string;
  readonly failed: (no: number) => string;
  readonly success: (no: number) => string;
  readonly denied: (by: string, no: number) => string;
  readonly merchants: (count: number) => string;
  readonly turns: (count: number) => string;
  readonly hits: (count: number) => string;
  readonly crippled: (hits: string) => string;
  readonly sunk: (count: number) => string;
  readonly steps: (result: string, count: number) => string;
  readonly submarines: (before: number, after: number) => string;
  readonly event: (event: string, region: string) => string;
}

const FLAK = ["abort", "damaged", "hit"] as const;
const DENIALS = ["carrier", "cam", "wolf_pack"] as const;
/** 7.2, 7.3 Numbers that results are said for: cards of a deck, merchants dispersed, hits, submarines, turns. */
const CARDS = 40;
const MERCHANTS = 60;
const HITS = 20;
const BOATS = 8;
const TURNS = 12;
/** 7.2.5 Most steps of an air unit. */
const STEPS = 12;

const upTo = (most: number, least = 1): number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index);

/** C.7 Words for the results that hold a number or a name, as rolls and draws call them. */
export function resultWords(forms: ResultForms, words: Readonly<Record<string, string>>): Record<string, string> {
  const said: [string, string][] = [
    ...upTo(CARDS).flatMap((no): [string, string][] => [
      [`card ${no}`, forms.card(no)],
      [`failed with card ${no}`, forms.failed(no)],
      [`success with card ${no}`, forms.success(no)],
      ...DENIALS.map((by): [string, string] => [`denied by ${by}, card ${no}`, forms.denied(words[by] ?? by, no)]),
    ]),
    ...upTo(MERCHANTS, 0).map((count): [string, string] => [`${count} merchants`, forms.merchants(count)]),
    ...upTo(TURNS, -TURNS).map((count): [string, string] => [`${count} turns`, forms.turns(count)]),
    ...upTo(HITS, 0).flatMap((count): [string, string][] => [
      [`${count} hits`, forms.hits(count)],
      [`${count} hits, crippled`, forms.crippled(forms.hits(count))],
      [`${count} sunk`, forms.sunk(count)],
    ]),
    ...upTo(STEPS, 2).flatMap((count) =>
      FLAK.map((each): [string, string] => [`${each}, ${count} steps`, forms.steps(words[each] ?? each, count)]),
    ),
    ...upTo(BOATS, 0).flatMap((before) =>
      upTo(BOATS, 0).map((after): [string, string] => [
        `${before} before ASW, ${after} after`,
        forms.submarines(before, after),
      ]),
    ),
    ...EVENTS.flatMap((event) =>
      REGIONS.map((region): [string, string] => [
        `${event} in ${region}`,
        forms.event(words[event] ?? event, words[region] ?? region),
      ]),
    ),
  ];
  return Object.fromEntries(said);
}
