import { writeFileSync } from "node:fs";
import { arcticPostings, patrolAssignments, patrolRequests, startingRanks } from "./patrol/assignments";
import { encounters } from "./patrol/encounters";
import { capitalShips, rosterConvoys } from "./patrol/rosters";
import type { Vector } from "./patrol/vector";
import { printJson } from "./print";

const FOLDER = new URL("../../test/vectors/hunters/", import.meta.url);

const FILES: Readonly<Record<string, readonly Vector[]>> = {
  "chart-e1": encounters(),
  "chart-p1": patrolAssignments(),
  "chart-rosters": [...rosterConvoys(), ...capitalShips()],
  "chart-service": [...arcticPostings(), ...patrolRequests(), ...startingRanks()],
};

for (const [name, vectors] of Object.entries(FILES)) {
  const sorted = [...vectors].sort((a, b) => (a.id < b.id ? -1 : 1));
  const lines = sorted.map((vector) => `    ${printJson(vector, Number.NEGATIVE_INFINITY)}`).join(",\n");
  const text = `{\n  "$schema": "../vector.schema.json",\n  "vectors": [\n${lines}\n  ]\n}\n`;
  writeFileSync(new URL(`${name}.json`, FOLDER), text);
  console.log(`${name}.json: ${vectors.length} vectors`);
}
