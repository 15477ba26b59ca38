import { ended, inMonth, type Json, logRow, merged, type Roll, roll, systems, type Vector, wounds } from "./kit/combat";
import { onBase, plays } from "./kit/pack";
import { e2, e3, e4 } from "./kit/rolls";

/** A ship of a log without a name. */
const ship = (tons: number, sunk = true): Json => ({ type: "large_freighter", name: null, tons, sunk });

const starred = (name: string, tons: number): Json => ({ type: "capital_ship", name, tons, sunk: true });

const row = (month: string, ships: readonly Json[], more: Json = {}): Json =>
  logRow(month, { boat: "VIIC", ships, ...more });

const recovery = (face: number): Roll => roll("recovery", "RECOVERY", null, [face]);

/** A refit of the boat in port. */
function refit(plan: {
  readonly id: string;
  readonly title: string;
  readonly citation: string;
  readonly patch?: Json;
  readonly rolls?: readonly Roll[];
  readonly outcome: Json;
  readonly snapshot: Json;
}): Vector {
  const { rolls = [], ...rest } = plan;
  return onBase("port-viic-back", plays({ ...rest, operation: "computeRefit", base: "none", rolls }));
}

function tonnage(): Vector[] {
  const decorated = { rank: "KptzS", award: "KCOSD", nextPromotionCheck: "1943-08" };
  const failed = row("1940-08", [ship(60000)], { boat: "VIIB", area: "british_isles", mission: "M", result: "F" });
  return [
    refit({
      id: "tonnage-of-several-patrols",
      title: "5.2.1 The tonnage sunk on all patrols is added up, without ships only damaged",
      citation: "5.2.1",
      patch: {
        startMonth: "1942-08",
        month: "1943-05",
        kommandant: decorated,
        successes: 1,
        log: [row("1942-08", [ship(60000), ship(9000, false)], { result: "S" }), row("1943-05", [ship(40000)])],
      },
      outcome: { phase: "over", fate: "time_expired" },
      snapshot: { end: { fate: "time_expired", tons: 100000, victory: "marginal_victory" } },
    }),
    plays({
      id: "mission-failed-tonnage-counts",
      title: "7.4.4 The tonnage of a patrol whose mission failed counts for the career",
      citation: "7.4.4",
      operation: "resolveDepthCharge",
      base: "viib-detection",
      patch: { startMonth: "1940-08", boat: { hull: 7 }, failureStreak: 1, log: [failed, logRow("1940-10")] },
      input: { exceedTestDepth: false },
      rolls: [e2([6, 4]), e3([3, 1]), e4(33)],
      outcome: { hits: 1, damage: ["hull"], phase: "over", fate: "sunk_hull" },
      snapshot: ended("sunk_hull", { tons: 60000, victory: "draw" }),
    }),
  ];
}

function ends(): Vector[] {
  return [
    onBase(
      "combat-flak-sea",
      plays({
        id: "flak-boat-single-patrol",
        title: "4.2.3 A VIIC Flak of May 1943 has no second patrol",
        citation: "4.2.3",
        operation: "computeRefit",
        base: "none",
        patch: {
          phase: "in_port",
          kommandant: { rank: "KptzS" },
          patrol: { box: 8, checksDone: 8, checksDoneInBox: 1 },
        },
        rolls: [],
        outcome: { result: "F", delay: 1, phase: "over", fate: "time_expired" },
        snapshot: { phase: "over", end: { fate: "time_expired", tons: 0, victory: "defeat" } },
      }),
    ),
  ];
}

