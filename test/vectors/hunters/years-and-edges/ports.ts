import {
  inMonth,
  type Json,
  logRow,
  merged,
  type Roll,
  refused,
  roll,
  systems,
  type Vector,
  wounds,
} from "../kit/combat";
import { onBase, plays } from "../kit/pack";

/** A case on a snapshot named in full. */
const on = (base: string, plan: Omit<Parameters<typeof plays>[0], "base">): Vector =>
  onBase(base, plays({ ...plan, base: "none" }));

const ship = (type: string, tons: number, sunk = true): Json => ({ type, name: null, tons, sunk });

function refits(): Vector[] {
  const refit = { operation: "computeRefit" };
  const yard = systems({ radio: "inoperable", periscope: "inoperable", fuel_tanks: "inoperable" });
  const barham = { type: "capital_ship", name: "BB Barham", tons: 31100, sunk: false };
  const viic = (month: string, ships: readonly Json[], result: string | null): Json =>
    logRow(month, { boat: "VIIC", ships, result });
  return [
    on("port-viic-back", {
      ...refit,
      id: "first-officer-after-the-last-patrol",
      title: "11.1.5 An Experte first watch officer, after the last patrol, does not roll",
      citation: "11.1.5",
      patch: merged(inMonth("1943-06", { boat: "VIIC" }), {
        kommandant: { rank: "KptzS", nextPromotionCheck: "1944-06" },
        crew: { experte: { wo1: true } },
      }),
      rolls: [],
      outcome: { firstOfficerLeft: false, replaced: [], advancement: null, phase: "over", fate: "time_expired" },
      snapshot: { crew: { experte: { wo1: true } } },
    }),
    on("port-viic-back", {
      ...refit,
      id: "second-officer-moves-up-wounded",
      title: "11.1.6 An Experte second watch officer moves up with his wound and his months",
      citation: "11.1.6",
      patch: merged(yard, { boat: { hull: 7 }, crew: { experte: { wo2: true } } }, wounds({ wo1: "KIA", wo2: "SW" })),
      rolls: [roll("recovery", "RECOVERY", null, [1])],
      outcome: { replaced: ["wo1"], firstOfficerLeft: false, boatDue: "five_months", delay: 1, phase: "boat_choice" },
      snapshot: {
        crew: { wounds: { wo1: "SW", wo2: "none" }, experte: { wo1: true, wo2: false } },
        refit: { recoveries: { wo1: 1, wo2: 0 } },
      },
    }),
    on("port-viic-back", {
      ...refit,
      id: "mines-brought-home",
      title: "11.4.6 A VIID that brings its mines home unloads them",
      citation: "11.4.6",
      patch: merged(inMonth("1942-02", { boat: "VIID", area: "north_america", mission: "M" }), {
        kommandant: { nextPromotionCheck: "1943-02" },
        boat: { type: "VIID", number: 213, mineBay: 15 },
        patrol: {
          area: "north_america",
          mission: "M",
          track: "north_america",
          missionState: "failed",
          box: 11,
          checksDone: 12,
        },
      }),
      rolls: [],
      outcome: { result: "F", delay: 1, patrolMonths: 1, month: "1942-05", phase: "port" },
      snapshot: { boat: { mineBay: 0 }, failureStreak: 1 },
    }),
    on("port-viic-back", {
      ...refit,
      id: "promoted-and-passed-over",
      title: "11.2.3 Two checks in one refit, the first promotes, the refit says promoted (E-38)",
      citation: "11.2.3",
      patch: { kommandant: { nextPromotionCheck: "1940-07" } },
      rolls: [roll("promotion", "PROMOTION", null, [4]), roll("promotion", "PROMOTION", null, [5])],
      outcome: { promotion: "promoted", rank: "KKpt", phase: "port" },
      snapshot: { kommandant: { rank: "KKpt", nextPromotionCheck: "1942-07" } },
      rulings: ["E-38"],
    }),
    on("port-viic-back", {
      ...refit,
      id: "award-beside-a-damaged-capital-ship",
      title: "11.3 A capital ship only damaged takes nothing from the tonnage of merchants (E-24)",
      citation: "11.3",
      patch: {
        startMonth: "1941-03",
        kommandant: { nextPromotionCheck: "1942-03" },
        successes: 1,
        log: [
          viic("1941-03", [ship("large_freighter", 60000), barham], "S"),
          viic("1941-06", [ship("large_freighter", 45000)], null),
        ],
      },
      rolls: [],
      outcome: { result: "S", tons: 45000, awards: ["KC"], phase: "port" },
      snapshot: { kommandant: { award: "KC", tonsAtAward: 105000, periodAwards: 1, boatRequests: 1 } },
    }),
  ];
}

