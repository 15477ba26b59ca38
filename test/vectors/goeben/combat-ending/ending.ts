import type { Combatant } from "../../../../src/rulesets/goeben/chapters/14-naval-combat/state";
import type { Snapshot } from "../../../../src/rulesets/goeben/snapshot";
import { all, type Change, plain, type Roll, type Vector } from "../kit";
import { aboard, marker, rulings, set, ship } from "../kit/changes";
import {
  battle,
  came,
  ended,
  type Fought,
  harmed,
  inRound,
  orders,
  printed,
  resolves,
  SEA,
  volley,
} from "../kit/combat";
import { sunk } from "../kit/losses";

const WORTH = {
  sunk: { BC: 18, CA: 9, CP: 6, CL: 6, DD: 3, TC: 20 },
  damaged: { BC: 6, CA: 3, CP: 2, CL: 2, DD: 1, TC: 10 },
};

const CLASS: Readonly<Record<string, keyof (typeof WORTH)["sunk"]>> = {
  inflexible: "BC",
  warrior: "CA",
  gloucester: "CL",
  dd_5th_flotilla_1: "DD",
  edgar_quinet: "CA",
  jurien_de_la_graviere: "CP",
  dd_bouclier_flotilla: "DD",
  troop_convoy_1: "TC",
};

type Fate = "unharmed" | "damaged" | "withdrawn" | "sunk";

const HARM: Readonly<Record<Fate, Partial<Combatant>>> = {
  unharmed: {},
  damaged: { damage: 1, engineHits: 1, torpedoesOut: true },
  withdrawn: { withdrawn: true },
  sunk: { sunk: true },
};

/** 17.1 The VP of the fates of a battle. */
function worth(fates: Readonly<Record<string, Fate>>): number {
  return Object.entries(fates).reduce((sum, [id, fate]) => {
    if (fate === "unharmed") return sum;
    return sum + WORTH[fate === "sunk" ? "sunk" : "damaged"][CLASS[id]!];
  }, 0);
}

/** The places of Allied ships after a battle. */
function settled(fates: Readonly<Record<string, Fate>>): Change {
  const place = { unharmed: "pool", damaged: "out", withdrawn: "out", sunk: "sunk" } as const;
  return all(...Object.entries(fates).map(([id, fate]) => marker(id, place[fate], null, { turn: 2 })));
}

/** The battle of a space is over. */
function over(space: string, members: Partial<Snapshot>): Change {
  return set({ phase: "naval_combat", battle: null, alert: 2, done: [space], threatened: [space], ...members });
}

interface End {
  readonly base?: string;
  readonly space?: string;
  readonly fates: Readonly<Record<string, Fate>>;
  /** VP lost before. */
  readonly lost?: number;
  readonly change?: Change;
  /** Die of the Camera Crew. */
  readonly filmed?: number;
  readonly leadership?: number;
  /** Alert level afterwards. */
  readonly alert?: number;
  readonly after?: Change;
  readonly rulings?: readonly string[];
}

/** The last turn of a torpedo round: Goeben holds, what the Allies have left fires and misses, and the battle is over. */
function last(id: string, title: string, end: End): Vector {
  const {
    base = "squadron-contact",
    space = SEA,
    fates,
    lost = 0,
    change,
    filmed,
    leadership = 0,
    alert = 2,
    after,
  } = end;
  const firing = Object.keys(fates).filter((each) => fates[each] === "unharmed" && CLASS[each] !== "TC");
  const theirs = firing.map((each) => printed(each, CLASS[each] === "BC" ? "goeben" : "breslau", ["torpedo"]));
  const gained = worth(fates) + (filmed ?? 0);
  const { rolls, outcome } = came(
    null,
    theirs,
    ended(space, { gained, lost }, fates, { cameraCrew: filmed ?? null, leadership }),
  );
  const film: Roll[] = filmed === undefined ? [] : [plain("camera-crew", [filmed], String(filmed))];
  const led: Change = (state) => {
    for (const each of ["goeben", "breslau"] as const) state.ships[each].leadership += leadership;
  };
  return resolves({
    operation: "resolveTorpedoRound",
    base,
    id: `end-${id}`,
    title,
    citation: title.split(" ")[0]!,
    change: all(
      inRound("torpedo", { fired: ["breslau"], lost }),
      set({ vp: -lost }),
      ...Object.entries(fates).map(([each, fate]) => harmed(each, HARM[fate])),
      change,
    ),
    input: { ship: "goeben", torpedoes: 0, target: null },
    rolls: [...rolls, ...film],
    outcome: { ...outcome, phase: "naval_combat", alert, vp: gained - lost },
    after: all(settled(fates), over(space, { vp: gained - lost, alert }), led, after),
    ...(end.rulings === undefined ? {} : { rulings: end.rulings }),
  });
}

