import { describe, expect, it } from "vitest";
import { scrambleOf } from "../../src/rulesets/pq17/chapters/7-2-air-attack/scramble";
import { weatherDamage } from "../../src/rulesets/pq17/chapters/9-weather/weather";
import { seaNeighboursOf } from "../../src/rulesets/pq17/charts/map";
import { pack } from "../../src/rulesets/pq17/charts/pack";
import type { Snapshot } from "../../src/rulesets/pq17/snapshot";
import type { Side } from "../../src/rulesets/pq17/vocabulary";
import { overConvoy, plane, ship, striking } from "../fixtures/pq17/air-kit";
import {
  contextOn,
  force,
  inWeather,
  only,
  play,
  refused,
  table,
  withDeck,
  withDummy,
  withForce,
  withOwn,
} from "../fixtures/pq17/table";

const { charts } = pack;

const cards = charts.DECKS.facts;

const stormCard = (side: Side, storm: string | null): number =>
  cards[side].find((each) => each.storm === storm)?.no ?? 0;

const go = (piece: string, speed: string, ...path: string[]) => ({ piece, speed, path, cross: "clear" });

/** Allied cards that damage nothing. */
const CALM = cards.allied.filter(({ damage, plus }) => damage + plus === 0).map(({ no }) => no);

const PACK = "wolf_pack_eisteufel_1";

describe("9.3.1 in a Storm a card is drawn for every ship that it may damage", () => {
  const squadron = (): Snapshot => {
    const state = only(only(inWeather(table("random_event"), "storm"), "allied"), "axis", "narvik_group");
    const at = { station: "at_sea" as const, at: "0710", block: 9 };
    const units = [ship("koln", 2), ship("tb_35_37", 1)];
    const drawn = [stormCard("axis", "cl"), stormCard("axis", null)];
    return withDeck(withForce(state, "axis", "narvik_group", { ...at, units }), "axis", ...drawn);
  };
  const removed = (state: Snapshot) => state.sides.axis.removed.map(({ unit }) => unit);

  it("a result for light cruisers counts where it is drawn for one", () => {
    const pick = squadron().sides.axis.deck.indexOf(stormCard("axis", "cl")) + 1;
    const { ctx, over } = contextOn(squadron(), pick, 1);
    expect(weatherDamage(ctx, "allied")).toBe(1);
    expect(removed(ctx.state)).toEqual(["koln"]);
    over();
  });

  it("and does nothing where it is drawn for a torpedo boat", () => {
    const pick = squadron().sides.axis.deck.indexOf(stormCard("axis", null)) + 1;
    const { ctx, over } = contextOn(squadron(), pick, 1);
    expect(weatherDamage(ctx, "allied")).toBe(0);
    expect(removed(ctx.state)).toEqual([]);
    over();
  });
});

describe("1.3 of several dummies of a side in one hex all but one go", () => {
  it("in the combine segment, those that lie in its port among them", () => {
    let state = withDummy(withDummy(table("combine"), "allied", 41, "1206"), "allied", 42, "1107");
    const moved = { hexes: 0, speed: null, entered: [], done: false };
    const lying = ["a", "b"].map((id) => ({
      id: `dummy_${id}`,
      station: "in_port" as const,
      at: "scapa_flow",
      block: null,
      moved,
    }));
    state = withOwn(state, "allied", { dummies: [...state.sides.allied.dummies.slice(-2), ...lying] });
    const { snapshot } = play("endPhase", state, {});
    expect(snapshot.sides.allied.dummies.map(({ id }) => id).sort()).toEqual(["dummy_41", "dummy_42"]);
  });
});

describe("1.2.1, 1.2.2 submarines sail in Wolf Packs and Allied convoys alone", () => {
  const together = (phase: "combine" | "move_detach"): Snapshot => {
    const state = withForce(table(phase), "allied", "wolf_pack_british_1", { at: "0606" });
    return withForce(state, "allied", "convoy_pq_17", { at: "0606" });
  };

  it("a Wolf Pack joins no TF", () => {
    const join = (kept: string) => ({ force: kept, joining: "wolf_pack_british_1" });
    expect(refused("combineForces", together("combine"), join("tf_cruiser_cover")).citation?.section).toBe("1.2.2");
  });

  it("no submarine goes over to a TF, and none leaves a convoy together with other ships", () => {
    const given = { units: [{ unit: "ss_british", cs: 1 }], back: [] };
    const over = { force: "convoy_pq_17", to: "tf_cruiser_cover", ...given };
    expect(refused("exchangeShips", together("combine"), over).citation?.section).toBe("1.2.5");
    const mixed = [
      { unit: "ss_british", cs: 1 },
      { unit: "dd_ai", cs: 1 },
    ];
    const leave = (units: unknown) => ({ force: "convoy_pq_17", units });
    expect(refused("detachForce", together("move_detach"), leave(mixed)).citation?.section).toBe("1.2.2");
    const boats = leave(mixed.slice(0, 1));
    expect(play("detachForce", together("move_detach"), boats).outcome).toMatchObject({ kind: "wolf_pack" });
  });
});

