import { describe, expect, test } from "vitest";
import type { Decision } from "../../src/core/contract/answer";
import { inlineDefinitions } from "../../src/core/json/schema";
import { handler as rest } from "../../src/handlers/rest";
import { pack } from "../../src/rulesets/goeben/charts/pack";
import type { Charts } from "../../src/rulesets/goeben/charts/schema";
import { exampleAt } from "../fixtures/goeben/positions";
import { post, type Reply, send } from "./client";

// biome-ignore lint/suspicious/noExplicitAny: schemas of every shape are looked into
type Json = any;

/** Starts a game with custom charts. */
const begin = (charts: object): Promise<Reply> => post(rest, "/v1/goeben/new", { input: {}, seed: "messina", charts });

/** Returns a changed copy of one of the pack's charts. */
function changed<K extends keyof Charts>(
  id: K,
  change: (chart: Charts[K]) => void,
): { readonly [key: string]: Charts[K] } {
  const chart = structuredClone(pack.charts[id]);
  change(chart);
  return { [id]: chart };
}

describe("chart as served by GET /v1/goeben/charts/{id}: accepted unchanged", () => {
  test.each(Object.keys(pack.charts))("%s", async (id) => {
    const served = await send(rest, { path: `/v1/goeben/charts/${id}` });
    const { chart = served.json } = served.json;
    const reply = await begin({ [id]: chart });
    expect(reply.json).toMatchObject({ kind: "RESOLUTION" });
  });

  test("null lifts the limit of copies, and removes an optional member", async () => {
    const lifted = await begin({ CARGO: { facts: { cargo: { mines: { perShip: null } } } } });
    expect(lifted.json).toMatchObject({ kind: "RESOLUTION" });
    const removed = await begin({ CARGO: { notes: null } });
    expect(removed.json).toMatchObject({ kind: "RESOLUTION" });
  });
});

describe("POST /v1/goeben/new, charts that would lead to a dead end: refused", () => {
  test.each<[title: string, code: string, pointer: string, charts: object]>([
    [
      "2.1 an index that no display holds",
      "CHART_MALFORMED",
      "/charts/GERMAN_SHIPS/facts/ships/goeben/start/coal",
      { GERMAN_SHIPS: { facts: { ships: { goeben: { start: { coal: 30 } } } } } },
    ],
    [
      "12.3 a speed beyond the longest path",
      "CHART_MALFORMED",
      "/charts/GERMAN_SHIPS/facts/ships/goeben/bands/emergency",
      { GERMAN_SHIPS: { facts: { ships: { goeben: { bands: { emergency: 20 } } } } } },
    ],
    [
      "5.0 an alert level beyond the track",
      "CHART_MALFORMED",
      "/charts/LIMITS/facts/alertMax",
      { LIMITS: { facts: { alertMax: 12 } } },
    ],
    [
      "6.2 a Leadership beyond the track",
      "CHART_MALFORMED",
      "/charts/LIMITS/facts/leadershipMax",
      { LIMITS: { facts: { leadershipMax: 12 } } },
    ],
    [
      "14.13 a ship worth more than a battle can count",
      "CHART_MALFORMED",
      "/charts/VICTORY_POINTS/facts/sunk/BC",
      { VICTORY_POINTS: { facts: { sunk: { BC: 1000 } } } },
    ],
    [
      "3.0(4) Coastal Defense units of one port in two lines",
      "SPACE_REPEATED",
      "/charts/COASTAL_DEFENCE/facts/deployment/1/space",
      changed("COASTAL_DEFENCE", ({ facts: { deployment } }) => {
        deployment[1]!.space = deployment[0]!.space;
      }),
    ],
    [
      "3.0(3) markers of one patrol zone in two lines",
      "SPACE_REPEATED",
      "/charts/ALLIED_SETUP/facts/french/faceDown/1/space",
      changed("ALLIED_SETUP", ({ facts: { french } }) => {
        french.faceDown[1]!.space = french.faceDown[0]!.space;
      }),
    ],
    [
      "2.2 more markers than a snapshot holds",
      "COUNTERS_MANY",
      "/charts/INCIDENT_MARKERS/facts/markers",
      changed("INCIDENT_MARKERS", ({ facts }) => {
        for (const marker of Object.values(facts.markers)) marker.count = 60;
      }),
    ],
  ])("%s", async (_title, code, pointer, charts) => {
    const { json } = await begin(charts);
    expect(json).toMatchObject({ status: 400, kind: "MALFORMED", code, pointer });
    expect(json.message).toMatch(/\S/);
  });
});

describe("POST /v1/goeben/decisions", () => {
  test("D-16 only one kind of marker face down: IR allows exactly that number of it", async () => {
    const offered = { intelligenceUsed: true, intelligence: { offers: ["IR"], space: null } };
    const snapshot = { ...exampleAt("intelligence_choice"), ...offered };
    const { json } = await post(rest, "/v1/goeben/decisions", { snapshot });
    const { input } = json.decisions.find(({ operation }: Decision) => operation === "applyIntelligence");
    const counts = Object.fromEntries(
      (inlineDefinitions(input) as Json).anyOf.map(({ properties: { space, reveal } }: Json) => [
        space.const,
        reveal.properties,
      ]),
    );
    expect(counts.algiers.coastal).toMatchObject({ minimum: 1, maximum: 1 });
    expect(counts.adriatic_pz).toMatchObject({
      british: { minimum: 2, maximum: 2 },
      french: { minimum: 0, maximum: 0 },
      coastal: { minimum: 0, maximum: 0 },
    });
  });
});

describe("POST /v1/goeben/map.svg, any chart name: a valid map", () => {
  const words = { long: "W".repeat(80_000), many: "a ".repeat(40_000), strange: '<script>&"\u202e]]>'.repeat(4_000) };
  test.each(Object.entries(words))("name of %s letters", async (_title, name) => {
    const provenance = { source: "reconstructed", note: name };
    const body = { snapshot: exampleAt("movement"), charts: { MAP: { name, provenance } } };
    const reply = await post(rest, "/v1/goeben/map.svg", body);
    expect(reply.status).toBe(200);
    expect(reply.text).toMatch(/<\/svg>\n$/);
    expect(reply.text).not.toContain("<script");
  });
});
