import type { Battle } from "../../../../src/rulesets/goeben/chapters/14-naval-combat/state";
import { all, type Change, type Json, type Roll, roll, type Vector } from "../kit";
import { aboard, marker, options, set, ship } from "../kit/changes";
import { battle, ended, inContact, printed, resolves, SEA } from "../kit/combat";

/** The choices of the German leader. */
export const input = { leader: "goeben", speed: "goeben", maximumSpeed: false };

/** 14.3 A contact with Warrior. */
export const plan = { operation: "resolveContact", base: "warrior-contact", input, citation: "14.3" };

type Terms = Readonly<Record<string, number>>;

/** Leadership 4 and cruise 4 against alert 1 and Warrior's speed 4. */
const USUAL: Terms = { LEADERSHIP: 4, SPEED: 4, ALERT_LEVEL: -1, ALLIED_SPEED: -4 };

/** The contact die; `unclear` names its result at night and in Limited Visibility. */
export function contactDie(face: number, terms: Terms, unclear?: string): Roll {
  const worth = Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== 0));
  const contactRoll = roll("contact", "CONTACT", [face], null, worth);
  return unclear === undefined ? contactRoll : { ...contactRoll, result: unclear };
}

/** First Salvo of the player: the chance to break off. */
function won(contact: "GC1" | "GC2"): Change {
  return inContact(contact, "break_off");
}

/** No contact: the Allied ships go to the pool, and the space is done with. */
function nothing(space = SEA, ...allied: readonly string[]): Change {
  return all(
    ...(allied.length === 0 ? ["warrior"] : allied).map((id) => marker(id, "pool", null, { turn: 2 })),
    set({ phase: "naval_combat", battle: null, done: [space], threatened: [space] }),
  );
}

const QUIET: Json = { alliesBrokeOff: false, allied: [], end: null };

/** The battle is over before a shot: the Allied ships go unharmed. */
const apart = (by: "no_contact" | "allies_broke_off", space = SEA, ...allied: readonly string[]): Json =>
  ended(space, {}, Object.fromEntries((allied.length === 0 ? ["warrior"] : allied).map((id) => [id, "unharmed"])), {
    ended: by,
  });

/** A row of the chart reached with a poor Leadership and a high alert: contact number = face + `base`. */
function row(face: number, leadership: number, alert: number, contact: string, id: string): Vector {
  const terms: Record<string, number> = { ...USUAL, LEADERSHIP: leadership, ALERT_LEVEL: -alert };
  const number = face + leadership + 4 - alert - 4;
  const change = all(ship("goeben", { leadership }), set({ alert }));
  const title = `14.3 Contact number ${number} is ${contact}`;
  const vectorPlan = { ...plan, id, title, change };
  const rolls = [contactDie(face, terms)];
  if (contact === "N") {
    return resolves({
      ...vectorPlan,
      rolls,
      outcome: { contact, first: null, ...QUIET, end: apart("no_contact"), phase: "naval_combat" },
      after: nothing(),
    });
  }
  if (contact === "GC1" || contact === "GC2") {
    const outcome = { contact, first: "friendly", ...QUIET, phase: "break_off" };
    return resolves({ ...vectorPlan, rolls, outcome, after: won(contact) });
  }
  const fights = roll("allied-break-off", "BREAK_OFF", [alert], null, { ALERT_LEVEL: -alert });
  const fire = printed("warrior", "breslau", ["primary"]);
  return resolves({
    ...vectorPlan,
    rolls: [...rolls, fights, ...fire.rolls],
    outcome: { contact, first: "allied", alliesBrokeOff: false, allied: [fire.outcome], end: null, phase: "gunnery" },
    after: inContact(contact as Battle["contact"] & string, "gunnery", { anyFire: true }),
  });
}

/** 14.3 The Contact Chart row by row. */
function rows(): Vector[] {
  return [
    row(1, 0, 5, "AC2", "contact-minus-4"),
    row(1, 0, 6, "AC2", "contact-minus-5"),
    row(1, 1, 5, "AC1", "contact-minus-3"),
    row(1, 2, 4, "AC1", "contact-minus-1"),
    row(2, 4, 6, "N", "contact-0"),
    row(3, 4, 6, "GC1", "contact-1"),
    row(5, 4, 6, "GC1", "contact-3"),
    row(6, 4, 6, "GC2", "contact-4"),
    row(6, 6, 1, "GC2", "contact-11"),
  ];
}

/** A contact die of 1 that ends in a chance to break off. */
function rated(
  id: string,
  title: string,
  more: { change?: Change; input?: Json; terms: Terms; after?: Change },
): Vector {
  const { terms, change, after } = more;
  const number = 1 + Object.values(terms).reduce((sum, value) => sum + value, 0);
  const contact = number >= 4 ? "GC2" : "GC1";
  return resolves({
    ...plan,
    id,
    title,
    citation: title.split(" ")[0]!,
    change,
    input: { ...input, ...more.input },
    rolls: [contactDie(1, terms)],
    outcome: { contact, first: "friendly", phase: "break_off" },
    after: all(won(contact), after),
  });
}

