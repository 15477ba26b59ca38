import { afterAll, beforeAll, expect, test } from "vitest";
import { analyse } from "../../src/core/analysis/call";
import { type TakeOverAnswer, takeOver } from "../../src/core/analysis/take-over/take-over";
import { type CareerFile, proveFile } from "../../src/proof/career-file";
import { rulesets } from "../../src/rulesets/index";
import { openService, type Service } from "./service";

let service: Service;

beforeAll(async () => {
  service = await openService(rulesets);
});

afterAll(() => service.database.stop());

/** The operation to play next in each ruleset's example. */
const NEXT: Readonly<Record<string, string>> = {
  hunters: "resolveEncounter",
  goeben: "endPhase",
  pq17: "resolveWeather",
};

test.each(rulesets)("stored game of $id from a takeover position: verified from that position on", async (ruleset) => {
  const { position } = (await analyse(ruleset, takeOver, { ...ruleset.takeOver!.example })) as TakeOverAnswer;
  const { snapshot } = position!;
  const { career, tokens } = await service.ask("createCareer", { ruleset: ruleset.id, snapshot });
  const owner = tokens.find(({ role }: { role: string }) => role === "OWNER").token;
  const operation = NEXT[ruleset.id]!;
  const move = { career: career.career, expectedVersion: 0, operation, input: {}, seed: "paper" };
  expect(await service.ask("playStep", move, owner)).toMatchObject({ answer: { kind: "RESOLUTION" } });
  const file = (await service.ask("exportCareer", { career: career.career }, owner)) as CareerFile;
  const verdict = proveFile(ruleset, file);
  expect(verdict).toMatchObject({ verified: true, steps: 2, difference: null });
  expect(verdict).toMatchObject({
    dice: expect.arrayContaining([
      expect.objectContaining({
        ...{ origin: "GIVEN", steps: 1, first: 0 },
        proves: expect.stringContaining("Nothing before it is proven"),
      }),
    ]),
  });
  const forged = { ...file, first: { ...snapshot, step: 1 } };
  expect(proveFile(ruleset, forged)).toMatchObject({ verified: false, difference: { version: 0 } });
});
