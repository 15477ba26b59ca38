import { describe, expect, it } from "vitest";
import { home } from "../../../../test/fixtures/hunters/home";
import { careerBackInPort, exampleDetection, exampleRoundFought } from "../../../../test/fixtures/hunters/positions";
import { aboard, engaged, play } from "../../../../test/fixtures/hunters/table";
import { pack } from "../charts/pack";
import type { LogRow, Snapshot } from "../snapshot";
import { logSheet } from "./log-sheet";
import { logSheetSchema } from "./log-sheet-schema";

const { charts } = pack;

function patrol(month: string, overrides: Partial<LogRow> = {}): LogRow {
  const base = { boat: "IXB", area: "atlantic", mission: null, ships: [], result: "F" } as const;
  return { month, ...base, patrolMonths: 0, refitMonths: 1, ...overrides } as LogRow;
}

function career(log: LogRow[], overrides: Partial<Snapshot> = {}): Snapshot {
  return { ...home({ boat: "IXB" }), startMonth: log[0]?.month ?? "1941-09", log, end: null, ...overrides };
}

const sheetOf = (state: Snapshot) => logSheetSchema.parse(logSheet(state, charts));

const ship = { type: "tanker", name: "Lucretia", tons: 2600, sunk: true } as const;

const hit = { type: "small_freighter", name: null, tons: 1000, sunk: false } as const;

describe("3.5 the log sheet", () => {
  it("3.5 the sheet has one row per month from the first to the last reached, with area and flag", () => {
    const log = [patrol("1941-11", { area: "british_isles", mission: "M", refitMonths: 2 })];
    const { rows } = sheetOf(career(log, { month: "1942-02" }));
    expect(rows.map(({ month, entry }) => `${month} ${entry}`)).toEqual([
      "1941-11 patrol",
      "1941-12 R",
      "1942-01 R",
      "1942-02 empty",
    ]);
    expect(rows[0]).toMatchObject({ area: "british_isles", mission: "M", boat: "IXB" });
    expect(rows[1]).toMatchObject({ area: null, mission: null, boat: null, targets: [], result: null });
  });

  it("3.5 the sheet is one empty row before the first patrol, and says who sails in what", () => {
    const sheet = sheetOf(career([], { startMonth: "1941-09", month: "1941-09" }));
    expect(sheet.rows).toHaveLength(1);
    expect(sheet).toMatchObject({ boat: "IXB", edition: "second", startMonth: "1941-09", end: null });
    expect(sheet.totals).toEqual({ patrols: 0, ships: 0, tons: 0, successes: 0 });
  });

  it("3.5 the sheet is empty, and no error, for months the wrong way round", () => {
    expect(sheetOf(career([], { startMonth: "1942-09", month: "1941-09" })).rows).toEqual([]);
  });
});

describe("4.3.2 targets on the log sheet", () => {
  it("4.3.2 targets are listed with their tons, damaged or sunk, and only the sunk ones count", () => {
    const log = [patrol("1941-09", { ships: [ship, hit], result: "S" }), patrol("1941-11", { ships: [ship] })];
    const { rows, totals } = sheetOf(career(log, { month: "1941-11" }));
    expect(rows[0]!.targets).toEqual([
      { type: "tanker", name: "Lucretia", tons: 2600, state: "sunk" },
      { type: "small_freighter", name: null, tons: 1000, state: "damaged" },
    ]);
    expect(rows[0]!.tons).toBe(2600);
    expect(totals).toEqual({ patrols: 2, ships: 2, tons: 5200, successes: 1 });
  });
});

describe("7.5.2, 11.1 success and failure on the log sheet", () => {
  it("11.1 the sheet marks every third success, whatever failed between", () => {
    const results = ["S", "F", "S", "S", "F", "S", "S", "S", null] as const;
    const log = results.map((result, index) => patrol(`1942-0${index + 1}`, { result, refitMonths: 0 }));
    const { rows } = sheetOf(career(log, { month: "1942-09" }));
    expect(rows.map(({ result }) => result)).toEqual([...results]);
    expect(rows.filter(({ advancement }) => advancement).map(({ month }) => month)).toEqual(["1942-04", "1942-08"]);
  });
});

