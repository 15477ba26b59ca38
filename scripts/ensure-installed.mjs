// Installs the packages of package-lock.json if node_modules is missing or older. The argument "tools" includes the
// packages of tools/. Plain Node: no package is installed yet.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { argv, exit, platform, versions } from "node:process";
import { fileURLToPath } from "node:url";

const OLDEST_NODE = 20;
const root = fileURLToPath(new URL("..", import.meta.url));
const lock = join(root, "package-lock.json");
// npm writes this file at the end of every install.
const installed = join(root, "node_modules/.package-lock.json");

/** The folders whose packages are needed: the project, and the workspace of its tools. */
const folders = argv.includes("tools") ? ["", "tools"] : [""];

const reason = whyInstall();
if (Number(versions.node.split(".")[0]) < OLDEST_NODE) {
  fail(`Naval Umpire needs Node ${OLDEST_NODE} or newer; this is Node ${versions.node}.`);
}
if (reason !== undefined) {
  console.log(`${reason}: running npm. This takes a minute.`);
  const scope = folders.length > 1 ? [] : ["--workspaces=false"];
  // A running server loads packages on demand, so installed packages must stay.
  const command = existsSync(installed) ? ["install", "--no-save"] : ["ci"];
  const npm = spawnSync("npm", [...command, "--no-audit", "--no-fund", ...scope], {
    cwd: root,
    stdio: "inherit",
    shell: platform === "win32",
  });
  if (npm.error) fail(`npm could not be started (${npm.error.message}). It comes with Node; is it on the PATH?`);
  if (npm.status !== 0) fail("npm failed. Fix what its messages above name, then start again.");
}

function whyInstall() {
  if (!existsSync(lock)) fail("package-lock.json is missing: this is not a whole copy of the project.");
  const present = existsSync(installed) ? packagesOf(installed) : undefined;
  if (present === undefined) return "The packages are not installed yet";
  const locked = packagesOf(lock) ?? fail("package-lock.json cannot be read: this is not a whole copy of the project.");
  const required = folders.flatMap((folder) =>
    Object.keys({ ...locked[folder].dependencies, ...locked[folder].devDependencies }),
  );
  if (required.some((name) => present[`node_modules/${name}`] === undefined))
    return "Some packages are not installed yet";
  const isOld = Object.entries(present).some(([path, { version }]) => version !== locked[path]?.version);
  return isOld ? "package-lock.json has changed since the packages were installed" : undefined;
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