/** 14.3 Vectors for the terms of the two ratings. */
function ratings(): Vector[] {
  return [
    rated("rating-usual", "14.3 Leadership and cruise speed against the alert level and the fastest Allied ship", {
      terms: USUAL,
    }),
    rated("rating-two-ships", "14.3 One ship leads, another gives the speed", {
      change: all(ship("goeben", { leadership: 2, engines: 1 }), ship("breslau", { leadership: 5 })),
      input: { leader: "breslau", speed: "breslau" },
      terms: { ...USUAL, LEADERSHIP: 5 },
    }),
    rated("rating-maximum-speed", "14.3 A coal buys maximum speed", {
      input: { speed: "breslau", maximumSpeed: true },
      terms: { ...USUAL, SPEED: 5 },
      after: ship("breslau", { coal: 4 }),
    }),
    rated("rating-engines", "12.4 Damaged Engines lower the cruise speed", {
      change: ship("goeben", { engines: 3 }),
      terms: { ...USUAL, SPEED: 3 },
    }),
    rated("rating-no-speed", "14.3 A ship with Engines 0 gives no speed", {
      change: ship("goeben", { engines: 0, leadership: 5 }),
      terms: { LEADERSHIP: 5, ALERT_LEVEL: -1, ALLIED_SPEED: -4 },
    }),
    rated("rating-optics", "14.3 Optics aboard any German ship there are worth 2, once (D-57)", {
      change: all(aboard("goeben", { 1: "optics_searchlights" }), aboard("breslau", { 1: "optics_searchlights" })),
      terms: { ...USUAL, OPTICS_SEARCHLIGHTS: 2 },
    }),
    rated("rating-wireless", "14.3 Wireless on two ships is worth 1", {
      change: all(aboard("goeben", { 1: "wireless" }), aboard("breslau", { 1: "wireless" })),
      terms: { ...USUAL, WIRELESS: 1 },
    }),
    rated("rating-wireless-alone", "14.3 Wireless on one ship is worth nothing, however many counters", {
      change: aboard("goeben", { 1: "wireless", 2: "wireless" }),
      terms: USUAL,
    }),
    rated("rating-seaplane", "20.1 A seaplane is worth 2", {
      change: all(options({ seaplanes: true }), aboard("goeben", { 1: "seaplane", 2: "seaplane" })),
      terms: { ...USUAL, SEAPLANE: 2 },
    }),
    ...(["staff", "captains", "captains_with_ah"] as const).map((multiplayer) =>
      rated(`rating-${multiplayer.replaceAll("_", "-")}`, `25 Several players (${multiplayer}) change no dice`, {
        change: options({ multiplayer }),
        terms: USUAL,
      }),
    ),
    resolves({
      ...plan,
      base: "squadron-contact",
      id: "rating-fastest",
      title: "14.3 The fastest Allied ship counts",
      rolls: [contactDie(1, { ...USUAL, ALLIED_SPEED: -5 })],
      outcome: { contact: "GC1", first: "friendly", phase: "break_off" },
      after: won("GC1"),
    }),
  ];
}

/** 14.3 In an Allied patrol zone, with Warrior and the ships there. */
function zone(): Vector {
  const space = "adriatic_pz";
  return resolves({
    ...plan,
    id: "rating-patrol-zone",
    title: "14.3 An Allied patrol zone is worth 1 to the Allies",
    change: all(
      ship("goeben", { space }),
      ship("breslau", { space }),
      marker("warrior", "set_aside", space),
      battle({ space }),
    ),
    rolls: [contactDie(1, { ...USUAL, ALLIED_SITE: -1 })],
    outcome: { contact: "GC1", first: "friendly" },
    after: won("GC1"),
  });
}

/** A naval meeting in an Allied port. */
function port(): Vector {
  const space = "bone";
  return resolves({
    ...plan,
    id: "rating-allied-port",
    title: "14.3 An Allied port is worth 1 to the Allies",
    change: all(
      ship("goeben", { space }),
      ship("breslau", { space }),
      marker("warrior", "set_aside", space),
      battle({ space }),
    ),
    rolls: [contactDie(1, { ...USUAL, ALLIED_SITE: -1 })],
    outcome: { contact: "GC1", first: "friendly" },
    after: won("GC1"),
  });
}

const DARK = all(options({ nightCombat: true }), battle({ night: true }));

const MIST = all(set({ visibility: [{ space: SEA, rolled: "secondary" }] }), battle({ visibility: "secondary" }));

