import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import { LABELS } from "../../src/rulesets/goeben/labels";
import { optionsSchema as goebenOptions, rulingsSchema as goebenRulings } from "../../src/rulesets/goeben/snapshot";
import { optionsSchema as huntersOptions, rulingsSchema as huntersRulings } from "../../src/rulesets/hunters/snapshot";
import { LABELS as pq17Labels } from "../../src/rulesets/pq17/labels";
import { rulingsSchema as pq17Rulings } from "../../src/rulesets/pq17/snapshot";
import { OPTIONS as PQ17_OPTIONS } from "../../src/rulesets/pq17/vocabulary";
import { requestOf, type Vector } from "./vectors";

/** Parts of a ruleset that its vectors must reach, besides chart rows. */
export interface CoveragePlan {
  readonly id: string;
  /** Options and rulings a game can set, with all their values. */
  readonly switches: Readonly<Record<"options" | "rulings", Readonly<Record<string, readonly unknown[]>>>>;
  /** Matches a refusal code in rules and operations. */
  readonly refusal: RegExp;
  /** Codes that no vector can be refused with, and the reason. */
  readonly neverRefused: Readonly<Record<string, string>>;
  /** Modifiers, as `chart/code`, that no roll shows, and the reason. */
  readonly neverShown: Readonly<Record<string, string>>;
  /** If true, a vector must run out of dice in every operation that rolls. */
  readonly asks: boolean;
  /** Codes of modifiers and terms that rules add and no chart lists. */
  readonly terms: readonly string[];
  /** Labels that must be rolled; empty if the charts' rows cover them. */
  readonly labels: readonly string[];
}

const NO_DECISION =
  "is for a decision that nobody could take, and no snapshot that holds one is read (PENDING_IMPOSSIBLE)";

/** 16.0 The charts give coastal defences a contact rating of 0, and a modifier of 0 is not shown. */
const NOTHING_ADDED = "COASTAL_DEFENCE";

/** Cargo Chart: cargo that adds dice or counts for contact or intelligence. */
const CARGO_TERMS = [
  "DAMAGE_CONTROL",
  "RESERVE_CREW",
  "OPTICS_SEARCHLIGHTS",
  "SEAPLANE",
  "TARGETING_CALCULATOR",
  "WIRELESS",
];

