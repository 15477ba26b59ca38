// Makes umpire_types.py from the OpenAPI document of The Hunters: dataclasses for the answers that play.py reads.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { env } from "node:process";

const service = env.UMPIRE ?? "http://127.0.0.1:4000";

/** The schemas to generate. Add those of the operations that your program plays. */
const SCHEMAS = ["HuntersNewResolution", "HuntersResolveAssignmentResolution", "NeedsRoll", "RefusalProblem"];

writeFileSync("hunters.json", await (await fetch(`${service}/openapi/hunters.json`)).text());
const sources = SCHEMAS.map((name) => `hunters.json#/components/schemas/${name}`);
const python = ["--lang", "python", "--python-version", "3.7", "-o", "umpire_types.py"];
execFileSync("npx", ["quicktype", "-s", "schema", ...sources, ...python], { stdio: "inherit" });
