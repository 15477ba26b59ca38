import { contactDie } from "../combat-contact/contact";
import { all, type Change, draw, facts, type Json, refused, type Vector } from "../kit";
import { consort, marker, options, set, ship } from "../kit/changes";
import {
  battle,
  came,
  ended,
  type Fought,
  harmed,
  inContact,
  inRound,
  orders,
  paid,
  printed,
  resolves,
  SEA,
  turnOf,
  unharmed,
  volley,
} from "../kit/combat";
import { sunk } from "../kit/losses";

const GUNS = { operation: "resolveGunneryRound", citation: "14.5" };

const ADRIATIC = "southern_adriatic";

const CONSORTS = ["viribus_unitis", "novara"];

/** Goeben or Breslau alone in the battle, with the other ship in another space. */
function alone(id: "goeben" | "breslau"): Change {
  const other = id === "goeben" ? "breslau" : "goeben";
  return all(ship(other, { space: "off_zante" }), battle({ german: [id] }));
}

/** A battle after which the Allied ships are in the pool, unharmed. */
function fought(space: string, allied: readonly string[], members: Parameters<typeof set>[0]): Change {
  return all(
    ...allied.map((id) => marker(id, "pool", null, { turn: 2 })),
    set({ phase: "naval_combat", battle: null, done: [space], threatened: [space], ...members }),
  );
}

/** 14.11, 14.5 The fire of few: one firer, one target, one die. */
function fewFire(): Vector[] {
  const next = battle({ round: 2, fired: [], anyFire: true });
  const quiet = { anyFire: false };
  const one = volley({
    firer: "breslau",
    target: "gloucester",
    fire: [{ weapon: "secondary", terms: { GUN_FACTOR: 2, ARMOR: -1 } }],
  });
  const dark = volley({
    firer: "goeben",
    target: "gloucester",
    fire: [{ weapon: "secondary", terms: { GUN_FACTOR: 3, NIGHT: -1, LEADERSHIP: 4, ARMOR: -1 } }],
  });
  return [
    resolves({
      ...GUNS,
      base: "warrior-contact",
      id: "few-one-firer",
      title: "14.11 D-37 One ship with two targets still chooses by priority",
      citation: "14.11",
      change: inRound("secondary", { fired: ["breslau"], ...quiet }),
      input: orders("goeben", null),
      ...came(null, [printed("warrior", "breslau", ["secondary"])]),
      after: next,
      rulings: ["D-37"],
    }),
    resolves({
      ...GUNS,
      base: "convoy-contact",
      id: "few-one-target",
      title: "14.11 D-37 Two ships with one target fire in turn",
      citation: "14.11",
      change: all(inRound("secondary", quiet), alone("goeben")),
      input: orders("goeben", null),
      ...came(null, [
        printed("dd_bouclier_flotilla", "goeben", ["secondary"]),
        printed("troop_convoy_1", "goeben", ["secondary"]),
      ]),
      after: next,
      rulings: ["D-37"],
    }),
    resolves({
      ...GUNS,
      base: "warrior-contact",
      id: "few-duel",
      title: "14.11 One ship with one target needs no ruling",
      citation: "14.11",
      change: all(inRound("secondary", quiet), alone("goeben")),
      input: orders("goeben", null),
      ...came(null, [printed("warrior", "goeben", ["secondary"])]),
      after: next,
    }),
    resolves({
      ...GUNS,
      base: "squadron-contact",
      id: "few-one-die",
      title: "14.5 D-33 Armor that leaves one die leaves a shot",
      change: all(inRound("secondary", quiet), ship("breslau", { leadership: 0, secondary: 2 })),
      input: orders("breslau", "gloucester"),
      ...came(one),
      after: all(turnOf("breslau"), paid("breslau")),
    }),
    resolves({
      ...GUNS,
      base: "squadron-contact",
      id: "few-night",
      title: "22.0 D-53 Night halves a German ship's guns under its own section, fractions up",
      citation: "22.0",
      change: all(inRound("secondary", quiet), options({ nightCombat: true }), battle({ night: true })),
      input: orders("goeben", "gloucester"),
      ...came({ ...dark, rolls: [{ ...dark.rolls[0]!, rules: { NIGHT: "22.0", GUN_FACTOR: "14.5" } }] }),
      after: all(turnOf("goeben"), paid("goeben")),
      rulings: ["D-53"],
    }),
    refused({
      ...GUNS,
      base: "squadron-contact",
      id: "few-maximum-no-dice",
      title: "14.9 Maximum fire that only equals the armor leaves no dice",
      citation: "14.9",
      change: all(inRound("secondary", quiet), ship("breslau", { leadership: 0, secondary: 1 })),
      input: orders("breslau", "warrior", true),
      code: "NO_DICE",
      section: "14.5",
      pointer: "/input/target",
    }),
  ];
}

