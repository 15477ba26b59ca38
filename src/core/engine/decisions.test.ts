import { expect, test } from "vitest";
import { drill } from "../../../test/fixtures/drill";
import { illegal } from "../choice/legality";
import type { AnyRuleset } from "../contract/ruleset";
import { decisionsOf } from "./decisions";

const state = { ruleset: drill.id, edition: drill.editions[0]!, step: 0, done: false };

const [operation] = drill.operations;

test("an operation that a rule closes says why in the words of now", () => {
  let message = "Not now.";
  const alone = { ...operation!, legality: () => illegal("SHUT", "1.1", message) };
  const ruleset: AnyRuleset = { ...drill, operations: [alone] };
  const told = () => decisionsOf(ruleset, state, {})[0]!;
  expect(told()).toMatchObject({ legal: false, refusal: { code: "SHUT", message, citation: { section: "1.1" } } });
  message = "Never.";
  expect(told().refusal).toMatchObject({ message });
});

test("an operation out of phase is told alike in every game, and none may change what all are told", () => {
  const alone = { ...operation!, phases: { of: ["sailing"], section: "1.1" } };
  const ruleset: AnyRuleset = { ...drill, operations: [alone] };
  const [first] = decisionsOf(ruleset, state, {});
  expect(first).toMatchObject({ legal: false, refusal: { code: "OUT_OF_TURN", citation: { section: "1.1" } } });
  expect(decisionsOf(ruleset, { ...state }, {})[0]).toBe(first);
  expect(Object.isFrozen(first) && Object.isFrozen(first!.refusal)).toBe(true);
  const [over] = decisionsOf(ruleset, { ...state, done: true } as typeof state, {});
  expect(over).toMatchObject({ refusal: { code: "GAME_OVER" } });
});
