import {
  type Drm,
  fight,
  type Json,
  logged,
  merged,
  type Roll,
  refused,
  resolves,
  ships,
  systems,
  type Vector,
} from "../kit/combat";
import { depth, e2, e3, e4, repair, u1, u2, u3 } from "../kit/rolls";

const ARRIVAL = fight({
  escorted: true,
  dayNight: "day",
  kind: "two_ships",
  targets: ships({ 1: 0, 2: 1 }),
  cycle: { cause: "arrival" },
});

/** The base has an attack on it, which an arriving escort has not seen: close range, not fired. */
const UNSEEN = fight({ attack: { fired: false } });

/** An escort that arrives: it searches, and the attack goes on or is given up. */
export function arrival(): Vector[] {
  const searched = (plan: {
    readonly id: string;
    readonly title: string;
    readonly citation: string;
    readonly exceed?: boolean;
    readonly patch?: Json;
    readonly rolls: readonly Roll[];
    readonly outcome: Json;
    readonly snapshot: Json;
  }): Vector => {
    const { id, title, citation, exceed = false, patch, rolls, outcome, snapshot } = plan;
    return resolves({
      id: `escort-arrival-${id}`,
      title,
      citation,
      operation: "resolveDepthCharge",
      base: "viib-detection",
      patch: merged(ARRIVAL, UNSEEN, patch),
      input: { exceedTestDepth: exceed },
      rolls,
      outcome,
      snapshot,
    });
  };
  const miss = { mode: "submerged", range: "close", firstEnd: "fwd", tubes: { fwd1: 2 } };
  const shut = (
    id: string,
    title: string,
    citation: string,
    input: Json,
    code: string,
    section: string,
    pointer: string,
    patch: Json = {},
  ): Vector =>
    refused({
      id: `escort-arrival-${id}`,
      title,
      citation,
      operation: "resolveAttack",
      base: "viib-arrived",
      patch,
      input,
      code,
      section,
      pointer,
    });
  return [
    searched({
      id: "passed",
      title: "9.6.2 An arriving escort that finds nothing leaves the attack open",
      citation: "9.6.2",
      rolls: [e2([4, 4])],
      outcome: { detected: false, phase: "escort_arrived" },
      snapshot: { phase: "escort_arrived", engagement: { escorted: true } },
    }),
    searched({
      id: "passed-keeps-damage",
      title: "10.7 Repairs wait until the engagement is over",
      citation: "10.7",
      patch: merged(systems({ radio: "damaged" }), { boat: { flooding: 1 } }),
      rolls: [e2([3, 2])],
      outcome: { detected: false, phase: "escort_arrived" },
      snapshot: { boat: { flooding: 1, systems: { radio: "damaged" } } },
    }),
    searched({
      id: "test-depth",
      title: "9.6.4 Test depth may be exceeded before an arriving escort",
      citation: "9.6.4",
      exceed: true,
      rolls: [depth([3, 4], "survives"), e2([6, 3], ["E2_EXCEED_TEST_DEPTH"])],
      outcome: { exceeded: true, detected: false, phase: "escort_arrived" },
      snapshot: { boat: { hull: 1 } },
    }),
    searched({
      id: "found",
      title: "9.4.3 Found by an arriving escort: depth charges",
      citation: "9.4.3",
      rolls: [e2([5, 4]), e3([2, 2]), e4(36)],
      outcome: { detected: true, hits: 1, damage: ["deck_gun"], phase: "detection" },
      snapshot: {
        engagement: { cycle: { cause: "arrival", round: 1, previouslyDetected: true } },
        boat: { systems: { deck_gun: "damaged" } },
      },
    }),
    searched({
      id: "found-then-lost",
      title: "9.4.3 Once found by it there is no attack; the ships may still be followed",
      citation: "9.4.3",
      patch: merged(fight({ cycle: { round: 1, previouslyDetected: true } }), systems({ deck_gun: "damaged" })),
      rolls: [e2([4, 3], ["E2_PREVIOUSLY_DETECTED"]), repair("deck_gun", 2)],
      outcome: { detected: false, phase: "follow" },
      snapshot: { phase: "follow", boat: { systems: { deck_gun: "ok" } } },
    }),
    resolves({
      id: "escort-arrival-close-attack",
      title: "9.6.2 No further check before firing at close range",
      citation: "9.6.2",
      operation: "resolveAttack",
      base: "viib-arrived",
      input: miss,
      rolls: [u1("close", [6, 3])],
      outcome: { closeApproach: "not_made", shots: [{ tube: "fwd1", result: "missed" }], phase: "detection" },
      snapshot: {
        engagement: {
          attack: { mode: "submerged", range: "close", fired: true, bothEnds: false },
          cycle: { cause: "attack", round: 0, previouslyDetected: false },
        },
      },
    }),
    resolves({
      id: "escort-arrival-attack-by-day",
      title: "9.4.3 A submerged attack by day before a new escort leaves a wake",
      citation: "9.4.3",
      operation: "resolveAttack",
      base: "viib-arrived",
      patch: fight({ dayNight: "day" }),
      input: { mode: "submerged", range: "long", firstEnd: "aft", tubes: { aft1: 1 } },
      rolls: [u1("long", [2, 2]), u2(5), u3(3)],
      outcome: { shots: [{ tube: "aft1", result: "sunk", damage: 2 }], phase: "detection" },
      snapshot: { engagement: { attack: { g7aByDay: true, range: "long" } }, log: [{ ships: [logged(1, true)] }] },
    }),
    shut(
      "no-surface",
      "9.4.6 No surface attack before a new escort",
      "9.4.6",
      { ...miss, mode: "surface" },
      "ESCORT_PRESENT",
      "9.4.6",
      "/input/mode",
    ),
    shut(
      "no-night-surface",
      "9.4.6 No night surface attack before a new escort",
      "9.4.6",
      { ...miss, mode: "night_surface" },
      "ESCORT_ARRIVED",
      "9.4.6",
      "/input/mode",
    ),
    shut(
      "one-end",
      "9.2.1 One end only before a new escort",
      "9.2.1",
      { ...miss, tubes: { fwd1: 1, aft1: 2 } },
      "ONE_END_ONLY",
      "9.2.1",
      "/input/tubes",
    ),
    shut(
      "no-periscope",
      "10.0 Without a periscope only breaking off is left",
      "10.0",
      miss,
      "NO_WAY_TO_ATTACK",
      "9.2",
      "",
      systems({ periscope: "inoperable" }),
    ),
  ];
}

