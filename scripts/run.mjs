// Runs a TypeScript file of the project, after creating the generated files that it imports: node scripts/run.mjs
// <file> [arguments].
import { resolve } from "node:path";
import { argv } from "node:process";
import { pathToFileURL } from "node:url";
import "./ensure-generated.mjs";

const { register } = await import("tsx/esm/api");
register();
argv.splice(1, 1);
argv[1] = resolve(argv[1]);
await import(pathToFileURL(argv[1]).href);
