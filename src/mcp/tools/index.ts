import { ANALYSIS_NAMES, type AnalysisName } from "../../core/analysis/headings";
import type { AnyTool } from "../tool";
import { analysisTool, compareTool, explainTool, takeOverTool, tellTool, verifyTool } from "./analyses";
import { followTool } from "./follow";
import { decisionsTool, gamesTool, newTool, resolveTool } from "./play";

/** The tools for play, and those of analyses that differ from the generic one. */
const OWN_TOOLS: readonly AnyTool[] = [
  gamesTool,
  newTool,
  takeOverTool,
  decisionsTool,
  resolveTool,
  analysisTool("odds"),
  analysisTool("prospects", "Input of the operation resolved first."),
  compareTool,
  explainTool,
  tellTool,
  verifyTool,
  followTool,
];

/** Analyses without a tool. */
const WITHOUT_TOOL: readonly AnalysisName[] = ["simulate"];

const NAMES = new Set([...OWN_TOOLS.map(({ name }) => name), ...WITHOUT_TOOL]);

/**
 * The tools of the MCP server. Positions are named, never sent. The server makes the seeds and promises them in
 * advance. Analyses without their own tool get the generic one.
 */
export const TOOLS: readonly AnyTool[] = [
  ...OWN_TOOLS,
  ...ANALYSIS_NAMES.filter((name) => !NAMES.has(name)).map((name) => analysisTool(name)),
];
