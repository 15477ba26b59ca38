import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";
import { EXIT } from "../../src/cli/exit";
import { corruptingHandler, listening, type TestServer } from "./corrupting-server";
import { umpire } from "./terminal";

const VECTORS = fileURLToPath(new URL("../vectors", import.meta.url));

const LONG = 60_000;

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape are spoilt here
type Json = any;

const kit = (...more: readonly string[]) =>
  umpire(["conformance", "--vectors", VECTORS, "--ruleset", "hunters", "--report", "json", ...more]);

/** The failed checks in a report. */
const failed = (json: Json): string[] => [
  ...new Set<string>(json.wrong.flatMap(({ shortcomings }: Json) => shortcomings.map(({ check }: Json) => check))),
];

describe("conformance kit: a misbehaving server", () => {
  let server: TestServer | undefined;
  afterEach(() => server?.close());
  const runKit = (...more: readonly string[]) =>
    kit("--endpoint", server!.url, "--operation", "resolveNightWait", "--timeout", "0.2", ...more);

  test(
    "a server that never answers times out on each vector, and the run is given up",
    async () => {
      let requests = 0;
      server = await listening(() => {
        requests += 1;
      });
      const { code, json } = await runKit("--parallel", "2");
      expect(code).toBe(EXIT.NO);
      expect(failed(json)).toEqual(["answer"]);
      expect(JSON.stringify(json.wrong)).toContain("No answer within 0.2 seconds.");
      // On a busy machine, the timeout may expire before the request arrives.
      expect(json.wrong.length).toBeGreaterThanOrEqual(requests);
      expect(json.notAsked).toBe(json.cases - json.wrong.length);
      expect(json.notAsked).toBeGreaterThan(0);
      const text = await runKit("--report", "text");
      expect(text.out).toMatch(/NOT SENT \d+ cases: the engine stopped answering/);
    },
    LONG,
  );

  test(
    "a server that sends its answer byte by byte without end times out too",
    async () => {
      const dripping: NodeJS.Timeout[] = [];
      server = await listening((_, response) => {
        response.writeHead(200, { "content-type": "application/json" });
        dripping.push(setInterval(() => response.write(" "), 20));
      });
      const { json } = await runKit();
      dripping.forEach(clearInterval);
      expect(JSON.stringify(json.wrong)).toContain("No answer within 0.2 seconds.");
    },
    LONG,
  );

  test(
    "an engine that refuses some requests at random is asked to the end",
    async () => {
      server = await listening((_, response) => void response.writeHead(500).end("{}"));
      const { json } = await runKit();
      expect(json).toMatchObject({ notAsked: 0, failed: json.cases });
    },
    LONG,
  );

  test.each([301, 302, 307, 308])(
    "a redirect (%d) is reported, and not followed",
    async (status) => {
      const paths = new Set<string>();
      server = await listening(({ method, url }, response) => {
        paths.add(`${method} ${url}`);
        response.writeHead(status, { location: "/elsewhere" }).end();
      });
      const { json } = await runKit();
      expect(JSON.stringify(json.wrong)).toContain(`HTTP ${status}: a redirect, which is not followed.`);
      expect([...paths]).toEqual(["POST /v1/hunters/resolveNightWait"]);
    },
    LONG,
  );

  test(
    "sends the given number of cases in parallel, and reports them in their order",
    async () => {
      const [alone, most] = [await kit("--operation", "resolveNightWait"), { now: 0, ever: 0 }];
      const answer = corruptingHandler((_, body) => body);
      server = await listening((request, response) => {
        most.now += 1;
        most.ever = Math.max(most.ever, most.now);
        response.on("finish", () => {
          most.now -= 1;
        });
        setTimeout(() => answer(request, response), Math.random() * 30);
      });
      const args = ["--endpoint", server.url, "--operation", "resolveNightWait"];
      const { code, json } = await kit(...args, "--parallel", "3");
      expect(most.ever).toBe(3);
      expect({ code, wrong: json.wrong }).toEqual({ code: 0, wrong: [] });
      expect(json.rules).toEqual(alone.json.rules);
      const xml = (await kit(...args, "--report", "junit")).out.replace(server.url, "the kernel");
      expect(xml).toBe((await kit("--operation", "resolveNightWait", "--report", "junit")).out);
    },
    LONG,
  );

  test.each([
    ["--timeout", "0"],
    ["--timeout", "soon"],
    ["--parallel", "0"],
    ["--parallel", "1.5"],
  ])("%s %s is unreadable", async (option, value) => {
    expect((await kit("--operation", "resolveNightWait", option, value)).code).toBe(EXIT.UNREADABLE);
  });

  test(
    "an exited program is asked no more, nor is any engine after the user stops",
    async () => {
      const dead = (await kit("--adapter", "exit 3", "--operation", "planRound")).json;
      expect({ failed: failed(dead), notAsked: dead.notAsked }).toEqual({
        failed: ["answer"],
        notAsked: dead.cases - 1,
      });
      const args = ["conformance", "--vectors", VECTORS, "--ruleset", "hunters", "--report", "json"];
      const { code, json } = await umpire(args, { signal: AbortSignal.abort() });
      expect({ code, notAsked: json.notAsked }).toEqual({ code: EXIT.NO, notAsked: json.cases });
    },
    LONG,
  );

  test(
    "a program that does not exit after its input ends does not prevent the report",
    async () => {
      const deaf = `${process.execPath} ${fileURLToPath(new URL("./deaf-engine.mjs", import.meta.url))}`;
      const { code, json } = await kit("--adapter", `${deaf}; true`, "--operation", "planRound", "--timeout", "0.1");
      expect({ code, failed: failed(json) }).toEqual({ code: EXIT.NO, failed: ["answer"] });
    },
    LONG,
  );
});
