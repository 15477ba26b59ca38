import { describe, expect, it } from "vitest";
import { exampleOf } from "../../../test/fixtures/examples";
import { exampleAt } from "../../../test/fixtures/pq17/positions";
import { adjudicate, listDecisions } from "../../core/engine/adjudicate";
import { impossible } from "../../core/request/impossible";
import type { Force } from "./chapters/1-2-forces/state";
import type { SurfaceBattle } from "./chapters/7-5-surface-combat/state";
import { type Context, removeForce } from "./chapters/shared/context";
import { pack } from "./charts/pack";
import { pq17 } from "./index";
import type { Snapshot } from "./snapshot";

/** Returns a snapshot at which the operation is open: from its own example, or with every force of scenario PQ-17. */
function positionOf(operation: string): Snapshot {
  if (operation === "moveForce") return exampleAt("move_blocks");
  if (operation === "resolveWeather") return exampleAt("turn_weather", null);
  return exampleOf(pq17, operation).snapshot as Snapshot;
}

const faultsIn = (state: Snapshot): string[] =>
  impossible(pq17.invariants, state, pack.charts).map(({ code, pointer }) => `${code} ${pointer}`);

const battleOf = ({ pending }: Snapshot): SurfaceBattle => (pending as { battle: SurfaceBattle }).battle;

const sunkAll = (battle: SurfaceBattle, attacker: boolean): void => {
  battle.units = battle.units.filter(({ side }) => (side === battle.attacker) !== attacker);
};

type Spoil = (state: Snapshot) => void;

const ship = (unit: string, cs: number): Force["units"][number] => {
  return { unit, cs, rotated: false, marks: [], tow: null, torpedoesSpent: 0, oil: null };
};

const SIGNALS = "/snapshot/sides/allied";

const group = (at: string, unit: string, cs: number): Spoil => {
  const fresh = { group: 1, at, turn: null, units: [{ unit, cs }], placed: false };
  return ({ sides }) => (sides.allied.reinforcements = [fresh]);
};

/** A lone surrogate: half of a UTF-16 pair. */
const HALF = "\ud800";

const SCORE = { turn: 1, side: "axis", code: "SHIP_SUNK", amount: 0, unit: null } as const;

const last = ({ sides }: Snapshot): Force => sides.allied.forces.at(-1)!;

describe("14(18) snapshots with nothing to decide, or with a listed decision that would be refused", () => {
  it.each<[string, string, string, Spoil]>([
    [
      "reinforcements of more CS than the ship has",
      "moveForce",
      `CS_IMPOSSIBLE ${SIGNALS}/reinforcements/0/units/0/cs`,
      group("scapa_flow", "kent", 4),
    ],
    [
      "reinforcements of the other side",
      "moveForce",
      `UNIT_IMPOSSIBLE ${SIGNALS}/reinforcements/0/units/0/unit`,
      group("scapa_flow", "tirpitz", 4),
    ],
    [
      "reinforcements in a port of the other side",
      "moveForce",
      `PLACE_IMPOSSIBLE ${SIGNALS}/reinforcements/0/at`,
      group("narvik", "kent", 3),
    ],
    [
      "ships that come to an airbase without a port",
      "moveForce",
      `PLACE_IMPOSSIBLE ${SIGNALS}/reinforcements/0/at`,
      group("banak", "kent", 3),
    ],
    [
      "reinforcements that come twice",
      "moveForce",
      `SHIP_REPEATED ${SIGNALS}/reinforcements/1/units/0/unit`,
      (state) => {
        group("scapa_flow", "kent", 3)(state);
        const [first] = state.sides.allied.reinforcements;
        state.sides.allied.reinforcements.push({ ...first!, group: 2 });
      },
    ],
    [
      "a radius of a force that is not",
      "declareCarrierRadius",
      `PIECE_UNKNOWN ${SIGNALS}/carrierRadii/0`,
      ({ sides }) => (sides.allied.carrierRadii = ["nowhere"]),
    ],
    [
      "a Wolf Pack that has moved without a speed, and entered nothing",
      "moveForce",
      "MOVED_IMPOSSIBLE /snapshot/sides/axis/forces/0/moved/hexes",
      ({ sides }) => {
        const pack = sides.axis.forces.findIndex(({ kind, station }) => kind === "wolf_pack" && station === "at_sea");
        const [boats] = sides.axis.forces.splice(pack, 1);
        sides.axis.forces.unshift(boats!);
        boats!.moved = { hexes: 1, speed: null, entered: [], done: true };
      },
    ],
    [
      "nobody of the attacker on the display who could use torpedoes",
      "targetTorpedoes",
      "PENDING_IMPOSSIBLE /snapshot/pending/decision",
      (state) => sunkAll(battleOf(state), true),
    ],
    [
      "nobody on the display at all",
      "targetTorpedoes",
      "PENDING_IMPOSSIBLE /snapshot/pending/decision",
      (state) => (battleOf(state).units = []),
    ],
    [
      "torpedoes without a unit in Torpedo Attack",
      "targetTorpedoes",
      "PENDING_IMPOSSIBLE /snapshot/pending/decision",
      (state) => {
        for (const unit of battleOf(state).units) unit.area = "deployment";
      },
    ],
    [
      "a withdrawal of a ship without CS",
      "withdrawUnits",
      "PENDING_IMPOSSIBLE /snapshot/pending/decision",
      (state) => {
        const battle = battleOf(state);
        const { side } = state.pending!;
        battle.units = battle.units.filter((unit) => unit.side !== side).slice(0, 1);
        const [fighting] = battle.forces.filter((each) => each.side === side);
        const force = state.sides[side].forces.find(({ id }) => id === fighting!.force)!;
        const unit = side === "axis" ? "admiral_hipper" : "sheffield";
        force.units = [ship(unit, 0)];
        const part = { force: force.id, unit, cs: 0, diw: false, crippled: false, tow: false, spent: 0 };
        const foes = battle.units[0]!;
        battle.units = [foes, { ...foes, no: 400, side, parts: [part] }];
        for (const owner of ["allied", "axis"] as const) {
          for (const each of state.sides[owner].forces) {
            if (owner !== side && foes.parts[0]!.force === each.id)
              each.units = [ship(foes.parts[0]!.unit, foes.parts[0]!.cs)];
          }
        }
        foes.parts = [{ ...foes.parts[0]!, diw: false, crippled: false, tow: false }];
      },
    ],
    [
      "fighters that rose against nobody",
      "directFighters",
      "PENDING_IMPOSSIBLE /snapshot/pending/decision",
      ({ pending }) => ((pending as { strike: { aircraft: string[] } }).strike.aircraft = []),
    ],
    [
      "fighters asked to rise against nobody",
      "scrambleFighters",
      "PENDING_IMPOSSIBLE /snapshot/pending/decision",
      ({ pending }) => ((pending as { strike: { aircraft: string[] } }).strike.aircraft = []),
    ],
  ])("request with the snapshot is refused: %s", (_title, operation, fault, spoil) => {
    const snapshot = positionOf(operation);
    expect(faultsIn(snapshot)).toEqual([]);
    spoil(snapshot);
    expect(faultsIn(snapshot)).toContain(fault);
    expect(listDecisions(pq17, { snapshot }).kind).toBe("MALFORMED");
  });

  it("1.4 a class that appears twice with indistinguishable CS: refused", () => {
    const snapshot = positionOf("moveForce");
    const force = last(snapshot);
    force.units = [ship("dd_ai", 2), { ...ship("dd_ai", 1), marks: ["crippled"] }];
    expect(faultsIn(snapshot)).toEqual([]);
    force.units.push(ship("dd_ai", 1));
    const pointer = `${SIGNALS}/forces/${snapshot.sides.allied.forces.length - 1}/units/2/unit`;
    expect(faultsIn(snapshot)).toEqual([`SHIP_REPEATED ${pointer}`]);
  });
});

