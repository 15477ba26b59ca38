import {
  type Drm,
  ended,
  experte,
  fight,
  inMonth,
  type Json,
  logged,
  merged,
  type Roll,
  resolves,
  roll,
  ships,
  systems,
  type Vector,
  wounds,
} from "./kit/combat";
import { e2, repair } from "./kit/rolls";

/** The last number that repairs each system, in the order of repair, and the boat that shows it. */
const NUMBERS: readonly (readonly [system: string, last: number, base: string])[] = [
  ["electric_engine_1", 4, "viib"],
  ["electric_engine_2", 4, "viib"],
  ["diesel_engine_1", 4, "viib"],
  ["diesel_engine_2", 4, "viib"],
  ["periscope", 4, "viib"],
  ["radio", 2, "viib"],
  ["hydrophones", 2, "viib"],
  ["batteries", 4, "viib"],
  ["fwd_torpedo_doors", 2, "viib"],
  ["aft_torpedo_doors", 2, "viib"],
  ["dive_planes", 2, "viib"],
  ["fuel_tanks", 2, "viib"],
  ["deck_gun", 2, "viib"],
  ["flak_20mm", 2, "viib"],
  ["flak_20mm_quad_1", 2, "flak"],
  ["flak_20mm_quad_2", 2, "flak"],
  ["flak_37mm", 2, "ixa"],
];

const SEARCH: Readonly<Record<string, string>> = { fuel_tanks: "E2_FUEL_TANKS", dive_planes: "E2_DIVE_PLANES" };

const FORCING: Readonly<Record<string, string>> = {
  fuel_tanks: "fuel_tanks",
  diesel_engine_1: "diesel_engine",
  diesel_engine_2: "diesel_engine",
};

/** The escort loses the boat; repairs follow. */
function shaken(plan: {
  readonly id: string;
  readonly title: string;
  readonly citation: string;
  readonly base?: string;
  readonly patch: Json;
  readonly search?: readonly Drm[];
  readonly rolls: readonly Roll[];
  readonly phase?: string;
  readonly fate?: string;
  readonly snapshot: Json;
}): Vector {
  const {
    id,
    title,
    citation,
    base = "viib-detection",
    patch,
    search = [],
    rolls,
    phase = "follow",
    fate = null,
    snapshot,
  } = plan;
  return resolves({
    id,
    title,
    citation,
    operation: "resolveDepthCharge",
    base,
    patch,
    input: { exceedTestDepth: false },
    rolls: [e2([1, 2], search), ...rolls],
    outcome: { detected: false, hits: null, damage: [], phase, fate },
    snapshot,
  });
}

/** The state after a forced abort in the first area box: the boat is back in the Transit box before it. */
function aborted(reason: string): Json {
  return {
    phase: "at_sea",
    engagement: null,
    patrol: { abort: { reason, atCheck: 3 }, checksDone: 3, jumpTo: 2, direction: "backward" },
  };
}

function rows(): Vector[] {
  return NUMBERS.flatMap(([system, last, base]) =>
    [last, last + 1].map((face) => {
      const works = face === last;
      const search = [
        ...(base === "flak" ? ["E2_1943"] : []),
        ...(SEARCH[system] === undefined ? [] : [SEARCH[system]]),
      ];
      const reason = works ? undefined : FORCING[system];
      return shaken({
        id: `repair-${system.replaceAll("_", "-")}-${face}`,
        title: `E5 repair ${system.replaceAll("_", " ")}: ${face} ${works ? "repairs it" : "leaves it inoperable"}`,
        citation: works ? "10.7.4" : "10.7.5",
        base: `${base}-detection`,
        patch: systems({ [system]: "damaged" }),
        search,
        rolls: [repair(system, face)],
        phase: reason === undefined ? "follow" : "at_sea",
        snapshot: merged(
          systems({ [system]: works ? "ok" : "inoperable" }),
          reason === undefined ? {} : aborted(reason),
        ),
      });
    }),
  );
}

