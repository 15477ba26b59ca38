// Installs the packages and creates the generated files, each only if needed.
import { spawnSync } from "node:child_process";
import { execPath, exit } from "node:process";
import "./ensure-installed.mjs";
import { isGenerated, root, sourcesDigest } from "./sources.mjs";

if (!isGenerated(sourcesDigest())) {
  const { status } = spawnSync(execPath, ["--import", "tsx", "scripts/generate-schema.ts"], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) exit(1);
}