/** 20.0 Vectors for Austro-Hungarian ships that have nothing to fire, together with German ships. */
function consortsIdle(): Vector[] {
  const base = "consorts-contact";
  const torpedoes = volley({
    firer: "goeben",
    target: "warrior",
    fire: [{ weapon: "torpedo", terms: { TORPEDOES: 2, LEADERSHIP: 4, ARMOR: -2 } }],
  });
  const atNovara = printed("warrior", "novara", ["primary"]);
  const idle = (id: string, title: string, operation: string, change: Change, input: Json): Vector =>
    refused({
      operation,
      base,
      id: `consorts-idle-${id}`,
      title: `14.2 ${title}`,
      citation: "14.2",
      change,
      input,
      code: "NOTHING_TO_FIRE",
      section: "14.2",
      pointer: "/input/ship",
    });
  return [
    resolves({
      ...GUNS,
      base,
      id: "consorts-idle-round-ends",
      title: "14.2 The primary round does not wait for a cruiser without primary guns",
      citation: "14.2",
      change: inRound("primary", { fired: ["goeben"] }),
      input: orders("viribus_unitis", null),
      ...came(null, [{ ...atNovara, rolls: [draw("allied-target", 2, "novara"), ...atNovara.rolls] }]),
      after: battle({ round: 1, fired: [], anyFire: true }),
      rulings: ["D-37", "D-51"],
    }),
    idle(
      "no-guns",
      "A cruiser without guns of the round has nothing to fire",
      "resolveGunneryRound",
      inRound("primary"),
      orders("novara", "warrior"),
    ),
    idle(
      "tubes-out",
      "A cruiser whose tubes are out has nothing to fire",
      "resolveTorpedoRound",
      all(inRound("torpedo"), harmed("novara", { engineHits: 1, torpedoesOut: true })),
      { ship: "novara", torpedoes: 0, target: "warrior" },
    ),
    resolves({
      operation: "resolveTorpedoRound",
      base,
      id: "consorts-beside-torpedoes",
      title: "14.6 A German ship next to Austro-Hungarian ones fires its own torpedoes and expends them",
      citation: "14.6",
      change: inRound("torpedo"),
      input: { ship: "goeben", torpedoes: 2, target: "warrior" },
      ...came(torpedoes),
      after: all(turnOf("goeben"), ship("goeben", { torpedoes: 0 }), battle({ anyFire: true, firstNation: "german" })),
      rulings: ["D-42"],
    }),
    ...["goeben", "viribus_unitis"].map((leader) => {
      const german = leader === "goeben";
      const terms = german
        ? { LEADERSHIP: 4, SPEED: 5, ALERT_LEVEL: -1, ALLIED_SPEED: -5 }
        : { LEADERSHIP: 3, SPEED: 4, ALERT_LEVEL: -1, ALLIED_SPEED: -5 };
      return resolves({
        operation: "resolveContact",
        base,
        id: german ? "consorts-give-speed" : "consorts-lead",
        title: `14.3 D-30 One Austro-Hungarian ship ${german ? "gives the speed" : "leads"} and the other ship is German`,
        citation: "14.3",
        input: { leader, speed: german ? "novara" : "goeben", maximumSpeed: false },
        rolls: [contactDie(1, terms)],
        outcome: { contact: german ? "GC2" : "GC1", first: "friendly" },
        after: inContact(german ? "GC2" : "GC1", "break_off"),
        rulings: ["D-30"],
      });
    }),
  ];
}