function crews(): Vector[] {
  const quality = { quality: "elite", experte: { wo1: true, wo2: false, li: true, doctor: false } };
  const newer = {
    phase: "boat_request",
    refit: { boatDue: "none", delay: 3 },
    kommandant: { award: "KC", boatRequests: 1 },
    boat: { type: "VIIB" },
    log: [row("1941-06", [ship(4900)], { boat: "VIIB", result: "S" })],
    crew: quality,
  };
  return [
    refit({
      id: "refit-heals-light-wounds",
      title: "10.11 Light wounds heal in the first month without a roll",
      citation: "10.11",
      patch: wounds({ li: "LW", crew1: "LW" }),
      outcome: { delay: 1, replaced: [], phase: "port" },
      snapshot: wounds({ li: "none", crew1: "none" }),
    }),
    refit({
      id: "advancement-after-a-new-boat",
      title: "11.1.7 The third success counts although the boat changed",
      citation: "11.1.7",
      patch: {
        ...inMonth("1941-06"),
        startMonth: "1940-12",
        kommandant: { nextPromotionCheck: "1941-12" },
        successes: 2,
        log: [
          row("1940-12", [ship(5000)], { boat: "VIIB", result: "S" }),
          row("1941-03", [ship(5000)], { boat: "VIIB", result: "S" }),
          row("1941-06", [ship(5000)]),
        ],
      },
      rolls: [roll("crew-advancement", "CREW_ADVANCEMENT", null, [5])],
      outcome: { advancement: "crew_quality_up", quality: "veteran" },
      snapshot: { successes: 3 },
    }),
    onBase(
      "port-viic-boat",
      plays({
        id: "request-keeps-the-crew",
        title: "11.4.3 The crew moves to a requested boat",
        citation: "11.4.3",
        operation: "resolveBoatRequest",
        base: "none",
        patch: newer,
        input: { boat: "VIIC" },
        rolls: [roll("new-boat-request", "NEW_BOAT_REQUEST", null, [1])],
        outcome: { request: "granted", boat: "VIIC", replaced: [] },
        snapshot: { crew: quality },
      }),
    ),
  ];
}

function postings(): Vector[] {
  return [
    refit({
      id: "arctic-posting-after-an-abort",
      title: "7.3.5 A boat posted to the Arctic stays posted after an aborted patrol",
      citation: "7.3.5",
      patch: {
        log: [row("1941-06", [], { area: "arctic" })],
        boat: { posting: "arctic" },
        patrol: {
          area: "arctic",
          track: "arctic",
          box: 1,
          direction: "backward",
          abort: { reason: "voluntary", atCheck: 4 },
        },
      },
      outcome: { result: "F", phase: "port" },
      snapshot: { boat: { posting: "arctic" } },
    }),
  ];
}

function newBoats(): Vector[] {
  const yard = systems({ radio: "inoperable", periscope: "inoperable", fuel_tanks: "inoperable" });
  return [
    refit({
      id: "award-kcos-capital",
      title: "11.3.3 Another starred ship: the Swords",
      citation: "11.3.3",
      patch: {
        startMonth: "1940-12",
        kommandant: { award: "KCO", tonsAtAward: 29100, nextPromotionCheck: "1941-12" },
        successes: 1,
        log: [
          row("1941-02", [starred("BB Royal Oak", 29100)], { result: "S" }),
          row("1941-06", [starred("BB Barham", 31100)]),
        ],
      },
      outcome: { awards: ["KCOS"], phase: "port" },
      snapshot: { kommandant: { award: "KCOS", tonsAtAward: 60200, boatRequests: 1, periodAwards: 1 } },
    }),
    refit({
      id: "five-months-wait-for-the-kommandant",
      title: "11.4.2 The boat that follows five months of refit waits for the Kommandant",
      citation: "11.4.2",
      patch: merged(yard, { boat: { hull: 7 } }, wounds({ kmdt: "SW" })),
      rolls: [recovery(3)],
      outcome: { boatDue: "five_months", delay: 3, month: "1941-10", phase: "boat_choice" },
      snapshot: { refit: { boatDue: "five_months", delay: 3 } },
    }),
    onBase(
      "port-viic-boat",
      plays({
        id: "kommandant-gets-latest-model",
        title: "10.11.4 A Kommandant out for five months gets the latest model of his class",
        citation: "10.11.4",
        operation: "chooseBoat",
        base: "none",
        patch: {
          boat: { type: "VIIB" },
          refit: { boatDue: "kommandant", delay: 5 },
          log: [row("1941-06", [ship(4900)], { boat: "VIIB", result: "S" })],
        },
        input: { boat: "VIIC" },
        rolls: [],
        outcome: { boat: "VIIC", granted: true, month: "1941-12", phase: "port" },
        snapshot: { month: "1941-12", boat: { type: "VIIC" } },
      }),
    ),
  ];
}

/** Vectors for the effects of refits on crews, boats and postings, and the totals of a career's log. */
export const vectors = (): Vector[] => [...tonnage(), ...ends(), ...crews(), ...postings(), ...newBoats()];