describe("1.2.3 a warship of a convoy that is Dead in the Water", () => {
  it("may leave it with a ship to tow it, so that the convoy sails on", () => {
    const units = [ship("mv", 9), ship("nigeria", 0), ship("dd_ai", 2)];
    const state = withForce(only(table("move_detach"), "allied", "convoy_pq_17"), "allied", "convoy_pq_17", { units });
    const taken = [
      { unit: "nigeria", cs: 1 },
      { unit: "dd_ai", cs: 1 },
    ];
    const { snapshot, outcome } = play("detachForce", state, { force: "convoy_pq_17", units: taken });
    const left = String(outcome.detached);
    expect(force(snapshot, "allied", left)).toMatchObject({
      kind: "task_force",
      units: [
        { unit: "nigeria", cs: 0 },
        { unit: "dd_ai", cs: 1 },
      ],
    });
    expect(force(snapshot, "allied", "convoy_pq_17").units.map(({ unit, cs }) => [unit, cs])).toEqual([
      ["mv", 9],
      ["dd_ai", 1],
    ]);
    const tow = { force: left, ship: "nigeria", by: "dd_ai" };
    expect(play("takeTow", { ...snapshot, phase: "combine" }, tow).outcome).toMatchObject(tow);
  });
});

describe("6.3.5 shadowing from the air", () => {
  const followed = (at: string, by: "radius" | "aircraft", id: string): Snapshot => {
    let state = only(table("move_blocks"), "allied", "tf_home_fleet");
    state = only(withForce(state, "allied", "tf_home_fleet", { at, identified: true, idLevel: 2 }), "axis");
    const target = force(state, "allied", "tf_home_fleet").block ?? 0;
    return withOwn(state, "axis", { shadowing: [{ target, by, id }] });
  };

  it("ends where its target enters a port hex", () => {
    const unit = plane("fw200_1", "fw200", 1, { base: "vaernes", mission: "shadow", hex: "0707" });
    const state = withOwn(followed("0707", "aircraft", "fw200_1"), "axis", { aircraft: [unit] });
    const { snapshot, outcome } = play("moveForce", state, go("tf_home_fleet", "moderate", "0607"));
    expect(outcome).toMatchObject({ end: "arrived" });
    expect(snapshot.sides.axis.shadowing).toHaveLength(1);
    const there = play("moveForce", snapshot, go("tf_home_fleet", "moderate", "0606")).snapshot;
    expect(there.sides.axis.shadowing).toEqual([]);
    expect(force(play("endPhase", there, {}).snapshot, "allied", "tf_home_fleet").idLevel).toBe(1);
  });

  it("D-31 by a fixed Air Radius goes on in the next radius of its side", () => {
    const state = followed("1011", "radius", "german_south_norway");
    const bare = withOwn(state, "axis", { aircraft: [] });
    const { snapshot } = play("moveForce", bare, go("tf_home_fleet", "moderate", "0912"));
    expect(snapshot.sides.axis.shadowing).toMatchObject([{ by: "radius", id: "german_north_norway" }]);
  });
});

