import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { canonicalJson } from "../../src/core/audit/canonical";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { seededPick } from "../../src/core/engine/apply";
import { isMalformed, readCharts } from "../../src/core/request/read";
import { rulesets } from "../../src/rulesets/index";
import { drawMove } from "../fixtures/draw-move";
import { exampleOf } from "../fixtures/examples";

/** What is put in the place of anything. */
const OTHERS: readonly unknown[] = [
  ...[null, undefined, true, [], {}, [null]],
  ...[-1, 0.5, 0.3, 1, 7, 1000, 2 ** 31, 2 ** 40, Number.NaN],
  ...["", "?", "7", "1941-07", "\ud800", "\u{1f600}".repeat(11), "\u{1f600}".repeat(30), "x".repeat(200)],
];

/** How many of them, one kind of place after the other. */
const EACH = 4;

interface Place {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

/** Every place of a value by its kind: its pointer, with a star for every item of a list. */
function* placesOf(value: unknown, kind = ""): Generator<readonly [kind: string, place: Place]> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = `${kind}/${Array.isArray(value) ? "*" : key}`;
    yield [at, { holder: value as Record<string, unknown>, key }];
    yield* placesOf(inner, at);
  }
}

function turnedAround(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(turnedAround);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, turnedAround(inner)]),
  );
}

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))("snapshots of $id", ({ ruleset }) => {
  const { snapshot: schema, isSnapshot } = ruleset;
  const sizeOf = (snapshot: unknown): number => JSON.stringify(snapshot).length;
  const snapshots = ruleset.operations
    .map((operation) => exampleOf(ruleset, operation.name).snapshot)
    .sort((a, b) => sizeOf(a) - sizeOf(b));

  /** The generated check and the schema say the same; what they take stays as it stands. */
  function isAgreed(value: unknown, told: () => string): boolean {
    const { success, data } = schema.safeParse(value);
    if (isSnapshot!(value) !== success) expect.fail(`the check says ${!success}: ${told()}`);
    if (success && !isDeepStrictEqual(data, value)) expect.fail(`the schema changes ${told()}`);
    return success;
  }

  test("are known by the generated check, and so are all kinds of mutants", () => {
    const known = new Set<string>();
    const [taken, refused] = [new Set<string>(), new Set<string>()];
    for (const snapshot of snapshots) {
      expect(isAgreed(snapshot, () => "a snapshot as it was played")).toBe(true);
      for (const [kind, { holder, key }] of [...placesOf(snapshot)]) {
        if (known.has(kind)) continue;
        known.add(kind);
        const before = holder[key];
        const judge = (what: string): unknown =>
          (isAgreed(snapshot, () => `${kind} ${what}`) ? taken : refused).add(kind);
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
    expect(taken.size).toBeGreaterThan(known.size / 10);
    expect(refused.size).toBe(known.size);
  });

  test("say the same whatever the order of their members", () => {
    const read = readCharts(ruleset, undefined);
    const charts = isMalformed(read) ? undefined : read.charts;
    let resolved = 0;
    for (const [index, snapshot] of snapshots.entries()) {
      for (let round = 0; round < 2; round += 1) {
        const seed = `order ${index} ${round}`;
        const move = drawMove(ruleset, snapshot as never, charts, seededPick(seed))!;
        const answer = (given: unknown) => {
          const told = adjudicate(ruleset, {
            operation: move.operation.name,
            snapshot: given,
            input: move.input,
            seed,
          });
          if (told.kind === "RESOLUTION") resolved += 1;
          return told;
        };
        expect(canonicalJson(answer(turnedAround(snapshot)))).toBe(canonicalJson(answer(snapshot)));
      }
    }
    expect(resolved).toBeGreaterThan(snapshots.length * 3);
  });
});
