import { readFileSync } from "node:fs";
import type { ExpectedRoll } from "../../../src/cli/conformance/vectors";
import type { Snapshot } from "../../../src/rulesets/hunters/snapshot";
import { requestOf, type Vector, vectorFiles } from "../../conformance/vectors";
import { diceOfChart } from "./kit/charts";
import { merged } from "./kit/combat";

interface Place {
  readonly chart?: string;
}

/** The place of every roll, by its label. */
const PLACES = JSON.parse(readFileSync(new URL("../rolls/hunters.json", import.meta.url), "utf8")).rolls as Record<
  string,
  readonly Place[]
>;

/** A month of the first column of P1 with a patrol before it. */
const SECOND_PATROL = "1939-11";

type Json = Record<string, unknown>;

/** 12.1.3 Every kind of roll, made again by the Kommandant. */
export function vectors(): Vector[] {
  const sources = vectorFiles("hunters")
    .filter(({ path }) => !path.includes("reroll"))
    .flatMap(({ content }) => content.vectors);
  return Object.keys(PLACES).flatMap((label) => {
    for (const vector of sources) {
      const again = madeAgain(vector, label);
      if (again === undefined) continue;
      const logged = (vector.expect.snapshot as Json | undefined)?.log;
      if (again.patch?.log === undefined || logged === undefined) return [again];
    }
    return [];
  });
}

/**
 * The faces of each roll of a vector, in order. Undefined if it does not resolve, or if its rolls do not account for
 * all its dice.
 */
function facesOf({ dice, expect }: Vector): (readonly number[])[] | undefined {
  const { rolls, kind } = expect;
  if (kind !== "RESOLUTION" || dice === undefined || rolls === undefined) return undefined;
  const sizes = rolls.map(diceOf);
  if (sizes.reduce((sum, size) => sum + size, 0) !== dice.length) return undefined;
  let from = 0;
  return sizes.map((size) => {
    from += size;
    return dice.slice(from - size, from);
  });
}

/** How many dice a roll has: as many as its faces, those of its chart, or one. */
function diceOf({ faces, chart, label }: ExpectedRoll): number {
  if (Array.isArray(faces)) return faces.length;
  const named = typeof chart === "string" ? chart : PLACES[label]?.[0]?.chart;
  return typeof named === "string" ? diceOfChart(named) : 1;
}

/** 12.1.3 A vector with one roll made again: other faces come first, and nothing else changes. */
function madeAgain(vector: Vector, label: string): Vector | undefined {
  const at = vector.expect.rolls?.findIndex((roll) => roll.label === label) ?? -1;
  if (at < 0 || vector.rerolls !== undefined || vector.charts !== undefined) return undefined;
  const state = requestOf("hunters", vector).snapshot as Snapshot | undefined;
  if (state === undefined || state.kommandant.rerolls > 0) return undefined;
  const patch = merged(vector.patch ?? {}, { kommandant: { rerolls: 1 }, ...earlierPatrol(state) }) as Json;
  const faces = facesOf(vector);
  if (faces === undefined) return undefined;
  const other = faces[at]!.map((face) => (face === 1 ? 2 : 1));
  const dice = [...faces.slice(0, at).flat(), ...other, ...faces.slice(at).flat()];
  const rolls = [...vector.expect.rolls!];
  rolls.splice(at, 0, { label, faces: other });
  const { outcome, snapshot } = vector.expect;
  const after = merged((snapshot ?? {}) as Json, { kommandant: { rerolls: 0 } });
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
