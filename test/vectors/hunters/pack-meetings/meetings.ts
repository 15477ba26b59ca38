import { merged, roll, two, type Vector } from "../kit/combat";
import { PLAIN, plays, refuses, SMALL_FREIGHTERS, size } from "../kit/pack";

const convoy = [1, 2, 3, 2].map(size);

const check = (total: number) => roll("encounter-check", "E1", "atlantic", two(total));

/** The boat with its first area box behind it. */
const onward = { patrol: { box: 3, checksDone: 3 } };

/** A check made that brought nothing. */
const called = { phase: "pack_call", patrol: { box: 4, checksDone: 3, checksDoneInBox: 0 } };

const alone = { round: 0, draw: null, others: [] };

/** 13.5.2 Orders of a tournament. */
function orders(): Vector[] {
  const plan = { citation: "13.5.2", operation: "resolveAssignment", base: "port-viia" };
  const inPort = {
    boat: { type: "VIIC" },
    startMonth: "1942-06",
    month: "1942-06",
    options: { wolfpackTournament: true },
  };
  const start = { citation: "13.5.2", operation: "new", base: "none", name: "Kelbling" };
  const newGame = (boat: string, startMonth?: string) => ({
    boat,
    number: 593,
    name: "Kelbling",
    ...(startMonth === undefined ? {} : { startMonth }),
    options: { wolfpackTournament: true },
  });
  const bare = ({ base: _, ...vector }: Vector): Vector => ({ ...vector, base: null });
  const { name: __, ...fresh } = start;
  return [
    plays({
      ...plan,
      id: "pack-orders",
      title: "13.5.2 Every boat goes to the Atlantic, without a roll",
      patch: inPort,
      input: { request: false },
      rolls: [],
      outcome: { request: "not_made", area: "atlantic", mission: "W", track: "atlantic", phase: "at_sea" },
      rulings: ["E-90"],
    }),
    refuses({
      ...plan,
      id: "pack-orders-request",
      title: "13.5.2 No other patrol can be requested",
      patch: inPort,
      input: { request: true },
      code: "SENT_WITH_THE_PACK",
      section: "13.5.2",
      pointer: "/input/request",
    }),
    bare(
      plays({
        ...fresh,
        id: "pack-new",
        title: "13.5.2 A VIIC in June 1942, its rank by the die",
        input: newGame("VIIC", "1942-06"),
        rolls: [roll("starting-rank", "STARTING_RANK", "1942+", [6])],
        outcome: { rank: "KptLt", month: "1942-06" },
        snapshot: { options: { wolfpackTournament: true } },
      }),
    ),
    bare(
      refuses({
        ...fresh,
        id: "pack-new-type",
        title: "13.5.2 No other type",
        input: newGame("VIIB", "1942-06"),
        code: "NOT_A_PACK_BOAT",
        section: "13.5.2",
        pointer: "/input/options/wolfpackTournament",
      }),
    ),
    bare(
      refuses({
        ...fresh,
        id: "pack-new-month",
        title: "13.5.2 No other month; the type's own first month is 1940-10",
        input: newGame("VIIC"),
        code: "NOT_A_PACK_BOAT",
        section: "13.5.2",
        pointer: "/input/options/wolfpackTournament",
      }),
    ),
  ];
}

/** 13.5.3 The first area box. */
function firstBox(): Vector[] {
  const plan = { citation: "13.5.3", operation: "resolveEncounter", base: "sea", input: {} };
  const engagement = {
    kind: "convoy",
    escorted: true,
    targets: SMALL_FREIGHTERS,
    pack: { round: 1, draw: null, others: [] },
  };
  return [
    plays({
      ...plan,
      id: "pack-first-box",
      title: "13.5.3 The first Atlantic box brings a convoy without a check",
      patch: PLAIN,
      rolls: convoy,
      outcome: { box: 3, column: null, result: "convoy", phase: "contact" },
      snapshot: { engagement: engagement },
      rulings: ["E-89"],
    }),
    plays({
      ...plan,
      id: "pack-first-box-transit",
      title: "13.5.2 The second Transit box is checked as ever",
      citation: "13.5.2",
      patch: { patrol: { box: 1, checksDone: 1 } },
      rolls: [roll("encounter-check", "E1", "transit", two(7))],
      outcome: { box: 2, column: "transit", result: "none", phase: "at_sea" },
    }),
    plays({
      ...plan,
      id: "pack-first-box-quiet",
      title: "13.5.3 All boats meet the convoy, also in a box without encounters",
      patch: merged(PLAIN, { patrol: { quietNext: true } }),
      rolls: convoy,
      outcome: { box: 3, column: null, result: "convoy", phase: "contact" },
      snapshot: { engagement: engagement },
      rulings: ["E-91", "E-89"],
    }),
    plays({
      ...plan,
      id: "pack-first-box-resupplied",
      title: "13.5.3 Back in that box after a resupply it is checked like any other",
      patch: {
        options: { resupplyAtSea: true },
        patrol: { box: 6, jumpTo: 3, checksDone: 6, resupplied: true },
      },
      rolls: [check(8)],
      outcome: { box: 3, column: "atlantic", result: "none", phase: "pack_call" },
    }),
    plays({
      ...plan,
      id: "pack-first-box-sighting",
      title: "13.5.3 With convoy penetration the pack's convoy is sighted first",
      patch: { options: { convoyPenetration: true } },
      rolls: [],
      outcome: { result: "convoy", phase: "convoy" },
      snapshot: { engagement: { targets: [], pack: { round: 1 } } },
    }),
  ];
}

