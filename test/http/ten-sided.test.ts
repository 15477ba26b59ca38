import { expect, test } from "vitest";
import { restHandler } from "../../src/api/rest/index";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { hunters } from "../../src/rulesets/hunters/index";
import { pq17 } from "../../src/rulesets/pq17/index";
import { exampleOf } from "../fixtures/examples";
import { post } from "./client";

const rest = restHandler([hunters, pq17]);

/** Returns an example that rolls the given dice, with a tape that ends just before them. */
async function waitingFor(ruleset: AnyRuleset, operation: string) {
  for (const { name } of ruleset.operations) {
    const { snapshot, input } = exampleOf(ruleset, name);
    const request = { snapshot, input };
    for (let seed = 0; seed < 20; seed += 1) {
      const answer = adjudicate(ruleset, { operation: name, ...request, seed: `${seed}` });
      if (answer.kind !== "RESOLUTION") break;
      const rolls = answer.audit.flatMap((entry) => ("faces" in entry ? [entry] : []));
      const at = rolls.findIndex(({ dice }) => dice === operation);
      if (at < 0) continue;
      const tape = rolls.slice(0, at).flatMap(({ faces }) => faces);
      const path = `/v1/${ruleset.id}/${name}`;
      const { json } = await post(rest, path, { ...request, dice: tape });
      expect(json).toMatchObject({ kind: "NEEDS_ROLL", next: { dice: operation } });
      return { path, request, tape, next: json.next };
    }
  }
  throw new Error(`No example rolls ${operation}.`);
}

test("d10 numbered from 1: NEEDS_ROLL and the fault say that its 0 is sent as 10", async () => {
  const { path, request, tape, next } = await waitingFor(hunters, "d100");
  expect(next).toMatchObject({ sides: 10, low: 1, high: 10 });
  const wrong = await post(rest, path, { ...request, dice: [...tape, 0, 3] });
  expect(wrong).toMatchObject({ status: 400, json: { code: "TAPE_FACE_WRONG", pointer: `/dice/${tape.length}` } });
  expect(wrong.json.message).toBe(
    `A d10 cannot roll 0 (position ${tape.length} of \`dice\`). Its faces are 1 to 10 (send its 0 as 10).`,
  );
});

test("d10 numbered from 0: the fault says that its 0 is sent as 0", async () => {
  const { path, request, tape, next } = await waitingFor(pq17, "1d0-9");
  expect(next).toMatchObject({ sides: 10, low: 0, high: 9 });
  const wrong = await post(rest, path, { ...request, dice: [...tape, 10] });
  expect(wrong.json.message).toBe(
    `A d10 cannot roll 10 (position ${tape.length} of \`dice\`). Its faces are 0 to 9 (send its 0 as 0).`,
  );
});
