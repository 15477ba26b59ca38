import { type AnalysisName, analyse, isAnalysisName } from "../../core/analysis/call";
import type { AnyReport } from "../../core/contract/operation";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { adjudicate, decide } from "../../core/engine/adjudicate";
import { drawMap } from "../../core/engine/map";
import { compute } from "../../core/engine/report";
import { operationFields, readRequest } from "../../core/request/fields";
import { localize } from "../../core/text/localize";
import { spentSince } from "../analysis/time";
import { listCharts, listInterpretations } from "../catalogue";
import { findReport } from "../operations";
import { DECISION_FIELDS, mapFields } from "../request";
import { malformed, type RequestContext } from "./errors";
import { tellWhenAsked } from "./telling";

type Given = Readonly<Record<string, unknown>>;

/** Answers a field below a ruleset's field of the query; throws a GraphQLError with faults for what cannot be read. */
export function answerField(ruleset: AnyRuleset, name: string, given: Given, context: RequestContext): unknown {
  switch (name) {
    case "decisions":
      return listDecisions(ruleset, given);
    case "map":
      return ruleset.map === undefined ? null : drawnMap(ruleset, ruleset.map, given);
    case "charts":
      return listCharts(ruleset).map((chart) => ({ ...chart, chart }));
    case "interpretations":
      return listInterpretations(ruleset);
    default: {
      if (isAnalysisName(name)) return analysed(ruleset, name, given, context);
      const report = findReport(ruleset, name);
      return report === undefined
        ? resolveOperation(ruleset, name, given, context)
        : computeReport(ruleset, report, given);
    }
  }
}

async function resolveOperation(
  ruleset: AnyRuleset,
  name: string,
  given: Given,
  context: RequestContext,
): Promise<unknown> {
  const read = readRequest(ruleset, name, given, operationFields(ruleset));
  const answer = adjudicate(ruleset, read.request, read.faults);
  if (answer.kind === "MALFORMED") throw malformed(answer.faults);
  const told = localize(answer, await tellWhenAsked(ruleset, read.language, context));
  return told.kind === "RESOLUTION" ? { ...told, state: told.snapshot } : told;
}

/** All analyses of one document share the time and the budget of its request; their code is loaded when first asked for. */
async function analysed(
  ruleset: AnyRuleset,
  name: AnalysisName,
  given: Given,
  context: RequestContext,
): Promise<unknown> {
  const [{ analysisCallOf }, { overBudget }] = await Promise.all([
    import("../../core/analysis/index"),
    import("./budget"),
  ]);
  const beyond = overBudget(context.asked, name, given);
  if (beyond !== undefined) throw malformed([beyond]);
  const answer = await analyse(ruleset, analysisCallOf(name), given, spentSince(context.began));
  if ("faults" in answer) throw malformed(answer.faults);
  return answer;
}

function listDecisions(ruleset: AnyRuleset, given: Given): unknown {
  const read = readRequest(ruleset, "decisions", given, DECISION_FIELDS);
  const answer = decide(ruleset, read.request, read.faults);
  if (answer.kind === "MALFORMED") throw malformed(answer.faults);
  return answer.decisions;
}

async function drawnMap(ruleset: AnyRuleset, map: NonNullable<AnyRuleset["map"]>, given: Given): Promise<string> {
  const read = readRequest(ruleset, "map", given, mapFields(ruleset));
  const answer = await drawMap(ruleset, map, read.request, read.faults);
  if (answer.kind === "MALFORMED") throw malformed(answer.faults);
  return answer.svg;
}

async function computeReport(ruleset: AnyRuleset, report: AnyReport, given: Given): Promise<unknown> {
  const found = await compute(ruleset, report, given);
  if (found.kind === "MALFORMED") throw malformed(found.faults);
  return found.output;
}
