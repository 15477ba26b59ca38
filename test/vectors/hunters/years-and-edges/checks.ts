import { merged, type Roll, roll, systems, type Vector, wounds } from "../kit/combat";
import { onBase, plays } from "../kit/pack";

/** An encounter check on a snapshot named in full. */
const on = (base: string, plan: Omit<Parameters<typeof plays>[0], "base" | "operation">): Vector =>
  onBase(base, plays({ ...plan, operation: "resolveEncounter", base: "none" }));

/** A roll with what its result is changed to. */
const turned = (read: Roll, result: string, code: string, section: string): Roll =>
  ({ ...read, adjustments: [{ code, value: null, result, citation: { section } }] }) as Roll;

const untouched = (read: Roll): Roll => ({ ...read, adjustments: [] }) as Roll;

const e1 = (column: string, faces: readonly number[]): Roll => roll("encounter-check", "E1", column, faces);

/** A natural 12, which brings an event. */
const TWELVE = (column: string): Roll => ({ ...e1(column, [6, 6]), result: "random_event" });

const r1 = (faces: readonly number[]): Roll => roll("random-event", "R1", null, faces);

const happening = (faces: readonly number[]): Roll => untouched(r1(faces));

const officer = (face: number): Roll => roll("officer-casualty", "OFFICER_CASUALTY", null, [face]);

const NOTHING = { air: null, missionDone: false, eventIgnored: false };

function encounters(): Vector[] {
  const ship = roll("ship-identity", "T1", null, [10, 1]);
  return [
    on("patrol-viic", {
      id: "ship-in-full",
      title: "8.1.2 A ship alone: nothing is ignored, no event, no mission, no aircraft",
      citation: "8.1.2",
      rolls: [e1("atlantic", [1, 2]), roll("ship-size", "SHIP_SIZE", null, [1]), untouched(ship)],
      outcome: { box: 3, column: "atlantic", result: "ship", ignored: false, event: null, ...NOTHING },
      snapshot: { engagement: { kind: "ship", escorted: false, pack: null, targets: [BOSNIA] } },
    }),
    on("patrol-viic", {
      id: "nothing-in-full",
      title: "8.1.2 Nothing: no result to ignore, no event, no mission, no aircraft",
      citation: "8.1.2",
      rolls: [e1("atlantic", [2, 2])],
      outcome: { box: 3, result: "none", ignored: false, event: null, ...NOTHING },
    }),
    on("patrol-viic", {
      id: "quiet-box-in-full",
      title: "R1 A quiet box without a mission: no check and no mission done",
      citation: "R1",
      patch: { patrol: { quietNext: true, eventUsed: true } },
      rolls: [],
      outcome: { box: 3, column: null, result: null, ignored: false, event: null, ...NOTHING },
      snapshot: { patrol: { quietHere: true, quietNext: false, checksDone: 3, checksDoneInBox: 1 } },
    }),
    on("patrol-viic", {
      id: "kommandant-dies-on-entering",
      title: "10.5.2 A Kommandant who dies on entering a box: no check is made",
      citation: "10.5.2",
      patch: wounds({ kmdt: "SW", doctor: "KIA" }),
      rolls: [roll("doctor-survival", "DOCTOR_SURVIVAL", null, [4])],
      outcome: {
        box: 3,
        column: null,
        result: null,
        ignored: false,
        event: null,
        ...NOTHING,
        phase: "over",
        fate: "kmdt_kia",
      },
    }),
    on("patrol-viic", {
      id: "historical-ship-drawn-again",
      title: "14.3.2 A ship sunk before is drawn again, a fresh one is not",
      citation: "14.3.2",
      patch: {
        options: { historicalTargets: true },
        log: [{ ...LOG, ships: [{ type: "small_freighter", name: "Bosnia", tons: 1800, sunk: true }] }],
      },
      rolls: [
        e1("atlantic", [1, 2]),
        roll("ship-size", "SHIP_SIZE", null, [1]),
        turned(ship, "drawn_again", "ALREADY_SUNK", "14.3.2"),
        untouched(roll("ship-identity", "T1", null, [10, 2])),
      ],
      outcome: { result: "ship", ignored: false },
    }),
    on("pack-sea", {
      id: "pack-convoy-in-full",
      title: "13.5.3 The pack's convoy: nothing is ignored, no event, no mission, no aircraft",
      citation: "13.5.3",
      patch: { options: { standardTonnage: true } },
      rolls: [1, 1, 1, 1].map((face) => roll("ship-size", "SHIP_SIZE", null, [face])),
      outcome: { box: 3, column: null, result: "convoy", ignored: false, event: null, ...NOTHING },
    }),
  ];
}

const LOG = {
  month: "1941-06",
  boat: "VIIC",
  area: "atlantic",
  mission: null,
  result: null,
  patrolMonths: 0,
  refitMonths: 0,
};

const BOSNIA = { slot: 1, type: "small_freighter", name: "Bosnia", tons: 1800, points: 2, damage: 0 };

