import type { Snapshot } from "../../../../src/rulesets/pq17/snapshot";
import * as cases from "../../kit/cases";
import { Charts } from "../../kit/charts";
import { ChartRolls } from "../../kit/rolls";

export { all, type Vector } from "../../kit/cases";
export type { Json } from "../../kit/json";
export { draw, plain, type Roll } from "../../kit/rolls";

/** A change of a snapshot of the game. */
export type Change = cases.Change<Snapshot>;

/** A case of the game. */
export type Case = cases.Case<Snapshot>;

const charts = new Charts("pq17");

/** Readers of the chart pack. */
export const { chart, facts, rowFor } = charts;

/** Rolls that the charts read. */
export const { roll } = new ChartRolls(charts);

/** Functions that make vectors of cases. */
export const { resolves, refused, malformed, needs, stateOf } = new cases.Cases<Snapshot>("pq17");
