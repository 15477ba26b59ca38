import { all, type Case, type Change, type Json, type Roll, refused, resolves, roll, type Vector } from "../kit";
import { cardRoll, finds, misses } from "../kit/cards";
import { dummy, force, fresh, known, laden } from "../kit/changes";
import { COVER, of, pack, second } from "../kit/forces";
import { asw } from "../submarines/fights";
import { FAILS, passes } from "../transits/transit";

const GROUP = "narvik_group";

const reacts: Omit<Case, "id" | "title"> = { citation: "6.6.1", operation: "reactToTransit", base: "transit-caught" };

const fights = (...fight: string[]): Json => ({ shadower: null, fight });

/** Lutzow has been caught by the Allied force of her hex. */
const lutzowCaught: Change = (state) => {
  const [cover, lutzow] = [force(state, "allied"), force(state, "axis")];
  cover.moved = { hexes: 0, speed: null, entered: [], done: false };
  const moved = { hexes: 1, speed: "moderate" as const, entered: ["0708"], done: false };
  Object.assign(lutzow, { identified: true, idLevel: 1, moved });
  const movement = { piece: lutzow.id, speed: "moderate" as const, path: ["0808"], cross: 0 };
  const pending = { decision: "transit_react" as const, side: "allied" as const, movement };
  Object.assign(state, { phasing: "axis", moving: lutzow.id, pending });
};

const yes = (id: string, title: string, change: Change, input: Json, rolls: Roll[], fought: boolean, more: Json = {}) =>
  resolves({
    ...reacts,
    id: `transit-fight-${id}`,
    title: `6.6.1 ${title}`,
    change,
    input,
    rolls,
    outcome: { fought },
    rulings: ["E-58"],
    ...more,
  });

const no = (
  id: string,
  title: string,
  change: Change,
  input: Json,
  code: string,
  pointer: string,
  section = "6.6.1",
): Vector =>
  refused({ ...reacts, id: `transit-bar-${id}`, title: `6.6.1 ${title}`, change, input, code, pointer, section });

/** A second Axis force in the hex of the force that was caught. */
const other = (changes: Json, ...units: [string, number][]): Change =>
  all(second("axis", "other", "0708", ...units), (state) => {
    const added = force(state, "axis", "other");
    Object.assign(added, structuredClone(changes));
    if (added.kind === "wolf_pack") added.fuel.marker = null;
  });

/** 6.6.1, 7.1.1, 7.4.2, 7.4.4 Fights with a force that was caught in transit. */
export function fightsInTransit(): Vector[] {
  const asPack: Change = pack("axis", "0708");
  const packs: Change = all(asPack, lutzowCaught, pack("allied", "0708"));
  const locateCard = finds("locate-card", "axis");
  const foundByAllies = finds("locate-card", "allied");
  return [
    yes(
      "surface",
      "A TF that finds a TF in transit fights it, and its move is over",
      () => undefined,
      fights(GROUP),
      [locateCard],
      true,
      {
        snapshot: {
          pending: { decision: "surf_maneuver_defender", side: "allied", battle: { transit: true } },
          sides: { allied: { forces: [{ at: "0708", moved: { done: true } }] } },
        },
      },
    ),
    yes(
      "surface-two",
      "Two TFs fight it together, each with its own card",
      other({}, ["admiral_hipper", 4]),
      fights(GROUP, "other"),
      [locateCard, cardRoll("locate-card", FAILS)],
      true,
    ),
    yes(
      "allied-superior",
      "The Allies may fight whatever is stronger",
      all(lutzowCaught, of("axis", ["tirpitz", 4])),
      fights(COVER),
      [foundByAllies],
      true,
    ),
    yes(
      "pack-attacks",
      "A Wolf Pack that finds a TF in transit attacks it",
      asPack,
      fights(GROUP),
      [locateCard, roll("sub-combat", "SUBMARINE_COMBAT", [0], null, { TARGET_TF: -1, PACK_3: 1 })],
      true,
    ),
    yes(
      "packs",
      "A Wolf Pack that finds another fights it",
      packs,
      fights(COVER),
      [foundByAllies, roll("sub-surprise", "SURPRISE", [7]), asw(0)],
      true,
    ),
    yes(
      "packs-miss",
      "A Wolf Pack that does not find another lets it go on",
      packs,
      fights(COVER),
      [misses("locate-card", "allied")],
      false,
    ),
    yes(
      "hunt-misses",
      "A TF that does not find a Wolf Pack lets it go on",
      all(asPack, lutzowCaught, of("allied", ["duke_of_york", 4], ["dd_ai", 3])),
      fights(COVER),
      [misses("locate-card", "allied")],
      false,
    ),
    resolves({
      ...reacts,
      id: "transit-fight-none",
      title: "6.6.1 With no one who may fight it the force continues",
      change: (state) => {
        force(state, "axis").refuelling = true;
      },
      input: fights(),
      rolls: [],
      outcome: { fought: false, shadower: null },
    }),
  ];
}

