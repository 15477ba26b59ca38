import { writeFileSync } from "node:fs";
import type { Vector } from "./combat/kit";
import { meetings } from "./pack/meetings";
import { others } from "./pack/others";
import { draws, follows, searches } from "./pack/rounds";
import { sharing } from "./pack/sharing";
import { printJson } from "./print";

const FOLDER = new URL("../../test/vectors/hunters/", import.meta.url);

const FILES: Readonly<Record<string, () => Vector[]>> = {
  "pack-meetings": () => [...meetings(), ...sharing()],
  "pack-rounds": () => [...draws(), ...searches(), ...follows()],
  "two-players-and-rulings": others,
};

for (const [name, make] of Object.entries(FILES)) {
  const vectors = make().sort((a, b) => (a.id < b.id ? -1 : 1));
  writeFileSync(new URL(`${name}.json`, FOLDER), `${printJson({ $schema: "../vector.schema.json", vectors })}\n`);
  console.log(`${name}.json: ${vectors.length} vectors`);
}
