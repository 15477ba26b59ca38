import { describe, expect, it } from "vitest";
import { cloneJson } from "../../src/core/audit/canonical";
import { adjudicate } from "../../src/core/engine/adjudicate";
import type { Force } from "../../src/rulesets/pq17/chapters/1-2-forces/state";
import {
  campaignAt,
  inFortnight,
  withBerthed,
  withOwnCampaign,
} from "../../src/rulesets/pq17/chapters/shared/examples-campaign";
import { pack } from "../../src/rulesets/pq17/charts/pack";
import { pq17 } from "../../src/rulesets/pq17/index";
import type { Snapshot } from "../../src/rulesets/pq17/snapshot";
import { axisCard, blockOf, overConvoy, plane, ship, striking, unitOf } from "../fixtures/pq17/air-kit";
import { CONVOY, numberOf, over, PACK } from "../fixtures/pq17/submarine-kit";
import { battle, fleet, joined, meeting, move, no, pass, passTo, waits } from "../fixtures/pq17/surface-table";
import { force, only, play, refused, table, withDeck, withForce, withOwn } from "../fixtures/pq17/table";

const idle = { stacks: [], moves: [], evasion: [] };

const known = { identified: true, idLevel: 2 } satisfies Partial<Force>;

describe("7.1 a convoy of which merchants are dispersed", () => {
  it("is attacked from the air once in a segment, whole or in its dispersed merchants", () => {
    const planes = [plane("ju88", "ju88a4", 2), plane("he111", "he111h6", 2)];
    const bare = overConvoy([ship("dd_ai", 3), ship("mv", 5)], planes);
    const { convoy } = force(bare, "allied", CONVOY);
    const dispersed = convoy && { ...convoy, dispersed: [{ unit: "mv", cs: 2 }] };
    const state = withDeck(
      withForce(bare, "allied", CONVOY, { convoy: dispersed }),
      "axis",
      axisCard("-"),
      axisCard("U"),
    );
    const whole = { target: `block:${blockOf(state)}`, groups: [["ju88"]] };
    const { snapshot } = play("declareAirAttack", state, whole, [1]);
    const strays = { target: `strays:${blockOf(state)}`, groups: [["he111"]] };
    expect(refused("declareAirAttack", snapshot, strays).code).toBe("NO_AIR_TARGET");
    const other = play("declareAirAttack", state, { ...strays, groups: [["he111"]] }, [1]).snapshot;
    expect(refused("declareAirAttack", other, whole).code).toBe("NO_AIR_TARGET");
  });
});

describe("7.2.3 air combat", () => {
  it("E-112 an attacker whose number is not circled fires though no fighter engaged it", () => {
    const planes = [plane("one", "bf109", 1), plane("two", "bf109", 2), plane("ju88", "ju88a4", 2)];
    const bare = overConvoy([ship("dd_ai", 3)], planes);
    const fighter = plane("spare", "hurricane_vvs", 1, { base: "vaenga" });
    const state = striking(withOwn(bare, "allied", { aircraft: [fighter] }), "air_dogfight_targets", "allied", {
      scrambled: ["spare"],
    });
    const input = { fire: [{ aircraft: "spare", targets: ["one"] }] };
    const { outcome, rulings, snapshot } = play("directFighters", state, input, [0, 0, 0, 9]);
    expect(outcome).toMatchObject({
      airCombat: [
        { firer: "spare", target: "one" },
        { firer: "one", target: "spare", results: ["none"] },
        { firer: "two", target: "spare", results: ["none", "hit"] },
      ],
    });
    expect(rulings).toContain("E-112");
    expect(unitOf(snapshot, "allied", "spare")).toMatchObject({ cs: 0, lost: 1 });
  });
});

