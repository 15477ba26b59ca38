import type { Ship } from "../../../src/rulesets/pq17/chapters/1-2-forces/state";
import { all, type Change, draw, facts, type Json, type Roll, refused, resolves, type Vector } from "./kit";
import { aa, against, besides, bomb, runs, strikeIn } from "./kit/attacks";
import { ship } from "./kit/pieces";
import { raider } from "./snapshots/air";

/** Type of bomber by the row it bombs on. */
const BOMBERS = { DB: "ju87r", LB: "ju88a4", TB: "fi167", MB: "he111h6", HB: "fw200" } as const;

/** The representative of each column: the target, the column of its AA fire, and the effect of one hit on it. */
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

/** 7.2.6 Every cell and modifier of the Naval Bombing Table. */
export function vectors(): Vector[] {
  return [...bombingCells(), ...bombingModifiers()];
}

/** Every cell of the Naval Bombing Table: a die below its number misses and one that reaches it hits. */
function bombingCells(): Vector[] {
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
function bombingModifiers(): Vector[] {
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