const SQUADRON: Readonly<Record<string, Fate>> = {
  inflexible: "unharmed",
  warrior: "unharmed",
  gloucester: "unharmed",
  dd_5th_flotilla_1: "unharmed",
};

/** 14.13, 14.14, 17.1 Vectors for the fates of the Allied ships, and their VP. */
function fates(): Vector[] {
  const french = { base: "french-contact", space: "off_philippeville" };
  const convoy = { base: "convoy-contact", space: "off_philippeville" };
  return [
    last("unharmed", "14.14 After the torpedo round the battle is over; unharmed Allied ships go to the pool", {
      fates: SQUADRON,
    }),
    last("damaged", "17.1 Damaged ships are worth 6, 3, 2 and 1, and are out for the scenario", {
      fates: { inflexible: "damaged", warrior: "damaged", gloucester: "damaged", dd_5th_flotilla_1: "damaged" },
      rulings: ["D-39", "D-50"],
    }),
    last("sunk-and-withdrawn", "14.14 Ships sunk and withdrawn for 18 VP are a Critical Naval Win: Leadership +1", {
      fates: { inflexible: "withdrawn", warrior: "sunk", gloucester: "withdrawn", dd_5th_flotilla_1: "damaged" },
      leadership: 1,
      rulings: ["D-39", "D-44"],
    }),
    last("battlecruiser-sunk", "17.1 A battlecruiser sunk is worth 18", {
      fates: { ...SQUADRON, inflexible: "sunk" },
      leadership: 1,
    }),
    last(
      "win-at-15",
      "14.14 A net 15 VP is a Critical Naval Win; an armored cruiser is worth 9, a protected one 6 (errata)",
      {
        ...french,
        fates: { gloucester: "unharmed", edgar_quinet: "sunk", jurien_de_la_graviere: "sunk" },
        leadership: 1,
      },
    ),
    last("draw-at-14", "14.14 A net 14 VP changes no Leadership", {
      fates: { inflexible: "unharmed", warrior: "sunk", gloucester: "withdrawn", dd_5th_flotilla_1: "sunk" },
    }),
    last("protected-damaged", "17.1 A protected cruiser damaged is worth 2 (errata)", {
      ...french,
      fates: { gloucester: "sunk", edgar_quinet: "unharmed", jurien_de_la_graviere: "damaged" },
    }),
    last("convoy-damaged", "17.1 A Troop Convoy damaged is worth 10", {
      ...convoy,
      fates: { dd_bouclier_flotilla: "unharmed", troop_convoy_1: "damaged" },
    }),
    last("convoy-sunk", "17.1 A Troop Convoy sunk is worth 20", {
      ...convoy,
      fates: { dd_bouclier_flotilla: "unharmed", troop_convoy_1: "sunk" },
      leadership: 1,
    }),
    last("twice-hurt", "14.13 D-39 A ship sunk after damage scores once", {
      fates: { ...SQUADRON, warrior: "sunk" },
      change: harmed("warrior", { damage: 2, gunHits: 2, withdrawn: true, sunk: true }),
    }),
  ];
}

