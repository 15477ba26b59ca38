import type { GermanShip } from "../../../src/rulesets/goeben/chapters/3-setup/state";
import type { GermanShipId, Track } from "../../../src/rulesets/goeben/vocabulary";
import { all, type Change, handful, type Json, needs, refused, resolves, type Vector } from "./kit";
import { aboard, rulings, ship } from "./kit/changes";
import { CAPTURED, calledAt, friendWaits, MUST_LEAVE } from "./stores/stores";

const BASE = "messina-outfitting";

/** Goeben with six boxes of damage on three tracks. */
const DAMAGED = ship("goeben", { engines: 3, hull: 10, primary: 4 });

interface Attempt {
  readonly id: string;
  readonly title: string;
  readonly citation?: string;
  readonly change: Change;
  readonly ship?: GermanShipId;
  /** Tracks and the dice given to each, in the order rolled. */
  readonly dice: readonly (readonly [track: Track, face: number])[];
  readonly terms: Readonly<Record<string, number>>;
  /** Each track with its successful dice and its values before and after. */
  readonly tracks: readonly (readonly [track: Track, successes: number, before: number, after: number])[];
  readonly rulings?: readonly string[];
}

function repairs(plan: Attempt): Vector {
  const { id, title, citation = "10.1", change, ship: name = "goeben", dice, terms, tracks, rulings: cited } = plan;
  const faces = dice.map(([, face]) => face);
  const then = Object.fromEntries(tracks.map(([track, , , after]) => [track, after])) as Partial<GermanShip>;
  return resolves({
    id,
    title,
    citation,
    operation: "repair",
    base: BASE,
    change: all(DAMAGED, change),
    input: { ship: name, dice: dice.map(([track]) => track) },
    rolls: [handful("repair", "REPAIR", faces, terms, ["restored"])],
    outcome: {
      ship: name,
      tracks: tracks.map(([track, successes, before, after]) => {
        return { track, dice: dice.filter(([each]) => each === track).length, successes, before, after };
      }),
    },
    after: ship(name, { ...then, outfitted: true, repaired: true }),
    ...(cited === undefined ? {} : { rulings: cited }),
  });
}

function denied(
  id: string,
  title: string,
  code: string,
  section: string,
  pointer: string,
  change: Change,
  input: Json,
): Vector {
  const plan = { id, title, citation: section, operation: "repair", base: BASE, input, code, section, pointer };
  return refused({ ...plan, change: all(DAMAGED, change) });
}

/** Dice all given to the Engines, none of which succeeds. */
function failing(count: number): (readonly ["engines", number])[] {
  return Array.from({ length: count }, (_, index) => ["engines", 1 + (index % 4)] as const);
}