it.each<[string, Spoil]>([
  ["/vp/log/0/rule", ({ vp }) => vp.log.push({ ...SCORE, rule: HALF })],
  ["/sides/allied/forces/0/name", ({ sides }) => (sides.allied.forces[0]!.name = HALF)],
  ["/sides/axis/struck/0", ({ sides }) => (sides.axis.struck = [HALF])],
  ["/sides/axis/sought/0", ({ sides }) => (sides.axis.sought = [HALF])],
])("RFC 8785 lone surrogate at %s: refused with its pointer", (pointer, spoil) => {
  const snapshot = positionOf("moveForce");
  spoil(snapshot);
  expect(adjudicate(pq17, { operation: "endPhase", snapshot, input: {}, seed: "half" })).toMatchObject({
    kind: "MALFORMED",
    faults: [{ code: "TEXT_MALFORMED", pointer: `/snapshot${pointer}` }],
  });
});

describe("14(18) snapshots that play can reach", () => {
  it("5.1 piece without hexes left: no move is listed", () => {
    const snapshot = positionOf("moveForce");
    const force = snapshot.sides.allied.forces.find(({ id }) => id === "tf_home_fleet")!;
    Object.assign(snapshot, { moving: force.id });
    force.moved = { hexes: 2, speed: "moderate", entered: ["0707", force.at], done: false };
    expect(faultsIn(snapshot)).toEqual([]);
    const input = { piece: force.id, speed: "moderate", path: [], cross: "clear" };
    const answer = adjudicate(pq17, { operation: "moveForce", snapshot, input, seed: "nowhere" });
    expect(answer).toMatchObject({ kind: "REFUSAL", code: "NOWHERE_TO_GO", pointer: "/input/piece" });
    const legalDecisions = listDecisions(pq17, { snapshot });
    if (legalDecisions.kind !== "DECISIONS") throw new Error(JSON.stringify(legalDecisions));
    const moves = legalDecisions.decisions.find(({ operation }) => operation === "moveForce")!;
    expect(moves.legal).toBe(true);
    expect(JSON.stringify(moves.input)).not.toContain(`"${force.id}"`);
  });

  it("13.6 reinforcements: a ship already in play is not added again", () => {
    const snapshot = positionOf("resolveWeather");
    Object.assign(snapshot, { begun: true });
    const { allied } = snapshot.sides;
    const [there] = allied.forces.flatMap(({ units }) => units).filter(({ unit }) => unit === "duke_of_york");
    const units = [
      { unit: there!.unit, cs: there!.cs },
      { unit: "berwick", cs: 3 },
    ];
    allied.reinforcements = [{ group: 1, at: "scapa_flow", turn: snapshot.turn, units, placed: false }];
    const answer = adjudicate(pq17, { operation: "resolveWeather", snapshot, input: {}, seed: "arrival" });
    if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer));
    const after = answer.snapshot as Snapshot;
    expect(faultsIn(after)).toEqual([]);
    expect(after.sides.allied.forces.at(-1)!.units.map(({ unit }) => unit)).toEqual(["berwick"]);
  });

  it("5.3.1 carrier radius: removed when the carrier's force is gone", () => {
    const state = positionOf("declareCarrierRadius");
    const { allied } = state.sides;
    const force = allied.forces.find(({ id }) => id === "tf_home_fleet")!;
    allied.carrierRadii = [force.id];
    const set = (target: object, key: string, value: unknown): void => void Object.assign(target, { [key]: value });
    removeForce({ state, charts: pack.charts, set } as unknown as Context, "allied", force, "1.2.4");
    expect(allied.carrierRadii).toEqual([]);
  });
});