function engineer(): Vector[] {
  const li = (id: string, title: string, face: number, drms: string[], works: boolean, patch: Json): Vector =>
    shaken({
      id: `repair-li-${id}`,
      title: `10.7.3 ${title}`,
      citation: "10.7.3",
      patch: merged(systems({ periscope: "damaged" }), patch),
      rolls: [repair("periscope", face, drms)],
      snapshot: systems({ periscope: works ? "ok" : "inoperable" }),
    });
  return [
    li("experte", "An Experte LI -1 on repairs", 5, ["REPAIR_LI_EXPERTE"], true, experte("li")),
    li(
      "experte-lw",
      "A lightly wounded Experte LI -1 on repairs",
      5,
      ["REPAIR_LI_EXPERTE"],
      true,
      merged(experte("li"), wounds({ li: "LW" })),
    ),
    li("experte-6", "An Experte LI cannot save a 6", 6, ["REPAIR_LI_EXPERTE"], false, experte("li")),
    li("sw", "The LI out of action +1 on repairs", 4, ["REPAIR_LI_OUT"], false, wounds({ li: "SW" })),
    li(
      "kia-experte",
      "A dead Experte LI +1 on repairs",
      4,
      ["REPAIR_LI_OUT"],
      false,
      merged(experte("li"), wounds({ li: "KIA" })),
    ),
    li("sw-3", "Without the LI a 3 still repairs", 3, ["REPAIR_LI_OUT"], true, wounds({ li: "SW" })),
  ];
}

function order(): Vector[] {
  const all = NUMBERS.filter(([, , base]) => base === "viib");
  const states = (state: string): Json => systems(Object.fromEntries(all.map(([system]) => [system, state])));
  return [
    shaken({
      id: "repair-order",
      title: "10.7.1 Every damaged system gets one attempt, in the fixed order",
      citation: "10.7.1",
      patch: merged(states("damaged"), { boat: { flooding: 6, hull: 4 } }),
      search: ["E2_FUEL_TANKS", "E2_DIVE_PLANES"],
      rolls: all.map(([system, last]) => repair(system, last)),
      snapshot: merged(states("ok"), { boat: { flooding: 0, hull: 4 } }),
    }),
    shaken({
      id: "repair-inoperable-stays",
      title: "10.7.5 An inoperable system gets no further attempt at sea",
      citation: "10.7.5",
      patch: merged(systems({ radio: "inoperable", batteries: "damaged" }), { boat: { flooding: 2 } }),
      rolls: [repair("batteries", 1)],
      snapshot: merged(systems({ radio: "inoperable", batteries: "ok" }), { boat: { flooding: 0 } }),
    }),
    shaken({
      id: "repair-nothing-damaged",
      title: "10.7 Without damage nothing is rolled; flooding is pumped out",
      citation: "10.7",
      patch: { boat: { flooding: 7 } },
      rolls: [],
      snapshot: { boat: { flooding: 0 } },
    }),
    shaken({
      id: "repair-diesel-by-ruling",
      title: "10.7.2 Diesels are past repair at sea under the other ruling",
      citation: "10.7",
      patch: merged(systems({ diesel_engine_2: "damaged", deck_gun: "damaged" }), {
        rulings: { dieselsRepairable: false },
      }),
      rolls: [repair("deck_gun", 1)],
      phase: "at_sea",
      snapshot: merged(systems({ diesel_engine_2: "inoperable", deck_gun: "ok" }), aborted("diesel_engine")),
    }),
  ];
}

const DIESELS = systems({ diesel_engine_1: "inoperable", diesel_engine_2: "damaged" });

const LOST = repair("diesel_engine_2", 5);

const rescue = (faces: readonly number[], drms: readonly Drm[] = []): Roll =>
  roll("rescue", "RESCUE", null, faces, drms);