describe("5.1.7, 7.4.5, 10 ships that shadow move by the rules of movement", () => {
  const chase = (ice: Partial<Snapshot["ice"]>, changes = {}): Snapshot => {
    let state = only(only(table("move_blocks"), "allied", "convoy_qp_13"), "axis", PACK);
    state = { ...state, ice: { ...state.ice, ...ice } };
    const { convoy, block } = force(state, "allied", "convoy_qp_13");
    if (convoy === null) throw new Error("It is no convoy.");
    const course = { ...convoy, visited: [], closest: null };
    state = withForce(state, "allied", "convoy_qp_13", { at: "0512", identified: true, idLevel: 1, convoy: course });
    state = withDeck(withForce(state, "axis", PACK, { at: "0512", ...changes }), "allied", ...CALM);
    return withOwn(state, "axis", { shadowing: [{ target: block ?? 0, by: "force", id: PACK }] });
  };
  const next = seaNeighboursOf(charts, "0512").find((hex) => hex === "0411") ?? "0411";

  it("a Wolf Pack does not follow a convoy through Heavy Drift", () => {
    const state = chase({ west_v: { expected: "heavy_drift", fixed: true } });
    const { snapshot } = play(
      "moveForce",
      state,
      { ...go("convoy_qp_13", "slow", next), cross: "heavy_drift" },
      [1, 1],
    );
    expect(force(snapshot, "allied", "convoy_qp_13").at).toBe(next);
    expect(force(snapshot, "axis", PACK).at).toBe("0512");
    expect(snapshot.sides.axis.shadowing).toEqual([]);
  });

  it("7.4.5 one that is identified by day is hunted from an Air Radius, and stays behind when it is held", () => {
    const { convoy } = force(table("move_blocks"), "allied", "convoy_qp_13");
    const course = { convoy: { ...convoy!, visited: [], closest: null }, at: "0507" };
    const known = { at: "0507", identified: true, idLevel: 1 };
    const state = withForce(chase({}, known), "allied", "convoy_qp_13", course);
    const held = play("moveForce", state, go("convoy_qp_13", "slow", "0506"), [6]).snapshot;
    expect(force(held, "axis", PACK).at).toBe("0507");
    expect(held.sides.axis.shadowing).toEqual([]);
    const free = play("moveForce", state, go("convoy_qp_13", "slow", "0506"), [0]).snapshot;
    expect(force(free, "axis", PACK).at).toBe("0506");
    expect(free.sides.axis.shadowing).toHaveLength(1);
  });

  it("10.2.2 cruisers that follow into Light Drift draw their own card", () => {
    let state = only(only(table("move_blocks", "axis"), "allied", "tf_cruiser_cover"), "axis", "narvik_group");
    state = { ...state, ice: { ...state.ice, west_v: { expected: "light_drift", fixed: true } } };
    const known = { station: "at_sea" as const, at: "0512", block: 9, identified: true, idLevel: 2, sailed: true };
    state = withForce(state, "axis", "narvik_group", { ...known, units: [ship("lutzow", 4)] });
    state = withForce(state, "allied", "tf_cruiser_cover", { at: "0512" });
    state = withDeck(withDeck(state, "allied", CALM[0]!), "axis", 1);
    state = withOwn(state, "allied", { shadowing: [{ target: 9, by: "force", id: "tf_cruiser_cover" }] });
    const { snapshot, rolls } = play(
      "moveForce",
      state,
      { ...go("narvik_group", "slow", next), cross: "light_drift" },
      [1, 1],
    );
    expect(rolls.map(({ label, about }) => [label, about?.side])).toEqual([
      ["ice-damage-card", "axis"],
      ["ice-damage-card", "allied"],
    ]);
    expect(force(snapshot, "allied", "tf_cruiser_cover").at).toBe(next);
  });
});

describe("4.3.2 Soviet ships far from Russia", () => {
  it("enter no more hexes than Severnyy Flot has points for", () => {
    const command = table("move_blocks").sides.allied.command.map((each) =>
      each.pool === "severnyy_flot" ? { ...each, available: 1 } : each,
    );
    const units = [ship("dd_type7", 2)];
    const at = { station: "at_sea" as const, at: "0512", block: 30, units, sailed: true };
    let state = only(only(table("move_blocks"), "axis"), "allied", "severnyy_flot");
    state = withOwn(withForce(state, "allied", "severnyy_flot", at), "allied", { command });
    const [one = ""] = seaNeighboursOf(charts, "0512").filter((hex) => hex === "0611");
    const two = "0711";
    expect(refused("moveForce", state, go("severnyy_flot", "moderate", one, two))).toMatchObject({
      code: "COMMAND_POINTS_SHORT",
      citation: { section: "4.3.2" },
    });
    const { snapshot } = play("moveForce", state, go("severnyy_flot", "moderate", one));
    expect(snapshot.sides.allied.command.find(({ pool }) => pool === "severnyy_flot")).toMatchObject({ available: 0 });
  });
});

describe("11.2.1 forces that are always full", () => {
  it("are not slowed by the fuel of the force that they have left", () => {
    const fuel = { state: "critical" as const, marker: null, refuelled: false };
    const state = withForce(table("move_blocks"), "allied", "wolf_pack_british_1", { fuel });
    const reached = seaNeighboursOf(charts, "0615")[0] ?? "";
    const { outcome } = play("moveForce", only(state, "axis"), go("wolf_pack_british_1", "moderate", reached), [0]);
    expect(outcome).toMatchObject({ end: "arrived" });
  });
});

describe("1.1.1, 5.3.1 a temporary port that does not exist", () => {
  it("keeps no Air Radius from its hex", () => {
    const unit = plane("bv138_1", "bv138", 1, { base: "vaernes" });
    const state = withOwn({ ...table("air_move", "axis"), temporaryPorts: [] }, "axis", { aircraft: [unit] });
    const form = { aircraft: "bv138_1", mission: "radius", hexes: ["0606"] };
    expect(play("sendAircraft", state, form).snapshot.sides.axis.aircraft).toMatchObject([{ radius: ["0606"] }]);
    const there = { ...state, temporaryPorts: ["seidisfjord"] };
    expect(refused("sendAircraft", there, form).code).toBe("VALUE_NOT_LISTED");
  });
});

