import { all, type Case, type Change, type Json, plain, refused, resolves, type Vector } from "../kit";
import { fighting } from "../kit/battles";
import { cardRoll } from "../kit/cards";
import { dummy, force, fresh, keep, phase } from "../kit/changes";
import { fleet, ships } from "../kit/fleets";
import { being, COVER } from "../kit/forces";
import { plane } from "../kit/pieces";
import { boats, voyage } from "./searches";

/** The report that a side has of a force that it found in this segment. */
function reportBlock(side: "allied" | "axis", kind: "task_force" | "convoy", hex: string): Change {
  return (state) => {
    state.sides[side].searched = [1];
    state.sides[side].reports = [
      {
        turn: 9,
        block: 1,
        hex,
        kind,
        number: 1,
        scattered: false,
        level: 1,
        warships: { least: 1, most: 1 },
        size: kind === "convoy" ? "small" : null,
        heavy: null,
        carrier: null,
        convoyShips: null,
        categories: [],
      },
    ];
  };
}

/** Norfolk is a convoy of five freighters and a destroyer that the Axis has just found. */
function convoyFound(hex: string, changes: Json = {}): Change {
  return all(
    being("allied", (each) => {
      Object.assign(each, { kind: "convoy", at: hex, identified: true, idLevel: 1 });
      each.units = [fresh("dd_ai", 1), fresh("mv", 5)];
      each.convoy = { ...voyage(hex), ...changes };
    }),
    reportBlock("axis", "convoy", hex),
  );
}

/** Lutzow has just been found by the Allies. */
const lutzowFound = (hex: string): Change =>
  all(
    being("axis", (each) => {
      Object.assign(each, { at: hex, identified: true, idLevel: 1 });
    }),
    reportBlock("allied", "task_force", hex),
  );