/** 14.14, D-44, D-45, D-72 Leadership and the Camera Crew. */
function measures(): Vector[] {
  const gross = rulings({ criticalBattleMeasure: "gross" });
  const eighteen: Readonly<Record<string, Fate>> = { ...SQUADRON, inflexible: "sunk" };
  const six: Readonly<Record<string, Fate>> = { ...SQUADRON, inflexible: "damaged" };
  const camera = aboard("goeben", { 1: "camera_crew" });
  const top: Change = all(ship("goeben", { leadership: 6 }));
  return [
    last("net-13", "14.14 D-44 Net VP count: 18 gained less 5 lost change no Leadership", { fates: eighteen, lost: 5 }),
    last("gross-18", "14.14 D-44 With gross the 18 VP gained are a win whatever was lost", {
      fates: eighteen,
      lost: 5,
      change: gross,
      leadership: 1,
      rulings: ["D-44"],
    }),
    last("loss-at-15", "14.14 A net loss of 15 VP is a Critical Naval Loss: Leadership -1", {
      fates: SQUADRON,
      lost: 15,
      leadership: -1,
      rulings: ["D-44"],
    }),
    last("loss-14", "14.14 A net loss of 14 VP changes no Leadership", { fates: six, lost: 20 }),
    last("gross-loss", "14.14 D-44 With gross the 20 VP lost are a loss whatever was gained", {
      fates: six,
      lost: 20,
      change: gross,
      leadership: -1,
      rulings: ["D-44"],
    }),
    last("gross-both", "14.14 D-44 With gross a win and a loss in one battle cancel out", {
      fates: eighteen,
      lost: 20,
      change: gross,
      rulings: ["D-44"],
    }),
    last("leadership-6", "14.14 D-45 Leadership rises to 6 and no further", {
      fates: eighteen,
      change: top,
      leadership: 1,
      after: ship("goeben", { leadership: 6 }),
      rulings: ["D-45"],
    }),
    last("leadership-0", "14.14 D-45 Leadership falls to 0 and no further", {
      fates: SQUADRON,
      lost: 15,
      change: ship("goeben", { leadership: 0 }),
      leadership: -1,
      after: ship("goeben", { leadership: 0 }),
      rulings: ["D-45"],
    }),
    last("filmed", "17.1 D-72 A Camera Crew films a sinking for a die of VP, which count for the battle: 9 and 6 win", {
      fates: { ...SQUADRON, warrior: "sunk" },
      change: camera,
      filmed: 6,
      leadership: 1,
      rulings: ["D-72"],
    }),
    last("filmed-twice", "17.1 D-72 Two Camera Crews and two sinkings are one die", {
      fates: { ...SQUADRON, gloucester: "sunk", dd_5th_flotilla_1: "sunk" },
      change: all(camera, aboard("breslau", { 1: "camera_crew" })),
      filmed: 3,
    }),
    last("not-filmed", "17.1 D-72 A Camera Crew films no ship that is only damaged", {
      fates: { ...SQUADRON, warrior: "damaged" },
      change: camera,
    }),
    last("alert-6", "5.2 The alert level stops at 6", {
      fates: SQUADRON,
      change: set({ alert: 6 }),
      alert: 6,
    }),
    last("revealed-stay", "14.14 D-17 Ships that intelligence revealed elsewhere stay face up", {
      fates: SQUADRON,
      change: marker("chatham", "map", "off_zante", { turn: 1 }),
    }),
    last(
      "revealed-return",
      "14.14 D-17 With revealedReturnOnAlertChange they go to the pool when the battle changes the alert level",
      {
        fates: SQUADRON,
        change: all(marker("chatham", "map", "off_zante", { turn: 1 }), rulings({ revealedReturnOnAlertChange: true })),
        after: marker("chatham", "pool", null, { turn: 1 }),
        rulings: ["D-17"],
      },
    ),
  ];
}

