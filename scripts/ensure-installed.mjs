// Installs the packages of package-lock.json when node_modules is missing or older. Plain Node: nothing is installed yet.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { exit, platform, versions } from "node:process";
import { fileURLToPath } from "node:url";

const OLDEST_NODE = 20;
const root = fileURLToPath(new URL("..", import.meta.url));
const lock = join(root, "package-lock.json");
// npm writes this file at the end of every install.
const installed = join(root, "node_modules/.package-lock.json");

const reason = whyInstall();
if (Number(versions.node.split(".")[0]) < OLDEST_NODE) {
  fail(`Naval Umpire needs Node ${OLDEST_NODE} or newer; this is Node ${versions.node}.`);
}
if (reason !== undefined) {
  console.log(`${reason}: running npm ci. This takes a minute and is done once.`);
  const npm = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
    cwd: root,
    stdio: "inherit",
    shell: platform === "win32",
  });
  if (npm.error) fail(`npm could not be started (${npm.error.message}). It comes with Node; is it on the PATH?`);
  if (npm.status !== 0) fail("npm ci failed; its messages above say why. Mend that and start again.");
}

function whyInstall() {
  if (!existsSync(lock)) fail("package-lock.json is missing: this is not a whole copy of the project.");
  if (!existsSync(installed)) return "The packages are not installed yet";
  if (statSync(lock).mtimeMs <= statSync(installed).mtimeMs) return undefined;
  return samePackages() ? undefined : "package-lock.json has changed since the packages were installed";
}

/** A fresh checkout touches the lock file without changing it, so a newer date is not enough. */
function samePackages() {
  const wanted = packagesOf(lock);
  const present = packagesOf(installed);
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === "" || optional === true || present[path]?.version === version,
  );
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return undefined;
  }
}

function fail(message) {
  console.error(message);
  exit(1);
}
