// Bundles the service for this machine and starts it in this process: the very handlers that are deployed, behind HTTP.
import { exit } from "node:process";
import { pathToFileURL } from "node:url";
import { stop } from "esbuild";
import { root } from "../infra/build.mjs";
import { buildLocal } from "../infra/build-local.mjs";

let main;
try {
  main = await buildLocal();
} catch (error) {
  console.error(error.errors === undefined ? error.message : "The service could not be built; see the messages above.");
  exit(1);
}
await stop();
// Stored games are kept in the project, wherever this was started.
process.chdir(root);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(main).href);
