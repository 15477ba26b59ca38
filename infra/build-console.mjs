// Builds the scripts of the pages /graphql and /docs into dist/console, from installed packages only. Also copies the
// verifier that the service offers. Does nothing if the folder is up to date.
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { FONTS, licencesOf, packagesIn } from "./licences.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const source = join(root, "src/console");
const verifier = join(root, "examples/python/verify_career.py");
const swagger = dirname(fileURLToPath(import.meta.resolve("swagger-ui-dist/package.json")));

/**
 * Builds the scripts and styles of the pages, and writes the licences of their packages. Returns false without a build
 * if no input has changed.
 */
export async function buildConsole(target = join(root, "dist/console")) {
  const stamp = join(target, "built-from.txt");
  const inputs = await digestOfInputs();
  if ((await readFile(stamp, "utf8").catch(() => "")) === inputs) return false;
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const [{ metafile }] = await Promise.all([
    bundle(target),
    copyFile(verifier, join(target, "verify_career.py")),
    ...["swagger-ui-bundle.js", "swagger-ui.css"].map((file) => copyFile(join(swagger, file), join(target, file))),
  ]);
  const packages = [...packagesIn(metafile), relative(root, swagger)];
  const heading = "What the pages of this service load in a browser is made of these packages.";
  await writeFile(join(target, "licences.txt"), await licencesOf(root, packages, heading, FONTS));
  await writeFile(stamp, inputs);
  return true;
}

async function bundle(target) {
  const { build } = await import("esbuild");
  return build({
    absWorkingDir: root,
    entryPoints: { graphiql: "src/console/graphiql.ts", docs: "src/console/docs.ts" },
    outdir: target,
    bundle: true,
    minify: true,
    platform: "browser",
    format: "iife",
    target: "es2022",
    charset: "utf8",
    legalComments: "eof",
    metafile: true,
    logLevel: "warning",
    define: { "process.env.NODE_ENV": '"production"' },
    loader: { ".woff": "dataurl", ".woff2": "dataurl", ".ttf": "dataurl" },
  });
}

async function digestOfInputs() {
  const hash = createHash("sha256");
  const files = (await readdir(source)).filter((file) => !file.endsWith(".test.ts")).sort();
  const inputs = [
    ...files.map((file) => join(source, file)),
    verifier,
    join(root, "schema/patrol.json"),
    join(root, "package-lock.json"),
    fileURLToPath(import.meta.url),
    fileURLToPath(import.meta.resolve("./licences.mjs")),
  ];
  for (const input of inputs) hash.update(await readFile(input)).update("\0");
  return hash.digest("hex");
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  console.log((await buildConsole()) ? "dist/console built" : "dist/console is up to date");
}
