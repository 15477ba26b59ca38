import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { requestOf, vectorFiles } from "../../src/cli/conformance/vectors";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { rulesets } from "../../src/rulesets/index";

const VECTORS = fileURLToPath(new URL("../vectors", import.meta.url));

/** Returns the operation and request of a vector. */
function vectorOf(ruleset: string, id: string): { operation: string; request: { snapshot: never; input: unknown } } {
  const vectors = vectorFiles(ruleset, VECTORS).flatMap(({ content }) => content.vectors);
  const vector = vectors.find((each) => each.id === id)!;
  return { operation: vector.operation, request: requestOf(ruleset, vector, VECTORS) as never };
}

function changesOf(ruleset: AnyRuleset, operation: string, request: object, label: string) {
  const answer = adjudicate(ruleset, { operation, ...request });
  const audit = answer.kind === "RESOLUTION" || answer.kind === "NEEDS_ROLL" ? answer.audit : [];
  return audit.flatMap((entry) =>
    entry.kind === "roll" && entry.label === label
      ? (entry.adjustments ?? []).map(({ code, result, citation }) => [entry.result, code, result, citation.section])
      : [],
  );
}

test("10.3 ice die: the corridor kept open by icebreakers appears as a modifier", () => {
  const pq17 = rulesets.find(({ id }) => id === "pq17")!;
  const { operation, request } = vectorOf("pq17", "ice-corridor-heavy-drift");
  const { snapshot, input } = structuredClone(request) as { snapshot: { ice: object }; input: unknown };
  Object.assign(snapshot.ice, { east_v: { expected: "heavy_drift", fixed: false } });
  const changes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((die) =>
    changesOf(pq17, operation, { snapshot: structuredClone(snapshot), input, dice: [die] }, "ice-condition"),
  );
  expect(changes).toContainEqual(["heavy_drift", "ICEBREAKERS", "clear", "10.3"]);
});

test("20.0 fewer ships than the die calls for appear as a modifier", () => {
  const goeben = rulesets.find(({ id }) => id === "goeben")!;
  const vectors = vectorFiles("goeben", VECTORS).flatMap(({ content }) => content.vectors);
  const called = vectors.find(
    ({ expect: { kind, rolls = [] } }) => kind === "RESOLUTION" && rolls.some(({ label }) => label === "fleet-sortie"),
  )!;
  const { operation, request } = vectorOf("goeben", called.id);
  const { snapshot, input, dice } = structuredClone(request) as unknown as {
    snapshot: { austroHungarian: { status: string }[] };
    input: unknown;
    dice: number[];
  };
  const available = snapshot.austroHungarian.filter(({ status }) => status === "available");
  for (const ship of available.slice(2)) ship.status = "sunk";
  const at = called.expect.rolls!.findIndex(({ label }) => label === "fleet-sortie");
  const tape = [...dice.slice(0, at), 6];
  expect(changesOf(goeben, operation, { snapshot, input, dice: tape }, "fleet-sortie")).toEqual([
    ["6", "NO_MORE_SHIPS", "2", "20.0"],
  ]);
});
