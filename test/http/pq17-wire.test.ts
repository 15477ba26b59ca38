import { readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { describe, expect, test } from "vitest";
import { graphqlHandler } from "../../src/api/graphql/serving";
import { restHandler } from "../../src/api/rest/index";
import { environmentStore } from "../../src/careers/store/environment";
import { cloneJson } from "../../src/core/json/clone";
import { pack } from "../../src/rulesets/pq17/charts/pack";
import { pq17 } from "../../src/rulesets/pq17/index";
import type { Snapshot } from "../../src/rulesets/pq17/snapshot";
import { fullDocument } from "../conformance/full-document";
import { exampleOf } from "../fixtures/examples";
import { ask, post } from "./client";

const rest = restHandler([pq17]);

const graphql = graphqlHandler({ rulesets: [pq17], openStore: environmentStore({}) });

const schema = buildSchema(readFileSync(new URL("../../schema/schema.graphql", import.meta.url), "utf8"));

describe("largest GraphQL document: within the limits, with a typed response", () => {
  test.each(pq17.operations.map((operation) => [operation.name, operation] as const))("%s", async (name) => {
    const { snapshot, input, seed } = exampleOf(pq17, name);
    const known: Readonly<Record<string, unknown>> = {
      snapshot,
      input,
      seed,
      views: ["allied", "axis", "onlooker"],
      runOn: true,
    };
    const { text, variables } = fullDocument(schema, "pq17", name);
    const sent = Object.fromEntries(variables.flatMap((each) => (each in known ? [[each, known[each]]] : [])));
    const { status, json } = await ask(graphql, text, sent);
    expect([status, json.errors]).toEqual([200, undefined]);
    const { __typename, snapshot: after, state, views } = json.data.pq17[name];
    expect(__typename).toMatch(/Resolution$/);
    expect({ phase: state.phase, pending: state.pending }).toEqual({ phase: after.phase, pending: after.pending });
    expect(views.map(({ side }: { side: string }) => side)).toEqual(["allied", "axis", "onlooker"]);
  });

  test("the examples include more than ten kinds of pending decisions", () => {
    const waiting = pq17.operations.flatMap(
      ({ name }) => (exampleOf(pq17, name).snapshot as Snapshot).pending?.decision ?? [],
    );
    expect(new Set(waiting).size).toBeGreaterThan(10);
  });
});

describe("decisions with a viewer", () => {
  const { snapshot } = exampleOf(pq17, "scatterConvoy");
  const open = async (viewer?: string) => {
    const { json } = await post(rest, "/v1/pq17/decisions", { snapshot, decisions: "OPEN", ...(viewer && { viewer }) });
    return json.decisions?.map(({ operation }: { operation: string }) => operation) ?? json.faults;
  };

  test("a side lists its own operations, an onlooker none", async () => {
    const all = await open();
    const [allied, axis] = [await open("allied"), await open("axis")];
    expect(allied).toContain("scatterConvoy");
    expect(axis).not.toContain("scatterConvoy");
    expect([...allied, ...axis]).toEqual(expect.arrayContaining(all));
    expect(await open("onlooker")).toEqual([]);
    expect(await open("british")).toMatchObject([{ code: "VIEWER_UNKNOWN", pointer: "/viewer" }]);
  });

  test("GraphQL: the same list for a side, and `board` in generic play", async () => {
    const { input, seed } = exampleOf(pq17, "scatterConvoy");
    const document = `query ($snapshot: Snapshot!, $input: JSON, $seed: String) { pq17 {
      decisions(snapshot: $snapshot, decisions: OPEN, viewer: allied) { operation }
      play(operation: scatterConvoy, snapshot: $snapshot, input: $input, seed: $seed, board: true, viewer: axis) {
        ... on Resolution { board { svgDigest pieces { id x y } } } } } }`;
    const { json } = await ask(graphql, document, { snapshot, input, seed });
    expect(json.errors).toBeUndefined();
    const { decisions, play } = json.data.pq17;
    expect(decisions.map(({ operation }: { operation: string }) => operation)).toEqual(await open("allied"));
    expect(play.board.pieces.length).toBeGreaterThan(10);
  });
});

describe("runOn", () => {
  const { snapshot, input, seed } = exampleOf(pq17, "scatterConvoy");

  test("REST: `steps` lists every step, with sentences if a language is given", async () => {
    const fields = { snapshot, input, seed, views: ["axis"], language: "en" };
    const { status, json } = await post(rest, "/v1/pq17/scatterConvoy", { ...fields, runOn: true });
    expect(status).toBe(200);
    expect(json.steps.map(({ operation }: { operation: string }) => operation)).toEqual([
      "scatterConvoy",
      "endPhase",
      "endPhase",
    ]);
    const [first, , last] = json.steps;
    expect(first.audit).toEqual(json.audit);
    expect(last.digest).toBe(json.digest);
    expect(last.audit[0].sentence).toEqual(expect.any(String));
    expect(last.views[0].decisions).toEqual(json.views[0].decisions);
    const plain = await post(rest, "/v1/pq17/scatterConvoy", { ...fields, runOn: false });
    expect(plain.json).not.toHaveProperty("steps");
    expect(plain.json.digest).toBe(first.digest);
  });

  test("GraphQL: `steps` lists every step", async () => {
    const document = `query ($snapshot: Snapshot!, $input: Pq17ScatterConvoyInput!, $seed: String) {
      pq17 { scatterConvoy(snapshot: $snapshot, input: $input, seed: $seed, runOn: true) {
        ... on Resolution { digest steps { operation input outcome dice digest audit { code sentence(language: "fr") } } }
      } } }`;
    const { json } = await ask(graphql, document, { snapshot, input, seed });
    expect(json.errors).toBeUndefined();
    const { steps, digest } = json.data.pq17.scatterConvoy;
    expect(steps).toHaveLength(3);
    expect(steps[0].input).toEqual(input);
    expect(steps[2]).toMatchObject({ operation: "endPhase", digest, audit: [{ sentence: expect.any(String) }] });
  });

  test("`runThrough` passes an option that is listed, and only that one", async () => {
    const fields = { snapshot, input, seed, runOn: true, decisions: "OPEN" };
    const { json } = await post(rest, "/v1/pq17/scatterConvoy", fields);
    const options = json.decisions.filter(({ kind }: { kind: string }) => kind === "MAY");
    const runThrough = options.map(({ operation }: { operation: string }) => operation);
    const longer = await post(rest, "/v1/pq17/scatterConvoy", { ...fields, runThrough });
    expect(longer.json.steps.length).toBeGreaterThan(json.steps.length);
    const same = await post(rest, "/v1/pq17/scatterConvoy", { ...fields, runThrough: ["resolveWeather"] });
    expect(same.json.digest).toBe(json.digest);
    const wrong = await post(rest, "/v1/pq17/scatterConvoy", { ...fields, runThrough: ["sail"] });
    expect(wrong.json.faults).toMatchObject([
      { code: "RUN_THROUGH_UNKNOWN", pointer: "/runThrough/0", message: expect.stringContaining("contains") },
    ]);
  });

  test("value other than true or false: RUN_ON_MALFORMED", async () => {
    const { status, json } = await post(rest, "/v1/pq17/scatterConvoy", { snapshot, input, seed, runOn: "yes" });
    expect(status).toBe(400);
    expect(json.faults).toMatchObject([{ code: "RUN_ON_MALFORMED", pointer: "/runOn" }]);
  });
});

describe("custom charts: a pointer to the fault, or a playable game", () => {
  const begin = (charts: object) =>
    post(rest, "/v1/pq17/new", { input: { scenario: "jw_51b" }, seed: "barents", charts });
  const { AIR_UNITS, DECKS, MAP } = pack.charts;

  test.each<[string, object, string]>([
    ["no hexes", { MAP: { facts: { hexes: [] } } }, "/charts/MAP/facts/hexes"],
    ["one hex", { MAP: { facts: { hexes: MAP.facts.hexes.slice(0, 1) } } }, "/charts/"],
    ["a deck of 39", { DECKS: { facts: { allied: DECKS.facts.allied.slice(1) } } }, "/charts/DECKS/facts/allied"],
    [
      "an air unit that is missing",
      { AIR_UNITS: { facts: { units: AIR_UNITS.facts.units.slice(1) } } },
      "/charts/AIRBASES",
    ],
    ["no scenarios", { SCENARIOS: { facts: { scenarios: [] } } }, "/charts/SCENARIOS/facts/scenarios"],
    ["no chart at all", { MAP: null }, "/charts/MAP"],
  ])("%s", async (_, charts, pointer) => {
    const { status, json } = await begin(charts);
    expect(status).toBe(400);
    expect(json.faults[0].pointer.startsWith(pointer), json.faults[0].pointer).toBe(true);
  });

  test("map of 1,000 hexes", async () => {
    const hexes = cloneJson(MAP.facts.hexes) as unknown as { id: string; coast: unknown[] }[];
    const taken = new Set(hexes.map(({ id }) => id));
    for (let no = 1; hexes.length < 1000; no += 1) {
      const id = `${String(18 + Math.floor(no / 40)).padStart(2, "0")}${String(1 + (no % 40)).padStart(2, "0")}`;
      if (!taken.has(id)) hexes.push({ ...hexes[0]!, id, coast: [] });
    }
    const { status, json } = await begin({ MAP: { facts: { hexes, geometry: { rows: 40, columns: 40 } } } });
    expect([status, json.kind]).toEqual([200, "RESOLUTION"]);
  });
});

describe("fighting force with a ship missing from the charts", () => {
  const { snapshot, input } = exampleOf(pq17, "targetGuns");
  const spoilt = cloneJson(snapshot) as Snapshot;
  const fights = spoilt.sides.allied.forces.findIndex(({ id }) => JSON.stringify(spoilt.pending).includes(`"${id}"`));
  spoilt.sides.allied.forces[fights]!.units[0]!.unit = "no_such_ship";
  const fault = { code: "UNIT_UNKNOWN", pointer: `/snapshot/sides/allied/forces/${fights}/units/0/unit` };

  test.each(["decisions", "situation", "map.svg", "roles", "targetGuns", "odds/targetGuns"])(
    "POST /v1/pq17/%s: UNIT_UNKNOWN with its pointer",
    async (path) => {
      const more = path.endsWith("targetGuns") ? { input, seed: "ship" } : {};
      const { status, json } = await post(rest, `/v1/pq17/${path}`, { snapshot: spoilt, ...more });
      expect(status).toBe(400);
      expect(json.faults).toContainEqual(expect.objectContaining(fault));
    },
  );

  test("GraphQL: UNIT_UNKNOWN with its pointer", async () => {
    const { text } = fullDocument(schema, "pq17", "targetGuns");
    const variables = { snapshot: spoilt, input, seed: "ship" };
    const { json } = await ask(graphql, text, variables);
    expect(json.errors[0].extensions.faults).toContainEqual(expect.objectContaining(fault));
  });
});