describe("7.2.1, 14.1 surprise from the air", () => {
  it("is rolled against a carrier that could strike back though it has no fighter, and keeps it from doing so", () => {
    const base = only(table("air_combat", "axis", ["carrier_battle", "air_surprise"]), "allied", "tf_home_fleet");
    const raiders = base.sides.axis.forces.find(({ kind }) => kind === "task_force")?.id ?? "";
    const zeppelin = {
      station: "at_sea" as const,
      at: "0809",
      block: 60,
      identified: true,
      units: [ship("graf_zeppelin", 3)],
    };
    const sea = withForce(withForce(base, "axis", raiders, zeppelin), "allied", "tf_home_fleet", known);
    const { at } = force(sea, "allied", "tf_home_fleet");
    const stukas = [plane("ju87c", "ju87c", 2, { carrier: "graf_zeppelin", mission: "attack", hex: at })];
    const axis = withDeck(withOwn(sea, "axis", { aircraft: stukas }), "axis", axisCard("U"));
    const state = withOwn(axis, "allied", { aircraft: [plane("albacore", "albacore", 2, { carrier: "victorious" })] });
    const input = { target: `block:${blockOf(state, "tf_home_fleet")}`, groups: [["ju87c"]] };
    const { snapshot } = play("declareAirAttack", state, input, [1, 9]);
    expect(snapshot.pending).toMatchObject({ decision: "air_deploy", strike: { surprised: true } });
    const seen = play("declareAirAttack", state, input, [1, 0]).snapshot;
    expect(seen.pending).toMatchObject({ decision: "air_counterstrike" });
  });
});

describe("7.4 the most submarines that may attack", () => {
  it("is a most: fewer may attack, and then the torpedoes are not spent", () => {
    const state = over(2);
    const attack = { force: PACK, block: numberOf(state, "allied", CONVOY) };
    const { snapshot } = play("resolveSubmarineCombat", state, attack, [1, 9]);
    expect(snapshot.pending).toMatchObject({ decision: "sub_targets", odd: true, before: 1, after: 1 });
    const one = play("chooseSubmarineTargets", snapshot, { categories: ["heavy_ship"] }, [0, 0, 0, 0]);
    expect(one.outcome).toMatchObject({ combat: { attacks: [{ result: "absent" }] } });
    expect(force(one.snapshot, "axis", PACK).units).toMatchObject([{ cs: 2, marks: [] }]);
    const both = play("chooseSubmarineTargets", snapshot, { categories: ["heavy_ship", "heavy_ship"] }, [0, 0, 0, 0]);
    expect(force(both.snapshot, "axis", PACK).units).toMatchObject([{ cs: 2, marks: ["torps_expended"] }]);
  });
});

describe("7.5.1 an interception", () => {
  it("has two cards when its side shadows the attacker with any force, not with the one that intercepts alone", () => {
    const cover = fleet("cover", 1, { norfolk: 3, dd_us: 4 }, known);
    const guard = fleet("guard", 3, { scharnhorst: 3, koln: 2 });
    const raiders = fleet("hipper", 2, { admiral_hipper: 4, lutzow: 4, dd_z36a: 4 }, known);
    const state = meeting("allied", [cover], [raiders, guard]);
    const asked = play("declareSurfaceAttack", state, { block: 2, attackers: ["cover"] }, [6]).snapshot;
    const followed = withOwn(asked, "axis", { shadowing: [{ target: 1, by: "force", id: "hipper" }] });
    expect(play("interceptAttack", followed, { forces: ["guard"] }, [1, 4]).outcome).toMatchObject({ by: "guard" });
  });
});

describe("7.5.2(iv) targets for torpedoes are named as for guns", () => {
  it("so that a lone light counter may divide its torpedoes", () => {
    const boats = fleet("flotilla", 1, { dd_us: 4 });
    const germans = fleet("hipper", 2, { admiral_hipper: 4, lutzow: 4 }, known);
    const night = joined(meeting("allied", [boats], [germans], { light: "night" }), [9]);
    const closing = play("maneuverUnits", night, { ...idle, moves: [move(1, "torpedo_attack")] }).snapshot;
    const state = passTo(closing, "allied surf_torp_targets_attacker");
    const [hipper, lutzow] = [no(state, "axis", "admiral_hipper"), no(state, "axis", "lutzow")];
    const halves = [hipper, lutzow].map((target) => ({ unit: 1, target, attacks: 2 }));
    const { outcome } = play("targetTorpedoes", state, { targets: halves }, [0, 0, 0, 0]);
    expect(outcome).toMatchObject({
      volleys: [
        { unit: 1, target: hipper, attacks: 2 },
        { unit: 1, target: lutzow, attacks: 2 },
      ],
    });
    const short = [{ unit: 1, target: hipper, attacks: 1 }];
    expect(refused("targetTorpedoes", state, { targets: short }).code).toBe("FIRES_ONCE");
  });
});

