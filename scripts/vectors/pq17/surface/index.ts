import type { Vector } from "../kit";
import "./bases";
import { gunneryCells } from "./gunnery-cells";
import { guns } from "./guns";
import { rounds } from "./rounds";
import { surprise } from "./surprise";
import { unescorted } from "./unescorted";
import { withdrawal } from "./withdrawal";

/** The files of vectors about surface combat. */
export const SURFACE_FILES: Readonly<Record<string, () => Vector[]>> = {
  "surface-gunnery-cells": gunneryCells,
  "surface-guns": guns,
  "surface-rounds": rounds,
  "surface-surprise": surprise,
  "surface-unescorted": unescorted,
  "surface-withdrawal": withdrawal,
};
