import { describe, expect, it } from "vitest";
import { careerWithOrders, exampleAtSea, exampleContact } from "../../../../../test/fixtures/hunters/positions";
import { answered, gist, play, rolled, sailing } from "../../../../../test/fixtures/hunters/table";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { pack } from "../../charts/pack";
import { hunters } from "../../index";
import type { Snapshot } from "../../snapshot";

/** An IXC in the x3 box of its Atlantic track, no check of it made yet, under D5's other reading. */
function inTripleBox(): Snapshot {
  const plan = { boat: "IXC", startMonth: "1941-09", rulings: { eventEndsBox: true } } as const;
  const base = careerWithOrders(pack.charts, plan, { area: "atlantic", mission: null });
  return { ...base, patrol: { ...base.patrol!, box: 5, checksDone: 4, checksDoneInBox: 0, checksRequired: 3 } };
}

describe("a roll whose outcome cannot matter", () => {
  it("R1 result 4: no gyro repair is rolled for a boat that is aborting already", () => {
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
    const answer = answered({ ...state, patrol }, "resolveEncounter", {}, [6, 6, 1, 3]);
    expect(gist(answer)).toBe("RESOLUTION");
  });
});

describe("12.1.6 ruling eventEndsBox (D5)", () => {
  it("R1 result 3, Caught Unawares, ends the checks of its box", () => {
    const answer = answered(inTripleBox(), "resolveEncounter", {}, [6, 6, 1, 2, 1, 1, 3, 2, 3, 3, 1]);
    expect(gist(answer)).toBe("RESOLUTION");
    expect(answer.outcome.event).toBe("caught_unawares");
    expect(answer.snapshot.patrol.checksDoneInBox).toBe(3);
  });

  it("R1 result 6, Spare Parts, ends the checks of its box", () => {
    const state = inTripleBox();
    const systems = { ...state.boat.systems, radio: "inoperable" as const };
    const found = answered({ ...state, boat: { ...state.boat, systems } }, "resolveEncounter", {}, [6, 6, 3, 3]);
    expect(found.snapshot.phase).toBe("spare_parts");
    const answer = answered(found.snapshot, "fitSpareParts", { systems: ["radio"] }, []);
    expect(answer.snapshot.patrol.checksDoneInBox).toBe(3);
  });

  it("R1 result 8, Luftwaffe Recon, ends the checks of its box", () => {
    const found = answered(inTripleBox(), "resolveEncounter", {}, [6, 6, 4, 4, 1, 10, 1]);
    expect(found.outcome.event).toBe("luftwaffe_recon");
    const answer = answered(found.snapshot, "breakOff", {}, []);
    expect(answer.snapshot.patrol.checksDoneInBox).toBe(3);
  });
});

describe("12.1.1 the first natural 12", () => {
  const area = sailing({ boat: "VIIC", startMonth: "1941-05" }, { area: "atlantic" }, 3);

  it("12.1.1 a natural 12 brings an event once; the next one reads the chart", () => {
    const first = play("resolveEncounter", area, {}, [6, 6, 3, 4]);
    expect(first.outcome).toMatchObject({ event: "hals_und_beinbruch", eventIgnored: false });
    const second = play("resolveEncounter", first.snapshot, {}, [6, 6, 1, 1, 1, 1, 10, 1, 10, 1, 10, 1, 10, 1]);
    expect(second.outcome).toMatchObject({ event: null, result: "convoy" });
    expect(rolled(second, "random-event")).toEqual([]);
  });

  it("12.1.1 a natural 12 brings no encounter even when its event cannot happen", () => {
    // Spare parts, with nothing broken.
    const { snapshot, outcome } = play("resolveEncounter", area, {}, [6, 6, 3, 3]);
    expect(outcome).toMatchObject({ event: "spare_parts", eventIgnored: true, result: null, phase: "at_sea" });
    expect(snapshot.engagement).toBeNull();
    expect(snapshot.patrol).toMatchObject({ checksDoneInBox: 1, eventUsed: false });
  });

  it("12.1.1 an event needs the dice as they fall, not as they are modified", () => {
    expect(play("breakOff", exampleContact(), {}).snapshot.patrol?.eventUsed).toBe(false);
    const eleven = play("resolveEncounter", area, {}, [6, 5]);
    expect(eleven.outcome).toMatchObject({ event: null, result: "none" });
  });

  it("12.1.1, 12.1.2 the first natural 12 is reported as a random event, a later one as the chart has it", () => {
    const check = (eventUsed: boolean) => {
      const state = { ...area, patrol: { ...area.patrol!, eventUsed } };
      const asked = adjudicate(hunters, { operation: "resolveEncounter", snapshot: state, input: {}, dice: [] });
      return asked.kind === "NEEDS_ROLL" ? asked.next.totals.at(-1) : undefined;
    };
    expect(check(false)).toEqual({ total: 12, modified: 12, result: "random_event" });
    expect(check(true)).toEqual({ total: 12, modified: 12, result: "convoy" });
    expect(rolled(play("resolveEncounter", area, {}, [6, 6, 1, 4]), "encounter-check")).toMatchObject([
      { result: "random_event" },
    ]);
  });
});