function assignments(): Vector[] {
  const assign = { operation: "resolveAssignment", input: { request: false } };
  const p1 = (column: string, faces: readonly number[], adjustments: readonly Json[] = []): Roll =>
    ({ ...roll("patrol-assignment", "P1", column, faces), adjustments }) as Roll;
  return [
    on("port-viia", {
      operation: "resolveAssignment",
      id: "request-granted-in-full",
      title: "11.2.1 A request that is granted leaves the patrol open",
      citation: "11.2.1",
      input: { request: true },
      rolls: [roll("patrol-request", "PATROL_REQUEST", "KptLt", [1])],
      outcome: {
        request: "granted",
        area: null,
        mission: null,
        track: null,
        postedNow: false,
        firstMediterranean: false,
        substituted: false,
        rerolls: 0,
        phase: "patrol_choice",
      },
    }),
    on("port-viia", {
      ...assign,
      id: "mission-boxes-without-a-mine-bay",
      title: "11.4.6 Every Mission box: a VIIA without a mine bay gets no mines (E-29)",
      citation: "11.4.6",
      patch: { rulings: { viidAllMissionBoxes: true } },
      rolls: [p1("1939-09_1940-03", [4, 4])],
      outcome: {
        request: "not_made",
        area: "british_isles",
        mission: null,
        postedNow: false,
        firstMediterranean: false,
        substituted: false,
        rerolls: 0,
      },
    }),
    on("port-viia", {
      ...assign,
      id: "west-africa-becomes-the-atlantic",
      title: "7.3.2 West African coast, VIIA, becomes the Atlantic by note 2 (E-1)",
      citation: "7.3.2",
      rolls: [
        p1(
          "1939-09_1940-03",
          [6, 6],
          [{ code: "P1_NOTE2", value: null, result: "atlantic", citation: { section: "7.3.2" } }],
        ),
      ],
      outcome: { area: "atlantic", mission: null, substituted: true, rerolls: 0 },
      rulings: ["E-1"],
    }),
    on("port-viia", {
      ...assign,
      id: "mediterranean-rolled-again",
      title: "7.3.2 Mediterranean, VIID, is rolled again by note 5",
      citation: "7.3.2",
      patch: merged(VIID, { startMonth: "1942-07", month: "1942-07", kommandant: { nextPromotionCheck: "1943-07" } }),
      rolls: [
        p1(
          "1942-07_1942-12",
          [1, 1],
          [{ code: "P1_NOTE5", value: null, result: "rolled_again", citation: { section: "7.3.2" } }],
        ),
        p1("1942-07_1942-12", [3, 4]),
      ],
      outcome: { area: "atlantic", mission: null, substituted: false, rerolls: 1 },
    }),
    on("port-viia", {
      ...assign,
      id: "british-isles-becomes-minelaying",
      title: "11.4.6 British Isles, VIID, becomes minelaying by note 4",
      citation: "11.4.6",
      patch: merged(VIID, { startMonth: "1942-07", month: "1942-07", kommandant: { nextPromotionCheck: "1943-07" } }),
      rolls: [
        p1(
          "1942-07_1942-12",
          [4, 5],
          [{ code: "P1_NOTE4", value: null, result: "british_isles (M)", citation: { section: "11.4.6" } }],
        ),
      ],
      outcome: { area: "british_isles", mission: "M", substituted: true, rerolls: 0, phase: "at_sea" },
      snapshot: { boat: { mineBay: 15 } },
    }),
  ];
}

const VIID: Json = {
  boat: { type: "VIID", number: 213, fwdReloads: { G7a: 3, G7e: 5 } },
};

/** The operations that have no vector of their own out of turn. */
function outOfTurn(): Vector[] {
  const port = (operation: string, section: string, title: string, input: Json): Vector =>
    onBase(
      "port-viia",
      refused({
        id: `${operation.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-in-port`,
        title: `${section} ${title}`,
        citation: section,
        operation,
        base: "none",
        input,
        code: "OUT_OF_TURN",
        section,
      }),
    );
  return [
    port("resolveBoatRequest", "11.4.3", "A boat request before any refit is refused", { boat: null }),
    port("turnBack", "7.3.3", "Turning back before Gibraltar in port is refused", {}),
    port("fitSpareParts", "R1", "Spare parts in port are refused", { systems: ["radio"] }),
    port("resolvePackDraw", "13.5.4", "A draw of the pack in port is refused", { boats: 2, own: 1 }),
    port("joinWolfpack", "13.5.5", "Joining a pack in port is refused", {}),
    port("takeOverTargets", "13.5.3", "Taking over ships in port is refused", {
      targets: [{ slot: 1, type: "tanker", name: null, tons: 9000, damage: 0 }],
    }),
  ];
}

/** Refits, boats, decorations and assignments in port. */
export const ports = (): Vector[] => [...refits(), ...assignments(), ...outOfTurn()];
