import { describe, expect, it } from "vitest";
import { force, only, play, refused, table, withForce, withOwn } from "../../../../../test/fixtures/pq17/table";
import { decisionsFor } from "../../../../../test/fixtures/pq17/views-kit";
import { cloneJson } from "../../../../core/json/clone";
import { auditView } from "../../audit-view";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { view } from "../../view";
import { reportOf } from "../6-2-search/reports";
import type { Report } from "../6-2-search/state";

/**
 * Home Fleet, which may split: identified at an ID level and shadowed from Trondheim. The Axis has a report of it at
 * that ID.
 */
function watched(level: number, change: Partial<Report> = {}): Snapshot {
  const state = withForce(only(table("move_detach"), "allied", "tf_home_fleet"), "allied", "tf_home_fleet", {
    identified: true,
    idLevel: level,
  });
  const target = force(state, "allied", "tf_home_fleet");
  const report = { ...reportOf(pack.charts, target, level, state.turn), ...change };
  const shadow = { target: target.block ?? 0, by: "sector" as const, id: "trondheim" };
  return withOwn(state, "axis", { shadowing: [shadow], reports: [report] });
}

/** It has split: two battleships' worth of names left behind, and Washington gone. */
const split = (state: Snapshot, units: readonly { unit: string; cs: number }[] = [{ unit: "washington", cs: 5 }]) =>
  play("detachForce", state, { force: "tf_home_fleet", units: [...units] });

/** The parts that the Axis can choose to follow. */
function offered(state: Snapshot): readonly string[] {
  const [decision] = decisionsFor(state, "axis").filter(({ operation }) => operation === "followPart");
  const { part } = (decision?.input?.properties ?? {}) as { part?: { enum?: string[]; const?: string } };
  return part?.enum ?? [part?.const ?? ""];
}

const blocks = (state: Snapshot): { kept: number; detached: number } => {
  const { pending } = state;
  if (pending?.decision !== "shadow_follow") throw new Error("Nothing has split.");
  return pending;
};

describe("15, 6.3.4 the shadower of a force that splits chooses by what he knew of it", () => {
  it("at ID3 he may name what his report named, and follows the part with more of it", () => {
    const { snapshot } = split(watched(3), [
      { unit: "washington", cs: 5 },
      { unit: "duke_of_york", cs: 4 },
    ]);
    const { kept: remainder, detached } = blocks(snapshot);
    expect(offered(snapshot)).toEqual(["larger", "capital_ships", "carriers", "cruisers", "light_ships"]);
    const followed = (part: string) => play("followPart", snapshot, { part }).snapshot.sides.axis.shadowing[0]?.target;
    expect(followed("capital_ships")).toBe(detached);
    expect(followed("carriers")).toBe(remainder);
    expect(followed("larger")).toBe(remainder);
    const played = play("followPart", snapshot, { part: "capital_ships" });
    expect(played.outcome).toMatchObject({ block: detached });
    expect(played.rulings).toContain("E-113");
  });

  it("at ID1 he knows nothing of kinds, and may name the larger part alone; without a report neither", () => {
    expect(offered(split(watched(1)).snapshot)).toEqual(["larger"]);
    const untold = withOwn(watched(3), "axis", { reports: [] });
    const { snapshot } = split(untold);
    expect(offered(snapshot)).toEqual(["larger"]);
    expect(refused("followPart", snapshot, { part: "carriers" })).toMatchObject({
      code: "VALUE_NOT_LISTED",
      pointer: "/input/part",
    });
  });

  it("at ID2 he may name the carrier and the heavy ships", () => {
    expect(offered(split(watched(2)).snapshot)).toEqual(["larger", "heavy_ships", "carriers"]);
  });

  it("a part is named by its block too, as it always was; one of the two, never both or neither", () => {
    const { snapshot } = split(watched(3));
    const { detached } = blocks(snapshot);
    expect(play("followPart", snapshot, { block: detached }).snapshot.sides.axis.shadowing[0]?.target).toBe(detached);
    expect(refused("followPart", snapshot, { block: detached, part: "larger" }).code).toBe("CHOICE_COUNT");
    expect(refused("followPart", snapshot, {}).code).toBe("CHOICE_COUNT");
  });

  it("a split: visible to both sides, known facts only to the side that knew them", () => {
    const before = watched(3);
    const { snapshot, audit } = split(before);
    const { kept: remainder, detached } = blocks(snapshot);
    const [report] = before.sides.axis.reports;
    expect(view(snapshot, "axis").pending?.split).toEqual({ kept: remainder, detached, known: report });
    expect(view(snapshot, "allied").pending?.split).toEqual({ kept: remainder, detached, known: null });
    expect(view(snapshot, null).pending?.split).toEqual({ kept: remainder, detached, known: null });
    for (const side of ["allied", "axis", null]) {
      const [splitEntry] = auditView(audit, side, before, snapshot).filter(({ code }) => code === "FORCE_SPLIT");
      expect(splitEntry).toMatchObject({ after: { split: { kept: remainder, detached } } });
    }
    const after = play("followPart", snapshot, { part: "larger" });
    const visibleEntries = auditView(after.audit, "axis", snapshot, after.snapshot);
    expect(visibleEntries.filter((entry) => entry.kind === "ruling").map(({ ruling }) => ruling)).toContain("E-113");
  });

  it("what hides in either part changes neither what he sees nor what he may say", () => {
    const { snapshot } = split(watched(2));
    const other = cloneJson(snapshot) as Snapshot;
    const ship = { rotated: false, marks: [], tow: null, torpedoesSpent: 0, oil: null };
    for (const each of other.sides.allied.forces) each.units = [{ ...ship, unit: "dd_ai", cs: 1 }];
    expect(view(other, "axis")).toEqual(view(snapshot, "axis"));
    expect(decisionsFor(other, "axis")).toEqual(decisionsFor(snapshot, "axis"));
  });
});
