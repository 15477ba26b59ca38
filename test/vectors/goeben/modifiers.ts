import { vectors as steps } from "./battle-steps";
import { vectors as alliedFire } from "./combat-allied-fire";
import { vectors as bombardment } from "./combat-bombardment";
import { vectors as consorts } from "./combat-consorts";
import { vectors as contact } from "./combat-contact";
import { contactDie } from "./combat-contact/contact";
import { vectors as ending } from "./combat-ending";
import { vectors as gunnery } from "./combat-gunnery";
import { vectors as torpedoes } from "./combat-torpedoes";
import { type Json, type Roll, resolves, type Vector } from "./kit";
import { inContact } from "./kit/combat";
import { vectors as repairs } from "./repairs";

type Rules = Readonly<Record<string, string>>;

const GUNS: Rules = {
  GUN_FACTOR: "14.5",
  LEADERSHIP: "14.5",
  RESERVE_CREW: "14.5",
  TARGETING_CALCULATOR: "14.5",
  ARMOR: "14.5",
  MAXIMUM_FIRE: "14.9",
  MORALE: "13.1",
};

/** 14.11, 14.13, 22.0 The rules behind the terms of a printed gun factor. */
const PRINTED: Rules = { GUN_FACTOR: "14.11", GUN_DAMAGE: "14.13", NIGHT: "22.0" };

/** The section that gives each modifier or term of a roll, by the label of the roll. */
const RULES: Readonly<Record<string, Rules>> = {
  repair: {
    LEADERSHIP: "10.1",
    RESERVE_CREW: "10.1",
    DAMAGE_CONTROL: "10.1",
    CAPTURED_PORT: "10.1",
    NEUTRAL_PORT: "10.1",
    NEUTRAL_NAVAL_BASE: "10.1",
    CENTRAL_POWERS_NAVAL_BASE: "10.1",
    CENTRAL_POWERS_PORT: "10.1",
    AT_SEA: "10.1",
    FRIENDLY_SHIP: "13.1",
  },
  contact: {
    LEADERSHIP: "14.3",
    SPEED: "14.3",
    OPTICS_SEARCHLIGHTS: "14.3",
    WIRELESS: "14.3",
    SEAPLANE: "20.1",
    ALERT_LEVEL: "14.3",
    ALLIED_SPEED: "14.3",
    ALLIED_SITE: "14.3",
  },
  "allied-break-off": { ALERT_LEVEL: "14.4" },
  gunnery: GUNS,
  bombardment: GUNS,
  "torpedo-fire": {
    TORPEDOES: "14.6",
    LEADERSHIP: "14.6",
    RESERVE_CREW: "14.6",
    TARGETING_CALCULATOR: "14.6",
    ARMOR: "14.6",
    MORALE: "13.1",
    TORPEDO_FACTOR: "14.12",
  },
  "allied-gunnery": PRINTED,
  "allied-torpedo-fire": { TORPEDO_FACTOR: "14.12" },
  "coastal-gunnery": { GUN_FACTOR: "16.0" },
  raid: { LEADERSHIP: "15.0" },
};

/** 20.0 Austro-Hungarian ships fire as printed, with their Leadership by a ruling. */
const CONSORTS: Readonly<Record<string, Rules>> = { ...RULES, gunnery: { ...PRINTED, LEADERSHIP: "20.0" } };

interface Expected {
  readonly rolls: readonly Roll[];
}

/** The roll with the sections of its modifiers or terms. */
function ruled(roll: Roll, rules: Readonly<Record<string, Rules>>): Roll {
  const codes = Object.keys({ ...roll.modifiers, ...roll.terms });
  if (codes.length === 0) return roll;
  const sections = codes.map((code): [string, string] => {
    const section = rules[roll.label]?.[code];
    if (section === undefined) throw new Error(`${roll.label} has no rule for ${code}.`);
    return [code, section];
  });
  return { ...roll, rules: Object.fromEntries(sections) };
}

/** Vectors that also name the sections of the modifiers and terms of their rolls. */
function cites(vectors: readonly Vector[], ids: readonly string[], rules = RULES): Vector[] {
  return ids.map((id) => {
    const vector = vectors.find((each) => each.id === id);
    if (vector === undefined) throw new Error(`There is no vector ${id}.`);
    const expect = vector.expect as Json & Expected;
    const rolls = expect.rolls.map((roll) => ruled(roll, rules));
    return {
      ...vector,
      id: `rules-${id}`,
      title: `${vector.title}; each term cites its rule`,
      expect: { ...expect, rolls },
    };
  });
}

/** 16.0, D-49a A contact rating of the coastal defences counts against the squadron. */
function coastalRating(): Vector {
  const rolls = [contactDie(4, { LEADERSHIP: 4, SPEED: 4, COASTAL_DEFENCE: -2 })];
  return resolves({
    operation: "resolveContact",
    base: "bone-contact",
    id: "rules-coastal-contact-rating",
    title: "16.0 A contact rating on the chart is subtracted for the coastal defences",
    citation: "16.0",
    charts: { COASTAL_DEFENCE: { facts: { contactRating: 2 } } },
    input: { leader: "goeben", speed: "goeben", maximumSpeed: false },
    rolls: rolls.map((roll) => ({ ...roll, rules: { LEADERSHIP: "14.3", SPEED: "14.3", COASTAL_DEFENCE: "16.0" } })),
    outcome: { contact: "GC2", first: "friendly" },
    after: inContact("GC2", "break_off"),
  });
}

/** The sections that modifiers and terms of dice cite. */
export const vectors = (): Vector[] => [
  ...cites(repairs(), [
    "repair-several-crews",
    "repair-captured-port",
    "repair-neutral-port",
    "repair-neutral-base",
    "repair-friendly-port",
    "repair-at-sea-by-ruling",
    "repair-friendly-ship",
  ]),
  ...cites(contact(), ["contact-minus-1", "rating-optics", "rating-wireless"]),
  ...cites(steps(), ["rating-allied-base", "rating-seaplane-for-all"]),
  coastalRating(),
  ...cites(gunnery(), ["gunnery-maximum-all-crew", "gunnery-maximum-all-dice"]),
  ...cites(torpedoes(), ["torpedoes-crew"]),
  ...cites(bombardment(), ["shore-sum", "shore-maximum"]),
  ...cites(alliedFire(), ["allied-fire-night-and-damage"]),
  ...cites(consorts(), ["consorts-gun-damage", "consorts-night", "consorts-torpedoes", "consorts-fire-led"], CONSORTS),
  ...cites(consorts(), ["consorts-raid"]),
  ...cites(ending(), ["end-convoy-damaged"]),
];
