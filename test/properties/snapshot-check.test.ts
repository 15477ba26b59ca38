import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { seededPick } from "../../src/core/engine/apply";
import { canonicalJson } from "../../src/core/json/canonical";
import { parseCharts } from "../../src/core/request/charts";
import { isMalformed } from "../../src/core/request/result";
import { rulesets } from "../../src/rulesets/index";
import { drawMove } from "../fixtures/draw-move";
import { exampleOf } from "../fixtures/examples";

/** Replacement values for any place. */
const OTHERS: readonly unknown[] = [
  ...[null, undefined, true, [], {}, [null]],
  ...[-1, 0.5, 0.3, 1, 7, 1000, 2 ** 31, 2 ** 40, Number.NaN],
  ...["", "?", "7", "1941-07", "\ud800", "\u{1f600}".repeat(11), "\u{1f600}".repeat(30), "x".repeat(200)],
];

/** Number of them per kind of place. */
const EACH = 4;

interface Place {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

/** Yields every place of a value with its kind: the pointer with a star for list items. */
function* placesOf(value: unknown, kind = ""): Generator<readonly [kind: string, place: Place]> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = `${kind}/${Array.isArray(value) ? "*" : key}`;
    yield [at, { holder: value as Record<string, unknown>, key }];
    yield* placesOf(inner, at);
  }
}

function reverseMembers(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(reverseMembers);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reverseMembers(inner)]),
  );
}

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))("snapshots of $id", ({ ruleset }) => {
  const { snapshot: schema, isSnapshot } = ruleset;
  const sizeOf = (snapshot: unknown): number => JSON.stringify(snapshot).length;
  const snapshots = ruleset.operations
    .map((operation) => exampleOf(ruleset, operation.name).snapshot)
    .sort((a, b) => sizeOf(a) - sizeOf(b));

  /**
   * Returns the common verdict of the generated check and the schema. Fails if they differ or if the schema changes the
   * value.
   */
  function isAgreed(value: unknown, describePlace: () => string): boolean {
    const { success, data } = schema.safeParse(value);
    if (isSnapshot!(value) !== success) expect.fail(`the check says ${!success}: ${describePlace()}`);
    if (success && !isDeepStrictEqual(data, value)) expect.fail(`the schema changes ${describePlace()}`);
    return success;
  }

  test("and their mutants get the same verdict from the generated check and the schema", () => {
    const known = new Set<string>();
    const [accepted, refused] = [new Set<string>(), new Set<string>()];
    for (const snapshot of snapshots) {
      expect(isAgreed(snapshot, () => "a snapshot as it was played")).toBe(true);
      for (const [kind, { holder, key }] of [...placesOf(snapshot)]) {
        if (known.has(kind)) continue;
        known.add(kind);
        const before = holder[key];
        const judge = (what: string): unknown =>
          (isAgreed(snapshot, () => `${kind} ${what}`) ? accepted : refused).add(kind);
        for (let index = 0; index < EACH; index += 1) {
          const other = OTHERS[(known.size * EACH + index) % OTHERS.length];
          holder[key] = other;
          judge(`as ${typeof other} ${JSON.stringify(other)}`);
        }
        if (!Array.isArray(holder)) {
          delete holder[key];
          judge("missing");
          holder[`${key} `] = before;
          judge("under another name");
          delete holder[`${key} `];
          holder[key] = before;
          holder.surplus = before;
          judge("beside a surplus member");
          delete holder.surplus;
        } else {
          holder[key] = before;
          const length = holder.length;
          holder.push(...Array.from({ length: 400 }, () => before));
          judge("400 times more");
          holder.length = length;
        }
      }
    }
    expect(accepted.size).toBeGreaterThan(known.size / 10);
    expect(refused.size).toBe(known.size);
  });

  test("get the same verdict in any member order", () => {
    const parsedCharts = parseCharts(ruleset, undefined);
    const charts = isMalformed(parsedCharts) ? undefined : parsedCharts.charts;
    let resolved = 0;
    for (const [index, snapshot] of snapshots.entries()) {
      for (let round = 0; round < 2; round += 1) {
        const seed = `order ${index} ${round}`;
        const move = drawMove(ruleset, snapshot as never, charts, seededPick(seed))!;
        const answer = (candidate: unknown) => {
          const result = adjudicate(ruleset, {
            operation: move.operation.name,
            snapshot: candidate,
            input: move.input,
            seed,
          });
          if (result.kind === "RESOLUTION") resolved += 1;
          return result;
        };
        expect(canonicalJson(answer(reverseMembers(snapshot)))).toBe(canonicalJson(answer(snapshot)));
      }
    }
    expect(resolved).toBeGreaterThan(snapshots.length * 3);
  });
});
