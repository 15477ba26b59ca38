import type { Vector } from "../kit";
import "../surface/bases";
import "./bases";
import { chits } from "./chits";
import { conditions } from "./conditions";
import { fortnightVectors } from "./fortnights";
import { orders } from "./orders";
import { victory } from "./victory";

/** The files of vectors about special conditions, victory and the campaign. */
export const ENDING_FILES: Readonly<Record<string, () => Vector[]>> = {
  chits,
  "campaign-fortnights": fortnightVectors,
  conditions,
  orders,
  victory,
};
