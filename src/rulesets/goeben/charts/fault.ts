import { chartFault } from "../../../core/charts/chart-faults";
import type en from "../text/en.json";

/** A fault at a place of the charts, with a message of the game. */
export const fault = chartFault<keyof (typeof en)["faults"]>;
