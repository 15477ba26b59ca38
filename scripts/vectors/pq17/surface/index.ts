import type { Vector } from "../kit";
import "./bases";
import { gunneryCells } from "./gunnery-cells";

/** The files of vectors about surface combat. */
export const SURFACE_FILES: Readonly<Record<string, () => Vector[]>> = {
  "surface-gunnery-cells": gunneryCells,
};