function places(): Vector[] {
  const at = (
    id: string,
    title: string,
    change: Change,
    terms: Readonly<Record<string, number>>,
    more: Partial<Attempt> = {},
  ): Vector => {
    const count = Object.values(terms).reduce((total, value) => total + value, 0);
    return repairs({ id, title, change, dice: failing(count), terms, tracks: [["engines", 0, 3, 3]], ...more });
  };
  const leader = { LEADERSHIP: 4 };
  return [
    at("repair-neutral-port", "10.1 A neutral port adds two dice", calledAt("messina"), { ...leader, NEUTRAL_PORT: 2 }),
    at("repair-neutral-base", "10.1 A neutral naval base adds three dice", calledAt("taranto"), {
      ...leader,
      NEUTRAL_NAVAL_BASE: 3,
    }),
    at("repair-friendly-base", "10.1 A Central Powers naval base adds four dice", calledAt("pola"), {
      ...leader,
      CENTRAL_POWERS_NAVAL_BASE: 4,
    }),
    at(
      "repair-friendly-port",
      "10.1 D-14 A Central Powers port adds four dice",
      calledAt("trieste"),
      { ...leader, CENTRAL_POWERS_PORT: 4 },
      { rulings: ["D-14", "D-15"] },
    ),
    at(
      "repair-captured-port",
      "9.2 D-13 A captured port adds one die",
      CAPTURED,
      { ...leader, CAPTURED_PORT: 1 },
      { citation: "9.2", rulings: ["D-13"] },
    ),
    at("repair-enemy-port", "10.1 An enemy port adds nothing before it is captured", calledAt("bone"), leader),
    at("repair-at-sea", "10.1 D-14 At sea there is neither gain nor loss", calledAt("central_ionian"), leader, {
      rulings: ["D-14"],
    }),
    at(
      "repair-at-sea-by-ruling",
      "10.1 D-14 Under the other ruling two dice are lost at sea",
      all(calledAt("central_ionian"), rulings({ repairAtSeaMinus2: true })),
      { ...leader, AT_SEA: -2 },
      { rulings: ["D-14"] },
    ),
    at(
      "repair-patrol-zone-by-ruling",
      "10.1 D-14 A patrol zone is at sea",
      all(calledAt("sardinia_pz"), rulings({ repairAtSeaMinus2: true })),
      { ...leader, AT_SEA: -2 },
    ),
    at(
      "repair-port-by-ruling",
      "10.1 D-14 In port that ruling changes nothing",
      all(calledAt("trieste"), rulings({ repairAtSeaMinus2: true })),
      { ...leader, CENTRAL_POWERS_PORT: 4 },
    ),
    at(
      "repair-friendly-ship",
      "13.1 A Friendly Ship adds two dice",
      all(calledAt("central_ionian"), friendWaits("central_ionian")),
      { ...leader, FRIENDLY_SHIP: 2 },
      { citation: "13.1", rulings: ["D-65"] },
    ),
    at(
      "repair-reserve-crew",
      "10.1 A Reserve Crew adds one die",
      all(calledAt("central_ionian"), aboard("goeben", { 1: "reserve_crew" })),
      { ...leader, RESERVE_CREW: 1 },
    ),
    at(
      "repair-damage-control",
      "10.1 Damage Control adds two dice",
      all(calledAt("central_ionian"), aboard("goeben", { 1: "damage_control" })),
      { ...leader, DAMAGE_CONTROL: 2 },
    ),
    at(
      "repair-several-crews",
      "10.1 D-57 Every crew counter adds its dice",
      all(
        calledAt("pola"),
        aboard("goeben", { 1: "damage_control", 2: "damage_control", 3: "reserve_crew", 4: "reserve_crew" }),
      ),
      { ...leader, DAMAGE_CONTROL: 4, RESERVE_CREW: 2, CENTRAL_POWERS_NAVAL_BASE: 4 },
      { rulings: ["D-57"] },
    ),
    at(
      "repair-leadership-lost",
      "10.1 Fewer dice with less Leadership",
      all(calledAt("messina"), ship("goeben", { leadership: 1 })),
      { LEADERSHIP: 1, NEUTRAL_PORT: 2 },
    ),
    at(
      "repair-no-leadership",
      "10.1 D-74 Without Leadership the other dice remain",
      all(calledAt("messina"), ship("goeben", { leadership: 0 })),
      { LEADERSHIP: 0, NEUTRAL_PORT: 2 },
      { rulings: ["D-74"] },
    ),
    at(
      "repair-without-engines",
      "9.1 D-09 A ship without Engines may repair in a visited port",
      all(MUST_LEAVE, ship("goeben", { engines: 0 })),
      { ...leader, NEUTRAL_PORT: 2 },
      { citation: "9.1", tracks: [["engines", 0, 0, 0]], rulings: ["D-09"] },
    ),
  ];
}