/** 13.5.5 The boxes after it. */
function laterBoxes(): Vector[] {
  const plan = { citation: "13.5.5", operation: "resolveEncounter", base: "sea", input: {} };
  return [
    plays({
      ...plan,
      id: "pack-box-convoy",
      title: "13.5.5 Who finds a convoy fights from the first round",
      patch: merged(PLAIN, onward),
      rolls: [check(7), ...convoy],
      outcome: { box: 4, result: "convoy", phase: "contact" },
      snapshot: { engagement: { pack: { round: 1, draw: null } } },
    }),
    plays({
      ...plan,
      id: "pack-box-nothing",
      title: "13.5.5 Who finds nothing may be called; his check is not done yet",
      patch: onward,
      rolls: [check(8)],
      outcome: { box: 4, result: "none", phase: "pack_call" },
      snapshot: { engagement: null, patrol: { checksDoneInBox: 0, checksDone: 3 } },
    }),
    plays({
      ...plan,
      id: "pack-box-ship",
      title: "13.5.5 A ship may be fought alone, or left for the pack",
      patch: merged(PLAIN, onward),
      rolls: [check(3), size(2)],
      outcome: { result: "ship", phase: "contact" },
      snapshot: { engagement: { kind: "ship", escorted: false, pack: alone } },
    }),
    plays({
      ...plan,
      id: "pack-box-capital-sunk",
      title: "13.5.5 A capital ship sunk before leaves the boat free for the pack",
      patch: merged(onward, {
        log: [
          {
            month: "1942-06",
            boat: "VIIC",
            area: "atlantic",
            mission: "W",
            ships: [{ type: "capital_ship", name: "BB Barham", tons: 31100, sunk: true }],
            result: null,
            patrolMonths: 0,
            refitMonths: 0,
          },
        ],
      }),
      rolls: [check(2), { ...roll("capital-ship", "T5", null, [BARHAM]), result: "BB Barham" }],
      outcome: { result: "capital_ship", phase: "pack_call" },
    }),
    plays({
      ...plan,
      id: "pack-box-aborting",
      title: "13.5.5 Who aborts has left the pack: a Transit box, checked alone",
      patch: {
        patrol: { box: 4, checksDone: 4, abort: { reason: "voluntary", atCheck: 4 }, jumpTo: 2, direction: "backward" },
      },
      rolls: [roll("encounter-check", "E1", "transit", two(5))],
      outcome: { box: 2, result: "none", phase: "at_sea" },
    }),
    plays({
      ...plan,
      id: "pack-box-home",
      title: "13.5.5 The Transit boxes on the way home are passed alone",
      patch: { patrol: { box: 6, checksDone: 6 } },
      rolls: [roll("encounter-check", "E1", "transit", two(6))],
      outcome: { box: 7, column: "transit", result: "none", phase: "at_sea" },
    }),
  ];
}

/** The die that names BB Barham on T5. */
const BARHAM = 5;

/** 13.5.5 Joining in the second round. */
function joining(): Vector[] {
  const plan = { citation: "13.5.5", operation: "joinWolfpack", base: "sea", input: {} };
  const second = {
    kind: "convoy",
    escorted: true,
    targets: SMALL_FREIGHTERS,
    pack: { round: 2, draw: null, others: [] },
  };
  return [
    plays({
      ...plan,
      id: "pack-join-nothing",
      title: "13.5.5 After a check that brought nothing the boat joins in the second round",
      patch: merged(PLAIN, called),
      rolls: convoy,
      outcome: { round: 2, phase: "contact" },
      snapshot: { engagement: second },
      rulings: ["E-94"],
    }),
    plays({
      ...plan,
      base: "attack",
      id: "pack-join-ship",
      title: "13.5.5 A ship in contact is left for it",
      patch: merged(
        PLAIN,
        { phase: "contact" },
        {
          patrol: { box: 4, checksDone: 3 },
          engagement: {
            kind: "ship",
            escorted: false,
            targets: [SMALL_FREIGHTERS[0]],
            pack: { round: 0 },
          },
        },
      ),
      rolls: convoy,
      outcome: { round: 2, phase: "contact" },
      snapshot: { engagement: second, log: [{ ships: [] }] },
    }),
    plays({
      ...plan,
      id: "pack-join-sighting",
      title: "13.5.5 With convoy penetration the boat that joins may still go in",
      patch: merged(called, { options: { convoyPenetration: true } }),
      rolls: [],
      outcome: { round: 2, phase: "convoy" },
      snapshot: { engagement: { pack: { round: 2 } } },
    }),
    plays({
      ...plan,
      id: "pack-join-not",
      title: "13.5.5 Who does not join has made his check",
      operation: "breakOff",
      patch: called,
      rolls: [],
      outcome: { ended: "declined", phase: "at_sea" },
      snapshot: { patrol: { checksDone: 4, checksDoneInBox: 1 } },
    }),
    refuses({
      ...plan,
      base: "attack",
      id: "pack-join-own-convoy",
      title: "13.5.5 A convoy of one's own is not left for another",
      patch: { phase: "contact" },
      code: "NOT_CALLED",
      section: "13.5.5",
    }),
  ];
}

/** 13.5 Orders, meetings and calls of a pack. */
export function meetings(): Vector[] {
  return [...orders(), ...firstBox(), ...laterBoxes(), ...joining()];
}
