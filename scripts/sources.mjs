// The sources of all generated files and bundles, and the check whether these are up to date. Plain Node, so that a
// start without a build is quick.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

const STAMP = join(root, "dist/generated.json");

/** The folders and files from which generated files and bundles are built. */
export const SOURCES = [
  "src",
  "scripts",
  "infra",
  "test/vectors",
  "test/conformance",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

/** Paths below SOURCES that are generated themselves, or that no build reads. */
const IGNORED = [
  /\/generated\//,
  /\.test\.ts$/,
  /^test\/vectors\/(?:goeben|pq17)\/(?!snapshots\/set-ups\/).*\.json$/,
  /^test\/vectors\/hunters\/[^/]*\.json$/,
  /built-from\.txt$/,
];

/** SHA-256 of all sources of a copy of the project. */
export function sourcesDigest(folder = root) {
  const hash = createHash("sha256");
  for (const path of SOURCES.flatMap((source) => filesAt(folder, source)))
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(folder, path)))
      .update("\0");
  return hash.digest("hex");
}

/** True if the generated files exist and match these sources. */
export function isGenerated(digest) {
  if (!existsSync(STAMP)) return false;
  const stamp = JSON.parse(readFileSync(STAMP, "utf8"));
  return stamp.sources === digest && stamp.files.every((path) => existsSync(join(root, path)));
}

/** Records the digest of the sources and the files generated from them. */
export function recordGenerated(digest, files) {
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, JSON.stringify({ sources: digest, files }));
}

function filesAt(folder, path) {
  if (path.includes(".")) return [path];
  return readdirSync(join(folder, path), { recursive: true })
    .filter((name) => statSync(join(folder, path, name)).isFile())
    .map((name) => join(path, name).replaceAll("\\", "/"))
    .filter((file) => !IGNORED.some((pattern) => pattern.test(file)))
    .sort();
}