describe("7.5.4 units that screen", () => {
  it("do not fire at an enemy that is screened, whomever that screen is meant for", () => {
    const home = fleet("home", 1, { norfolk: 3, kent: 3, dd_jr: 2 }, known);
    const raiders = fleet("hipper", 2, { admiral_hipper: 4, lutzow: 4, koln: 2, dd_z36a: 3 });
    const first = joined(meeting("axis", [home], [raiders]));
    const [norfolk, kent] = [no(first, "allied", "norfolk"), no(first, "allied", "kent")];
    const [hipper, lutzow] = [no(first, "axis", "admiral_hipper"), no(first, "axis", "lutzow")];
    expect(waits(first)).toBe("allied surf_maneuver_defender");
    const shielded = play("maneuverUnits", first, {
      ...idle,
      moves: [move(norfolk, "screening", [lutzow], kent)],
    }).snapshot;
    const axis = { ...idle, moves: [move(hipper, "screening", [kent], lutzow)] };
    const guns = passTo(play("maneuverUnits", shielded, axis).snapshot, "allied surf_gun_targets_defender");
    const aim = { targets: [{ unit: norfolk, target: lutzow, cs: 3 }] };
    expect(refused("targetGuns", guns, aim)).toMatchObject({
      code: "TARGETS_SCREENED",
      citation: { section: "7.5.4" },
    });
    expect(battle(guns).round).toBe(1);
    expect(waits(pass(guns).snapshot)).toBe("axis surf_gun_targets_attacker");
  });
});

describe("7 odd hits", () => {
  it("of a mine or a fight in transit are forgotten at the end of their segment", () => {
    const id = "tf_home_fleet";
    const state = only(table("move_blocks", "allied"), "allied", id);
    const units = force(state, "allied", id).units.map((each, index) => ({ ...each, rotated: index === 0 }));
    const { snapshot } = play("endPhase", withForce(state, "allied", id, { units }), {});
    expect(force(snapshot, "allied", id).units.some(({ rotated }) => rotated)).toBe(false);
  });
});

/** A phase of the order of battle in the last fortnight of a campaign. */
function last(number: number, side: "allied" | "axis" = "axis"): Snapshot {
  const state = inFortnight(campaignAt("admin_oob", side), number);
  return { ...state, campaign: state.campaign && { ...state.campaign, months: number / 2 } };
}

const whereIs = (state: Snapshot, unit: string): string[] =>
  [...state.sides.allied.forces, ...state.sides.axis.forces].flatMap(({ at, units }) =>
    units.filter((each) => each.unit === unit).map(({ cs }) => `${at} ${cs}`),
  );

const points = (state: Snapshot): number => state.campaign?.played.at(-1)?.vp ?? 0;

describe("15.7.2, 15.7.3 a withdrawal is judged at the end of the last Allied player phase", () => {
  const atSea = (units: Force["units"]): Snapshot => {
    const [model] = last(12, "allied").sides.allied.forces.filter(({ kind }) => kind === "task_force");
    const stray: Force = { ...(model as Force), id: "stray", station: "at_sea", at: "0410", block: 9, units };
    return withOwn(last(12, "allied"), "allied", { forces: [stray] });
  };

  it("15.7.3 American ships that come home after it still cost their point", () => {
    const state = atSea([ship("tuscaloosa", 3), ship("dd_us", 2)]);
    const home = play("returnForce", state, { force: "stray", port: "scapa_flow" }).snapshot;
    const after = play("endPhase", play("endPhase", home, {}).snapshot, {}).snapshot;
    expect(whereIs(after, "tuscaloosa")).toEqual([]);
    expect(points(after)).toBe(-3);
  });

  it("15.7.2 a British ship at sea has missed its withdrawal, and no other that was at sea goes for it", () => {
    const base = atSea([ship("nigeria", 4), ship("sheffield", 4)]);
    const ice = structuredClone(base.ice);
    for (const zone of Object.values(ice)) zone.fixed = true;
    const state = { ...inFortnight(base, 11), ice };
    const home = play("returnForce", state, { force: "stray", port: "scapa_flow" }).snapshot;
    const after = play("endPhase", play("endPhase", home, {}).snapshot, {}, [25, 24, 1]).snapshot;
    expect(whereIs(after, "nigeria")).toEqual(["scapa_flow 4"]);
    expect(whereIs(after, "sheffield")).toEqual(["scapa_flow 4"]);
    expect(points(after)).toBe(-2);
  });
});