/** 14.13, 14.14, 17.0 Battles that end with few ships. */
function fewLeft(): Vector[] {
  const breslauSunk = printed("warrior", "breslau", ["secondary"], { hits: [3], sunk: true });
  const atNovara = printed("dd_5th_flotilla_1", "novara", ["secondary"]);
  const [fired, hit] = [breslauSunk.rolls.slice(0, 1), breslauSunk.rolls.slice(1)];
  const drawnFirst: Fought = {
    ...breslauSunk,
    rolls: [draw("allied-target", 1, "breslau"), draw("allied-target", 2, "novara"), ...fired, ...hit],
  };
  const fates = { austroHungarian: CONSORTS.map((id) => ({ ship: id, fate: "unharmed" })) };
  const pool = ["warrior", "dd_5th_flotilla_1"];
  const safe = Object.fromEntries(pool.map((id) => [id, "unharmed"]));
  const { leadership: _, ...lastWords } = ended(ADRIATIC, { lost: 50 }, safe, fates) as { leadership: number };
  const spared = (id: string, title: string, harm: Change, fate: string, vp: number, after: Change): Vector => {
    const atBreslau = pool.map((each) => printed(each, "breslau", ["torpedo"]));
    const end = ended(ADRIATIC, { lost: vp }, safe, { austroHungarian: [{ ship: "viribus_unitis", fate }] });
    return resolves({
      operation: "resolveTorpedoRound",
      base: "consorts-contact",
      id: `few-left-${id}`,
      title: `17.1 D-39 ${title}`,
      citation: "17.1",
      change: all(
        consort("novara", "central_adriatic"),
        battle({ austroHungarian: [unharmed("viribus_unitis")] }),
        inRound("torpedo", { fired: ["breslau", "viribus_unitis"] }),
        harm,
      ),
      input: { ship: "goeben", torpedoes: 0, target: null },
      ...came(null, atBreslau, end),
      after: all(fought(ADRIATIC, pool, { alert: 2, vp: -vp }), after),
    });
  };
  const here = printed("warrior", "breslau", ["torpedo"]);
  return [
    resolves({
      ...GUNS,
      base: "last-german-ship",
      id: "few-left-consorts",
      title: "17.0 D-71 With the last German ship the scenario is lost, whatever Austro-Hungarian ship is left",
      citation: "17.0",
      change: all(ship("breslau", { hull: 1 }), inRound("secondary", { fired: ["breslau", "viribus_unitis"] })),
      input: orders("novara", null),
      ...came(null, [drawnFirst, atNovara], lastWords),
      after: all(
        sunk("breslau"),
        fought(ADRIATIC, pool, {
          phase: "over",
          alert: 2,
          vp: -50,
          result: "defeat",
          endReason: "no_german_ship",
        }),
      ),
      rulings: ["D-71"],
    }),
    resolves({
      ...GUNS,
      base: "warrior-contact",
      id: "few-left-elsewhere",
      title: "14.2 The battle is over at once if the only German ship left is in another space",
      citation: "14.2",
      change: all(alone("breslau"), ship("breslau", { hull: 1 }), inRound("secondary")),
      input: orders("breslau", null),
      ...came(null, [breslauSunk], ended(SEA, { lost: 10 }, { warrior: "unharmed" })),
      after: all(sunk("breslau"), fought(SEA, ["warrior"], { alert: 2, vp: -10 })),
    }),
    spared(
      "consort-hurt",
      "An Austro-Hungarian ship scores although no Allied ship does",
      harmed("viribus_unitis", { damage: 2 }),
      "damaged",
      8,
      (state) => {
        Object.assign(state.austroHungarian.find(({ id }) => id === "viribus_unitis")!, {
          status: "damaged",
          space: null,
        });
      },
    ),
    spared(
      "consort-safe",
      "Nobody scores where nobody is hurt",
      (): void => {},
      "unharmed",
      0,
      (): void => {},
    ),
    resolves({
      operation: "resolveTorpedoRound",
      base: "warrior-contact",
      id: "few-left-threatened",
      title: "7.5 D-63 A space is remembered once",
      citation: "7.5",
      change: all(inRound("torpedo", { fired: ["breslau"] }), set({ threatened: [SEA] })),
      input: { ship: "goeben", torpedoes: 0, target: null },
      ...came(null, [here], ended(SEA, {}, { warrior: "unharmed" })),
      after: fought(SEA, ["warrior"], { alert: 2 }),
    }),
    resolves({
      operation: "endPhase",
      base: "before-battle",
      id: "few-left-collier",
      title: "7.5 D-63 One ship next to a collier keeps it safe",
      citation: "7.5",
      input: {},
      change: all(
        ship("goeben", { space: "medina_bank" }),
        ship("breslau", { space: "off_zante" }),
        marker("warrior", "pool"),
        set({ done: ["medina_bank"], threatened: ["medina_bank"] }),
      ),
      outcome: { ended: "naval_combat", phase: "outfitting", turn: 3, vp: 0 },
      snapshot: { colliers: [{ space: "medina_bank", used: false, lost: false }], threatened: [] },
    }),
  ];
}

