import { phraseBook } from "../../../core/text/phrase-book";
import { pack } from "../charts/pack";
import { SIDES } from "../vocabulary";
import en from "./en.json";

const { SHIPS, LIGHT_UNITS, AIR_UNITS, PORTS, AIRBASES, MAP, SCENARIOS } = pack.charts;

/** 1.2, 1.4 Pieces and places, which are called as the charts call them where a language has no word of its own. */
const entries = [
  ...SCENARIOS.facts.scenarios.flatMap(({ forces }) => SIDES.flatMap((side) => forces[side])),
  ...SHIPS.facts.ships,
  ...LIGHT_UNITS.facts.units,
  ...AIR_UNITS.facts.units,
  ...AIRBASES.facts.bases,
  ...MAP.facts.boxes,
  ...PORTS.facts.ports,
];

/** 3 The languages of PQ-17, and everything that people read in each. */
export const { languages, templates, defaultPhrases, phrasesOf } = phraseBook(
  en,
  { fr: () => import("./fr.json"), ja: () => import("./ja.json") },
  Object.fromEntries([
    ...entries.map(({ id, name }) => [id, name] as const),
    ...SCENARIOS.facts.scenarios.map(({ id, title }) => [`scenario.${id}`, title] as const),
  ]),
);
