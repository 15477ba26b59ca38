import type { Vector } from "../kit";
import "./bases";
import { barentsSea } from "./barents-sea";
import { gunneryCells } from "./gunnery-cells";
import { guns } from "./guns";
import { joining } from "./joining";
import { around, attacks, maneuvers, surfaceTorpedoes } from "./maneuvers";
import { rounds } from "./rounds";
import { surprise } from "./surprise";
import { unescorted } from "./unescorted";
import { withdrawal } from "./withdrawal";

/** The files of vectors about surface combat. */
export const SURFACE_FILES: Readonly<Record<string, () => Vector[]>> = {
  "surface-gunnery-cells": gunneryCells,
  "surface-around": around,
  "surface-barents-sea": barentsSea,
  "surface-attacks": attacks,
  "surface-guns": guns,
  "surface-joining": joining,
  "surface-maneuvers": maneuvers,
  "surface-torpedoes": surfaceTorpedoes,
  "surface-rounds": rounds,
  "surface-surprise": surprise,
  "surface-unescorted": unescorted,
  "surface-withdrawal": withdrawal,
};
