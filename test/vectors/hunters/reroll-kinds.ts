import type { RollEntry } from "../../../src/core/contract/audit";
import { adjudicate } from "../../../src/core/engine/adjudicate";
import { mergePatch } from "../../../src/core/request/charts";
import { hunters } from "../../../src/rulesets/hunters/index";
import { LABELS } from "../../../src/rulesets/hunters/labels";
import type { Snapshot } from "../../../src/rulesets/hunters/snapshot";
import { requestOf, type Vector, vectorFiles } from "../../conformance/vectors";

/** A month of the first column of P1 with a patrol before it. */
const SECOND_PATROL = "1939-11";

type Json = Record<string, unknown>;

/** 12.1.3 Every kind of roll, made again by the Kommandant. */
export function vectors(): Vector[] {
  const sources = vectorFiles(hunters.id)
    .filter(({ path }) => !path.includes("reroll"))
    .flatMap(({ content }) => content.vectors);
  return LABELS.flatMap((label) => {
    for (const vector of sources) {
      const again = madeAgain(vector, label);
      if (again === undefined) continue;
      const logged = (vector.expect.snapshot as Json | undefined)?.log;
      if (again.patch?.log === undefined || logged === undefined) return [again];
    }
    return [];
  });
}

/** The faces of each roll of a vector, in order; undefined when it does not resolve on a tape with every roll named. */
function facesOf(vector: Vector): (readonly number[])[] | undefined {
  const { rolls, kind } = vector.expect;
  if (kind !== "RESOLUTION" || vector.dice === undefined || rolls === undefined) return undefined;
  const answer = adjudicate(hunters, { operation: vector.operation, ...requestOf(hunters.id, vector) });
  if (answer.kind !== "RESOLUTION") return undefined;
  const found = answer.audit.filter((entry): entry is RollEntry => entry.kind === "roll" || entry.kind === "draw");
  return found.length === rolls.length ? found.map(({ faces }) => faces) : undefined;
}

/** 12.1.3 A vector with one roll made again: other faces come first, and nothing else changes. */
function madeAgain(vector: Vector, label: string): Vector | undefined {
  const at = vector.expect.rolls?.findIndex((roll) => roll.label === label) ?? -1;
  if (at < 0 || vector.rerolls !== undefined || vector.charts !== undefined) return undefined;
  const state = requestOf(hunters.id, vector).snapshot as Snapshot | undefined;
  if (state === undefined || state.kommandant.rerolls > 0) return undefined;
  const patch = mergePatch(vector.patch ?? {}, { kommandant: { rerolls: 1 }, ...earlierPatrol(state) }) as Json;
  const faces = facesOf(vector);
  if (faces === undefined) return undefined;
  const other = faces[at]!.map((face) => (face === 1 ? 2 : 1));
  const dice = [...faces.slice(0, at).flat(), ...other, ...faces.slice(at).flat()];
  const rolls = [...vector.expect.rolls!];
  rolls.splice(at, 0, { label, faces: other });
  const { outcome, snapshot } = vector.expect;
  const after = mergePatch(snapshot ?? {}, { kommandant: { rerolls: 0 } });
  return {
    id: `reroll-${label}`,
    title: `12.1.3 Made again: ${label}`,
    citation: "12.1.3",
    operation: vector.operation,
    base: vector.base,
    patch,
    input: vector.input,
    dice,
    rerolls: [at],
    expect: { kind: "RESOLUTION", outcome, snapshot: after, rolls, rulings: ["D2"] },
  };
}

/** 12.1 A re-roll was gained on a patrol, so a career in its first port needs one behind it. */
function earlierPatrol(state: Snapshot): Json {
  if (state.log.length > 0) return {};
  const { startMonth, month, boat } = state;
  const rest = { area: "british_isles", mission: null, ships: [], result: "F", patrolMonths: 0, refitMonths: 1 };
  const log = [{ month: startMonth, boat: boat.type, ...rest }];
  return { log, ...(month === startMonth ? { month: SECOND_PATROL } : {}) };
}
