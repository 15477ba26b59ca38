import type { JsonSchema } from "../../core/contract/choice";
import type { AnyReport, Examples } from "../../core/contract/operation";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { propertiesOf, schemaDocument } from "../json-schemas";
import { reportNames, schemaTypeName } from "../names";
import { REQUEST_FIELDS } from "../request";
import type { Components } from "./components";
import { jsonBody, jsonResponse } from "./content";
import { constant, problemResponses } from "./problems";

/** The path item of a report: its input with `charts` beside it, and its output in an envelope. */
export function reportItem(
  ruleset: AnyRuleset,
  report: AnyReport,
  components: Components,
  examples: Examples,
): JsonSchema {
  const { name, title, doc, rules } = report;
  const names = reportNames(ruleset, report);
  const nameOf = (id: string) => schemaTypeName(ruleset, id);
  const input = schemaDocument(report.input, "input");
  const charts = { ...REQUEST_FIELDS.charts.schema, description: REQUEST_FIELDS.charts.doc };
  const root = { ...input.root, properties: { ...propertiesOf(input.root), charts } };
  const request = components.addDocument({ ...input, id: undefined, root }, nameOf, names.input);
  const output = components.addDocument(schemaDocument(report.output, "output"), nameOf, names.output);
  const answer = {
    type: "object",
    description: `A report: ${title}.`,
    properties: { kind: constant("REPORT"), ruleset: constant(ruleset.id), report: constant(name), output },
    required: ["kind", "ruleset", "report", "output"],
    additionalProperties: false,
  };
  return {
    operationId: `${ruleset.id}_${name}`,
    tags: [ruleset.id],
    summary: title,
    description: `${doc} Rules ${rules.join(", ")}.`,
    requestBody: jsonBody(request, "The request.", examples.reports[name]),
    responses: {
      200: jsonResponse(answer, "The report."),
      ...problemResponses("malformed", "body-too-large", "content-type"),
    },
  };
}
