import type { Vector } from "../kit";
import "./bases";
import { helpers, nights, shadowing } from "./around";
import { barentsSea } from "./barents-sea";
import { declarations, limits } from "./declaring";
import { gunneryCells } from "./gunnery-cells";
import { guns } from "./guns";
import { joining } from "./joining";
import { maneuvers } from "./maneuvers";
import { rounds } from "./rounds";
import { surprise } from "./surprise";
import { torpedoes } from "./torpedo-attacks";
import { unescorted } from "./unescorted";
import { withdrawal } from "./withdrawal";

/** The files of vectors about surface combat. */
export const SURFACE_FILES: Readonly<Record<string, () => Vector[]>> = {
  "surface-gunnery-cells": gunneryCells,
  "surface-around": () => [...nights(), ...shadowing(), ...helpers()],
  "surface-barents-sea": barentsSea,
  "surface-attacks": () => [...declarations(), ...limits()],
  "surface-guns": guns,
  "surface-joining": joining,
  "surface-maneuvers": maneuvers,
  "surface-torpedoes": torpedoes,
  "surface-rounds": rounds,
  "surface-surprise": surprise,
  "surface-unescorted": unescorted,
  "surface-withdrawal": withdrawal,
};
