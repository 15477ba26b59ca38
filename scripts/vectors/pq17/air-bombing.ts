import type { Aircraft, Ship } from "../../../src/rulesets/pq17/chapters/1-2-forces/state";
import type { Strike } from "../../../src/rulesets/pq17/chapters/7-2-air-attack/state";
import type { Snapshot } from "../../../src/rulesets/pq17/snapshot";
import { display, raider } from "./air-bases";
import {
  all,
  type Change,
  draw,
  facts,
  type Json,
  plain,
  type Roll,
  refused,
  resolves,
  roll,
  type Vector,
} from "./kit";
import { forceOf, ship } from "./pieces";

const FLEET = "tf_home_fleet";

/** The attack in progress of a base. */
export function strikeIn(state: Snapshot): Strike {
  const { pending } = state;
  if (pending === null || !("strike" in pending)) throw new Error("No air attack is in progress.");
  return pending.strike;
}

/** The lone ship of the base is replaced by ships of one stack, and its attackers by others. */
export function against(units: readonly Ship[], planes: readonly Aircraft[]): Change {
  return (state) => {
    forceOf(state, "allied", FLEET).units = structuredClone([...units]);
    const strike = strikeIn(state);
    strike.ships = display(FLEET, units);
    strike.line = [units.map(({ cs }, index) => ({ no: index + 1, cs }))];
    state.sides.axis.aircraft = structuredClone([...planes]);
    strike.aircraft = planes.map(({ id }) => id);
  };
}

/** Ships in a stack of their own, at the right end of the line. */
export function besides(...units: readonly Ship[]): Change {
  return (state) => {
    const fleet = forceOf(state, "allied", FLEET);
    const strike = strikeIn(state);
    const first = strike.ships.length;
    fleet.units.push(...structuredClone(units));
    strike.ships = display(FLEET, fleet.units);
    strike.line.push(units.map(({ cs }, index) => ({ no: first + index + 1, cs })));
  };
}

/** Each of these air units attacks the first stack in the first wave. */
export function runs(
  ids: readonly string[],
  ordnance: "bombs" | "torpedoes" = "bombs",
  stack: number | null = 1,
): Json {
  return { runs: ids.map((aircraft) => ({ aircraft, wave: 1, stack, ordnance })) };
}

/** A die of AA fire. */
export function aa(face: number, column: string, modifiers: Readonly<Record<string, number>> = {}): Roll {
  return roll("aa", "AA_DEFENSE", [face], column, modifiers);
}

/** A die of bombing, which hits from a number on. */
export function bomb(face: number, needed: number, modifiers: Readonly<Record<string, number>> = {}): Roll {
  const sum = face + Object.values(modifiers).reduce((total, each) => total + each, 0);
  return plain("bomb", [face], sum >= needed ? "hit" : "miss", modifiers);
}

/** Type of bomber by the row it bombs on. */
const BOMBERS = { DB: "ju87r", LB: "ju88a4", TB: "fi167", MB: "he111h6", HB: "fw200" } as const;

/** What stands for each column: the target, the column of its AA fire, and what one hit does to it. */
const TARGETS: Readonly<Record<string, { ship: Ship; aa: string; harm: Json; pool: number }>> = {
  BB: { ship: ship("washington", 5), aa: "4", harm: { unit: "washington", lost: 1, sunk: 0, diw: 0 }, pool: 1 },
  BC: { ship: ship("renown", 3), aa: "3", harm: { unit: "renown", lost: 1, sunk: 0, diw: 0 }, pool: 1 },
  CV: { ship: ship("victorious", 4), aa: "3", harm: { unit: "victorious", lost: 1, sunk: 0, diw: 0 }, pool: 1 },
  CVE: { ship: ship("avenger", 1), aa: "1", harm: { unit: "avenger", lost: 1, sunk: 0, diw: 1 }, pool: 1 },
  CRUISER: { ship: ship("nigeria", 4), aa: "3", harm: { unit: "nigeria", lost: 1, sunk: 0, diw: 0 }, pool: 1 },
  LIGHT: { ship: ship("dd_ai", 3), aa: "1", harm: { unit: "dd_ai", lost: 1, sunk: 1, diw: 0 }, pool: 3 },
  ES: { ship: ship("es_british", 3), aa: "*", harm: { unit: "es_british", lost: 1, sunk: 1, diw: 0 }, pool: 3 },
  AX: { ship: ship("aldersdale", 2, { oil: 20 }), aa: "1", harm: { unit: "aldersdale", lost: 1, sunk: 0 }, pool: 1 },
  MX: { ship: ship("mv", 3), aa: "*", harm: { unit: "mv", lost: 1, sunk: 1, diw: 0 }, pool: 3 },
};

