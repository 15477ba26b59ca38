import { type ClassType, Int, ObjectType, Query, Resolver } from "type-graphql";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { operationFields, viewersOf } from "../../core/request/fields";
import { schemaDocument } from "../json-schemas";
import { fallbackNames, fallbackState, operationTypeName, pascalCase, schemaTypeName } from "../names";
import { operationsOf, type WireOperation } from "../operations";
import { DECISION_FIELDS, mapFields, REQUEST_FIELDS, type RequestFieldName } from "../request";
import type { AnalysisTypes } from "./analysis";
import { type ArgumentOptions, addArgument, addField, define, descriptorOf } from "./fields";
import { TypeMaker } from "./from-json-schema";
import { addReport } from "./reports";
import { JsonScalar, SnapshotScalar } from "./scalars";
import { AuditLevelEnum } from "./types/audit";
import { ChartType, InterpretationType } from "./types/catalogue";
import { DecisionType } from "./types/decision";
import { resultUnion } from "./types/resolution";

const ARGUMENT_TYPES: Readonly<Record<Exclude<RequestFieldName, "input">, Omit<ArgumentOptions, "description">>> = {
  snapshot: { type: () => SnapshotScalar, nullable: false },
  seed: { type: () => String, nullable: true },
  dice: { type: () => [Int], nullable: true },
  charts: { type: () => JsonScalar, nullable: true },
  audit: { type: () => AuditLevelEnum, nullable: true, defaultValue: REQUEST_FIELDS.audit.schema.default },
  rerolls: { type: () => [Int], nullable: true },
  views: { type: () => [String], nullable: true },
  viewer: { type: () => String, nullable: true },
  language: { type: () => String, nullable: true },
};

/** The resolver classes of one ruleset: the field of the query named like the ruleset, and the fields below it. */
export function namespaceOf(ruleset: AnyRuleset, analyses: AnalysisTypes): readonly ClassType[] {
  const name = pascalCase(ruleset.id);
  const maker = new TypeMaker((id) => schemaTypeName(ruleset, id), schemaDocument(ruleset.snapshot, "output").id);
  const space = { [`${name}Queries`]: class {} }[`${name}Queries`] as ClassType;
  ObjectType(`${name}Queries`, {
    description: `${ruleset.title}: every operation, its decisions, reports, charts and rulings.`,
  })(space);

  const fields = class {};
  const state = maker.classOf(schemaDocument(ruleset.snapshot, "output"), "output", fallbackState(ruleset))!;
  for (const operation of operationsOf(ruleset)) addOperation(fields, ruleset, operation, maker, state);
  for (const report of ruleset.reports) addReport(fields, ruleset, report, maker);
  analyses.addTo(fields);
  if (ruleset.map !== undefined) addMap(fields, ruleset, ruleset.map.doc);
  addCatalogue(fields);
  Resolver(() => space)(fields);

  const root = class {};
  define(root, ruleset.id);
  Query(() => space, { description: `${ruleset.title}.` })(root.prototype, ruleset.id, descriptorOf(root, ruleset.id));
  Resolver()(root);
  return [fields as ClassType, root as ClassType];
}

function addOperation(
  fields: ClassType,
  ruleset: AnyRuleset,
  operation: WireOperation,
  maker: TypeMaker,
  state: ClassType,
): void {
  const { name, title, doc, rules } = operation;
  const fallback = fallbackNames(ruleset, operation);
  const asked = schemaDocument(operation.input, "input");
  const input = maker.classOf(asked, "input", fallback.input);
  const outcome = maker.classOf(schemaDocument(operation.outcome, "output"), "output", fallback.outcome);
  const result = resultUnion(
    operationTypeName(ruleset, operation),
    title,
    state,
    outcome,
    viewersOf(ruleset).length > 0,
  );
  const takes = operationFields(ruleset).filter(
    (field) => (field !== "snapshot" || !operation.start) && (field !== "input" || input !== undefined),
  );
  const optionalInput = ((asked.root.required ?? []) as readonly string[]).length === 0;
  define(fields, name);
  for (const [index, field] of takes.entries()) {
    const type = field === "input" ? { type: () => input, nullable: optionalInput } : ARGUMENT_TYPES[field];
    addArgument(fields, name, index, field, { ...type, description: REQUEST_FIELDS[field].doc });
  }
  const description = `${doc} Rules ${rules.join(", ")}. Null only beside an error.`;
  addField(fields, name, () => result, description, true);
}

function addMap(fields: ClassType, ruleset: AnyRuleset, doc: string): void {
  define(fields, "map");
  for (const [index, field] of mapFields(ruleset).entries()) {
    const { type } = ARGUMENT_TYPES[field];
    addArgument(fields, "map", index, field, { type, nullable: true, description: REQUEST_FIELDS[field].doc });
  }
  addField(fields, "map", () => String, `${doc} An SVG document. Null only beside an error.`, true);
}

function addCatalogue(fields: ClassType): void {
  define(fields, "decisions");
  for (const [index, field] of DECISION_FIELDS.entries()) {
    const description = REQUEST_FIELDS[field].doc;
    addArgument(fields, "decisions", index, field, { ...ARGUMENT_TYPES[field], description });
  }
  addField(
    fields,
    "decisions",
    () => [DecisionType],
    "Every operation for a snapshot: legal with its input, or closed with the rule that closes it. Null only beside an error.",
    true,
  );
  define(fields, "charts");
  addField(fields, "charts", () => [ChartType], "Every chart of the ruleset's pack.");
  define(fields, "interpretations");
  addField(
    fields,
    "interpretations",
    () => [InterpretationType],
    "Every numbered ruling on an open question of the rules.",
  );
}
