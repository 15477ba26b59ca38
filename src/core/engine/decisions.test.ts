import { expect, test } from "vitest";
import { drill } from "../../../test/fixtures/drill";
import { illegal, legal } from "../choice/legality";
import { every } from "../choice/values";
import type { AnyOperation } from "../contract/operation";
import type { DecisionScope } from "../contract/request";
import type { AnyRuleset } from "../contract/ruleset";
import { decisionsOf } from "./decisions";

const state = { ruleset: drill.id, edition: drill.editions[0]!, step: 0, done: false };

const [operation] = drill.operations;

test("a closed operation has the current values in its message", () => {
  let most = 2;
  const alone = { ...operation!, legality: () => illegal("SHUT", "1.1", { most }) };
  const templates = { faults: {}, refusals: { SHUT: "At most {most}." } };
  const ruleset: AnyRuleset = { ...drill, operations: [alone], templates };
  const decision = () => decisionsOf(ruleset, state, {})[0]!;
  expect(decision()).toMatchObject({
    legal: false,
    refusal: { code: "SHUT", message: "At most 2.", citation: { section: "1.1" } },
  });
  most = 3;
  expect(decision().refusal).toMatchObject({ message: "At most 3." });
});

test("an operation out of phase is closed by its phase, and by GAME_OVER after the game", () => {
  const alone = { ...operation!, phases: { of: ["sailing"], section: "1.1" } };
  const ruleset: AnyRuleset = { ...drill, operations: [alone] };
  const [first] = decisionsOf(ruleset, state, {}, "ALL");
  expect(first).toMatchObject({ legal: false, refusal: { code: "OUT_OF_TURN", citation: { section: "1.1" } } });
  const [over] = decisionsOf(ruleset, { ...state, done: true } as typeof state, {}, "ALL");
  expect(over).toMatchObject({ refusal: { code: "GAME_OVER" } });
});

test("scopes: open only, the current phase, all or none; legality is computed only for what is listed", () => {
  const consulted: string[] = [];
  const called = (name: string, isOpen: boolean, more: Partial<AnyOperation> = {}): AnyOperation => ({
    ...operation!,
    name,
    ...more,
    legality() {
      consulted.push(name);
      return isOpen ? legal(every({})) : illegal("NO_TARGET", "1.1");
    },
  });
  const elsewhere = { phases: { of: ["sailing"], section: "1.1" } };
  const operations = [
    called("fire", true),
    called("reload", false),
    called("answer", false, { isDue: () => false }),
    called("sail", true, elsewhere),
  ];
  const ruleset: AnyRuleset = { ...drill, operations };
  const names = (scope?: DecisionScope) => decisionsOf(ruleset, state, {}, scope).map(({ operation: name }) => name);
  expect(names("OPEN")).toEqual(["fire"]);
  expect(names("PHASE")).toEqual(["fire", "reload"]);
  expect(names()).toEqual(["fire", "reload"]);
  expect(names("NONE")).toEqual([]);
  expect(consulted).not.toContain("answer");
  expect(consulted).not.toContain("sail");
  expect(names("ALL")).toEqual(["fire", "reload", "answer", "sail"]);
});

test("open operations are MUST unless one ends something; a permission stays STANDING", () => {
  const operationNamed = (name: string, kind?: "MAY" | "END" | "STANDING"): AnyOperation => {
    const { phases: _, ...rest } = operation!;
    return { ...rest, name, legality: () => legal(every({})), ...(kind && { kind }) };
  };
  const kinds = (...operations: AnyOperation[]) =>
    decisionsOf({ ...drill, operations } as AnyRuleset, state, {}).map(({ kind }) => kind);
  const [roll, may, end, deny] = [
    operationNamed("roll"),
    operationNamed("may", "MAY"),
    operationNamed("end", "END"),
    operationNamed("deny", "STANDING"),
  ];
  expect(kinds(roll, may, deny)).toEqual(["MUST", "MAY", "STANDING"]);
  expect(kinds(roll, may, end, deny)).toEqual(["MAY", "MAY", "END", "STANDING"]);
  expect(kinds(may, deny)).toEqual(["MUST", "STANDING"]);
});
