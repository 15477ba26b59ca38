import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildConsole } from "../../infra/build-console.mjs";
import { ASSET_NAMES, type Assets, assetsIn, noAssets } from "../../src/api/assets";
import { restHandler } from "../../src/api/rest/index";
import { drill } from "../fixtures/drill";
import { send } from "../http/client";
import { toyGraphqlHandler } from "../http/toy-graphql";

let folder = "";

let licences = "";

let assets: Assets = noAssets;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "console-"));
  await buildConsole(folder);
  licences = await readFile(join(folder, "licences.txt"), "utf8");
  assets = assetsIn(pathToFileURL(`${folder}/`));
}, 60_000);

afterAll(() => rm(folder, { recursive: true }));

/** The licence text below its heading. */
function below(heading: RegExp): string {
  const part = licences.split(/^={80}$/m).find((each) => heading.test(each.trim().split("\n")[0]!));
  return part?.trim().split("\n").slice(1).join("\n") ?? "";
}

describe("licences of the files sent to browsers", () => {
  test.each([
    [/^swagger-ui-dist \S+, Apache-2\.0$/, "Apache License"],
    [/^swagger-ui-dist /, "SmartBear Software Inc."],
    [/^graphiql \S+, MIT$/, "GraphQL Contributors"],
    [/^@graphiql\/react \S+, MIT$/, "Permission is hereby granted"],
    [/^react-dom \S+, MIT$/, "Facebook, Inc."],
    [/^codemirror \S+, MIT$/, "Marijn Haverbeke"],
    [/^entities \S+, BSD-2-Clause$/, "Redistribution and use in source and binary forms"],
    [/^toggle-selection \S+, MIT$/, "Permission is hereby granted"],
    [/^Fira Code, /, "SIL OPEN FONT LICENSE Version 1.1"],
    [/^Roboto, /, "Apache License"],
  ])("contain the licence of %s", (heading, words) => expect(below(heading)).toContain(words));

  test("include every notice that the publisher collected", async () => {
    const notices = await readFile("node_modules/swagger-ui-dist/swagger-ui-bundle.js.LICENSE.txt", "utf8");
    expect(notices.length).toBeGreaterThan(1_000);
    expect(below(/^swagger-ui-dist /)).toContain(notices.trim());
  });

  test("contain a text for each package", () => {
    const parts = licences.split(/^={80}$/m).slice(1);
    expect(parts.length).toBeGreaterThan(50);
    expect(parts.filter((part) => part.trim().length < 500).map((part) => part.slice(0, 80))).toEqual([]);
  });

  test("are linked from every page and served", async () => {
    const rest = restHandler([drill], { assets });
    const file = await send(rest, { path: "/assets/licences.txt" });
    expect([file.status, file.headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(file.text).toBe(licences);
    const link = '<a href="assets/licences.txt">';
    expect((await send(rest, { path: "/docs" })).text).toContain(link);
    const console = { path: "/graphql", headers: { accept: "text/html" } };
    expect((await send(toyGraphqlHandler([drill], { assets }), console)).text).toContain(link);
  });

  test("are packaged with the functions that serve the files", async () => {
    const patterns = (await readFile("serverless.yml", "utf8")).match(/patterns: .*dist\/console.*/g);
    expect(patterns).toHaveLength(2);
    for (const each of patterns!) expect(each).toContain('"dist/console/licences.txt"');
    expect(ASSET_NAMES).toContain("licences.txt");
  });
});

describe("the verifier in Python", () => {
  test("is served unchanged from the examples, and packaged with its function", async () => {
    const file = await send(restHandler([drill], { assets }), { path: "/verify_career.py" });
    expect([file.status, file.headers["content-type"]]).toEqual([200, "text/x-python; charset=utf-8"]);
    expect(file.text).toBe(await readFile("examples/python/verify_career.py", "utf8"));
    expect(await readFile("serverless.yml", "utf8")).toContain('"dist/console/verify_career.py"');
  });
});
