import type { ClassType } from "type-graphql";
import type { AnyReport } from "../../core/contract/operation";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { schemaDocument } from "../json-schemas";
import { reportNames } from "../names";
import { REQUEST_FIELDS } from "../request";
import { addArgument, addField, define } from "./fields";
import type { TypeMaker } from "./from-json-schema";
import { JsonScalar } from "./scalars";

/** Adds a report to a namespace: its input's members as arguments, its output as the field's type. */
export function addReport(fields: ClassType, ruleset: AnyRuleset, report: AnyReport, maker: TypeMaker): void {
  const { name, doc, rules, input, output } = report;
  const names = reportNames(ruleset, report);
  const members = maker.membersOf(schemaDocument(input, "input"), "input", names.input.name);
  const type = maker.classOf(schemaDocument(output, "output"), "output", names.output)!;
  const charts = { type: () => JsonScalar, nullable: true, description: REQUEST_FIELDS.charts.doc };
  const takes = [...members, { name: "charts", ...charts }];
  define(fields, name);
  for (const [index, { name: argument, ...options }] of takes.entries()) {
    addArgument(fields, name, index, argument, options);
  }
  addField(fields, name, () => type, `${doc} Rules ${rules.join(", ")}. Null only beside an error.`, true);
}
