// A game that the service stored before it had seats, take-backs and notes.

import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { secretsOf } from "../../src/careers/secrets/secrets";
import { type CareerFile, proveFile } from "../../src/proof/career-file";
import { turns } from "../fixtures/duel";
import { DATABASES } from "./databases";
import { fireAt, openService, type Service } from "./service";

const { career, tokens, secrets, items } = JSON.parse(
  readFileSync("test/careers/forms/stored-before-seats.json", "utf8"),
);

describe.each(DATABASES)("on %s", (_name, start) => {
  let service: Service;
  beforeAll(async () => {
    service = await openService([turns], { openSecrets: async () => secretsOf(secrets) }, start);
    const expiresAt = Math.floor(Date.now() / 1000) + 86_400;
    await service.database.insert(items.map((item: Record<string, string | number>) => ({ ...item, expiresAt })));
  });
  afterAll(() => service.database.stop());

  test("game stored before seats: opens for each token, plays on, takes moves back, proves and is deleted", async () => {
    const read = (token: string) => service.ask("career", { career }, token);
    expect(await read(tokens.owner)).toMatchObject({
      version: 1,
      seats: [],
      ended: null,
      takeback: null,
      referee: true,
    });
    expect(await read(tokens.red)).toMatchObject({ complete: false, deadlineHours: null, awaited: [{ side: "blue" }] });
    await service.ask("playStep", fireAt(career, 1, { server: true, note: { text: "New", to: "ALL" } }), tokens.blue);
    await service.ask("proposeTakeback", { career, expectedVersion: 3, to: 1 }, tokens.owner);
    expect(await service.fail("resign", { career }, tokens.red)).toEqual(["CONFLICT", "SEATS_ABSENT"]);
    expect(await service.ask("verifyCareer", { career }, tokens.owner)).toMatchObject({ verified: true });
    const file = (await service.ask("exportCareer", { career }, tokens.owner)) as CareerFile;
    expect(proveFile(turns, file)).toMatchObject({ verified: true, steps: 5, takenBack: { steps: 1 } });
    await service.ask("deleteCareer", { career }, tokens.owner);
    expect(await service.database.items()).toEqual([]);
  });
});
