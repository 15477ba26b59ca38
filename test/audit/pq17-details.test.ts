import { describe, expect, it } from "vitest";
import { cloneJson } from "../../src/core/audit/canonical";
import { adjudicate } from "../../src/core/engine/adjudicate";
import type { Ship } from "../../src/rulesets/pq17/chapters/1-2-forces/state";
import { farHexesLeft } from "../../src/rulesets/pq17/chapters/4-3-command-points/command";
import {
  campaignAt,
  inFortnight,
  withBerthed,
  withOwnCampaign,
} from "../../src/rulesets/pq17/chapters/shared/examples-campaign";
import { totalCs } from "../../src/rulesets/pq17/chapters/shared/units";
import { pack } from "../../src/rulesets/pq17/charts/pack";
import { pq17 } from "../../src/rulesets/pq17/index";
import type { Snapshot } from "../../src/rulesets/pq17/snapshot";
import { ship } from "../fixtures/pq17/air-kit";
import { force, only, play, refused, table, withForce, withOwn } from "../fixtures/pq17/table";

const COVER = "tf_cruiser_cover";

const held = (units: readonly Ship[]): string[] => units.map(({ unit, cs }) => `${unit} ${cs}`);

describe("1.2.3 what leaves a force is what was named", () => {
  const take = (...units: object[]) => ({ force: COVER, units });
  const gone = (state: Snapshot, ...shares: object[]): string[] => {
    const { outcome, snapshot } = play("detachForce", state, take(...shares));
    return held(force(snapshot, "allied", (outcome as { detached: string }).detached).units);
  };

  it("5.1.1 of two tows of one class no more goes along than is named", () => {
    const pair = [ship("dd_us", 1, { tow: "dd_us" }), ship("dd_us", 1, { tow: "dd_us", marks: ["diw"] })];
    const units = [ship("norfolk", 3), ...pair, ...cloneJson(pair)];
    const state = withForce(table("move_detach", "allied", ["destroyer_hits"]), "allied", COVER, { units });
    expect(gone(state, { unit: "dd_us", cs: 1 })).toHaveLength(2);
    expect(gone(state, { unit: "dd_us", cs: 2 })).toHaveLength(2);
    expect(gone(state, { unit: "dd_us", cs: 3 })).toHaveLength(4);
  });

  it("7.9 no more CS are named by a mark than bear it, beside those of another mark", () => {
    const units = [
      ship("norfolk", 3),
      ship("dd_us", 1),
      ship("dd_us", 2, { marks: ["crippled"] }),
      ship("dd_us", 1, { marks: ["diw"] }),
    ];
    const state = withForce(table("move_detach", "allied", ["destroyer_hits"]), "allied", COVER, { units });
    const [diw, crippled] = [1, 2].map((cs) => [
      { unit: "dd_us", cs, mark: "diw" },
      { unit: "dd_us", cs: 3 - cs, mark: "crippled" },
    ]) as [object[], object[]];
    expect(gone(state, ...diw)).toEqual(["dd_us 1", "dd_us 2"]);
    expect(refused("detachForce", state, take(...crippled)).code).toBe("FORCE_EMPTIED");
  });
});

