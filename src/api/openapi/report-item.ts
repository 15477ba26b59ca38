import type { JsonSchema } from "../../core/contract/choice";
import type { AnyReport } from "../../core/contract/operation";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { reportSchema } from "../../core/engine/answer-schema";
import { propertiesOf } from "../../core/json/schema";
import { REQUEST_FIELDS } from "../../core/request/request-fields";
import { schemaDocument } from "../json-schemas";
import { pascalCase, reportNames, schemaTypeName } from "../names";
import type { Components } from "./components";
import { examplePath, jsonBody } from "./content";
import { type OwnItem, successOf } from "./item";

/** Returns the request and the responses of a report: its input with `charts`, and its output in an envelope. */
export function reportItem(ruleset: AnyRuleset, report: AnyReport, components: Components): OwnItem {
  const { name, title, doc, rules } = report;
  const names = reportNames(ruleset, report);
  const nameOf = (id: string) => schemaTypeName(ruleset, id);
  const input = schemaDocument(report.input, "input");
  const charts = { ...REQUEST_FIELDS.charts.schema, description: REQUEST_FIELDS.charts.doc };
  const root = { ...input.root, properties: { ...propertiesOf(input.root), charts } };
  const request = components.addDocument({ ...input, id: undefined, root }, nameOf, names.input);
  const output = components.addDocument(schemaDocument(report.output, "output"), nameOf, names.output);
  const envelope = schemaDocument(reportSchema, "output").root;
  const ownSchemas: Readonly<Record<string, JsonSchema>> = {
    ruleset: constant(ruleset.id),
    report: constant(name),
    output,
  };
  const properties = { ...propertiesOf(envelope), ...ownSchemas };
  const answer = components.add(`${pascalCase(ruleset.id)}${pascalCase(name)}Answer`, {
    ...envelope,
    description: `Report: ${title}.`,
    properties,
  });
  return {
    name,
    tag: "reports",
    title,
    doc: `${doc} Rules ${rules.join(", ")}.`,
    requestBody: jsonBody(request, "The request body.", examplePath(ruleset.id, name)),
    successes: successOf(answer, "The report."),
    problems: ["malformed"],
  };
}

/** Returns the schema of a constant string. */
function constant(value: string): JsonSchema {
  return { type: "string", const: value, description: `Always ${value}.` };
}
