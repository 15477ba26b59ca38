import { capital, fight, inMonth, merged, resolves, type Vector, wounds } from "../kit/combat";
import { depth, e2 } from "../kit/rolls";
import { helped, others } from "./modifiers";
import { SW, search } from "./search";

function rows(): Vector[] {
  return [2, 8, 9, 11, 12].map((natural) => {
    const detected = natural > 8;
    const title = `E2 ${natural}: ${detected ? "detected" : "undetected"}${natural === 12 ? ", +1 on E3" : ""}`;
    return search({ id: `e2-normal-${natural}`, title, citation: "9.6.7", natural, detected, twelve: natural === 12 });
  });
}

function everything(): Vector[] {
  const patch = merged(
    inMonth("1943-01"),
    wounds({ kmdt: SW, wo1: SW }),
    { boat: { systems: { fuel_tanks: "inoperable", dive_planes: "inoperable" } } },
    fight({
      kind: "capital_ship",
      targets: capital(2),
      attack: { mode: "night_surface", range: "close", bothEnds: true },
      cycle: { previouslyDetected: true },
    }),
  );
  const drms = [
    "E2_1943",
    "E2_KMDT_1WO_SW",
    "E2_FUEL_TANKS",
    "E2_DIVE_PLANES",
    "E2_CAPITAL_SHIP",
    "E2_PREVIOUSLY_DETECTED",
    "E2_CLOSE_AFTER_FIRING",
    "E2_NIGHT_SURFACE",
    "E2_FWD_AFT",
  ];
  return [
    resolves({
      id: "e2-natural-two-against-everything",
      title: "9.6.7 A natural 2 is undetected whatever the modifiers",
      citation: "9.6.7",
      operation: "resolveDepthCharge",
      base: "viib-detection",
      patch,
      input: { exceedTestDepth: false },
      rolls: [e2([1, 1], drms)],
      outcome: { detected: false, hits: null },
    }),
    resolves({
      id: "e2-below-test-depth",
      title: "9.6.4 Below test depth -1",
      citation: "9.6.4",
      operation: "resolveDepthCharge",
      base: "viib-detection",
      input: { exceedTestDepth: true },
      rolls: [depth([1, 1], "survives"), e2([6, 3], ["E2_EXCEED_TEST_DEPTH"])],
      outcome: { exceeded: true, detected: false, hits: null, phase: "follow" },
      snapshot: { boat: { hull: 1 } },
    }),
  ];
}

/** Detection by escorts: E2. */
export const detection = (): Vector[] => [...rows(), ...helped(), ...others(), ...everything()];