type Row = keyof typeof BOMBERS;

/** Every cell of the Naval Bombing Table: a die below its number misses and one that reaches it hits. */
export function bombingCells(): Vector[] {
  const { hit } = facts<{ hit: Record<Row, Record<string, number | null>> }>("NAVAL_BOMBING");
  return (Object.keys(BOMBERS) as Row[]).flatMap((row) =>
    Object.entries(TARGETS).map(([column, target]) => bombingCell(row, column, target, hit[row][column] ?? null)),
  );
}

function bombingCell(row: Row, column: string, target: (typeof TARGETS)[string], needed: number | null): Vector {
  const head = {
    id: `naval-bombing-${row.toLowerCase()}-${column.toLowerCase()}`,
    citation: "7.2.6",
    operation: "assignAircraft",
    base: "air-lone-ship",
    change: against([target.ship], [raider("bomber", BOMBERS[row], 2)]),
    input: runs(["bomber"]),
  };
  const name = `NAVAL_BOMBING row ${row} column ${column}`;
  if (needed === null) {
    // Freighters in a second stack, which every bomber can hit, keep the choice open.
    return refused({
      ...head,
      change: all(head.change, besides(ship("mv", 3))),
      title: `7.2.6 ${name}: this bomber cannot harm it`,
      code: "VALUE_NOT_LISTED",
      section: "7.2.4",
      pointer: "/input/runs/0/stack",
    });
  }
  const picked = target.pool > 1 ? [draw("bomb-ship", 2, target.ship.unit)] : [];
  return resolves({
    ...head,
    title: `7.2.6 ${name}: ${needed - 1} misses and ${needed} hits`,
    rolls: [aa(0, target.aa), bomb(needed - 1, needed), bomb(needed, needed), ...picked],
    outcome: { attacks: [{ aircraft: "bomber", stack: 1, ordnance: "bombs", dice: 2, hits: 1, harms: [target.harm] }] },
    snapshot: { pending: null },
  });
}

/** The modifiers of the Naval Bombing Table; each is shown by a die that it turns. */
export function bombingModifiers(): Vector[] {
  const bomber = [raider("bomber", "ju87r", 1)];
  const one = (id: string, title: string, unit: Ship, rolls: Roll[], change?: Change, rulings?: string[]): Vector =>
    resolves({
      id: `naval-bombing-${id}`,
      title: `7.2.6 NAVAL_BOMBING ${title}`,
      citation: "7.2.6",
      operation: "assignAircraft",
      base: "air-lone-ship",
      change: all(against([unit], bomber), change),
      input: runs(["bomber"]),
      rolls,
      outcome: { attacks: [{ dice: 1, hits: 1 }] },
      ...(rulings && { rulings }),
    });
  return [
    one("crippled", "a Crippled target: +1", ship("nigeria", 4, { marks: ["crippled"] }), [
      aa(0, "3"),
      bomb(6, 7, { TARGET_CRIPPLED: 1 }),
    ]),
    one("diw", "a target Dead in the Water: +2, and one more hit sinks it", ship("nigeria", 0), [
      aa(0, "*"),
      bomb(5, 7, { TARGET_DIW_OR_TOW: 2 }),
    ]),
    one("diw-crippled", "Crippled and Dead in the Water do not add up", ship("nigeria", 0, { marks: ["crippled"] }), [
      aa(0, "*"),
      bomb(5, 7, { TARGET_DIW_OR_TOW: 2 }),
    ]),
    one(
      "night",
      "by night: -1",
      ship("nigeria", 4),
      [aa(0, "3"), bomb(8, 7, { NIGHT: -1 })],
      (state) => {
        strikeIn(state).light = "night";
        state.light = { am: "night", pm: "night" };
      },
      ["D-05"],
    ),
  ];
}

