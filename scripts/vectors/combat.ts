import { writeFileSync } from "node:fs";
import { additionalRounds } from "./combat/additional-rounds";
import { air } from "./combat/air";
import { attack } from "./combat/attack";
import { breakOff } from "./combat/break-off";
import { depthCharges } from "./combat/charges";
import { closeApproach } from "./combat/close-approach";
import { crew } from "./combat/crew";
import { damage } from "./combat/damage";
import { detection } from "./combat/detection";
import { doors } from "./combat/doors";
import { evasion } from "./combat/evasion";
import { fire } from "./combat/fire";
import { flakBoat } from "./combat/flak-boat";
import { follow } from "./combat/follow";
import { guns } from "./combat/guns";
import type { Vector } from "./combat/kit";
import { dayAndNight } from "./combat/light";
import { losses } from "./combat/losses";
import { moreAircraft } from "./combat/more-aircraft";
import { repairs } from "./combat/repairs";
import { rounds } from "./combat/rounds";
import { tapesAndCharts } from "./combat/tapes";
import { torpedoes } from "./combat/torpedoes";
import { printJson } from "./print";

const FOLDER = new URL("../../test/vectors/hunters/", import.meta.url);

const FILES: Readonly<Record<string, () => Vector[]>> = {
  air,
  attack: () => [...dayAndNight(), ...attack()],
  charges: depthCharges,
  crew,
  damage: () => [...damage(), ...losses()],
  detection: () => [...detection(), ...closeApproach()],
  doors: () => [...doors(), ...tapesAndCharts()],
  evasion,
  fire: () => [...fire(), ...torpedoes()],
  "flak-boat": flakBoat,
  follow: () => [...follow(), ...breakOff()],
  guns,
  "more-aircraft": moreAircraft,
  repairs,
  rounds: () => [...rounds(), ...additionalRounds()],
};

for (const [name, make] of Object.entries(FILES)) {
  const vectors = make().sort((a, b) => (a.id < b.id ? -1 : 1));
  const text = printJson({ $schema: "../vector.schema.json", vectors });
  writeFileSync(new URL(`combat-${name}.json`, FOLDER), `${text}\n`);
  console.log(`combat-${name}.json: ${vectors.length} vectors`);
}
