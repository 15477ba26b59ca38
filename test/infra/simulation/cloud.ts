import type { MachineService } from "../../../src/cli/simulation/machine";
import { type DistributedMap, type Machine, machineSchema, type Task } from "./states";

type Invoke = (payload: unknown) => Promise<unknown>;

type Json = Readonly<Record<string, unknown>>;

/** Maximum length of the data that an execution passes between states. */
const STATE_LIMIT = 256 * 1024;

const BUCKET = "simulations";

const SLOT = "SimulationFunction";

const FUNCTION = `\${${SLOT}}`;

/**
 * The services behind a state machine, in this process: it interprets the definition, calls the function and stores the
 * objects.
 */
export function cloudOf(definition: unknown, invoke: Invoke) {
  const machine = machineSchema.parse(definition);
  const objects = new Map<string, string>();
  const executions = new Map<string, { status: string; output?: string; cause?: string }>();
  const invoked: unknown[] = [];
  const call: Invoke = async (payload) => {
    invoked.push(payload);
    return copyOf(await invoke(copyOf(payload)));
  };
  const service: MachineService = {
    async start(input) {
      const name = `execution:${executions.size}`;
      const run = execute(machine, copyOf(input), { call, objects });
      executions.set(name, { status: "RUNNING" });
      run.then(
        (output) => executions.set(name, { status: "SUCCEEDED", output: JSON.stringify(output) }),
        (error: Error) => executions.set(name, { status: "FAILED", cause: `${error.name}: ${error.message}` }),
      );
      return name;
    },
    describe: async (execution) => executions.get(execution)!,
    stop: async (execution) => void executions.set(execution, { status: "ABORTED" }),
    readText: async (bucket, key) => {
      if (bucket !== BUCKET || !objects.has(key)) throw new Error(`There is no ${bucket}/${key}.`);
      return objects.get(key)!;
    },
  };
  return { service, executions, invoked };
}

interface Running {
  readonly call: Invoke;
  readonly objects: Map<string, string>;
}

async function execute({ StartAt, States }: Pick<Machine, "StartAt" | "States">, input: unknown, running: Running) {
  let state = States[StartAt];
  let data = input;
  while (state !== undefined) {
    data = state.Type === "Task" ? await perform(state, data, running) : await spread(state, data, running);
    state = state.Next === undefined ? undefined : States[state.Next];
  }
  return data;
}

async function perform(
  { Parameters, ResultSelector, ResultPath, OutputPath }: Task,
  input: unknown,
  { call }: Running,
) {
  const { FunctionName, Payload } = fillTemplate(Parameters, input);
  if (FunctionName !== FUNCTION) throw new Error(`There is no function ${FunctionName}.`);
  const result: unknown = { Payload: await call(Payload), StatusCode: 200 };
  const selected = ResultSelector === undefined ? result : fillTemplate(ResultSelector, result);
  const output = ResultPath === undefined ? selected : { ...(input as Json), [ResultPath.slice(2)]: selected };
  return requireSize(OutputPath === undefined ? output : at(OutputPath, output));
}

/** Runs a child execution for every item. Writes the results as a map run does: in several files and a manifest. */
async function spread(state: DistributedMap, input: unknown, running: Running) {
  const { ItemsPath, ItemSelector, ItemProcessor, ResultWriter } = state;
  const items = at(ItemsPath, input) as readonly unknown[];
  const results = await Promise.all(
    items.map(async (value, Index) => {
      const itemInput = fillTemplate(ItemSelector, input, { Map: { Item: { Index, Value: value } } });
      const output = await execute(ItemProcessor, requireSize(itemInput), running);
      return {
        Name: `part-${Index}`,
        Status: "SUCCEEDED",
        Input: JSON.stringify(itemInput),
        Output: JSON.stringify(output),
      };
    }),
  );
  const folder = `${ResultWriter.Parameters.Prefix}/run`;
  const files = [results.filter((_, index) => index % 2 === 1), results.filter((_, index) => index % 2 === 0)];
  const SUCCEEDED = files.map((file, index) => {
    const Key = `${folder}/SUCCEEDED_${index}.json`;
    running.objects.set(Key, JSON.stringify(file));
    return { Key, Size: 1 };
  });
  const manifest = { DestinationBucket: BUCKET, MapRunArn: "run", ResultFiles: { FAILED: [], PENDING: [], SUCCEEDED } };
  running.objects.set(`${folder}/manifest.json`, JSON.stringify(manifest));
  return { MapRunArn: "run", ResultWriterDetails: { Bucket: BUCKET, Key: `${folder}/manifest.json` } };
}

/** Fills a template: members that end in `.$` are read from the input or the context. */
function fillTemplate(template: Json, input: unknown, context: unknown = {}): Record<string, unknown> {
  const entries = Object.entries(template).map(([key, value]) => {
    if (key.endsWith(".$")) return [key.slice(0, -2), at(String(value), input, context)];
    return [key, isObject(value) ? fillTemplate(value, input, context) : value];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

function at(path: string, input: unknown, context?: unknown): unknown {
  const [root, ...names] = path.split(".");
  return names.reduce<unknown>(
    (value, name) => {
      if (!isObject(value) || !(name in value)) throw new Error(`States.ParameterPathFailure: ${path}`);
      return value[name];
    },
    root === "$$" ? context : input,
  );
}

function requireSize<T>(value: T): T {
  if (JSON.stringify(value).length > STATE_LIMIT) throw new Error("States.DataLimitExceeded");
  return value;
}

function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