/** Ships whose stack reads a column of the AA Defense Table. */
const COLUMNS: Readonly<Record<string, readonly Ship[]>> = {
  "*": [ship("es_soviet", 2)],
  "1": [ship("dd_ai", 3)],
  "2": [ship("tb_hunt2", 4)],
  "3": [ship("palomares", 1)],
  "4": [ship("anson", 4)],
  "5": [ship("aldersdale", 2, { oil: 20 }), ship("oligarch", 2, { oil: 20 }), ship("palomares", 1)],
  "6": [ship("palomares", 1), ship("pozarica", 1)],
};

/** What a result does to an air unit of two steps. */
const DONE: Readonly<Record<string, (steps: number) => Json>> = {
  none: () => ({ cs: 2, aborted: 0, damaged: 0, lost: 0 }),
  abort: (steps) => ({ cs: 2, aborted: steps, damaged: 0, lost: 0 }),
  damaged: (steps) => ({ cs: 2 - steps, damaged: steps, lost: 0 }),
  hit: (steps) => ({ cs: 2 - steps, damaged: 0, lost: steps }),
};

/** Every row of every column of the AA Defense Table, at an He 111 unit of two steps on its torpedo run. */
export function aaRows(): Vector[] {
  return Object.entries(COLUMNS).flatMap(([column, units]) => {
    const found: Vector[] = [];
    let last = -1;
    for (let face = 0; face <= 9; face += 1) {
      const shot = aa(face, column, { TORPEDO_RUN: 1 });
      if (shot.row === last) continue;
      last = shot.row ?? -1;
      found.push(aaRow(column, units, shot, last));
    }
    return found;
  });
}

function aaRow(column: string, units: readonly Ship[], shot: Roll, row: number): Vector {
  const result = shot.result ?? "none";
  const steps = stepsOf(column, row);
  const left = result === "none" ? 2 : 2 - steps;
  const light = ["dd_ai", "tb_hunt2", "es_soviet"].includes(units[0]?.unit ?? "");
  const convoy = ["AX"].includes(typeHint(units[0]?.unit ?? ""));
  const drm: Readonly<Record<string, number>> = light ? { TARGET_LIGHT: -1 } : convoy ? { TARGET_CONVOY_SHIP: 1 } : {};
  const torpedoes = Array.from({ length: left * 2 }, () => roll("torpedo-attack", "TORPEDO_ATTACK", [0], null, drm));
  return resolves({
    id: `aa-defense-${column === "*" ? "star" : column}-${row}`,
    title: `7.2.5 AA_DEFENSE column ${column}: ${shot.modified} is ${result}${steps > 1 ? ` to ${steps} steps` : ""}`,
    citation: "7.2.5",
    operation: "assignAircraft",
    base: "air-lone-ship",
    change: against(units, [raider("bomber", "he111h6", 2)]),
    input: runs(["bomber"], "torpedoes"),
    rolls: [{ ...shot, result: steps > 1 ? `${result}, ${steps} steps` : result }, ...torpedoes],
    outcome: { flak: [{ stack: 1, aircraft: "bomber", result }], attacks: [{ dice: left * 2, hits: 0 }] },
    snapshot: {
      sides: { axis: { aircraft: [{ ...DONE[result]?.(steps), mission: "flown", hex: null }] } },
      vp: { total: result === "hit" ? steps * 0.5 : 0 },
    },
    ...(column === "*" && { rulings: ["E-105"] }),
  });
}

function typeHint(unit: string): string {
  return ["aldersdale", "palomares", "pozarica", "oligarch"].includes(unit) ? "AX" : "BB";
}

function stepsOf(column: string, row: number): number {
  const twice = (column === "5" || column === "6") && row === 4;
  return row === 0 ? 0 : twice ? 2 : 1;
}
