import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Execution, MachineService } from "./machine";

/** Reaches a state machine through the program `aws`, with its configured credentials. */
export function awsProgram(machine: string): MachineService {
  return {
    async start(input) {
      const folder = await mkdtemp(join(tmpdir(), "umpire-"));
      const file = join(folder, "input.json");
      try {
        // A snapshot may exceed the maximum length of an argument.
        await writeFile(file, JSON.stringify(input));
        const started = await aws(
          "stepfunctions",
          "start-execution",
          "--state-machine-arn",
          machine,
          "--input",
          `file://${file}`,
        );
        return (JSON.parse(started) as { executionArn: string }).executionArn;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async describe(execution) {
      return JSON.parse(await aws("stepfunctions", "describe-execution", "--execution-arn", execution)) as Execution;
    },
    async stop(execution) {
      await aws("stepfunctions", "stop-execution", "--execution-arn", execution);
    },
    readText: (bucket, key) => run("aws", ["s3", "cp", `s3://${bucket}/${key}`, "-"]),
  };
}

function aws(...args: readonly string[]): Promise<string> {
  return run("aws", [...args, "--output", "json"]);
}

async function run(program: string, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { maxBuffer: Number.POSITIVE_INFINITY });
  return stdout;
}