/** 14.0, 14.3, 14.4 Before the first shot. */
function beforeFire(): Vector[] {
  const apart: Change = ship("breslau", { space: "off_zante" });
  const flight = (space: string): Json => ({
    to: ["goeben", "breslau"].map((id) => ({ ship: id, space })),
  });
  const meetAt = (space: string): Change =>
    all(
      inContact("GC2", "break_off"),
      ship("goeben", { space }),
      ship("breslau", { space }),
      marker("warrior", "set_aside", space),
      battle({ space }),
    );
  const flies = (id: string, title: string, from: string, to: string, change: Change, charts?: Json): Vector => ({
    ...resolves({
      operation: "breakOff",
      base: "warrior-contact",
      id: `flight-${id}`,
      title,
      citation: "14.4",
      change: all(meetAt(from), change),
      input: flight(to),
      rolls: [],
      outcome: { end: ended(from, {}, { warrior: "unharmed" }, { ended: "broke_off" }), phase: "naval_combat" },
      after: all(
        ship("goeben", { space: to, arrived: 2 }),
        ship("breslau", { space: to, arrived: 2 }),
        marker("warrior", "pool", null, { turn: 2 }),
        set({ phase: "naval_combat", battle: null, done: [from], threatened: [from] }),
      ),
      rulings: ["D-31"],
    }),
    ...(charts === undefined ? {} : { charts }),
  });
  const barred = (id: string, title: string, from: string, to: string, change: Change): Vector =>
    refused({
      operation: "breakOff",
      base: "warrior-contact",
      id: `flight-${id}`,
      title,
      citation: "14.4",
      change: all(meetAt(from), change),
      input: flight(to),
      code: "MARKER_THERE",
      section: "14.4",
      pointer: "/input/to/0/space",
    });
  const none: Change = (): void => {};
  const { ships } = facts<{ ships: readonly { readonly id: string }[] }>("ALLIED_SHIPS");
  const still = { ships: ships.map((each) => (each.id === "warrior" ? { ...each, speed: 0 } : each)) };
  const ashore = (id: string, title: string, change: Change, code: string, section: string): Vector =>
    refused({
      operation: "beginBattle",
      base: "before-battle",
      id: `begin-${id}`,
      title,
      citation: section,
      change: all(apart, change),
      input: { space: "off_zante" },
      code,
      section,
      pointer: "/input/space",
    });
  return [
    flies(
      "slow",
      "14.4 D-76 A ship with one Engine box left can break off",
      SEA,
      "off_zante",
      ship("breslau", { engines: 1 }),
    ),
    flies("bands", "14.4 D-76 Engines alone hold a ship, not the bands of its charts", SEA, "off_zante", none, {
      GERMAN_SHIPS: { facts: { ships: { breslau: { bands: { cruise: 0, maximum: 0, emergency: 0 } } } } },
    }),
    flies(
      "empty-zone",
      "14.4 D-19 A patrol zone without a marker is a refuge",
      "west_of_corsica",
      "sardinia_pz",
      marker("edgar_quinet", "pool", null, { turn: 2, from: "sardinia_pz" }),
    ),
    barred(
      "last-marker",
      "14.4 D-19 A patrol zone with one face-down marker is not a refuge",
      "west_of_corsica",
      "sardinia_pz",
      none,
    ),
    barred(
      "drawn-marker",
      "14.4 D-19 A space where a Merchantman was drawn is not a refuge",
      SEA,
      "off_zante",
      marker("allied_merchantman_3", "set_aside", "off_zante"),
    ),
    ashore(
      "storm-quiet",
      "14.0 A storm alone makes no battle",
      set({ storms: ["off_zante"] }),
      "VALUE_NOT_LISTED",
      "14.0",
    ),
    resolves({
      operation: "resolveContact",
      base: "warrior-contact",
      id: "contact-last-coal",
      title: "14.3 The last coal pays for maximum speed",
      citation: "14.3",
      change: ship("goeben", { coal: 1 }),
      input: { leader: "goeben", speed: "goeben", maximumSpeed: true },
      rolls: [contactDie(1, { LEADERSHIP: 4, SPEED: 5, ALERT_LEVEL: -1, ALLIED_SPEED: -4 })],
      outcome: { contact: "GC2", first: "friendly", phase: "break_off" },
      after: all(inContact("GC2", "break_off"), ship("goeben", { coal: 0 }), set({ vp: 0 })),
    }),
    {
      ...resolves({
        operation: "resolveContact",
        base: "warrior-contact",
        id: "contact-still",
        title: "14.3 Allied ships without speed take nothing from the contact die",
        citation: "14.3",
        input: { leader: "goeben", speed: "goeben", maximumSpeed: false },
        rolls: [contactDie(1, { LEADERSHIP: 4, SPEED: 4, ALERT_LEVEL: -1 })],
        outcome: { contact: "GC2", first: "friendly", phase: "break_off" },
        after: inContact("GC2", "break_off"),
      }),
      charts: { ALLIED_SHIPS: { facts: still } },
    },
  ];
}

/** 14.0 Battles at their edges: one die, one firer, one ship left. */
export const battles = (): Vector[] => [...fewFire(), ...consortsIdle(), ...fewLeft(), ...beforeFire()];