/** Other escorts that search, and what they know of the boat. */
export function otherEscorts(): Vector[] {
  const search = (
    id: string,
    title: string,
    citation: string,
    cause: string,
    drms: readonly Drm[],
    previously: boolean,
  ): Vector =>
    resolves({
      id: `escort-alone-${id}`,
      title,
      citation,
      operation: "resolveDepthCharge",
      base: "viib-detection",
      patch: fight({
        kind: cause === "air" ? "aircraft" : "escort",
        targets: [],
        fought: false,
        attack: { fired: false },
        cycle: { cause, previouslyDetected: previously },
      }),
      input: { exceedTestDepth: true },
      rolls: [depth([6, 6], "survives"), e2([5, 3], [...drms, "E2_EXCEED_TEST_DEPTH"])],
      outcome: { exceeded: true, detected: false, phase: "at_sea" },
      snapshot: { engagement: null, patrol: { checksDone: 3 } },
    });
  return [
    search(
      "after-aircraft",
      "9.8.3 After an aircraft the boat counts as found before",
      "9.8.3",
      "air",
      ["E2_PREVIOUSLY_DETECTED"],
      true,
    ),
    search(
      "gibraltar",
      "7.3.3 The escort off Gibraltar searches without modifiers of an attack",
      "7.3.3",
      "gibraltar",
      [],
      false,
    ),
  ];
}