/** 6.6.1 Vectors for forces that may not fight a force in transit. */
export function barredInTransit(): Vector[] {
  const absent = "VALUE_NOT_LISTED";
  const first = "/input/fight/0";
  const boats: [string, number] = ["ss_german", 2];
  const spent = { ...fresh("ss_german", 2), marks: ["torps_expended" as const] };
  return [
    no(
      "superior",
      "An Axis TF does not fight a stronger one",
      all(of("allied", ["duke_of_york", 4]), known("allied", undefined, 3), (state) => {
        const report = { warships: null, size: null, heavy: 1, carrier: false, convoyShips: null };
        state.sides.axis.reports = [
          {
            ...report,
            turn: 9,
            block: 1,
            hex: "0708",
            kind: "task_force",
            number: force(state, "allied").number,
            scattered: false,
            level: 3,
            categories: [{ category: "capital_ships", counters: 1, cs: 4 }],
          },
        ] as never;
      }),
      fights(GROUP),
      "FIGHT_IMPOSSIBLE",
      "/input/fight",
    ),
    no(
      "elsewhere",
      "A TF of another hex does not fight it",
      other({ at: "0808" }, ["admiral_hipper", 4]),
      fights("other"),
      absent,
      first,
    ),
    no(
      "refuelling",
      "A TF that refuels does not fight it",
      other({ refuelling: true }, ["admiral_hipper", 4]),
      fights("other"),
      absent,
      first,
    ),
    no(
      "in-port",
      "A TF in port does not fight it",
      other({ station: "in_port", at: "narvik", block: null }, ["admiral_hipper", 4]),
      fights("other"),
      absent,
      first,
    ),
    no(
      "convoy",
      "A convoy does not fight it",
      other({ kind: "convoy", convoy: laden(3, { visited: ["0708"] }) }, ["dd_z36a", 2], ["mv", 3]),
      fights("other"),
      absent,
      first,
    ),
    no(
      "spent",
      "A Wolf Pack without torpedoes does not fight it",
      other({ kind: "wolf_pack", units: [spent] }),
      fights("other"),
      absent,
      first,
    ),
    no(
      "moved-pack",
      "A Wolf Pack that has moved does not fight it",
      other({ kind: "wolf_pack", moved: { hexes: 1, speed: "moderate", entered: ["0708"], done: true } }, boats),
      fights("other"),
      absent,
      first,
    ),
    no(
      "unarmed-hunter",
      "A TF without ASW dice does not fight a Wolf Pack",
      all(pack("axis", "0708"), lutzowCaught, of("allied", ["norfolk", 3])),
      fights(COVER),
      "CHOICE_COUNT",
      "/input/fight",
    ),
    no(
      "twice",
      "A force is named once",
      other({}, ["admiral_hipper", 4]),
      fights(GROUP, GROUP),
      "CHOICE_REPEATED",
      "/input/fight/1",
    ),
    no(
      "shadows",
      "A force that is shadowed is not fought",
      all(lutzowCaught, second("allied", "tf_second", "0708", ["kent", 3])),
      { shadower: COVER, fight: ["tf_second"] },
      "FIGHT_IMPOSSIBLE",
      "/input/fight",
    ),
    no(
      "two-packs",
      "Two Wolf Packs do not fight it together",
      all(pack("axis", "0708"), other({ kind: "wolf_pack" }, boats)),
      fights(GROUP, "other"),
      "FIGHT_IMPOSSIBLE",
      "/input/fight",
    ),
    no(
      "two-hunters",
      "Two TFs do not hunt a Wolf Pack together",
      all(
        pack("axis", "0708"),
        lutzowCaught,
        of("allied", ["dd_ai", 3]),
        second("allied", "tf_second", "0708", ["dd_ai", 2]),
      ),
      fights(COVER, "tf_second"),
      "FIGHT_IMPOSSIBLE",
      "/input/fight",
    ),
    no(
      "shadows-pack",
      "A cruiser does not shadow a Wolf Pack",
      all(pack("axis", "0708"), lutzowCaught),
      { shadower: COVER, fight: [] },
      absent,
      "/input/shadower",
    ),
  ];
}

/** 6.6, 6.6.1 Vectors for forces that are not caught, and forces that lose ID. */
export function notCaught(): Vector[] {
  const still: Change = (state) => {
    const lutzow = force(state, "axis");
    Object.assign(lutzow, { identified: true, idLevel: 2 });
    state.sides.axis.dummies = [dummy(5, "0712")];
  };
  return [
    passes({
      id: "convoy",
      title: "6.6.1 A convoy is not caught",
      change: (state) => {
        Object.assign(force(state, "allied"), {
          kind: "convoy",
          units: [fresh("dd_ai", 1), fresh("mv", 5)],
          convoy: laden(5, { visited: ["0608"], closest: 30 }),
        });
      },
      input: { speed: "slow", path: ["0708"] },
    }),
    passes({
      id: "axis-still",
      title: "6.6 The ID of a force of the other side stays as the mover ends its move",
      change: all(still, known("allied", undefined, 0)),
      input: { speed: "slow", path: ["0608", "0708"].slice(1) },
    }),
  ];
}
