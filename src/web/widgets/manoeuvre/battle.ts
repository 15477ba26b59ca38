import { isRecord, type Schema } from "../schema";

/** The areas of the Battle Display, in display order. */
export const AREAS = ["deployment", "screening", "torpedo_attack", "withdrawal"] as const;

/** A ship or a class on a counter. */
export interface CounterPart {
  readonly unit: string;
  readonly cs: number;
  readonly diw: boolean;
  readonly crippled: boolean;
}

/** A counter on the Battle Display. */
export interface Counter {
  /** The number that inputs use for it. */
  readonly no: number;
  readonly side: string;
  readonly area: (typeof AREAS)[number];
  readonly evasion: boolean;
  readonly screens: readonly number[];
  readonly protects: number | null;
  /** The ships or classes it represents; null if it is face down. */
  readonly parts: readonly CounterPart[] | null;
}

/** A surface battle, from a snapshot or a side's view. */
export interface Battle {
  readonly round: number;
  readonly counters: readonly Counter[];
}

/** True for the decision made on the Battle Display itself. */
export function isManoeuvre(operation: string): boolean {
  return operation === "maneuverUnits";
}

/** Returns the current surface battle; undefined if there is none. */
export function battleIn({ pending }: Readonly<Record<string, unknown>>): Battle | undefined {
  const battle = isRecord(pending) ? pending.battle : undefined;
  if (!isRecord(battle) || !Array.isArray(battle.units)) return undefined;
  const units = battle.units as readonly (Counter & { readonly withdrawn?: boolean })[];
  const counters = units.filter(({ withdrawn, parts }) => withdrawn !== true && parts?.length !== 0);
  return { round: Number(battle.round), counters };
}

/** Input members whose numbers refer to counters. */
const NAMING = ["unit", "units", "target", "screens", "protects", "evasion", "stacks"];

/** Returns a schema with the names of ships as the titles of counter numbers. */
export function withNames(schema: Schema, nameOf: (no: number) => string | undefined): Schema {
  const visit = (node: Schema, isCounter: boolean): Schema => ({
    ...node,
    ...(isCounter &&
      node.oneOf && {
        oneOf: node.oneOf.map((each) => ({
          ...each,
          title: (typeof each.const === "number" ? nameOf(each.const) : undefined) ?? each.title ?? String(each.const),
        })),
      }),
    ...(node.items && { items: visit(node.items, isCounter) }),
    ...(node.anyOf && { anyOf: node.anyOf.map((each) => visit(each, isCounter)) }),
    ...(node.properties && {
      properties: Object.fromEntries(
        Object.entries(node.properties).map(([name, each]) => [name, visit(each, NAMING.includes(name))]),
      ),
    }),
  });
  return visit(schema, false);
}
