import type { Aircraft } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import { refuses, sent } from "../air-missions/mission";
import { all, type Change, type Json, refused, resolves, type Vector } from "../kit";
import { aa, against, bomb, runs, strikeIn } from "../kit/attacks";
import { laden, light, phase } from "../kit/changes";
import { fleet, ships } from "../kit/fleets";
import { card, forceOf, plane, ship } from "../kit/pieces";
import { LINE, raider } from "../snapshots/air";

const OFFENSIVE: Change = (state) => {
  state.sides.axis.chits = [{ letter: "A", condition: "ground_offensive", revealed: true, fulfilled: false }];
};

/** 5.3, 5.3.1, 12.6 Missions within range, and what flies in a Ground Offensive. */
export function flights(): Vector[] {
  const zeppelin: Change = all(OFFENSIVE, (state) => {
    state.sides.axis.forces.push(fleet("zeppelin", 21, ships("graf_zeppelin", 3), { at: "0813" }));
    state.sides.axis.aircraft.push(plane("stuka", "ju87c", 2, { carrier: "graf_zeppelin" }));
  });
  const soviet = (unit: string): Change =>
    all(OFFENSIVE, (state) => {
      state.sides.allied.aircraft.push(plane("soviet", unit, 2, { base: "vaenga" }));
    });
  const refuelling: Change = (state) => {
    forceOf(state, "allied", "tf_home_fleet").refuelling = true;
    state.sides.allied.aircraft.push(plane("fulmar", "fulmar", 2, { carrier: "victorious" }));
  };
  return [
    refuses(
      "refuelling-attack",
      "11.3.2 a bomber of a carrier that refuels at sea attacks nothing",
      "air-move-allied",
      { aircraft: "albacore", mission: "attack", hexes: ["0808"] },
      "REFUELLING",
      "11.3.2",
      "/input/mission",
      refuelling,
    ),
    refuses(
      "refuelling-fighter",
      "11.3.2 its fighters escort no attack",
      "air-move-allied",
      { aircraft: "fulmar", mission: "attack", hexes: ["0808"] },
      "REFUELLING",
      "11.3.2",
      "/input/aircraft",
      refuelling,
    ),
    sent(
      "refuelling-search",
      "11.3.2 its aircraft still search",
      "air-move-allied",
      "albacore",
      "search",
      ["0808"],
      refuelling,
    ),
    refuses(
      "radius-range",
      "5.3.1 an Air Radius is within the range of its unit",
      "air-move-axis",
      { aircraft: "bv138", mission: "radius", hexes: ["0101"] },
      "VALUE_NOT_LISTED",
      "5.3",
      "/input/hexes/0",
    ),
    sent(
      "radius-night-1943",
      "5.3.1 from August 1943 on the Axis forms Air Radii by night",
      "air-move-axis",
      "bv138",
      "radius",
      ["0410"],
      all(light("night"), (state) => {
        state.fortnight = "1943-08-I";
      }),
    ),
    sent(
      "offensive-zeppelin",
      "12.6 in a Ground Offensive aircraft of Graf Zeppelin fly",
      "air-move-axis",
      "stuka",
      "attack",
      ["0712"],
      zeppelin,
    ),
    sent(
      "offensive-vvs-sf",
      "12.6 in a Ground Offensive VVS-SF aircraft fly",
      "air-move-allied",
      "soviet",
      "attack",
      ["0618"],
      soviet("pe2"),
    ),
    refuses(
      "offensive-vvs",
      "12.6 and other Soviet aircraft do not",
      "air-move-allied",
      { aircraft: "soviet", mission: "attack", hexes: ["0618"] },
      "GROUND_OFFENSIVE",
      "12.6",
      "/input/aircraft",
      soviet("sb2"),
    ),
  ];
}

/** 5.3, 5.3.1, 7.2.3 When aircraft are back at their base. */
export function homecomings(): Vector[] {
  const ends = (
    id: string,
    title: string,
    citation: string,
    change: Change,
    unit: Aircraft,
    after: Json,
    side: "allied" | "axis" = "allied",
  ): Vector =>
    resolves({
      id: `air-${id}`,
      title,
      citation,
      operation: "endPhase",
      base: "turn-end",
      change: all(change, (state) => {
        state.sides[side].aircraft = [unit];
      }),
      input: {},
      rolls: [],
      snapshot: { sides: { [side]: { aircraft: [after] } } },
    });
  return [
    ends(
      "home",
      "5.3 At the end of the air combat segment a unit that searched is back at its base, and has flown",
      "5.3",
      phase("air_combat", "allied"),
      plane("eye", "catalina", 1, { base: "sumburgh", hex: "0708", mission: "search" }),
      { id: "eye", base: "sumburgh", hex: null, mission: "flown" },
    ),
    ends(
      "radius-lasts",
      "5.3.1 An Air Radius outlasts the phase of its side",
      "5.3.1",
      phase("combine", "allied"),
      plane("eye", "catalina", 1, { base: "sumburgh", hex: "0708", mission: "radius", radius: ["0708"] }),
      { id: "eye", hex: "0708", mission: "radius", radius: ["0708"] },
    ),
    ends(
      "radius-ends",
      "5.3.1 An Air Radius ends with the next enemy submarine segment",
      "5.3.1",
      phase("submarine_combat", "axis"),
      plane("eye", "catalina", 1, { base: "sumburgh", hex: "0708", mission: "radius", radius: ["0708"] }),
      { id: "eye", hex: null, mission: "none", radius: [] },
    ),
    ends(
      "abort-over",
      "7.2.3 A step that was turned back flies again once the player phase is over, a damaged one does not",
      "7.2.3",
      phase("combine", "allied"),
      plane("raider", "ju88a4", 1, { base: "banak", mission: "flown", aborted: 1, damaged: 1 }),
      { id: "raider", cs: 1, aborted: 0, damaged: 1 },
      "axis",
    ),
  ];
}

