import type { Ship } from "../../../src/rulesets/pq17/chapters/1-2-forces/state";
import { type Json, type Roll, resolves, roll, type Vector } from "./kit";
import { aa, against, runs } from "./kit/attacks";
import { ship } from "./kit/pieces";
import { raider } from "./snapshots/air";

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

/** The effect of a result on an air unit of two steps. */
const DONE: Readonly<Record<string, (steps: number) => Json>> = {
  none: () => ({ cs: 2, aborted: 0, damaged: 0, lost: 0 }),
  abort: (steps) => ({ cs: 2, aborted: steps, damaged: 0, lost: 0 }),
  damaged: (steps) => ({ cs: 2 - steps, damaged: steps, lost: 0 }),
  hit: (steps) => ({ cs: 2 - steps, damaged: 0, lost: steps }),
};

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

/** Every row of every column of the AA Defense Table, at an He 111 unit of two steps on its torpedo run. */
export function vectors(): Vector[] {
  return Object.entries(COLUMNS).flatMap(([column, units]) => {
    const vectors: Vector[] = [];
    let last = -1;
    for (let face = 0; face <= 9; face += 1) {
      const shot = aa(face, column, { TORPEDO_RUN: 1 });
      if (shot.row === last) continue;
      last = shot.row ?? -1;
      vectors.push(aaRow(column, units, shot, last));
    }
    return vectors;
  });
}
