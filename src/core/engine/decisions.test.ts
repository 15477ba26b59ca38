import { expect, test } from "vitest";
import { drill } from "../../../test/fixtures/drill";
import { illegal, legal } from "../choice/legality";
import { every } from "../choice/values";
import type { AnyRuleset } from "../contract/ruleset";
import { decisionsOf } from "./decisions";

const state = { ruleset: drill.id, edition: drill.editions[0]!, step: 0 };

const [operation] = drill.operations;

/** The one decision of a ruleset whose only operation has this door. */
function decisionOf(legality: AnyRuleset["operations"][number]["legality"]) {
  const alone = { ...operation!, legality };
  const ruleset: AnyRuleset = { ...drill, operations: [alone] };
  return () => decisionsOf(ruleset, state, {})[0]!;
}

test("a door closed by the same words is told alike in every game, and other words are not mixed up with them", () => {
  let message = "Not now.";
  const told = decisionOf(() => illegal("SHUT", "1.1", message));
  const first = told();
  expect(first).toMatchObject({ legal: false, refusal: { code: "SHUT", message, citation: { section: "1.1" } } });
  expect(told()).toBe(first);
  expect(Object.isFrozen(first) && Object.isFrozen(first.refusal)).toBe(true);
  message = "Never.";
  expect(told().refusal).toMatchObject({ message });
});

test("a frozen choice is offered alike in every game, any other is told anew", () => {
  const constant = Object.freeze(every({}));
  const offered = decisionOf(() => legal(constant));
  expect(offered()).toBe(offered());
  const fresh = decisionOf(() => legal(every({})));
  expect(fresh()).toEqual(offered());
  expect(fresh()).not.toBe(fresh());
});