/** 10.2.1 Both diesels are gone. */
function drifting(): Vector[] {
  const rescued = { phase: "in_port", engagement: null, refit: { boatDue: "rescued" }, end: null };
  return [
    shaken({
      id: "diesels-out-rescued",
      title: "10.9.4 Without diesels far from port: scuttled and rescued",
      citation: "10.9.4",
      patch: DIESELS,
      rolls: [LOST, rescue([5, 5])],
      phase: "in_port",
      snapshot: rescued,
    }),
    shaken({
      id: "diesels-out-lost",
      title: "10.9.4 Without diesels far from port: an 11 is the end",
      citation: "10.9.4",
      patch: DIESELS,
      rolls: [LOST, rescue([5, 6])],
      phase: "over",
      fate: "lost_at_sea",
      snapshot: ended("lost_at_sea"),
    }),
    shaken({
      id: "diesels-out-no-radio",
      title: "10.9.5 Without a radio +4 on the rescue",
      citation: "10.9.5",
      patch: merged(DIESELS, systems({ radio: "inoperable" })),
      rolls: [LOST, rescue([3, 4], ["RESCUE_RADIO"])],
      phase: "over",
      fate: "lost_at_sea",
      snapshot: ended("lost_at_sea"),
    }),
    shaken({
      id: "diesels-out-no-radio-rescued",
      title: "10.9.5 Without a radio a 6 is still heard",
      citation: "10.9.5",
      patch: merged(DIESELS, systems({ radio: "inoperable" })),
      rolls: [LOST, rescue([3, 3], ["RESCUE_RADIO"])],
      phase: "in_port",
      snapshot: rescued,
    }),
    shaken({
      id: "diesels-out-radio-repaired-too-late",
      title: "10.9.5 A damaged radio that fails its repair counts at once",
      citation: "10.9.5",
      patch: merged(DIESELS, systems({ radio: "damaged" })),
      rolls: [LOST, repair("radio", 3), rescue([6, 1], ["RESCUE_RADIO"])],
      phase: "over",
      fate: "lost_at_sea",
      snapshot: ended("lost_at_sea"),
    }),
    shaken({
      id: "diesels-out-logs-the-damaged",
      title: "9.2.6 A scuttled boat still logs the ships it damaged",
      citation: "9.2.6",
      patch: merged(DIESELS, fight({ targets: ships({ 1: 2, 2: 1, 3: 0, 4: 2 }) })),
      rolls: [LOST, rescue([1, 1])],
      phase: "in_port",
      snapshot: { log: [{ ships: [logged(2, false), logged(4, false)] }] },
    }),
    shaken({
      id: "diesels-out-last-box",
      title: "10.2.1 Without diesels in the last box the boat is towed in",
      citation: "10.2.1",
      patch: merged(DIESELS, { patrol: { box: 8, checksDone: 7 } }),
      rolls: [LOST],
      phase: "in_port",
      snapshot: { phase: "in_port", engagement: null, refit: null, end: null },
    }),
    shaken({
      id: "diesels-out-first-box-going-back",
      title: "10.2.1 Going back, the first box is the last before port",
      citation: "10.2.1",
      patch: merged(DIESELS, {
        patrol: { box: 1, checksDone: 4, direction: "backward", abort: { reason: "diesel_engine", atCheck: 3 } },
      }),
      rolls: [LOST],
      phase: "in_port",
      snapshot: { phase: "in_port", engagement: null, refit: null },
    }),
    shaken({
      id: "one-diesel-month",
      title: "10.8.1 One diesel forces an abort in any month",
      citation: "10.8.1",
      patch: merged(inMonth("1942-03"), systems({ diesel_engine_1: "damaged" })),
      search: ["E2_1942"],
      rolls: [repair("diesel_engine_1", 6)],
      phase: "at_sea",
      snapshot: aborted("diesel_engine"),
    }),
  ];
}

/** Vectors for repairs at sea, and the fate of a boat beyond repair. */
export const vectors = (): Vector[] => [...rows(), ...engineer(), ...order(), ...drifting()];