describe("15.5.1 Tirpitz", () => {
  it("needs a month more for each CS in Norway than a dockyard does", () => {
    const base = last(10, "axis");
    const id = base.sides.axis.forces.find(({ units }) => units.some(({ unit }) => unit === "tirpitz"))?.id ?? "";
    const units = force(base, "axis", id).units.map((each) => (each.unit === "tirpitz" ? { ...each, cs: 3 } : each));
    const state = withForce(base, "axis", id, { units });
    expect(play("repairShip", state, { ship: "tirpitz", cs: 1, at: null }).outcome).toMatchObject({ ready: 17 });
    expect(play("repairShip", state, { ship: "tirpitz", cs: 2, at: null }).outcome).toMatchObject({ ready: 24 });
  });
});

describe("15.2.3 empties that ice or weather has hurt", () => {
  it("lie in the Ballast box of the port they left, and sail with its next convoy", () => {
    const back = { unit: "mv", cs: 2, at: "murmansk", due: 10, loaded: false, why: "weather" as const };
    const state = withOwnCampaign(only(last(10), "allied", "tf_home_fleet"), "allied", { returns: [back] });
    const after = play("endPhase", state, {}).snapshot;
    expect(after.campaign?.boxes.find(({ port }) => port === "murmansk")?.ballast).toEqual([
      { unit: "mv", cs: 2, damaged: false, faceUp: false },
    ]);
    expect(after.sides.allied.forces.filter(({ convoy }) => convoy?.loaded === false)).toEqual([]);
  });
});

describe("15.6.3 air replacements", () => {
  it("do not go aboard a carrier that has been sunk", () => {
    const base = withOwnCampaign(last(10, "allied"), "allied", { replacements: [{ units: ["albacore"], cs: 1 }] });
    const aircraft = [
      plane("drowned", "albacore", 0, { carrier: "victorious", lost: 2 }),
      plane("ashore", "albacore", 1, { base: "vaenga", lost: 1 }),
    ];
    const sunk = [{ unit: "victorious", cs: 4, turn: 3, loaded: false }];
    const state = withOwn(base, "allied", { aircraft, sunk });
    expect(refused("replaceAircraft", state, { aircraft: "drowned" }).code).toBe("VALUE_NOT_LISTED");
    const after = play("endPhase", play("endPhase", state, {}).snapshot, {}).snapshot;
    expect(unitOf(after, "allied", "ashore").cs).toBe(2);
  });
});

describe("15.8.1 Patrol White", () => {
  it("may be relieved in both of its ships, the second of which joins the first (5.1.9)", () => {
    const state = withBerthed(campaignAt("prep_plan"), "allied", "scapa_flow", [{ unit: "berwick", cs: 3 }]);
    const one = play("exchangePatrolWhite", state, { ship: "suffolk" }).snapshot;
    const two = play("exchangePatrolWhite", one, { ship: "berwick" }).snapshot;
    const station = two.sides.allied.forces.find(({ units }) => units.some(({ unit }) => unit === "suffolk"));
    expect(station).toMatchObject({ station: "at_sea", units: [{ unit: "suffolk" }, { unit: "berwick" }] });
    expect(refused("exchangePatrolWhite", two, { ship: "kent" })).toMatchObject({ code: "ALREADY_RELIEVED" });
  });
});

