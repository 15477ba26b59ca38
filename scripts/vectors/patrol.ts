import { writeFileSync } from "node:fs";
import { arcticPostings, patrolAssignments, patrolRequests, startingRanks } from "./patrol/assignments";
import { encounters } from "./patrol/encounters";
import { capitalShips, rosterConvoys } from "./patrol/rosters";
import type { Vector } from "./patrol/vector";

const FOLDER = new URL("../../test/vectors/hunters/", import.meta.url);

const FILES: Readonly<Record<string, readonly Vector[]>> = {
  "chart-e1": encounters(),
  "chart-p1": patrolAssignments(),
  "chart-rosters": [...rosterConvoys(), ...capitalShips()],
  "chart-service": [...arcticPostings(), ...patrolRequests(), ...startingRanks()],
};

for (const [name, vectors] of Object.entries(FILES)) {
  const sorted = [...vectors].sort((a, b) => (a.id < b.id ? -1 : 1));
  const lines = sorted.map((vector) => JSON.stringify(vector)).join(",\n");
  const text = `{"$schema":"../vector.schema.json","vectors":[\n${lines}\n]}\n`;
  writeFileSync(new URL(`${name}.json`, FOLDER), text);
  console.log(`${name}.json: ${vectors.length} vectors`);
}