/** 14.2, 14.14, D-71 Battles that end before the torpedo round. */
function early(): Vector[] {
  const gun = (hits: readonly number[], isSunk: boolean): Fought =>
    volley({
      firer: "goeben",
      target: "warrior",
      fire: [{ weapon: "secondary", terms: { GUN_FACTOR: 3, LEADERSHIP: 4, ARMOR: -2 }, hits: hits.length }],
      hits,
      sunk: isSunk,
    });
  const paid = ship("goeben", { ammunition: 5 });
  const first = inRound("secondary", { anyFire: false });
  const doomed = all(
    inRound("secondary", { fired: ["breslau"] }),
    ship("goeben", { hull: 1 }),
    ship("breslau", { hull: 1 }),
  );
  const unchanged = (hit: Fought): Fought => hit;
  const absorbed = (firer: string): Fought => ({
    rolls: [],
    outcome: { firer, target: "breslau", shots: [], results: [], sunk: false },
  });
  const final = ended(SEA, { lost: 50 }, SQUADRON);
  const { leadership: _, ...lastWords } = final as { leadership: number };
  return [
    resolves({
      operation: "resolveGunneryRound",
      base: "warrior-contact",
      id: "end-all-sunk",
      title: "14.14 With the last Allied ship sunk the battle is over at once; no one is left to threaten a collier",
      citation: "14.14",
      change: first,
      input: orders("goeben", "warrior"),
      ...came(gun([3, 3, 3], true), [], ended(SEA, { gained: 9 }, { warrior: "sunk" })),
      after: all(settled({ warrior: "sunk" }), paid, over(SEA, { vp: 9, threatened: [] })),
      rulings: ["D-38", "D-39", "D-50"],
    }),
    resolves({
      operation: "resolveGunneryRound",
      base: "warrior-contact",
      id: "end-all-withdrawn",
      title: "14.14 With the last Allied ship withdrawn the battle is over at once",
      citation: "14.14",
      change: first,
      input: orders("goeben", "warrior"),
      ...came(gun([5], false), [], ended(SEA, { gained: 3 }, { warrior: "withdrawn" })),
      after: all(settled({ warrior: "withdrawn" }), paid, over(SEA, { vp: 3 })),
    }),
    resolves({
      operation: "resolveGunneryRound",
      base: "squadron-contact",
      id: "end-no-german-ship",
      title: "17.0 With the last German ship the scenario is lost at once (D-71)",
      citation: "17.0",
      change: doomed,
      input: orders("goeben", null),
      ...came(
        null,
        [
          unchanged(printed("inflexible", "goeben", ["secondary"], { hits: [3], sunk: true })),
          unchanged(printed("warrior", "breslau", ["secondary"], { hits: [3], sunk: true })),
          absorbed("gloucester"),
          absorbed("dd_5th_flotilla_1"),
        ],
        lastWords,
      ),
      after: all(
        sunk("goeben"),
        sunk("breslau"),
        settled(SQUADRON),
        set({
          phase: "over",
          battle: null,
          done: [SEA],
          threatened: [SEA],
          vp: -50,
          alert: 2,
          result: "defeat",
          endReason: "no_german_ship",
        }),
      ),
      rulings: ["D-71", "D-82"],
    }),
    resolves({
      operation: "resolveGunneryRound",
      base: "inflexible-contact",
      id: "end-goeben-sunk",
      title: "14.2 The battle continues with the ships that are left",
      citation: "14.2",
      change: all(inRound("primary"), ship("goeben", { hull: 1 })),
      input: orders("goeben", null),
      ...came(null, [printed("inflexible", "goeben", ["primary"], { hits: [3], sunk: true })]),
      after: all(sunk("goeben"), set({ vp: -40 }), battle({ round: 1, fired: [], anyFire: true, lost: 40 })),
    }),
  ];
}

/** 14.13, 14.14 How battles end. */
export const endings = (): Vector[] => [...fates(), ...measures(), ...early()];