function dice(): Vector[] {
  const leader = { LEADERSHIP: 4 };
  const sea = calledAt("central_ionian");
  return [
    repairs({
      id: "repair-each-track",
      title: "10.1 A 5 or a 6 restores one box of the track its die was given to",
      change: sea,
      dice: [
        ["engines", 5],
        ["hull", 6],
        ["primary", 4],
        ["engines", 6],
      ],
      terms: leader,
      tracks: [
        ["primary", 0, 4, 4],
        ["engines", 2, 3, 5],
        ["hull", 1, 10, 11],
      ],
      rulings: ["D-03", "D-14", "D-15"],
    }),
    repairs({
      id: "repair-surplus",
      title: "10.1 Successes beyond the start are lost",
      change: sea,
      dice: [
        ["primary", 5],
        ["primary", 6],
        ["primary", 6],
        ["primary", 5],
      ],
      terms: leader,
      tracks: [["primary", 4, 4, 5]],
    }),
    repairs({
      id: "repair-guns",
      title: "10.1 Secondary and tertiary guns are repaired too",
      change: all(sea, ship("goeben", { secondary: 0, tertiary: 1 })),
      dice: [
        ["secondary", 6],
        ["tertiary", 6],
        ["secondary", 3],
        ["tertiary", 5],
      ],
      terms: leader,
      tracks: [
        ["secondary", 1, 0, 1],
        ["tertiary", 2, 1, 2],
      ],
    }),
    repairs({
      id: "repair-light-cruiser",
      title: "10.1 A light cruiser repairs her Hull; the box restored is empty",
      change: all(sea, ship("breslau", { hull: 2 }), aboard("breslau", { 1: "wireless", 2: "reserve_crew" })),
      ship: "breslau",
      dice: [
        ["hull", 5],
        ["hull", 5],
        ["hull", 1],
        ["hull", 2],
        ["hull", 6],
      ],
      terms: { LEADERSHIP: 4, RESERVE_CREW: 1 },
      tracks: [["hull", 3, 2, 4]],
    }),
    needs({
      id: "repair-needs-dice",
      title: "10.1 Repairs request every die at once",
      citation: "10.1",
      operation: "repair",
      base: BASE,
      change: all(DAMAGED, calledAt("messina")),
      input: { ship: "goeben", dice: ["hull", "hull", "hull", "engines", "engines", "engines"] },
      held: [6],
      next: { label: "repair", count: 6, sides: 6, held: [6], chart: "REPAIR" },
    }),
    denied(
      "repair-twice",
      "10.1 A ship tries repairs once a turn",
      "ALREADY_REPAIRED",
      "10.1",
      "/input/ship",
      all(sea, ship("goeben", { repaired: true, outfitted: true }), ship("breslau", { engines: 5 })),
      { ship: "goeben", dice: ["engines"] },
    ),
    denied(
      "repair-sound-ship",
      "10.0 A ship without damage is not repaired",
      "NOTHING_DAMAGED",
      "10.0",
      "/input/ship",
      sea,
      { ship: "breslau", dice: ["engines"] },
    ),
    denied(
      "repair-nothing-anywhere",
      "10.0 Nothing at all is damaged",
      "NOTHING_DAMAGED",
      "10.0",
      "",
      all(sea, ship("goeben", { engines: 6, hull: 12, primary: 5 })),
      { ship: "goeben", dice: ["engines"] },
    ),
    denied(
      "repair-sound-track",
      "10.0 No die goes to a track that is whole",
      "TRACK_UNDAMAGED",
      "10.0",
      "/input/dice/1",
      sea,
      { ship: "goeben", dice: ["engines", "tertiary", "hull", "hull"] },
    ),
    denied("repair-too-few-dice", "10.1 Every die is given to a track", "CHOICE_COUNT", "10.0", "/input/dice", sea, {
      ship: "goeben",
      dice: ["engines", "engines", "hull"],
    }),
    denied("repair-too-many-dice", "10.1 No more dice than the ship has", "CHOICE_COUNT", "10.0", "/input/dice", sea, {
      ship: "goeben",
      dice: ["engines", "engines", "hull", "hull", "hull"],
    }),
    denied(
      "repair-no-dice",
      "10.1 Leadership 2 leaves no die at sea under the other ruling",
      "NO_REPAIR_DICE",
      "10.1",
      "",
      all(sea, ship("goeben", { leadership: 2 }), rulings({ repairAtSeaMinus2: true })),
      { ship: "goeben", dice: ["engines"] },
    ),
    denied("repair-must-leave", "9.1 After a visit a ship may not repair", "MUST_LEAVE", "9.1", "", MUST_LEAVE, {
      ship: "goeben",
      dice: ["engines"],
    }),
    denied(
      "repair-absent-ship",
      "10.1 A ship that is not in the game is not repaired",
      "VALUE_NOT_LISTED",
      "10.0",
      "/input/ship",
      sea,
      { ship: "moltke", dice: ["engines"] },
    ),
  ];
}

/** 10 Repairs. */
export const vectors = (): Vector[] => [...places(), ...dice()];