function events(): Vector[] {
  const empty = {
    boat: {
      tubes: { fwd1: "empty", fwd2: "empty", fwd3: "empty", fwd4: "empty", aft1: "empty" },
      fwdReloads: { G7a: 0, G7e: 0 },
      aftReloads: { G7a: 0, G7e: 0 },
    },
  };
  const happens = { ignored: false, eventIgnored: false, missionDone: false, air: null };
  return [
    on("patrol-viic", {
      id: "event-without-torpedoes",
      title: "R1 Hals und Beinbruch needs no torpedoes aboard",
      citation: "R1",
      patch: empty,
      rolls: [TWELVE("atlantic"), happening([3, 4])],
      outcome: { column: "atlantic", result: null, event: "hals_und_beinbruch", ...happens },
      snapshot: { kommandant: { rerolls: 1 }, patrol: { eventUsed: true } },
    }),
    on("patrol-viic", {
      id: "event-torpedo-without-torpedoes",
      title: "R1 Torpedo breaks loose without torpedoes is ignored",
      citation: "R1",
      patch: empty,
      rolls: [TWELVE("atlantic"), turned(r1([4, 6]), "ignored", "EVENT_IMPOSSIBLE", "R1")],
      outcome: { result: null, event: "torpedo_breaks_loose", ...happens, eventIgnored: true },
      snapshot: { patrol: { eventUsed: false, checksDone: 3 } },
    }),
    on("patrol-viic", {
      id: "event-nothing-to-repair",
      title: "R1 Spare parts for a sound boat are ignored",
      citation: "R1",
      rolls: [TWELVE("atlantic"), turned(r1([3, 3]), "ignored", "EVENT_IMPOSSIBLE", "R1")],
      outcome: { event: "spare_parts", ...happens, eventIgnored: true },
      snapshot: { patrol: { eventUsed: false } },
    }),
    on("patrol-viic", {
      id: "event-officer-dead-already",
      title: "R1 Man overboard: a dead officer is not lost again",
      citation: "R1",
      patch: wounds({ li: "KIA" }),
      rolls: [TWELVE("atlantic"), happening([1, 1]), turned(officer(2), "ignored", "ALREADY_DEAD", "R1")],
      outcome: { event: "man_overboard", ...happens, eventIgnored: true },
      snapshot: { patrol: { eventUsed: false } },
    }),
    on("patrol-viic", {
      id: "event-officer-lost",
      title: "R1 Man overboard: an officer alive is lost",
      citation: "R1",
      rolls: [TWELVE("atlantic"), happening([1, 1]), untouched(officer(2))],
      outcome: { event: "man_overboard", ...happens },
      snapshot: merged(wounds({ li: "KIA" }), { patrol: { eventUsed: true } }),
    }),
    on("patrol-ixc", {
      id: "event-storm-at-the-last-check",
      title: "R1 A storm at the second of two checks leaves none to skip",
      citation: "R1",
      patch: { patrol: { box: 6, checksDone: 6, checksDoneInBox: 1, checksRequired: 2 } },
      rolls: [TWELVE("caribbean"), happening([5, 6])],
      outcome: { box: 6, event: "severe_storm", ...happens },
      snapshot: { patrol: { checksDone: 7, checksDoneInBox: 2, quietHere: true, quietNext: true } },
      rulings: ["E-77"],
    }),
    on("patrol-ixc", {
      id: "event-storm-at-the-first-check",
      title: "R1 A storm at the first of two checks skips the second",
      citation: "R1",
      patch: { patrol: { box: 6, checksDone: 5, checksDoneInBox: 0, checksRequired: 2 } },
      rolls: [TWELVE("caribbean"), happening([5, 6])],
      outcome: { box: 6, event: "severe_storm", ...happens },
      snapshot: { patrol: { checksDone: 7, checksDoneInBox: 2 } },
    }),
  ];
}

function missions(): Vector[] {
  const mines = {
    area: "british_isles",
    track: "british_isles_mission",
    mission: "M",
    missionState: "pending",
    box: 2,
    checksDone: 2,
  };
  const log = [{ ...LOG, area: "british_isles", mission: "M", ships: [] }];
  const tube = { fwd1: "mine", fwd2: "mine", fwd3: "mine", fwd4: "mine", aft1: "mine" };
  const doors = systems({ fwd_torpedo_doors: "inoperable", aft_torpedo_doors: "inoperable" });
  const column = "bay_of_biscay_special_mission";
  return [
    on("patrol-viic", {
      id: "mines-behind-all-doors",
      title: "7.4.2 Minelaying, both doors blocked, fails (D4)",
      citation: "7.4.2",
      patch: merged({ patrol: mines, log, boat: { tubes: tube } }, doors),
      rolls: [e1(column, [3, 2])],
      outcome: { box: 3, column, result: "none", ignored: false, event: null, ...NOTHING },
      snapshot: { patrol: { missionState: "failed" }, boat: { tubes: tube } },
      rulings: ["D4"],
    }),
  ];
}

/** Encounter checks and their answers in full. */
export const checks = (): Vector[] => [...encounters(), ...events(), ...missions()];
