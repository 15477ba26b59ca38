import { fight, type Json, logged, merged, refused, resolves, ships, type Vector } from "../kit/combat";

function stragglers(): Vector[] {
  return [
    resolves({
      id: "straggler-chosen",
      title: "9.7.6 One straggler is chosen, the others get away damaged",
      citation: "9.7.6",
      operation: "chooseStraggler",
      base: "viib-stragglers",
      input: { slot: 2 },
      rolls: [],
      outcome: { slot: 2, phase: "contact" },
      snapshot: {
        phase: "contact",
        engagement: { targets: [{ slot: 2, damage: 1 }] },
        log: [{ ships: [logged(1, false)] }],
      },
    }),
    refused({
      id: "straggler-unknown",
      title: "9.7.6 A ship that is not there cannot be chosen",
      citation: "9.7.6",
      operation: "chooseStraggler",
      base: "viib-stragglers",
      input: { slot: 3 },
      code: "VALUE_NOT_LISTED",
      section: "9.7.6",
      pointer: "/input/slot",
    }),
  ];
}

function endings(): Vector[] {
  const off = (
    id: string,
    title: string,
    citation: string,
    base: string,
    ended: string,
    patch: Json,
    snapshot: Json,
    phase = "at_sea",
  ): Vector =>
    resolves({
      id: `break-off-${id}`,
      title,
      citation,
      operation: "breakOff",
      base,
      patch,
      rolls: [],
      outcome: { ended, phase },
      snapshot: merged({ phase }, snapshot),
    });
  const done = { engagement: null, patrol: { checksDone: 3, checksDoneInBox: 1 } };
  return [
    off(
      "contact",
      "8.2.6 Declined once the ships are known",
      "8.2.6",
      "viib-contact",
      "declined",
      {},
      merged(done, { log: [{ ships: [] }] }),
    ),
    off("attack", "8.1.4 Declined before the first shot", "8.1.4", "viib-attack", "declined", {}, done),
    off(
      "followed-damaged",
      "9.7.10 Damaged ships followed and not attacked escape",
      "9.7.10",
      "viib-contact",
      "declined",
      fight({ following: "damaged", targets: ships({ 2: 1 }) }),
      merged(done, { log: [{ ships: [logged(2, false)] }] }),
    ),
    off(
      "round",
      "9.4.2 A round against unescorted ships is broken off",
      "9.4.2",
      "viib-round",
      "stopped",
      fight({ fought: true, targets: ships({ 1: 2, 2: 3 }), round: { fwdFired: true } }),
      merged(done, { log: [{ ships: [logged(2, false)] }] }),
    ),
    off("unused-round", "9.1.2 A round not fought is declined", "9.1.2", "viib-round", "declined", {}, done),
    off(
      "escort-arrived",
      "9.4.3 Broken off before a new escort: the ships may be followed",
      "9.4.4",
      "viib-arrived",
      "broke_off",
      {},
      {},
      "follow",
    ),
    off(
      "not-followed",
      "9.7.1 The ships are not followed",
      "9.7.1",
      "viib-follow",
      "not_followed",
      {},
      merged(done, { log: [{ ships: [logged(2, false)] }] }),
    ),
    resolves({
      id: "reload-before-following",
      title: "9.2.8 Tubes may be reloaded before following",
      citation: "9.2.8",
      operation: "reloadTubes",
      base: "viib-follow",
      patch: { boat: { tubes: { fwd1: "empty", fwd2: "empty" } } },
      input: { tubes: { fwd2: "G7e" } },
      rolls: [],
      outcome: { reloaded: 1, phase: "follow" },
      snapshot: { phase: "follow", boat: { tubes: { fwd1: "empty", fwd2: "G7e" }, fwdReloads: { G7a: 5, G7e: 2 } } },
    }),
    refused({
      id: "reload-before-a-new-escort",
      title: "9.2.8 No reloading before a new escort",
      citation: "9.2.8",
      operation: "reloadTubes",
      base: "viib-arrived",
      patch: { boat: { tubes: { fwd1: "empty" } } },
      input: { tubes: { fwd1: "G7a" } },
      code: "OUT_OF_TURN",
      section: "9.2.8",
    }),
    refused({
      id: "break-off-under-search",
      title: "9.6.1 The escort's search cannot be broken off",
      citation: "9.6.1",
      operation: "breakOff",
      base: "viib-detection",
      code: "OUT_OF_TURN",
      section: "8.1.4",
    }),
  ];
}

/** Stragglers, reloading before following, and breaking off. */
export const breakOff = (): Vector[] => [...stragglers(), ...endings()];
