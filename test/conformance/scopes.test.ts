import { describe, expect, test } from "vitest";
import { graphqlSchema } from "../../src/api/graphql/declared/schema";
import type { Resolution } from "../../src/core/contract/answer";
import { DECISION_SCOPES, type DecisionScope } from "../../src/core/contract/request";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { handler as graphql } from "../../src/handlers/graphql";
import { handler as rest } from "../../src/handlers/rest";
import { rulesets } from "../../src/rulesets/index";
import { disagreements, type Wires } from "./runner";
import { askCommandLine, type Case, sampleOf } from "./surfaces";

const wires: Wires = { rest, graphql, schema: await graphqlSchema(rulesets) };

/** So many vectors of each game are asked in every scope. */
const SAMPLE = 12;

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))(
  "the scopes of decisions in $id",
  ({ ruleset }) => {
    const cases = sampleOf(ruleset, "scopes", SAMPLE, ({ expect: { kind } }) => kind === "RESOLUTION");

    const answered = ({ vector, request }: Case, decisions: DecisionScope): Resolution => {
      const answer = adjudicate(ruleset, { operation: vector.operation, ...request, decisions });
      if (answer.kind !== "RESOLUTION") throw new Error(`${vector.id}: ${JSON.stringify(answer)}`);
      return answer;
    };

    test.each(cases)("$vector.id: each lists what the next wider one lists, less what it leaves out", (each) => {
      const [open, phase, all, none] = DECISION_SCOPES.map((scope) => answered(each, scope));
      expect(none!.decisions).toEqual([]);
      expect(all!.decisions.map(({ operation }) => operation)).toEqual(ruleset.operations.map(({ name }) => name));
      expect(all!.decisions.filter(({ legal }) => legal)).toEqual(open!.decisions);
      expect(phase!.decisions.filter(({ legal }) => legal)).toEqual(open!.decisions);
      expect(all!.decisions).toEqual(expect.arrayContaining([...phase!.decisions]));
      for (const { decisions: _, ...rest } of [phase!, all!, none!])
        expect({ ...rest, decisions: open!.decisions }).toEqual(open);
    });

    test.each(cases)("$vector.id: kernel, REST, GraphQL and the command line list alike", async (each) => {
      const { vector, request } = each;
      for (const decisions of DECISION_SCOPES) {
        const kernel = answered(each, decisions);
        const asked = { ...request, decisions };
        expect([decisions, await disagreements(wires, ruleset, vector.operation, asked, { kernel })]).toEqual([
          decisions,
          [],
        ]);
        expect(await askCommandLine(ruleset, vector.operation, asked)).toEqual(plain(kernel));
      }
    });

    test("differ over the sample, so that one could not stand for another unseen", () => {
      const counts = DECISION_SCOPES.map((scope) =>
        cases.reduce((sum, each) => sum + answered(each, scope).decisions.length, 0),
      );
      expect(new Set(counts).size).toBe(DECISION_SCOPES.length);
    });

    test("are a fault alike where there is none of that name", async () => {
      const { vector, request } = cases[0]!;
      const asked = { ...request, decisions: "SOME" };
      expect(await askCommandLine(ruleset, vector.operation, asked)).toMatchObject({
        kind: "MALFORMED",
        faults: [{ code: "DECISIONS_UNKNOWN", pointer: "/decisions" }],
      });
    });
  },
);
