import { describe, expect, it } from "vitest";
import { requestOf, vectorFiles } from "../../../test/conformance/vectors";
import { overConvoy, plane, striking } from "../../../test/fixtures/pq17/air-kit";
import { ship, withForce, withOwn } from "../../../test/fixtures/pq17/table";
import type { Resolution } from "../../core/contract/answer";
import { adjudicate } from "../../core/engine/adjudicate";
import { auditView } from "./audit-view";
import { pq17 } from "./index";
import type { Snapshot } from "./snapshot";

const TASK_FORCE = { kind: "task_force", convoy: null } as const;

function resolved(operation: string, snapshot: Snapshot, input: object, seed: string): Resolution {
  const answer = adjudicate(pq17, { operation, snapshot, input, seed });
  if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer));
  return answer;
}

describe("A.4 secrets of the enemy in a side's audit", () => {
  it("E-120 the ruling on fuel that is not full is the referee's: its attacker reads the same lines", () => {
    const visibleEntries = (["full", "low"] as const).map((state) => {
      const over = overConvoy([ship("london", 3)], [plane("ju88", "ju88a4", 2)], []);
      const fuel = { state, marker: 20, refuelled: false };
      const waiting = striking(
        withForce(over, "allied", "convoy_pq_17", { ...TASK_FORCE, fuel }),
        "air_assign",
        "axis",
        {
          line: [[{ no: 1, cs: 3 }]],
        },
      );
      const { audit, snapshot } = resolved("assignAircraft", waiting, { runs: [] }, "fuel");
      expect(audit.some((entry) => entry.kind === "ruling" && entry.ruling === "E-120")).toBe(state === "low");
      return ["axis", null].map((viewer) => auditView(audit, viewer, waiting, snapshot as Snapshot));
    });
    expect(visibleEntries[1]).toEqual(visibleEntries[0]);
    expect(visibleEntries[0]![0]!.length).toBeGreaterThan(0);
  });

  it("7.2.4 the line of aircraft that take their targets names their side to both sides and to onlookers", () => {
    const over = overConvoy([ship("london", 3)], [plane("ju88", "ju88a4", 2)], []);
    const waiting = striking(over, "air_assign", "axis", { line: [[{ no: 1, cs: 3 }]] });
    const runs = [{ aircraft: "ju88", wave: 1, stack: 1, ordnance: "bombs" }];
    const { audit, snapshot } = resolved("assignAircraft", waiting, { runs }, "side");
    for (const viewer of ["allied", "axis", null]) {
      const lines = auditView(audit, viewer, waiting, snapshot as Snapshot).filter(({ code }) => code === "RUNS");
      expect([viewer, lines]).toMatchObject([viewer, [{ about: { side: "axis" } }]]);
    }
  });

  it("7.4.5 an ASW patrol names its Wolf Pack by its block alone to both sides and to onlookers", () => {
    const vectors = vectorFiles("pq17").flatMap(({ content }) => content.vectors);
    const vector = vectors.find(({ id }) => id === "asw-patrol-held")!;
    const request = requestOf("pq17", vector);
    const answer = adjudicate(pq17, { operation: vector.operation, ...request });
    if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer));
    for (const viewer of ["allied", "axis", null]) {
      const before = request.snapshot as Snapshot;
      const visible = auditView(answer.audit, viewer, before, answer.snapshot as Snapshot);
      const patrols = visible.filter(({ code }) => code === "ASW_PATROL");
      const about = { side: "allied", target: expect.stringMatching(/^block:\d+$/) };
      expect([viewer, patrols]).toEqual([viewer, [expect.objectContaining({ about })]]);
    }
  });

  it("7.8 which aircraft a carrier loses, and among how many, is drawn behind the owner's hand", () => {
    const planes = [1, 2].map((number) => plane(`ju87_${number}`, "ju87r", 2));
    const aboard = [
      plane("alb", "albacore", 2, { carrier: "victorious" }),
      plane("ful", "fulmar", 2, { carrier: "victorious" }),
    ];
    const over = withForce(overConvoy([ship("victorious", 4)], planes, []), "allied", "convoy_pq_17", TASK_FORCE);
    const waiting = striking(withOwn(over, "allied", { aircraft: aboard }), "air_assign", "axis", {
      line: [[{ no: 1, cs: 4 }]],
    });
    const runs = planes.map(({ id }) => ({ aircraft: id, wave: 1, stack: 1, ordnance: "bombs" }));
    let drawn = 0;
    for (let seed = 0; seed < 40; seed += 1) {
      let before = waiting;
      let step = resolved("assignAircraft", before, { runs }, `a${seed}`);
      if ((step.snapshot as Snapshot).pending !== null) {
        before = step.snapshot as Snapshot;
        step = resolved("directFlak", before, { support: [], cams: [] }, `b${seed}`);
      }
      if (!step.audit.some((entry) => "label" in entry && entry.label === "carrier-air")) continue;
      drawn += 1;
      for (const viewer of ["axis", null]) {
        const visibleEntries = auditView(step.audit, viewer, before, step.snapshot as Snapshot);
        expect(visibleEntries.filter((entry) => "label" in entry && entry.label === "carrier-air")).toEqual([]);
      }
    }
    expect(drawn).toBeGreaterThan(0);
  });
});
