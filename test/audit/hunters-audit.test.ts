import { describe, expect, it } from "vitest";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { careerWithOrders, exampleAtSea, exampleDetection } from "../../src/rulesets/hunters/chapters/shared/examples";
import { pack } from "../../src/rulesets/hunters/charts/pack";
import { hunters } from "../../src/rulesets/hunters/index";
import type { Snapshot } from "../../src/rulesets/hunters/snapshot";
import { home } from "../fixtures/hunters/home";

// biome-ignore lint/suspicious/noExplicitAny: an audit reads whatever comes
function run(snapshot: Snapshot, operation: string, input: unknown, dice: number[]): any {
  return adjudicate(hunters, { operation, snapshot, input, dice });
}

/** The answer's kind, and what it still wants to roll or has left over. */
// biome-ignore lint/suspicious/noExplicitAny: an audit reads whatever comes
function said(answer: any): string {
  return `${answer.kind} ${answer.next?.label ?? answer.faults?.[0]?.code ?? ""}`.trim();
}

/** An IXC in the x3 box of its Atlantic track, no check of it made yet, under D5's other reading. */
function inTripleBox(): Snapshot {
  const plan = { boat: "IXC", startMonth: "1941-09", rulings: { eventEndsBox: true } } as const;
  const base = careerWithOrders(pack.charts, plan, { area: "atlantic", mission: null });
  return { ...base, patrol: { ...base.patrol!, box: 5, checksDone: 4, checksDoneInBox: 0, checksRequired: 3 } };
}

describe("C.1.2 a roll whose outcome cannot matter is not made", () => {
  it("C.8 R1 result 4: no gyro repair for a boat that is aborting already", () => {
    const state = exampleAtSea();
    const patrol = {
      ...state.patrol!,
      box: 1,
      checksDone: 3,
      checksDoneInBox: 0,
      checksRequired: 2,
      direction: "backward" as const,
      abort: { reason: "voluntary" as const, atCheck: 3 },
    };
    const answer = run({ ...state, patrol }, "resolveEncounter", {}, [6, 6, 1, 3]);
    expect(said(answer)).toBe("RESOLUTION");
  });

  it("C.11a, P10 (first): no severity for a man already SW, whom every further wound kills", () => {
    const state = exampleDetection();
    const crew = { ...state.crew, wounds: { ...state.crew.wounds, li: "SW" as const } };
    const first = { ...state, edition: "first" as const, crew };
    const answer = run(first, "resolveDepthCharge", { exceedTestDepth: false }, [5, 2, 2, 2, 1, 3, 2, 2]);
    expect(said(answer)).toBe("RESOLUTION");
  });

  it("C.12, 10.2.1: both diesels inoperable far from port, no repair of other systems but the radio", () => {
    const state = exampleDetection();
    const systems = {
      ...state.boat.systems,
      diesel_engine_1: "damaged" as const,
      diesel_engine_2: "damaged" as const,
      hydrophones: "damaged" as const,
    };
    const hurt = { ...state, boat: { ...state.boat, systems } };
    const answer = run(hurt, "resolveDepthCharge", { exceedTestDepth: false }, [1, 1, 6, 6, 1, 1]);
    expect(said(answer)).toBe("RESOLUTION");
  });

  it("C.14 step 7: the 1WO's own boat is not rolled for when the career ends in this refit anyway", () => {
    const state = home({ month: "1943-06", startMonth: "1942-07", experte: { wo1: true } });
    const answer = run(state, "computeRefit", {}, [1]);
    expect(said(answer)).toBe("RESOLUTION");
  });
});

describe("D5 eventEndsBox: a random event ends the checks of its box", () => {
  it("R1 result 3 Caught Unawares", () => {
    const answer = run(inTripleBox(), "resolveEncounter", {}, [6, 6, 1, 2, 1, 1, 3, 2, 3, 3, 1]);
    expect(said(answer)).toBe("RESOLUTION");
    expect(answer.outcome.event).toBe("caught_unawares");
    expect(answer.snapshot.patrol.checksDoneInBox).toBe(3);
  });

  it("R1 result 6 Spare Parts", () => {
    const state = inTripleBox();
    const systems = { ...state.boat.systems, radio: "inoperable" as const };
    const found = run({ ...state, boat: { ...state.boat, systems } }, "resolveEncounter", {}, [6, 6, 3, 3]);
    expect(found.snapshot.phase).toBe("spare_parts");
    const answer = run(found.snapshot, "fitSpareParts", { systems: ["radio"] }, []);
    expect(answer.snapshot.patrol.checksDoneInBox).toBe(3);
  });

  it("R1 result 8 Luftwaffe Recon", () => {
    const found = run(inTripleBox(), "resolveEncounter", {}, [6, 6, 4, 4, 1, 10, 1]);
    expect(found.outcome.event).toBe("luftwaffe_recon");
    const answer = run(found.snapshot, "breakOff", {}, []);
    expect(answer.snapshot.patrol.checksDoneInBox).toBe(3);
  });
});

describe("11.2.3, E-38 the final promotion check", () => {
  it("is made though the refit before rolled a check of a later month, because a new boat sailed early", () => {
    // The refit before rolled the check of 1943-01 for a boat due in 1943-02; the new boat sailed in 1942-12 instead.
    const state = home({
      month: "1942-12",
      startMonth: "1942-01",
      area: "british_isles",
      mission: "A",
      ships: 0,
      wounds: { kmdt: "SW" },
      kommandant: { nextPromotionCheck: "1944-01" },
      patrol: { missionState: "done" },
    });
    const answer = run(state, "computeRefit", {}, [6, 1]);
    expect(said(answer)).toBe("RESOLUTION");
    expect(answer.outcome.promotion).toBe("promoted");
  });
});
