import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import definition from "../../../infra/simulation.asl.json" with { type: "json" };
import { EXIT } from "../../../src/cli/exit";
import { machineRunner } from "../../../src/cli/simulation/machine";
import { runHere } from "../../../src/cli/simulation/runner";
import { summaryOf } from "../../../src/core/analysis/simulation/summary";
import { handler } from "../../../src/handlers/simulation";
import { rulesets } from "../../../src/rulesets/index";
import type { Batch } from "../../../src/simulation/batch";
import { PART_LIMIT } from "../../../src/simulation/worker";
import { umpire } from "../../cli/terminal";
import { exampleOf } from "../../fixtures/examples";
import { cloudOf } from "./cloud";
import { brokenStates, machineSchema } from "./states";

const worker = (payload: unknown) => handler(payload, { getRemainingTimeInMillis: () => 240_000 });

const going = { signal: new AbortController().signal, until: Number.POSITIVE_INFINITY, onProgress: () => {} };

/** Ten runs of the operation in the ruleset's odds example, not starting at 0. */
function batchOf(id: string): Batch {
  const ruleset = [...rulesets].find((each) => each.id === id)!;
  const operation = ruleset.analysis?.odds.operation ?? ruleset.operations[0]!.name;
  const { snapshot, input } = exampleOf(ruleset, operation);
  return { ruleset: id, job: { operation, snapshot, input, seed: "machine" }, first: 5, count: 10 };
}

describe("the state machine of simulations", () => {
  it("every state leads to an end", () => {
    expect(machineSchema.safeParse(definition).error).toBeUndefined();
    expect(brokenStates(machineSchema.parse(definition))).toEqual([]);
    const { Plan, Make } = definition.States;
    expect(brokenStates({ StartAt: "Plan", States: { Plan, Other: Make } as never })).toEqual(["Make", "Other"]);
  });

  it.each([...rulesets].map(({ id }) => id))("has the same histogram as one machine: %s", async (id) => {
    const batch = batchOf(id);
    const { service, invoked } = cloudOf(definition, worker);
    const spread = await machineRunner(service, 3, 1)(batch, going);
    const alone = await runHere(batch, going);
    const ruleset = [...rulesets].find((each) => each.id === id)!;
    const terms = { opening: batch.job.operation!, policy: null, seed: "machine", first: 5, asked: 10, stopped: null };
    const summary = (rows: typeof alone) => summaryOf(ruleset, terms, ["/outcome"], rows);
    expect(summary(spread)).toEqual(JSON.parse(JSON.stringify(summary(alone))));
    expect(spread.map(({ run }) => run).sort((a, b) => a - b)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    // One function plans, and four make 3, 3, 3 and 1 runs.
    expect(invoked).toHaveLength(5);
  });

  it("fails before it fans out if the job is not valid, and reports why", async () => {
    const { service, invoked } = cloudOf(definition, worker);
    const batch: Batch = { ...batchOf("hunters"), job: { operation: "new", policy: "bold" } };
    await expect(machineRunner(service, 3, 1)(batch, going)).rejects.toThrow(/FAILED: BatchUnreadable: .*\/policy/);
    expect(invoked).toHaveLength(1);
  });

  it.each([
    [{}, /ask/],
    [{ ask: "PLAN", batch: batchOf("hunters"), part: 0 }, /part/],
    [{ ask: "PLAN", batch: { ...batchOf("hunters"), ruleset: "chess" }, part: 1 }, /Unknown ruleset chess/],
    [{ ask: "PLAN", batch: { ...batchOf("hunters"), count: PART_LIMIT + 1 }, part: 1 }, /more than 10000 parts/],
  ])("the worker returns a fault: %#", async (event, message) => {
    await expect(worker(event)).rejects.toMatchObject({
      name: "BatchUnreadable",
      message: expect.stringMatching(message),
    });
  });

  it("the worker returns no more data than a state may hold", async () => {
    const { operation, ...rest } = batchOf("hunters").job;
    const job = { operation, ...rest, measures: ["/outcome", "/snapshot"] };
    const task = { ask: "MAKE", batch: { ...batchOf("hunters"), job, count: 500 }, part: 500, from: 5 };
    await expect(worker(task)).rejects.toThrow(/parts of fewer runs/);
  });

  it("leaves out the runs for which a function has no time", async () => {
    const task = { ask: "MAKE", batch: batchOf("hunters"), part: 10, from: 5 };
    expect(await handler(task, { getRemainingTimeInMillis: () => 0 })).toEqual([]);
  });

  it("is stopped when the user stops", async () => {
    const { service, executions } = cloudOf(definition, () => new Promise(() => {}));
    const stop = new AbortController();
    const rows = machineRunner(service, 3, 60_000)(batchOf("hunters"), { ...going, signal: stop.signal });
    setTimeout(() => stop.abort(), 20);
    expect(await rows).toEqual([]);
    expect([...executions.values()]).toEqual([{ status: "ABORTED" }]);
  });
});

describe("umpire simulate --machine", () => {
  const { service } = cloudOf(definition, worker);
  const server = createServer(async (request, response) => {
    const args = JSON.parse(await text(request)) as string[];
    response.end(await awsAnswer(args).catch((error: Error) => `${error.message}\n`));
  });
  let folder = "";
  const before = process.env.PATH;

  /** The output of the program `aws`. */
  async function awsAnswer(args: readonly string[]): Promise<string> {
    const option = (name: string) => args[args.indexOf(name) + 1]!;
    if (args[0] === "s3") {
      const [, bucket, key] = /^s3:\/\/([^/]+)\/(.+)$/.exec(args[2]!)!;
      return service.readText(bucket!, key!);
    }
    if (args[1] === "start-execution")
      return JSON.stringify({ executionArn: await service.start(JSON.parse(option("input"))) });
    return JSON.stringify(await service.describe(option("--execution-arn")));
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "aws-"));
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const { port } = server.address() as AddressInfo;
    // A replacement for the program: it passes its arguments and its input file to this process.
    await writeFile(
      join(folder, "aws"),
      `#!${process.execPath}
const { readFileSync } = require("node:fs");
const args = process.argv.slice(2);
const input = args.find((each) => each.startsWith("file://"));
if (input) args.push("input", readFileSync(input.slice(7), "utf8"));
fetch("http://127.0.0.1:${port}", { method: "POST", body: JSON.stringify(args) })
  .then((response) => response.text()).then((text) => process.stdout.write(text));
`,
    );
    await chmod(join(folder, "aws"), 0o755);
    process.env.PATH = `${folder}:${before}`;
  });
  afterAll(async () => {
    process.env.PATH = before;
    server.close();
    await rm(folder, { recursive: true, force: true });
  });

  it("equals a simulation on the cores of this machine", async () => {
    const { operation, snapshot, input } = batchOf("hunters").job;
    const files = { "request.json": { snapshot, input } };
    const args = ["simulate", "hunters", "--operation", operation!, "--request", "request.json", "--runs", "7"];
    const alone = await umpire([...args, "--workers", "0"], { files });
    const spread = await umpire([...args, "--machine", "arn:machine", "--part", "2"], { files });
    expect([alone.code, spread.code]).toEqual([EXIT.DONE, EXIT.DONE]);
    expect(spread.json).toEqual(alone.json);
    expect(spread.json.runs).toBe(7);
  });
});