/** 14.3 Contact at night and in Limited Visibility. */
function unclear(): Vector[] {
  const poor = all(ship("goeben", { leadership: 2 }), set({ alert: 4 }));
  const poorTerms = { ...USUAL, LEADERSHIP: 2, ALERT_LEVEL: -4 };
  const lost = (id: string, title: string, change: Change, face: number, terms: Terms): Vector =>
    resolves({
      ...plan,
      id,
      title,
      change,
      rolls: [contactDie(face, terms, "N")],
      outcome: { contact: "N", first: null, ...QUIET, end: apart("no_contact"), phase: "naval_combat" },
      after: nothing(),
    });
  const alert6 = { ...USUAL, ALERT_LEVEL: -6 };
  return [
    lost("night-gc1", "22.0 GC1 is no contact at night", all(set({ alert: 6 }), DARK), 4, alert6),
    lost("night-ac1", "22.0 AC1 is no contact at night", all(poor, DARK), 1, poorTerms),
    lost("mist-gc1", "14.3 GC1 is no contact in Limited Visibility", all(set({ alert: 6 }), MIST), 4, alert6),
    lost("mist-ac1", "14.3 AC1 is no contact in Limited Visibility", all(poor, MIST), 1, poorTerms),
    resolves({
      ...plan,
      id: "night-gc2",
      title: "22.0 GC2 counts at night; the seaplane sees nothing (D-55)",
      citation: "22.0",
      change: all(DARK, options({ seaplanes: true }), aboard("goeben", { 1: "seaplane", 2: "seaplane" })),
      rolls: [contactDie(1, USUAL, "GC2")],
      outcome: { contact: "GC2", first: "friendly" },
      after: won("GC2"),
      rulings: ["D-55"],
    }),
    resolves({
      ...plan,
      id: "mist-ac2",
      title: "13.1 AC2 counts in Limited Visibility, and the merged round opens with Allied fire (D-28)",
      citation: "13.1",
      change: all(MIST, ship("goeben", { leadership: 0 }), set({ alert: 6 }), options({ seaplanes: true })),
      rolls: [
        contactDie(1, { ...USUAL, LEADERSHIP: 0, ALERT_LEVEL: -6 }),
        roll("allied-break-off", "BREAK_OFF", [6], null, { ALERT_LEVEL: -6 }),
        ...printed("warrior", "breslau", ["primary", "secondary"]).rolls,
      ],
      outcome: {
        contact: "AC2",
        first: "allied",
        allied: [printed("warrior", "breslau", ["primary", "secondary"]).outcome],
        phase: "gunnery",
      },
      after: inContact("AC2", "gunnery", { anyFire: true }),
      rulings: ["D-28"],
    }),
  ];
}

/** 14.4 Vectors for the Allied break-off. */
function breakingOff(): Vector[] {
  const weak = (alert: number): Change => all(ship("goeben", { leadership: 0 }), set({ alert }));
  const die = (face: number, alert: number): Roll =>
    roll("allied-break-off", "BREAK_OFF", [face], null, { ALERT_LEVEL: -alert });
  const ac = (alert: number): Roll => contactDie(1, { LEADERSHIP: 0, SPEED: 4, ALERT_LEVEL: -alert, ALLIED_SPEED: -4 });
  const escapes = (alert: number, face: number): Vector =>
    resolves({
      ...plan,
      id: `allies-break-off-${face}-at-${alert}`,
      title: `14.4 A ${face} is above alert ${alert}: the Allies break off to the pool`,
      citation: "14.4",
      change: weak(alert),
      rolls: [ac(alert), die(face, alert)],
      outcome: {
        first: "allied",
        alliesBrokeOff: true,
        allied: [],
        end: apart("allies_broke_off"),
        phase: "naval_combat",
        vp: 0,
        alert,
      },
      after: nothing(),
    });
  const convoy = { ...plan, base: "convoy-contact", citation: "14.15" };
  const speed6 = { LEADERSHIP: 4, SPEED: 4, ALERT_LEVEL: -6, ALLIED_SPEED: -6 };
  return [
    escapes(3, 4),
    escapes(5, 6),
    escapes(2, 6),
    resolves({
      ...convoy,
      id: "convoy-breaks-off",
      title: "14.15 A force with a Troop Convoy and First Salvo breaks off whole, without a die (D-32)",
      change: set({ alert: 6 }),
      rolls: [contactDie(1, speed6)],
      outcome: {
        contact: "AC1",
        first: "allied",
        alliesBrokeOff: true,
        allied: [],
        end: apart("allies_broke_off", "off_philippeville", "dd_bouclier_flotilla", "troop_convoy_1"),
      },
      after: nothing("off_philippeville", "dd_bouclier_flotilla", "troop_convoy_1"),
      rulings: ["D-32"],
    }),
    resolves({
      ...convoy,
      id: "convoy-caught",
      title: "14.15 A Troop Convoy must be fought when the player has First Salvo",
      rolls: [contactDie(3, { ...speed6, ALERT_LEVEL: -1 })],
      outcome: { contact: "GC2", first: "friendly", alliesBrokeOff: false, phase: "break_off" },
      after: won("GC2"),
    }),
    resolves({
      ...plan,
      id: "coal-spent-without-contact",
      title: "14.3 The coal is spent although there is no contact",
      change: set({ alert: 6 }),
      input: { ...input, maximumSpeed: true },
      rolls: [contactDie(1, { ...USUAL, SPEED: 5, ALERT_LEVEL: -6 })],
      outcome: { contact: "N", first: null, end: apart("no_contact") },
      after: all(nothing(), ship("goeben", { coal: 3 })),
    }),
  ];
}

/** 14.3, 14.4 Contact, and whether the Allies break off. */
export const contacts = (): Vector[] => [...rows(), ...ratings(), zone(), port(), ...unclear(), ...breakingOff()];