/** 6.3, 6.3.1, 6.3.2 Vectors for the possible shadowers, and their targets. */
export function shadowers(): Vector[] {
  const allied: Omit<Case, "id" | "title"> = {
    citation: "6.3.1",
    operation: "shadowForce",
    base: "search-allied-both",
  };
  const axis: Omit<Case, "id" | "title"> = { citation: "6.3.2", operation: "shadowForce", base: "search-axis-both" };
  const no = (plan: Omit<Case, "id" | "title">, id: string, title: string, change: Change, shadower: string): Vector =>
    refused({
      ...plan,
      id: `shadow-${id}`,
      title,
      change,
      input: { block: 1, shadower },
      code: "VALUE_NOT_LISTED",
      section: "6.3",
      pointer: "/input/shadower",
    });
  const nobody = (plan: Omit<Case, "id" | "title">, id: string, title: string, change: Change, by: string): Vector =>
    refused({
      ...plan,
      id: `shadow-${id}`,
      title,
      change,
      input: { block: 1, shadower: by },
      code: "NOTHING_TO_SHADOW",
      section: "6.3",
    });
  const packs: Change = (state) => {
    state.sides.axis.forces = [boats("wolf_pack_1", 1, "0708"), boats("wolf_pack_2", 2, "0708")];
    for (const each of state.sides.axis.sectors) each.hexes = [];
  };
  const flying =
    (unit: string, hex: string): Change =>
    (state) => {
      const side = unit === "fw200" || unit === "bv138" ? "axis" : "allied";
      const base = side === "axis" ? "vaernes" : unit === "mbr2" ? "vaenga" : "sumburgh";
      state.sides[side].aircraft = [plane("eye", unit, 1, { base, hex, mission: "search" })];
    };
  const alliedAt = (hex: string): Change =>
    being("allied", (each, state) => {
      each.at = hex;
      for (const { hexes } of state.sides.allied.sectors) hexes.length = 0;
    });
  return [
    no(
      { ...allied, citation: "6.3" },
      "dummy",
      "6.3 A dummy does not shadow",
      all(lutzowFound("0708"), (state) => {
        state.sides.allied.dummies = [dummy(3, "0708")];
      }),
      "dummy_3",
    ),
    nobody(
      { ...allied, citation: "6.5" },
      "of-dummy",
      "6.5 A dummy is not shadowed",
      (state) => {
        keep(state, "axis");
        state.sides.axis.dummies = [dummy(1, "0708")];
        state.sides.allied.searched = [1];
      },
      COVER,
    ),
    no(
      allied,
      "soviet",
      "6.3.1 Soviet aircraft do not shadow",
      all(lutzowFound("0618"), alliedAt("0618"), flying("mbr2", "0618")),
      "eye",
    ),
    no(
      allied,
      "interceptors",
      "6.3.1 Next to an enemy base with Interceptors no one shadows from the air",
      all(lutzowFound("0812"), alliedAt("0812"), flying("catalina", "0812")),
      "eye",
    ),
    nobody(
      { ...axis, citation: "6.3.1" },
      "scattered",
      "6.3.1 A scattered convoy is not shadowed from the air",
      convoyFound("0708", { scattered: true }),
      "trondheim",
    ),
    nobody(
      { ...axis, citation: "6.3.1" },
      "dispersed",
      "6.3.1 A convoy with dispersed merchants is not shadowed from the air",
      convoyFound("0708", { dispersed: [{ unit: "mv", cs: 2 }] }),
      "trondheim",
    ),
    resolves({
      ...axis,
      citation: "6.3.1",
      id: "shadow-r-unit",
      title: "6.3.1 An R unit that shadows stays out over its target",
      change: all(convoyFound("0708"), flying("fw200", "0708")),
      input: { block: 1, shadower: "eye" },
      rolls: [],
      snapshot: {
        sides: {
          axis: {
            shadowing: [{ target: 1, by: "aircraft", id: "eye" }],
            aircraft: [{ id: "eye", mission: "shadow", hex: "0708" }],
          },
        },
      },
    }),
    resolves({
      ...axis,
      citation: "6.3.1",
      id: "shadow-radius",
      title: "6.3.1 A fixed Air Radius shadows what it has found",
      change: all(convoyFound("0910"), (state) => {
        keep(state, "axis");
        for (const { hexes } of state.sides.axis.sectors) hexes.length = 0;
      }),
      input: { block: 1, shadower: "german_south_norway" },
      rolls: [],
      snapshot: { sides: { axis: { shadowing: [{ target: 1, by: "radius", id: "german_south_norway" }] } } },
    }),
    resolves({
      ...axis,
      id: "shadow-pack-convoy",
      title: "6.3.2 A German Wolf Pack shadows an Allied convoy; the Axis picks which of two",
      change: all(convoyFound("0708"), packs),
      input: { block: 1, shadower: "wolf_pack_2" },
      rolls: [],
      snapshot: { sides: { axis: { shadowing: [{ target: 1, by: "force", id: "wolf_pack_2" }] } } },
    }),
    nobody(
      axis,
      "pack-second",
      "6.3.2 No second Wolf Pack shadows a convoy",
      all(convoyFound("0708"), packs, (state) => {
        state.sides.axis.shadowing = [{ target: 1, by: "force", id: "wolf_pack_1" }];
      }),
      "wolf_pack_2",
    ),
    nobody(
      axis,
      "pack-scattered",
      "6.3.2 No Wolf Pack shadows a scattered convoy",
      all(convoyFound("0708", { scattered: true }), packs),
      "wolf_pack_1",
    ),
    nobody(
      axis,
      "pack-dispersed",
      "6.3.2 No Wolf Pack shadows a convoy with dispersed merchants",
      all(convoyFound("0708", { dispersed: [{ unit: "mv", cs: 2 }] }), packs),
      "wolf_pack_1",
    ),
  ];
}

const ALLIED_MOVES = phase("move_blocks", "allied");

