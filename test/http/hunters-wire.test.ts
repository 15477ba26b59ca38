import { describe, expect, test } from "vitest";
import { handler as graphql } from "../../src/handlers/graphql";
import { handler as rest } from "../../src/handlers/rest";
import { hunters } from "../../src/rulesets/hunters/index";
import { examplesOf } from "../fixtures/examples";
import { ask, post } from "./client";

// biome-ignore lint/suspicious/noExplicitAny: examples are broken in every way here
type Json = any;

/** Returns a copy of the example of an operation or report, free to be changed. */
function requestOf(name: string): Json {
  const { operations, reports } = examplesOf(hunters);
  return structuredClone(operations[name] ?? reports[name]);
}

/** Sends a request over REST. Returns the status, code and pointer. */
async function faultOf(name: string, body: Json): Promise<[number, string, string]> {
  const { status, json } = await post(rest, `/v1/hunters/${name}`, body);
  return [status, json.code, json.pointer];
}

describe("12.1.3 re-rolls", () => {
  test.each([
    [[3], "/rerolls/0"],
    [[2, 0, 1], "/rerolls/1"],
  ])("rerolls %j: the pointer names the entry that is refused", async (rerolls, pointer) => {
    const fault = await faultOf("resolveDepthCharge", { ...requestOf("resolveDepthCharge"), rerolls });
    expect(fault).toEqual([422, "NO_REROLL_HELD", pointer]);
  });

  test("ordinal above 32 bits: REROLLS_MALFORMED over REST and GraphQL", async () => {
    const { snapshot, seed } = requestOf("resolveResupply");
    const rerolls = [2 ** 31];
    const wrong = ["REROLLS_MALFORMED", "/rerolls/0"];
    expect(await faultOf("resolveResupply", { snapshot, seed, rerolls })).toEqual([400, ...wrong]);
    const query = `query ($s: Snapshot!, $r: [Int!]) { hunters { resolveResupply(snapshot: $s, seed: "a", rerolls: $r) { __typename } } }`;
    const { json } = await ask(graphql, query, { s: snapshot, r: rerolls });
    const { code, faults } = json.errors[0].extensions;
    expect([code, faults[0].pointer]).toEqual(wrong);
  });
});

test("13.0 standings, entry without a snapshot: the same fault over REST and GraphQL", async () => {
  const { format } = requestOf("standings");
  const entries = [{ player: "Anna", snapshot: null }];
  const wrong = ["SNAPSHOT_MISSING", "/entries/0/snapshot"];
  expect(await faultOf("standings", { format, entries })).toEqual([400, ...wrong]);
  const query = `query ($f: HuntersTournamentFormat!, $e: [HuntersTournamentEntryInput!]!) {
    hunters { standings(format: $f, entries: $e) { format } } }`;
  const { json } = await ask(graphql, query, { f: format, e: entries });
  const { code, faults } = json.errors[0].extensions;
  expect([code, faults[0].pointer]).toEqual(wrong);
});

test("3.5 log sheet, language that is not a text: the same fault over REST and GraphQL", async () => {
  const { snapshot } = requestOf("logSheet");
  const wrong = ["LANGUAGE_UNKNOWN", "/language"];
  expect(await faultOf("logSheet", { snapshot, language: 7 })).toEqual([400, ...wrong]);
  const query = "query ($s: Snapshot!) { hunters { logSheet(snapshot: $s, language: 7) { text } } }";
  const { json } = await ask(graphql, query, { s: snapshot });
  const { code, faults } = json.errors[0].extensions;
  expect([code, faults[0].pointer]).toEqual(wrong);
});

describe("snapshot whose legal decisions would lead to an invalid snapshot", () => {
  test.each<[string, string, string, string, (state: Json) => void]>([
    [
      "torpedoes offered by nobody",
      "takeTorpedoes",
      "PHASE_IMPOSSIBLE",
      "/patrol/resupplied",
      ({ patrol }) => (patrol.resupplied = false),
    ],
    ["torpedoes offered in port", "takeTorpedoes", "BOX_IMPOSSIBLE", "/patrol/box", ({ patrol }) => (patrol.box = 0)],
    [
      "an approach declared before the choice",
      "resolveSighting",
      "PHASE_IMPOSSIBLE",
      "/engagement/penetration",
      ({ engagement }) => (engagement.penetration = "declared"),
    ],
    [
      "a convoy without escort sighted",
      "resolveSighting",
      "PHASE_IMPOSSIBLE",
      "/engagement/escorted",
      ({ engagement }) => (engagement.escorted = false),
    ],
    [
      "a convoy without escort approached",
      "resolveCloseApproach",
      "PHASE_IMPOSSIBLE",
      "/engagement/escorted",
      ({ engagement }) => (engagement.escorted = false),
    ],
    [
      "checks made in port",
      "resolveEncounter",
      "BOX_IMPOSSIBLE",
      "/patrol/checksDone",
      ({ patrol }) => Object.assign(patrol, { box: 0, checksDone: 20, checksDoneInBox: 0, checksRequired: 0 }),
    ],
    [
      "checks without end",
      "resolveResupply",
      "BOX_IMPOSSIBLE",
      "/patrol/checksDone",
      ({ patrol }) => Object.assign(patrol, { checksDone: 1000, resupplied: true }),
    ],
  ])("refused at once: %s", async (_what, operation, code, pointer, spoil) => {
    const body = requestOf(operation);
    expect((await post(rest, `/v1/hunters/${operation}`, body)).status).toBe(200);
    spoil(body.snapshot);
    expect(await faultOf(operation, body)).toEqual([400, code, `/snapshot${pointer}`]);
  });
});

test("12.1.3 re-roll gained in addition to one per patrol: the game can be played on", async () => {
  const body = requestOf("resolveEncounter");
  body.snapshot.kommandant.rerolls = body.snapshot.log.length + 1;
  expect(await faultOf("resolveEncounter", body)).toEqual([400, "LOG_IMPOSSIBLE", "/snapshot/kommandant/rerolls"]);
  body.snapshot.patrol.eventUsed = true;
  expect((await post(rest, "/v1/hunters/resolveEncounter", body)).status).toBe(200);
});