describe("10.10.4, 10.10.6 months on the log sheet", () => {
  it("10.10.4, 10.10.6 the sheet has P after the month a long patrol starts, then R, then the next patrol", () => {
    const log = [patrol("1941-11", { patrolMonths: 2, refitMonths: 1 }), patrol("1942-03", { result: null })];
    const { rows } = sheetOf(career(log, { month: "1942-03" }));
    expect(rows.map(({ entry }) => entry)).toEqual(["patrol", "P", "P", "R", "patrol"]);
  });
});

describe("5.1.2 the end on the log sheet", () => {
  it("5.1.2 the sheet has no month after the last, though the refit would have lasted longer", () => {
    const end = { fate: "time_expired", month: "1943-06", tons: 0, victory: "defeat" } as const;
    const sheet = sheetOf(career([patrol("1943-05", { refitMonths: 3 })], { month: "1943-06", end }));
    expect(sheet.rows.map(({ entry }) => entry)).toEqual(["patrol", "R"]);
    expect(sheet.end).toEqual({ fate: "time_expired", month: "1943-06", victory: "defeat" });
  });
});

describe("9.2.6 the log sheet", () => {
  it("9.2.6 the sheet shows a ship that was damaged before the boat was lost", () => {
    const state = exampleDetection();
    const targets = state.engagement!.targets.map((each) => (each.slot === 2 ? { ...each, damage: 1 } : each));
    const lost = play("resolveDepthCharge", engaged(state, { targets }), { exceedTestDepth: false }, [6, 6, 6, 6]);
    expect(lost.outcome).toMatchObject({ fate: "sunk_attack" });
    const row = logSheet(lost.snapshot, pack.charts).rows.find(({ entry }) => entry === "patrol");
    expect(row?.targets).toEqual([{ type: "large_freighter", name: "Danmark", tons: 10500, state: "damaged" }]);
  });

  it("9.2.6 the sheet shows a damaged ship while the fight goes on, and once only when it is over", () => {
    const fighting = exampleRoundFought();
    const targets = (state: Snapshot) => logSheet(state, pack.charts).rows.flatMap((row) => row.targets);
    const hurt = [{ type: "large_freighter", name: "Danmark", tons: 10500, state: "damaged" }];
    expect(targets(fighting)).toEqual(hurt);
    expect(targets(play("breakOff", fighting, {}).snapshot)).toEqual(hurt);
  });

  it.each([
    ["lost with her crew", [6, 6], "lost_at_sea"],
    ["given up by a crew that is rescued", [1, 1], null],
  ] as const)("9.2.6, 10.9.4 the sheet shows a damaged ship once when the boat is %s", (_, rescue, fate) => {
    const fighting = exampleRoundFought();
    const targets = (state: Snapshot) => logSheet(state, pack.charts).rows.flatMap((row) => row.targets);
    const systems = { ...fighting.boat.systems, diesel_engine_1: "damaged", diesel_engine_2: "damaged" } as const;
    const { snapshot, outcome } = play("breakOff", aboard(fighting, { systems }), {}, [6, 6, ...rescue]);
    expect(outcome).toMatchObject({ fate });
    expect(targets(snapshot)).toEqual(targets(fighting));
  });
});

describe("worked example: the log sheet", () => {
  it("4.3.2 the log sheet of Blennemann: ships sunk and ships damaged, and the third success advances the crew", () => {
    const career = careerBackInPort(
      pack.charts,
      { boat: "VIIC", startMonth: "1941-05" },
      { area: "atlantic", mission: null },
    );
    const ships = [
      { type: "tanker", name: "Coimbra", tons: 6800, sunk: true },
      { type: "large_freighter", name: "Danmark", tons: 10500, sunk: false },
    ] as const;
    const row = { ...career.log[0]!, ships: [...ships] };
    const earlier = ["1940-10", "1941-01"].map((month) => ({ ...row, month, result: "S" as const }));
    const third = { ...career, startMonth: "1940-10", successes: 2, log: [...earlier, row] };
    const played = play("computeRefit", third, {}, [5]);
    expect(played.outcome).toMatchObject({ result: "S", ships: 1, tons: 6800, advancement: "crew_quality_up" });
    expect(played.snapshot).toMatchObject({ successes: 3, crew: { quality: "veteran" } });
    const second = play("computeRefit", { ...third, successes: 1 }, {});
    expect(second.outcome.advancement).toBeNull();
  });
});