/** One plan per ruleset. */
export const PLANS: readonly CoveragePlan[] = [
  {
    id: "hunters",
    switches: { options: valuesOf(huntersOptions), rulings: valuesOf(huntersRulings) },
    refusal: /(?:\bcode: |\billegal\(\s*|\bno\(|\bshutOut\([^,]+, )"([A-Z][A-Z_]+)"/g,
    neverRefused: {},
    neverShown: {},
    asks: false,
    terms: [],
    labels: [],
  },
  {
    id: "goeben",
    switches: { options: valuesOf(goebenOptions), rulings: valuesOf(goebenRulings) },
    refusal: /"([A-Z][A-Z_]{3,})",\s*(?:section: )?(?:"\d+\.\d+"|section),\s*[^\s)]/g,
    neverRefused: {
      CARGO_TRANSFERRED: "is the code of an effect",
      INTELLIGENCE_OVER: "is the code of an effect",
      CANNOT_MOVE: "leaves no refuge, which closes the whole door (D-76)",
      NOTHING_OFFERED: "is closed by the phase first",
      NOTHING_TO_SHARE: "is closed by the phase first",
      NO_GERMAN_SHIP: "ends the scenario (D-71)",
      NO_SHIP_HERE: "is for a space without a German ship, and only spaces with one are offered",
      SHIP_NOT_IN_PLAY: "is for a ship that is not on the map, and only ships on it are offered",
      SHIP_NOT_ON_MAP: "is for a ship that is not on the map, and only ships on it are offered",
      SPEED: "tells how far a path may go; a longer one is refused as PATH_LENGTH",
    },
    neverShown: {},
    asks: true,
    terms: [...termsIn("rulesets/goeben/chapters").filter((code) => code !== NOTHING_ADDED), ...CARGO_TERMS],
    labels: LABELS,
  },
  {
    id: "pq17",
    switches: {
      options: Object.fromEntries(PQ17_OPTIONS.map((option) => [option, [true, false]])),
      rulings: valuesOf(pq17Rulings),
    },
    refusal:
      /(?:\b(?:reason|illegal)\(\s*|\bcode: (?!"(?:GALE_DISPERSAL|LIMIT|FIGHTER_LEAST|FRESH_BOATS|SLOW|ICEBREAKERS|OF_THE_DISPERSED|NATURAL_LOSS)")|\[(?="[A-Z_]+", "\d))"([A-Z][A-Z_]+)"/g,
    neverRefused: {
      CAMPAIGN_NOT_TAKEN_OVER: "is for takeOver, whose vectors are judged by themselves",
      CHOICE_MISSING: "is for a member left out, which the schema of the input finds first",
      NOTHING_LEAVES: NO_DECISION,
      NOTHING_TO_FIRE: NO_DECISION,
      NOTHING_TO_TURN: NO_DECISION,
      NOT_TOGETHER: "is for forces apart, and the choice tells of forces of one place alone",
      NO_BOMBERS: NO_DECISION,
      NO_SINGLE_SHIP: NO_DECISION,
      NO_TORPEDOES: NO_DECISION,
      SAME_FORCE: "is for a force that joins itself, and the choice tells of other forces alone",
    },
    neverShown: {
      "WITHDRAWAL/SLOW":
        "is taken from the die of a side for each slow unit (7.5.2); withdrawal-crippled-8 and withdrawal-starved-8 turn on it",
    },
    asks: true,
    terms: [],
    labels: pq17Labels,
  },
];

/** The kernel's choices, on which every ruleset builds. They refuse with these codes. */
const CHOICE = "core/choice/values.ts";

const CHOICE_REFUSAL = /\bcode: "([A-Z][A-Z_]+)"/g;

/**
 * Returns the refusal codes of a ruleset: those with sentences, and those in the sources of its chapters and of the
 * kernel's choices. Invariants and reports are excluded because they return faults.
 */
export function refusalCodes({ id, refusal }: CoveragePlan): string[] {
  const { refusals } = JSON.parse(readFileSync(source(`rulesets/${id}/text/en.json`), "utf8"));
  const sentenceCodes = Object.keys(refusals).map((key) => key.split("/")[0]!);
  const texts = textsIn(`rulesets/${id}/chapters`, (name) => !name.endsWith("invariants.ts"));
  const sourceCodes = texts.flatMap((text) => matchCodes(text, refusal));
  return [
    ...new Set([...sentenceCodes, ...sourceCodes, ...matchCodes(readFileSync(source(CHOICE), "utf8"), CHOICE_REFUSAL)]),
  ].sort();
}

/** Returns the options and rulings of a vector: from its snapshot or, for a new game, from its input. */
export function pinnedBy(
  ruleset: AnyRuleset,
  vector: Vector,
): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const { snapshot, input } = requestOf(ruleset.id, vector);
  const pinned = (snapshot ?? input ?? {}) as { readonly options?: unknown; readonly rulings?: object };
  const { options, rulings } = pinned;
  const chosenOptions = Array.isArray(options)
    ? options
    : options === undefined && ruleset.id === "pq17"
      ? []
      : undefined;
  const flags =
    chosenOptions && Object.fromEntries(PQ17_OPTIONS.map((option) => [option, chosenOptions.includes(option)]));
  // A PQ-17 snapshot contains only the rulings chosen by the game.
  const letter =
    ruleset.id === "pq17" && Object.fromEntries(Object.keys(valuesOf(pq17Rulings)).map((key) => [key, false]));
  return {
    ...pinned,
    ...(flags && { options: flags }),
    ...(letter && { rulings: { ...letter, ...rulings } }),
  } as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Returns all values of each boolean or enum member of an object schema. */
function valuesOf(schema: z.ZodLazy<z.ZodObject<Record<string, z.ZodType>>>): Record<string, readonly unknown[]> {
  return Object.fromEntries(
    Object.entries(schema.unwrap().shape).map(([key, member]) => [
      key,
      member instanceof z.ZodEnum ? member.options : [true, false],
    ]),
  );
}

function termsIn(folder: string): string[] {
  return [...new Set(textsIn(folder).flatMap((text) => matchCodes(text, /\bterm\("([A-Z][A-Z_]+)"/g)))];
}

function textsIn(folder: string, isIncluded = (_name: string) => true): string[] {
  return readdirSync(source(folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && isIncluded(name))
    .map((name) => readFileSync(join(source(folder), name), "utf8"));
}

function matchCodes(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, code]) => code!);
}

function source(path: string): string {
  return fileURLToPath(new URL(`../../src/${path}`, import.meta.url));
}
