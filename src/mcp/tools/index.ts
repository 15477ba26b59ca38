import { ANALYSIS_NAMES, type AnalysisName } from "../../core/analysis/headings";
import type { AnyTool } from "../tool";
import { analysisTool, compareTool, explainTool, takeOverTool, tellTool, verifyTool } from "./analyses";
import { decisionsTool, gamesTool, newTool, resolveTool } from "./play";

/** The tools that an assistant plays with, and those of analyses that differ from the usual one. */
const OWN_TOOLS: readonly AnyTool[] = [
  gamesTool,
  newTool,
  takeOverTool,
  decisionsTool,
  resolveTool,
  analysisTool("odds"),
  analysisTool("prospects", "The input of the operation resolved first."),
  compareTool,
  explainTool,
  tellTool,
  verifyTool,
];

/** The analyses that assistants do not get. */
const WITHOUT_TOOL: readonly AnalysisName[] = ["simulate"];

const NAMES = new Set([...OWN_TOOLS.map(({ name }) => name), ...WITHOUT_TOOL]);

/**
 * The tools of a referee. Positions are named, never sent; seeds are made here and promised before. An analysis that is not
 * listed has the usual tool.
 */
export const TOOLS: readonly AnyTool[] = [
  ...OWN_TOOLS,
  ...ANALYSIS_NAMES.filter((name) => !NAMES.has(name)).map((name) => analysisTool(name)),
];
