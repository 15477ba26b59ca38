import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MORE, openService, type Service } from "../careers/service";
import { drill } from "../fixtures/drill";
import { ask } from "./client";
import { toyGraphqlHandler } from "./toy-graphql";

let service: Service;

beforeAll(async () => {
  service = await openService();
});

afterAll(() => service.database.stop());

const STEP = `format version kind ruleset revision name author { role side token policy } charts operation input rerolls randomness seed entropy
  ranOn algorithm diceStep rolls { label sides low faces } snapshot revealed commitment salt at previous digest signature { key value }`;

const FILE = `format ruleset name charts first last next steps { ${STEP} }`;

test.each(["form-1", "form-2", "form-1-and-2"])(
  "%s: a career exported over GraphQL is verified over GraphQL",
  async (name) => {
    const file = JSON.parse(readFileSync(`test/careers/forms/${name}.json`, "utf8"));
    const made = await service.ask("importCareer", file);
    const wire = toyGraphqlHandler([drill], { openStore: service.context.openStore, careers: MORE });
    const headers = { authorization: `Bearer ${made.tokens[0].token}` };
    const query = `query ($career: String!) { exportCareer(career: $career) { ${FILE} } }`;
    const { exportCareer } = (await ask(wire, query, { career: made.career.career }, headers)).json.data;
    const older = { ...exportCareer, format: file.format, steps: exportCareer.steps.slice(0, -1) };
    const verify = `query ($format: String!, $ruleset: String!, $name: String, $last: Snapshot!, $steps: [CareerStepInput!]!) {
    verifyCareerFile(format: $format, ruleset: $ruleset, name: $name, charts: null, first: null, last: $last, steps: $steps) { verified remarks { code } }
  }`;
    for (const each of [exportCareer, older]) {
      // The file omits `low` where it is 1, but GraphQL returns null.
      const steps = each.steps.map((step: { rolls: { low: number | null }[] }) => ({
        ...step,
        rolls: step.rolls.map(({ low, ...roll }) => (low === null ? roll : { ...roll, low })),
      }));
      const { json } = await ask(wire, verify, { ...each, steps });
      expect(json.errors ?? []).toEqual([]);
      expect(json.data.verifyCareerFile.verified).toBe(true);
    }
  },
);