describe("15.4.3(b), 15.6.5 lists of a caller's own", () => {
  const july = pack.charts.CAMPAIGN.facts.fortnights[9] ?? "";
  const charts = { CAMPAIGN: cloneJson(pack.charts.CAMPAIGN) };
  charts.CAMPAIGN.facts.orderOfBattle.push({
    fortnight: july,
    side: "allied",
    kind: "arrive",
    at: "scapa_flow",
    units: [{ unit: "tb_hunt2", cs: 2 }],
    tags: ["emergency_green"],
  });
  const row = charts.CAMPAIGN.facts.replacements.find(({ fortnight }) => fortnight === july);
  if (row !== undefined) row.upgrades = [{ from: "sb2", to: "pe2", cs: 2 }];
  const played = (operation: string, snapshot: Snapshot, input: object): Snapshot => {
    const answer = adjudicate(pq17, { operation, snapshot, input, dice: [], charts });
    if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer).slice(0, 500));
    return answer.snapshot as Snapshot;
  };
  const planning = inFortnight(campaignAt("prep_plan", "allied", ["green_units"]), 10);
  const oob = (state: Snapshot): Snapshot => {
    const campaign = state.campaign && { ...state.campaign, months: 5 };
    return { ...state, campaign, phase: "admin_oob", phasing: "axis" };
  };
  const boats = (state: Snapshot) =>
    state.sides.allied.forces.flatMap(({ at, units }) =>
      units
        .filter(({ unit, marks }) => unit === "tb_hunt2" && marks.includes("green_crew"))
        .map(({ cs }) => `${at} ${cs}`),
    );

  it("15.4.3 an Emergency Green Unit comes in its fortnight alone, with a Green Crew, and leaves at its end", () => {
    const called = played("takeGreenUnit", planning, { unit: "tb_hunt2" });
    expect(boats(called)).toEqual(["scapa_flow 2"]);
    const after = played("endPhase", oob(called), {});
    expect(boats(after)).toEqual([]);
    expect(after.sides.allied.campaign).toMatchObject({ crews: [], early: [] });
    expect(boats(played("endPhase", oob(planning), {}))).toEqual([]);
    const earlier = adjudicate(pq17, {
      operation: "takeGreenUnit",
      snapshot: inFortnight(planning, 9),
      input: { unit: "tb_hunt2" },
      dice: [],
      charts,
    });
    expect(earlier.kind).toBe("REFUSAL");
  });

  it("15.6.5 an air unit gives its place to a better one whatever CS it has left, even none", () => {
    const gone = plane("sb2_1", "sb2", 0, { base: "vaenga", lost: 2 });
    const after = played("endPhase", oob(withOwn(planning, "allied", { aircraft: [gone] })), {});
    expect(unitOf(after, "allied", "sb2_1")).toMatchObject({ unit: "pe2", cs: 2, lost: 0, base: "vaenga" });
  });
});

describe("15.2 at most one loaded convoy sails in a fortnight", () => {
  it("so that the Allies may keep it in port, and the operation does not wait for it", () => {
    const bare = play("new", undefined, { scenario: "campaign", months: 1 }, [25, 12]).snapshot;
    const bids = play("bidInitiative", play("bidInitiative", bare, { bid: 3 }).snapshot, { bid: 0 }).snapshot;
    const planning = play("endPhase", play("endPhase", bids, {}).snapshot, {}).snapshot;
    const input = { convoy: "convoy_pq_12", destination: "reykjavik" };
    const planned = play("planConvoy", planning, input).snapshot;
    const begun = play("endPhase", play("endPhase", planned, {}).snapshot, {}).snapshot;
    expect(begun.phase).toBe("turn_weather");
    expect(begun.sides.allied.campaign?.sailing).toMatchObject([{ loaded: false }]);
    const usual = play("endPhase", play("endPhase", planning, {}).snapshot, {}).snapshot;
    expect(usual.sides.allied.campaign?.sailing).toMatchObject([{ loaded: false }, { loaded: true }]);
    expect(refused("planConvoy", table("prep_plan"), { ...input, convoy: "convoy_pq_17" }).code).toBe(
      "VALUE_NOT_LISTED",
    );
  });
});