describe("12.10 GEARBOX by type", () => {
  it("takes light cruisers, and no anti-aircraft cruiser in their place", () => {
    const chits = [{ letter: "H" as const, condition: "gearbox" as const, revealed: false, fulfilled: false }];
    const state = withOwn(table("prep_setup_1"), "allied", { chits });
    const units = [ship("scylla", 2), ship("nigeria", 4), ship("dd_ai", 2)];
    const open = withForce(only(state, "allied", "scapa_reserve"), "allied", "scapa_reserve", { units });
    const gift = (unit: string, cs: number) => ({ force: "scapa_reserve", unit, cs });
    const plan = (cruiser: string, cs: number) => ({
      condition: "gearbox",
      from: "scapa_flow",
      ships: [gift(cruiser, cs), gift("dd_ai", 1)],
    });
    expect(play("planCondition", open, plan("nigeria", 4)).outcome).toMatchObject({ condition: "gearbox" });
    expect(refused("planCondition", open, plan("scylla", 2)).code).toBe("VALUE_NOT_LISTED");
  });
});

describe("12.6 in a Ground Offensive", () => {
  it("no German Interceptor rises, and a British one does", () => {
    const chits = [{ letter: "H" as const, condition: "ground_offensive" as const, revealed: true, fulfilled: false }];
    const rising = (side: Side, base: string, unit: string): readonly string[] => {
      const attack: Side = side === "axis" ? "allied" : "axis";
      const state = overConvoy([ship("mv", 1)], [plane("he111_1", "he111h6", 2)]);
      const based = plane("guard", unit, 2, { base, interceptor: true });
      const hex = charts.AIRBASES.facts.bases.find(({ id }) => id === base)?.hex ?? "";
      const held = withOwn(withOwn(state, side, { aircraft: [based] }), "axis", {
        chits,
        aircraft: side === "axis" ? [based] : [],
      });
      const strike = {
        side: attack,
        against: "airbase" as const,
        block: null,
        place: base,
        hex,
        aircraft: [],
      };
      const { pending } = striking(held, "air_scramble", side, strike);
      if (pending?.decision !== "air_scramble") throw new Error(`It waits for ${pending?.decision}.`);
      return scrambleOf(held, charts, pending.strike).here;
    };
    expect(rising("axis", "banak", "bf109")).toEqual([]);
    expect(rising("allied", "sumburgh", "hurricane_raf")).toEqual(["guard"]);
  });
});

describe("8.3, 10.1.1 dummies at the start", () => {
  it("stand anywhere: where ice is certain to be away or uncertain, and in temporary ports", () => {
    const state = table("prep_setup_1", "allied");
    const hexIn = (zone: string) =>
      charts.MAP.facts.hexes.find(({ ice, terrain }) => ice === zone && terrain === "sea")?.id;
    const place = (at: string | undefined) => play("placeDummy", state, { at }).snapshot.sides.allied.dummies.at(-1);
    expect(place(hexIn("west_v"))).toMatchObject({ at: hexIn("west_v"), station: "at_sea" });
    expect(place(hexIn("west_iv"))).toMatchObject({ at: hexIn("west_iv") });
    expect(place("seidisfjord")).toMatchObject({ at: "seidisfjord", station: "in_port" });
    expect(refused("placeDummy", state, { at: hexIn("solid_pack") }).code).toBe("VALUE_NOT_LISTED");
    expect(refused("placeDummy", { ...state, temporaryPorts: [] }, { at: "seidisfjord" }).code).toBe(
      "VALUE_NOT_LISTED",
    );
  });
});

describe("9.4 forces that look for each other", () => {
  it("are not helped by an enemy that their side shadows", () => {
    let state = inWeather(table("combine", "allied", ["combine_location"]), "storm");
    state = withForce(state, "allied", "tf_oiler", { at: "0510" });
    state = withForce(state, "allied", "tf_cruiser_cover", { at: "0510" });
    const target = force(state, "allied", "tf_cruiser_cover").block ?? 0;
    state = withOwn(state, "allied", { shadowing: [{ target, by: "sector", id: "british" }] });
    const card = cards.allied.find(({ day }) => day.force[3] === "S")?.no ?? 0;
    const join = { force: "tf_cruiser_cover", joining: "tf_oiler" };
    expect(play("combineForces", withDeck(state, "allied", card), join, [1]).outcome).toMatchObject({
      combined: false,
    });
  });
});
