import { writeFileSync } from "node:fs";
import { air } from "./combat/air";
import { depthCharges } from "./combat/charges";
import { crew } from "./combat/crew";
import { damage } from "./combat/damage";
import { detection } from "./combat/detection";
import { fire } from "./combat/fire";
import { guns } from "./combat/guns";
import { repairs } from "./combat/repairs";
import type { Vector } from "./combat/kit";
import { printJson } from "./print";

const FOLDER = new URL("../../test/vectors/hunters/", import.meta.url);

const TOPICS: Readonly<Record<string, () => Vector[]>> = { air, charges: depthCharges, crew, damage, detection, fire, guns, repairs };

for (const [topic, make] of Object.entries(TOPICS)) {
  const vectors = make().sort((a, b) => (a.id < b.id ? -1 : 1));
  const text = printJson({ $schema: "../vector.schema.json", vectors });
  writeFileSync(new URL(`combat-${topic}.json`, FOLDER), `${text}\n`);
}
