import { Arg, type ClassType, FieldResolver, Int, ObjectType, Query, Resolver } from "type-graphql";
import { adjudicate, decide } from "../../core/operation/adjudicate";
import type { AnyRuleset } from "../../core/operation/contract";
import { listCharts, listInterpretations } from "../catalogue";
import { schemaDocument } from "../json-schemas";
import { fallbackNames, fallbackState, operationTypeName, pascalCase, schemaTypeName } from "../names";
import { operationsOf, type WireOperation } from "../operations";
import { DECISION_FIELDS, OPERATION_FIELDS, REQUEST_FIELDS, type RequestFieldName, readRequest } from "../request";
import { worded } from "../worded";
import { malformed } from "./errors";
import { TypeMaker } from "./from-json-schema";
import { JsonScalar, SnapshotScalar } from "./scalars";
import { tellWhenAsked } from "./telling";
import { AuditLevelEnum } from "./types/audit";
import { ChartType, InterpretationType } from "./types/catalogue";
import { DecisionType } from "./types/decision";
import { resultUnion } from "./types/resolution";

type ArgumentType = { readonly type: () => unknown; readonly nullable: boolean; readonly defaultValue?: string };

const ARGUMENT_TYPES: Readonly<Record<Exclude<RequestFieldName, "input">, ArgumentType>> = {
  snapshot: { type: () => SnapshotScalar, nullable: false },
  seed: { type: () => String, nullable: true },
  dice: { type: () => [Int], nullable: true },
  charts: { type: () => JsonScalar, nullable: true },
  audit: { type: () => AuditLevelEnum, nullable: true, defaultValue: REQUEST_FIELDS.audit.schema.default },
  rerolls: { type: () => [Int], nullable: true },
  language: { type: () => String, nullable: true },
};

/** The resolver classes of one ruleset: the field of the query named like the ruleset, and the fields below it. */
export function namespaceOf(ruleset: AnyRuleset): readonly ClassType[] {
  const name = pascalCase(ruleset.id);
  const maker = new TypeMaker((id) => schemaTypeName(ruleset, id));
  const space = { [`${name}Queries`]: class {} }[`${name}Queries`] as ClassType;
  ObjectType(`${name}Queries`, {
    description: `${ruleset.title}: every operation, its decisions, charts and rulings.`,
  })(space);

  const fields = class {};
  const state = maker.classOf(schemaDocument(ruleset.snapshot, "output"), "output", fallbackState(ruleset))!;
  for (const operation of operationsOf(ruleset)) addOperation(fields, ruleset, operation, maker, state);
  addCatalogue(fields, ruleset);
  Resolver(() => space)(fields);

  const root = class {};
  define(root, ruleset.id, () => ({}));
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
  const result = resultUnion(operationTypeName(ruleset, operation), title, state, outcome);
  const takes = OPERATION_FIELDS.filter(
    (field) => (field !== "snapshot" || !operation.start) && (field !== "input" || input !== undefined),
  );
  const optionalInput = ((asked.root.required ?? []) as readonly string[]).length === 0;
  define(
    fields,
    name,
    (given) => {
      const read = readRequest(ruleset, name, given, OPERATION_FIELDS);
      if (!read.ok) throw malformed(read.faults);
      const answer = adjudicate(ruleset, read.request);
      if (answer.kind === "MALFORMED") throw malformed(answer.faults);
      const told = worded(answer, tellWhenAsked(ruleset, read.language));
      return told.kind === "RESOLUTION" ? { ...told, state: told.snapshot } : told;
    },
    takes,
  );
  for (const [index, field] of takes.entries()) {
    const type = field === "input" ? { type: () => input, nullable: optionalInput } : ARGUMENT_TYPES[field];
    addArgument(fields, name, index, field, type);
  }
  const description = `${doc} Rules ${rules.join(", ")}. Null only beside an error.`;
  FieldResolver(() => result as ClassType, { description, nullable: true })(
    fields.prototype,
    name,
    descriptorOf(fields, name),
  );
}

function addCatalogue(fields: ClassType, ruleset: AnyRuleset): void {
  define(
    fields,
    "decisions",
    (given) => {
      const read = readRequest(ruleset, "decisions", given, DECISION_FIELDS);
      if (!read.ok) throw malformed(read.faults);
      const answer = decide(ruleset, read.request);
      if (answer.kind === "MALFORMED") throw malformed(answer.faults);
      return answer.decisions;
    },
    DECISION_FIELDS,
  );
  for (const [index, field] of DECISION_FIELDS.entries()) {
    addArgument(fields, "decisions", index, field, ARGUMENT_TYPES[field as "snapshot" | "charts"]);
  }
  addField(
    fields,
    "decisions",
    () => [DecisionType],
    "Every operation for a snapshot: legal with its input, or closed with the rule that closes it. Null only beside an error.",
    true,
  );
  define(fields, "charts", () => listCharts(ruleset).map((chart) => ({ ...chart, chart })));
  addField(fields, "charts", () => [ChartType], "Every chart of the ruleset's pack.");
  define(fields, "interpretations", () => listInterpretations(ruleset));
  addField(
    fields,
    "interpretations",
    () => [InterpretationType],
    "Every numbered ruling on an open question of the rules.",
  );
}

function addField(fields: ClassType, name: string, type: () => unknown, description: string, nullable = false): void {
  const decorate = FieldResolver(type as () => ClassType, { description, nullable });
  decorate(fields.prototype, name, descriptorOf(fields, name));
}

function addArgument(
  fields: ClassType,
  method: string,
  index: number,
  field: RequestFieldName,
  { type, ...options }: ArgumentType,
): void {
  const described = { description: REQUEST_FIELDS[field].doc, ...options };
  Arg(field, type as () => ClassType, described)(fields.prototype, method, index);
}

/** Gives a resolver class a method that is called with its arguments by name. */
function define(
  target: ClassType,
  name: string,
  answer: (given: Readonly<Record<string, unknown>>) => unknown,
  names: readonly string[] = [],
): void {
  const value = (...values: unknown[]): unknown =>
    answer(
      Object.fromEntries(names.flatMap((each, index) => (values[index] === undefined ? [] : [[each, values[index]]]))),
    );
  Object.defineProperty(target.prototype, name, { value, configurable: true, writable: true });
}

function descriptorOf(target: ClassType, name: string): TypedPropertyDescriptor<never> {
  return Object.getOwnPropertyDescriptor(target.prototype, name) as TypedPropertyDescriptor<never>;
}