/** 7.1.1, 7.2.4, 7.2.5, 7.8, 11.1.3 Lines of targets, their AA, and what an attack leaves as it was. */
export function lines(): Vector[] {
  const convoy = "convoy_pq_17";
  const [dd, merchants, es] = LINE;
  const extra =
    (unit: string, cs: number, changes: Parameters<typeof ship>[2], tow: string | null, no: number): Change =>
    (state) => {
      forceOf(state, "allied", convoy).units.push(ship(unit, cs, { ...changes, tow }));
      const { marks } = ship(unit, cs, changes);
      strikeIn(state).ships.push({ no, force: convoy, unit, marks, tow, spent: 0, cs, hit: false });
    };
  const inHarbor: Change = (state) => {
    Object.assign(state.pending ?? {}, { decision: "air_deploy", side: "axis" });
    strikeIn(state).line = [];
    state.options = ["destroyer_hits"];
    forceOf(state, "axis", "trondheim_group").units.push(ship("dd_z36a", 1, { marks: ["diw"] }));
    const about = { force: "trondheim_group", tow: null, spent: 0, hit: false };
    strikeIn(state).ships.push({ ...about, no: 3, unit: "dd_z36a", marks: ["diw"], cs: 1 });
  };
  return [
    resolves({
      id: "deploy-adrift-port",
      title: "7.2.4 in port a ship Dead in the Water is in a stack",
      citation: "7.2.4",
      operation: "deployTargets",
      base: "air-port",
      change: inHarbor,
      input: {
        line: [
          [{ no: 1, cs: 5 }],
          [
            { no: 2, cs: 2 },
            { no: 3, cs: 1 },
          ],
        ],
      },
      rolls: [],
      outcome: { next: "air_assign" },
    }),
    resolves({
      id: "deploy-tow-apart",
      title: "7.2.4 a tower need not be next to its tow",
      citation: "7.2.4",
      operation: "deployTargets",
      base: "air-deploy",
      change: all(extra("mv", 1, { marks: ["diw"] }, "dd_ai", 5), extra("dd_ai", 1, {}, "mv", 6)),
      input: { line: [[{ no: 5, cs: 1 }], dd!, merchants!, es!, [{ no: 6, cs: 1 }]] },
      rolls: [],
      outcome: { next: "air_assign" },
    }),
    resolves({
      id: "flak-star-with-number",
      title: "7.2.5 a star adds nothing to the number of its stack",
      citation: "7.2.5",
      operation: "assignAircraft",
      base: "air-lone-ship",
      change: against([ship("dd_jr", 1), ship("dd_ai", 1)], [raider("bomber", "ju88a4", 1)]),
      input: runs(["bomber"]),
      rolls: [aa(0, "1"), bomb(0, 8)],
      outcome: { flak: [{ stack: 1, aircraft: "bomber", result: "none" }], attacks: [{ dice: 1, hits: 0 }] },
    }),
    resolves({
      id: "assign-fuel-convoy",
      title: "11.1.3 an air attack costs a convoy no fuel",
      citation: "11.1.3",
      operation: "assignAircraft",
      base: "air-lone-ship",
      change: all(against([ship("mv", 3)], [raider("bomber", "ju88a4", 1)]), (state) => {
        const fleet = forceOf(state, "allied", "tf_home_fleet");
        Object.assign(fleet, { kind: "convoy", convoy: laden(3, { visited: ["0410"], closest: 9 }) });
        fleet.fuel = { state: "full", marker: 17, refuelled: false };
      }),
      input: runs(["bomber"]),
      rolls: [aa(0, "*"), bomb(0, 7)],
      outcome: { attacks: [{ dice: 1, hits: 0 }], next: null },
      snapshot: { sides: { allied: { forces: [{ idLevel: 2, fuel: { state: "full", marker: 17 } }] } } },
    }),
    resolves({
      id: "locate-id-kept",
      title: "7.1.1 a location card changes no ID",
      citation: "7.1.1",
      operation: "declareAirAttack",
      base: "air-convoy",
      input: { target: "block:1", groups: [["he111", "he115", "ju88_a", "ju88_b", "ju88_c"]] },
      rolls: [card("locate-card", 12)],
      outcome: { next: "air_deploy" },
      snapshot: { sides: { allied: { forces: [{ identified: true, idLevel: 0 }] } } },
    }),
    refused({
      id: "carrier-radius-diw",
      title: "7.8 A carrier Dead in the Water forms no Air Radius",
      citation: "7.8",
      operation: "declareCarrierRadius",
      base: "lone-allied",
      change: all(phase("air_move", "allied"), (state) => {
        state.sides.allied.forces[0]!.units = ships("victorious", 0);
      }),
      input: { force: "tf_cruiser_cover" },
      code: "NO_CARRIER",
      section: "5.3.1",
    }),
  ];
}
