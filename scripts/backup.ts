// Copies the careers of `npm start` into a file while the server runs: `npm run backup -- careers-monday.sqlite`.
import { join, resolve } from "node:path";
import { argv, env } from "node:process";
import { fileURLToPath } from "node:url";
import { backupCareers } from "../src/local/backup";

const [target] = argv.slice(2);
const folder = env.CAREERS_FOLDER || join(fileURLToPath(new URL("..", import.meta.url)), ".data/careers");

if (target === undefined) fail("Name the file to write: npm run backup -- careers-monday.sqlite");
else {
  await backupCareers(folder, resolve(target), env).then(
    (files) => console.log(`Wrote ${files.join(", ")}. Keep them all, and keep them secret.`),
    (error: Error) => fail(`The careers in ${folder} were not backed up: ${error.message}.`),
  );
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
