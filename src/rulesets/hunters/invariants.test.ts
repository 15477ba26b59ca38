import { describe, expect, it } from "vitest";
import { exampleOf } from "../../../test/fixtures/examples";
import { adjudicate } from "../../core/engine/adjudicate";
import { impossible } from "../../core/request/impossible";
import { hunters } from "./index";
import type { Snapshot } from "./snapshot";

/** Returns the snapshot of the operation's own example, at which the operation is open. */
function positionOf(operation: string): Snapshot {
  return exampleOf(hunters, operation).snapshot as Snapshot;
}

type Spoil = (state: Snapshot) => void;

describe("invariants: snapshots with a listed decision that would fail", () => {
  it.each<[string, string, string, string, Spoil]>([
    ["nothing to follow", "resolveFollow", "PHASE_IMPOSSIBLE", "/engagement", (s) => (s.engagement!.fought = false)],
    [
      "a straggler already sunk",
      "chooseStraggler",
      "PHASE_IMPOSSIBLE",
      "/engagement/targets",
      (s) => (s.engagement!.targets[0]!.damage = 5),
    ],
    [
      "spare parts for a sound boat",
      "fitSpareParts",
      "PHASE_IMPOSSIBLE",
      "/boat/systems",
      ({ boat }) => {
        for (const [system, stands] of Object.entries(boat.systems)) {
          if (stands !== "absent") Object.assign(boat.systems, { [system]: "ok" });
        }
      },
    ],
    [
      "no request left",
      "resolveBoatRequest",
      "PHASE_IMPOSSIBLE",
      "/kommandant/boatRequests",
      (s) => (s.kommandant.boatRequests = 0),
    ],
    [
      "reloads chosen at sea",
      "loadMissionReloads",
      "PHASE_IMPOSSIBLE",
      "/patrol/box",
      (s) => Object.assign(s.patrol!, { box: 2, checksRequired: 1 }),
    ],
    [
      "checks made before reloads are chosen",
      "loadMissionReloads",
      "BOX_IMPOSSIBLE",
      "/patrol/checksDone",
      (s) => (s.patrol!.checksDone = 1),
    ],
    [
      "a posting without a track",
      "resolveAssignment",
      "POSTING_IMPOSSIBLE",
      "/boat/posting",
      ({ boat }) => Object.assign(boat, { type: "VIID", posting: "mediterranean", mineBay: 0 }),
    ],
    [
      "more checks made than asked for",
      "resolveFollow",
      "BOX_IMPOSSIBLE",
      "/patrol/checksDoneInBox",
      (s) => (s.patrol!.checksDoneInBox = 10),
    ],
    [
      "more checks than the track has",
      "resolveFollow",
      "BOX_IMPOSSIBLE",
      "/patrol/checksDone",
      (s) => (s.patrol!.checksDone = 60),
    ],
    [
      "a box that asks for ten checks",
      "resolveFollow",
      "BOX_IMPOSSIBLE",
      "/patrol/checksRequired",
      (s) => (s.patrol!.checksRequired = 10),
    ],
    [
      "a result before the patrol is closed",
      "chooseBoat",
      "LOG_IMPOSSIBLE",
      "/log/0/result",
      (s) => (s.phase = "in_port"),
    ],
    ["more successes than the log shows", "computeRefit", "LOG_IMPOSSIBLE", "/successes", (s) => (s.successes = 1)],
    [
      "more failures than the log shows",
      "computeRefit",
      "LOG_IMPOSSIBLE",
      "/kommandant/periodFailures",
      (s) => (s.kommandant.periodFailures = 100),
    ],
    [
      "a refit without a patrol",
      "chooseBoat",
      "LOG_IMPOSSIBLE",
      "/log",
      (s) => Object.assign(s, { log: [], successes: 0 }),
    ],
    ["a patrol before the first", "chooseBoat", "LOG_IMPOSSIBLE", "/log/0/month", (s) => (s.log[0]!.month = "1939-09")],
    [
      "patrols out of order",
      "resolveAssignment",
      "LOG_IMPOSSIBLE",
      "/log/1/month",
      (s) => {
        const row = { ...positionOf("chooseBoat").log[0]!, month: s.startMonth, boat: s.boat.type };
        Object.assign(s, { month: "1943-01", log: [row, row] });
      },
    ],
  ])("%s: the snapshot is impossible", (_title, operation, code, pointer, spoil) => {
    const snapshot = positionOf(operation);
    spoil(snapshot);
    const answer = adjudicate(hunters, { operation, snapshot, seed: "impossible" });
    const fault = expect.objectContaining({ code, pointer: `/snapshot${pointer}` });
    expect(answer).toMatchObject({ kind: "MALFORMED", faults: expect.arrayContaining([fault]) });
  });
});

it("invariants: every operation's own example passes", () => {
  const charts = hunters.pack.charts;
  const faults = hunters.operations.flatMap(({ name }) => impossible(hunters.invariants, positionOf(name), charts));
  expect(faults).toEqual([]);
});