describe("4.3.2 Soviet ships far from Russia", () => {
  const severnyy = (available: number): Snapshot => {
    const command = table("move_blocks").sides.allied.command.map((each) =>
      each.pool === "severnyy_flot" ? { ...each, available } : each,
    );
    return withOwn(table("move_blocks"), "allied", { command });
  };

  it("sail without limit where a chart asks no points of them, none that are left among them", () => {
    const charts = cloneJson(pack.charts);
    charts.COMMAND_POINTS.facts.sovietHex = 0;
    const state = withForce(severnyy(0), "allied", "severnyy_flot", { station: "at_sea" });
    const flot = { ...force(state, "allied", "severnyy_flot"), units: [ship("dd_type7", 2)] };
    expect(farHexesLeft(state, charts, flot)).toBe(Number.POSITIVE_INFINITY);
  });

  const chased = (available: number): Snapshot => {
    let state = only(only(severnyy(available), "allied", COVER), "axis", "narvik_group");
    state = { ...state, phasing: "axis", ice: { ...state.ice, west_v: { expected: "clear", fixed: true } } };
    const known = { station: "at_sea" as const, at: "0512", block: 9, identified: true, idLevel: 2, sailed: true };
    state = withForce(state, "axis", "narvik_group", { ...known, units: [ship("lutzow", 4)] });
    const units = [ship("norfolk", 3), ship("dd_type7", 1)];
    state = withForce(state, "allied", COVER, { at: "0512", units });
    state = withOwn(state, "allied", { shadowing: [{ target: 9, by: "force", id: COVER }] });
    const input = { piece: "narvik_group", speed: "slow", path: ["0411"], cross: "clear" };
    return play("moveForce", state, input).snapshot;
  };
  const points = ({ sides }: Snapshot) => sides.allied.command.find(({ pool }) => pool === "severnyy_flot")?.available;

  it("6.3 pay for the hex into which they shadow an enemy", () => {
    const after = chased(1);
    expect(force(after, "allied", COVER).at).toBe("0411");
    expect(points(after)).toBe(0);
    expect(after.sides.allied.shadowing).toHaveLength(1);
  });

  it("6.3.5 lose an enemy where no point is left to follow it", () => {
    const after = chased(0);
    expect(force(after, "allied", COVER).at).toBe("0512");
    expect(after.sides.allied.shadowing).toEqual([]);
  });
});

describe("15.4.3(b) Emergency Green Units that leave", () => {
  const july = pack.charts.CAMPAIGN.facts.fortnights[9] ?? "";
  const charts = { CAMPAIGN: cloneJson(pack.charts.CAMPAIGN) };
  charts.CAMPAIGN.facts.orderOfBattle.push({
    fortnight: july,
    side: "allied",
    kind: "arrive",
    at: "scapa_flow",
    units: [
      { unit: "tb_hunt2", cs: 2 },
      { unit: "avenger", cs: 1, air: [{ unit: "sea_hurricane", cs: 1 }] },
    ],
    tags: ["emergency_green"],
  });
  const played = (operation: string, snapshot: Snapshot, input: object): Snapshot => {
    const answer = adjudicate(pq17, { operation, snapshot, input, dice: [], charts });
    if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer).slice(0, 500));
    return answer.snapshot as Snapshot;
  };
  const planning = inFortnight(campaignAt("prep_plan", "allied", ["green_units"]), 10);
  const ended = (state: Snapshot): Snapshot => {
    const campaign = state.campaign && { ...state.campaign, months: 5 };
    return played("endPhase", { ...state, campaign, phase: "admin_oob", phasing: "axis" }, {});
  };

  it("take the aircraft of a carrier with them", () => {
    const called = played("takeGreenUnit", planning, { unit: "avenger" });
    const aboard = ({ sides }: Snapshot) => sides.allied.aircraft.filter(({ carrier }) => carrier === "avenger");
    expect(aboard(called)).toHaveLength(1);
    expect(aboard(ended(called))).toEqual([]);
  });

  it("leave the Green Crews of a New unit of their class", () => {
    const fresh = { unit: "tb_hunt2", cs: 1, scheduled: 14, operations: 0 };
    const green = withBerthed(planning, "allied", "scapa_flow", [{ unit: "tb_hunt2", cs: 1 }]);
    const forces = green.sides.allied.forces.map((each) => ({
      ...each,
      units: each.units.map((one) => (one.unit === "tb_hunt2" ? { ...one, marks: ["green_crew" as const] } : one)),
    }));
    const state = withOwnCampaign(withOwn(green, "allied", { forces }), "allied", { crews: [fresh] });
    const total = ({ sides }: Snapshot): number =>
      totalCs(sides.allied.forces.flatMap(({ units }) => units).filter(({ unit }) => unit === "tb_hunt2"));
    const after = ended(played("takeGreenUnit", state, { unit: "tb_hunt2" }));
    expect(total(after)).toBe(total(state));
    expect(after.sides.allied.campaign?.crews).toEqual([fresh]);
  });
});
