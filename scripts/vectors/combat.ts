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
import { writeFiles } from "./kit/write";

/** The files of vectors, by what they are about. */
const FILES: Readonly<Record<string, () => Vector[]>> = {
  "combat-air": air,
  "combat-attack": () => [...dayAndNight(), ...attack()],
  "combat-charges": depthCharges,
  "combat-crew": crew,
  "combat-damage": () => [...damage(), ...losses()],
  "combat-detection": () => [...detection(), ...closeApproach()],
  "combat-doors": () => [...doors(), ...tapesAndCharts()],
  "combat-evasion": evasion,
  "combat-fire": () => [...fire(), ...torpedoes()],
  "combat-flak-boat": flakBoat,
  "combat-follow": () => [...follow(), ...breakOff()],
  "combat-guns": guns,
  "combat-more-aircraft": moreAircraft,
  "combat-repairs": repairs,
  "combat-rounds": () => [...rounds(), ...additionalRounds()],
};

writeFiles("hunters", FILES);