/** 5.4, 6.3.5 Vectors for shadowers whose target moves. */
export function followed(): Vector[] {
  const shadowed = (by: "force" | "sector" | "radius" | "aircraft", id: string, hex: string): Change =>
    all(
      being("allied", (each) => {
        Object.assign(each, { at: hex, identified: true, idLevel: 2 });
      }),
      (state) => {
        keep(state, "axis");
        state.sides.axis.aircraft = state.sides.axis.aircraft.filter(({ interceptor }) => interceptor);
        state.sides.axis.shadowing = [{ target: 1, by, id }];
      },
    );
  const goes = (
    id: string,
    title: string,
    citation: string,
    change: Change,
    to: string,
    axis: Json,
    allied: Json,
    rulings?: string[],
  ): Vector =>
    resolves({
      id: `move-${id}`,
      title,
      citation,
      operation: "moveForce",
      base: "lone-allied",
      change: all(ALLIED_MOVES, change),
      input: { piece: COVER, speed: "slow", path: [to], cross: "clear" },
      rolls: [],
      outcome: { end: "arrived" },
      snapshot: { sides: { axis, allied: { forces: [allied] } } },
      ...(rulings && { rulings }),
    });
  const eye =
    (unit: string, base: string, hex: string): Change =>
    (state) => {
      state.sides.axis.aircraft.push(plane("eye", unit, 1, { base, hex, mission: "shadow" }));
    };
  const lost = { at: "", identified: true, idLevel: 1 };
  return [
    goes(
      "shadower-follows",
      "5.4 A Wolf Pack that shadows a convoy moves along with it",
      "5.4",
      all(shadowed("force", "wolf_pack_1", "0708"), (state) => {
        const convoy = force(state, "allied");
        Object.assign(convoy, { kind: "convoy", units: [fresh("dd_ai", 1), fresh("mv", 5)], convoy: voyage("0708") });
        state.sides.axis.forces = [boats("wolf_pack_1", 1, "0708")];
      }),
      "0709",
      { forces: [{ id: "wolf_pack_1", at: "0709" }], shadowing: [{ target: 1, by: "force", id: "wolf_pack_1" }] },
      { at: "0709", idLevel: 2 },
    ),
    goes(
      "shadow-in-range",
      "5.4 An air unit that shadows flies along within its range",
      "5.4",
      all(shadowed("aircraft", "eye", "0709"), eye("he115c", "tromso_see", "0709")),
      "0708",
      {
        shadowing: [{ target: 1, by: "aircraft", id: "eye" }],
      },
      { at: "0708", idLevel: 2 },
    ),
    goes(
      "shadow-out-of-range",
      "5.4, 6.3.5 A target that leaves the range of the aircraft gets away and loses 1 ID",
      "6.3.5",
      all(shadowed("aircraft", "eye", "0708"), eye("he115c", "tromso_see", "0708")),
      "0707",
      { shadowing: [] },
      { ...lost, at: "0707" },
    ),
    goes(
      "shadow-out-of-radius",
      "6.3.5 A target that leaves the fixed Air Radius gets away and loses 1 ID",
      "6.3.5",
      shadowed("radius", "german_south_norway", "0910"),
      "0909",
      { shadowing: [] },
      { ...lost, at: "0909" },
    ),
    goes(
      "shadow-into-port",
      "5.4, 6.3.5 A target that enters the hex of a port gets away and loses 1 ID",
      "6.3.5",
      all(shadowed("aircraft", "eye", "0607"), eye("fw200", "vaernes", "0607")),
      "0606",
      { shadowing: [] },
      { ...lost, at: "0606" },
    ),
    goes(
      "shadow-to-interceptors",
      "6.3.5 A target that comes next to a base of its side with Interceptors gets away and loses 1 ID",
      "6.3.5",
      all(shadowed("aircraft", "eye", "0405"), eye("fw200", "vaernes", "0405")),
      "0404",
      { shadowing: [] },
      { ...lost, at: "0404" },
    ),
  ];
}

/** 6.3.3, 6.6.1 A battle without a capital ship, and a fight in transit. */
export function afterwards(): Vector[] {
  return [
    resolves({
      id: "shadow-not-offered",
      title: "6.3.3 After a battle with a German TF without a capital ship no one decides",
      citation: "6.3.3",
      operation: "withdrawUnits",
      base: "surface-battle",
      change: fighting(
        {
          attacker: "axis",
          allied: [fleet("cover", 1, ships("sheffield", 4))],
          axis: [fleet("raiders", 1, ships("lutzow", 4))],
        },
        { step: "withdraw_attacker" },
      ),
      input: { roll: false, units: [], otherModifiers: true },
      rolls: [plain("combat-continue", [0], "over")],
      outcome: { round: null },
      snapshot: { pending: null },
    }),
    resolves({
      id: "react-fight",
      title: "6.6.1 A force that is found and fought in transit stops in the hex",
      citation: "6.6.1",
      operation: "reactToTransit",
      base: "transit-caught",
      change: () => undefined,
      input: { shadower: null, fight: ["narvik_group"] },
      rolls: [cardRoll("locate-card", 33)],
      outcome: { fought: true },
      rulings: ["E-58"],
      snapshot: {
        sides: { allied: { forces: [{ at: "0708" }] } },
        pending: { battle: { hex: "0708", transit: true, attacker: "axis" } },
      },
    }),
  ];
}
