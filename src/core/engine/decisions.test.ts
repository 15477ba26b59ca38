import { expect, test } from "vitest";
import { drill } from "../../../test/fixtures/drill";
import { illegal, legal } from "../choice/legality";
import { every, oneOf } from "../choice/values";
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

test("a closed value has its reason as a sentence, in the language of the request", async () => {
  const why = { code: "SHUT", section: "1.1", params: { most: 2 } };
  const range = { legality: () => legal(every({ range: oneOf([1], [{ value: 9, reason: why }]) })) };
  const ruleset: AnyRuleset = {
    ...drill,
    operations: [{ ...operation!, ...range }],
    templates: { faults: {}, refusals: { SHUT: "At most {most}." } },
  };
  const closed = { pointer: "/range", value: 9, code: "SHUT", section: "1.1" };
  expect(decisionsOf(ruleset, state, {})[0]!.closed).toEqual([{ ...closed, message: "At most 2." }]);
  const phrases = { ...(await drill.phrasesOf("en")), refusals: { SHUT: "Au plus {most}." } };
  const localized = decisionsOf(ruleset, state, {}, "PHASE", phrases)[0]!.closed;
  expect(localized).toEqual([{ ...closed, title: expect.any(String), message: "Au plus 2." }]);
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
