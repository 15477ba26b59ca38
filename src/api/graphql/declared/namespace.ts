import { type ClassType, Int } from "type-graphql";
import type { AnyAnalysisCall } from "../../../core/analysis/call";
import { analysisCalls } from "../../../core/analysis/index";
import type { JsonSchema } from "../../../core/contract/choice";
import { mapGeometrySchema, mapPiecesSchema } from "../../../core/contract/map";
import type { AnyReport } from "../../../core/contract/operation";
import type { Phrases } from "../../../core/contract/phrases";
import type { AnyRuleset } from "../../../core/contract/ruleset";
import { decisionFields, mapFields, operationFields, viewersOf } from "../../../core/request/fields";
import { REQUEST_FIELDS, type RequestField, type RequestFieldName } from "../../../core/request/request-fields";
import { rulingSchema } from "../../answers/catalogue";
import { schemaDocument } from "../../json-schemas";
import {
  fallbackNames,
  fallbackState,
  operationTypeName,
  pascalCase,
  playResolutionName,
  reportNames,
  schemaTypeName,
  viewName,
} from "../../names";
import { type ApiOperation, operationsOf } from "../../operations";
import { listedCodes, refusalCodes, rulesetFaultCodes } from "../../problems/codes";
import { PLAY, type ReadName } from "../answers";
import {
  type Arguments,
  asObjectType,
  emptyClass,
  enumOf,
  type FieldOptions,
  type NamedType,
  type TypeFields,
  type TypeValue,
  unionOf,
} from "./decorate";
import { TypeMaker } from "./from-json-schema";
import { JsonScalar, SnapshotScalar } from "./scalars";
import { AuditLevelEnum, DecisionScopeEnum, describeCode, LANGUAGE, type SharedTypes } from "./shared";

/** The context for making the types of one ruleset. */
interface NamespaceContext {
  readonly ruleset: AnyRuleset;
  readonly maker: TypeMaker;
  readonly state: TypeValue;
  /** The enum of the game's operations. */
  readonly operations: TypeValue;
  readonly shared: SharedTypes;
}

/** Returns the type of a ruleset's query field: every operation, report, analysis and other field. */
export function namespaceType(
  ruleset: AnyRuleset,
  phrases: Phrases,
  shared: SharedTypes,
  sharedFields: TypeFields,
): ClassType {
  const snapshot = schemaDocument(ruleset.snapshot, "output");
  const maker = new TypeMaker({
    nameOf: (id) => schemaTypeName(ruleset, id),
    known: (id, direction) => (id === snapshot.id && direction === "input" ? SnapshotScalar : undefined),
    describeValue: (value, type) => describeCode(value, type.slice(pascalCase(ruleset.id).length), phrases),
  });
  const operations = enumOf(
    { name: `${pascalCase(ruleset.id)}Operation`, description: `An operation of ${ruleset.title}.` },
    Object.fromEntries(operationsOf(ruleset).map((each) => [each.name, `${each.title}.`])),
  );
  const state = maker.outputType(snapshot, fallbackState(ruleset))!;
  const context = { ruleset, maker, state, operations, shared };
  declareView(context);
  const name = `${pascalCase(ruleset.id)}Queries`;
  const refusals = listedCodes(refusalCodes(ruleset));
  const faults = listedCodes(rulesetFaultCodes(ruleset));
  const description = `${ruleset.title}: operations, decisions, reports, analyses, charts and rulings.

Codes of its refusals: ${refusals}.

Codes of faults in its snapshots and input: ${faults}.`;
  return classOf(
    { name, description },
    {
      [PLAY]: playField(context),
      ...byName(operationsOf(ruleset), (operation) => operationField(operation, context)),
      ...byName(ruleset.reports, (report) => reportField(report, context)),
      ...mapFieldsOf(context),
      ...sharedFields,
      decisions: {
        ...mayFail("The requested operations: a legal one has its input, a closed one has the rule that closes it."),
        type: [shared.decision],
        args: argumentsOf(decisionFields(ruleset), namedTypes(context)),
      },
    },
  );
}

function classOf(heading: NamedType, fields: TypeFields, of?: ClassType): ClassType {
  const type = emptyClass(heading.name);
  asObjectType(type, heading, fields, of);
  return type;
}

function byName<T extends { readonly name: string }>(
  all: readonly T[],
  fieldOf: (each: T) => FieldOptions,
): TypeFields {
  return Object.fromEntries(all.map((each) => [each.name, fieldOf(each)]));
}

/** Declares the view of a game that hides something. */
function declareView({ ruleset, maker, shared }: NamespaceContext): void {
  const type = shared.own.get(ruleset.id)!.view;
  if (ruleset.views === undefined || type === undefined) return;
  const document = schemaDocument(ruleset.views.schema, "output");
  const name = viewName(ruleset.id);
  asObjectType(type, { name, description: String(document.root.description) }, maker.fieldsOf(document, name));
}

/** Returns the field that resolves any operation of a game, so that one document plays a whole game. */
function playField(context: NamespaceContext): FieldOptions {
  const { ruleset, maker, state, shared } = context;
  const prefix = pascalCase(ruleset.id);
  const operations = operationsOf(ruleset);
  const outcomes = operations.flatMap((operation) => {
    const { outcome } = fallbackNames(ruleset, operation);
    const type = maker.outputType(schemaDocument(operation.outcome, "output"), outcome);
    return type === undefined || type === JsonScalar ? [] : [type as ClassType];
  });
  const outcome = { name: `${prefix}Outcome`, description: "The outcome of an operation: one type for each kind." };
  const { resolution } = shared.own.get(ruleset.id)!;
  asObjectType(
    resolution,
    {
      name: playResolutionName(ruleset.id),
      description: "Any operation: the new state, the outcome and the audit trail.",
    },
    {
      outcome: {
        type: unionOf(outcome, [...new Set(outcomes)]),
        nullable: true,
        description: "The outcome of the operation. Null for an outcome without members.",
      },
      state: { type: state, description: "The new state as typed fields." },
    },
    shared.resolution,
  );
  const result = { name: `${prefix}PlayResult`, description: "A resolution, a refusal, or a request for dice." };
  return {
    ...mayFail("Resolves any operation. Its input is one JSON value, as `decisions` describes it."),
    type: unionOf(result, [resolution, shared.refusal, shared.needsRoll]),
    args: {
      operation: { type: context.operations, description: "The operation." },
      ...argumentsOf(operationFields(ruleset), namedTypes(context)),
    },
  };
}

function operationField(operation: ApiOperation, context: NamespaceContext): FieldOptions {
  const { ruleset, maker, state, shared } = context;
  const { title, doc, rules } = operation;
  const fallback = fallbackNames(ruleset, operation);
  const inputDocument = schemaDocument(operation.input, "input");
  const input = maker.inputType(inputDocument, fallback.input);
  const name = operationTypeName(ruleset, operation);
  const resolution = classOf(
    { name: `${name}Resolution`, description: `${title}: the new state, the outcome and the audit trail.` },
    {
      // GraphQL has no objects without fields. Such an outcome is served as JSON, which is {}.
      outcome: {
        type: maker.outputType(schemaDocument(operation.outcome, "output"), fallback.outcome) ?? JsonScalar,
        description: "The outcome of the operation.",
      },
      state: { type: state, description: "The new state as typed fields." },
    },
    shared.resolution,
  );
  const result = {
    name: `${name}Result`,
    description: `${title}: a resolution, a refusal, or a request for dice.`,
  };
  const fields = operationFields(ruleset).filter((field) => field !== "snapshot" || !operation.isStart);
  const { input: any, ...others } = argumentsOf(fields, namedTypes(context), ["snapshot"]);
  const nullable = ((inputDocument.root.required ?? []) as readonly string[]).length === 0;
  return {
    ...mayFail(`${doc} Rules ${rules.join(", ")}.`),
    type: unionOf(result, [resolution, shared.refusal, shared.needsRoll]),
    args: input === undefined ? others : { ...others, input: { ...any!, type: input, nullable } },
  };
}

function reportField(
  { name, doc, rules, input, output }: AnyReport,
  { ruleset, maker }: NamespaceContext,
): FieldOptions {
  const names = reportNames(ruleset, { name });
  return {
    ...mayFail(`${doc} Rules ${rules.join(", ")}.`),
    type: maker.outputType(schemaDocument(output, "output"), names.output)!,
    args: { ...maker.argumentsOf(input, names.input.name), ...argumentsOf(["charts"]) },
  };
}

function analysisField(
  { name, title, doc, answer, refuses, own, shared }: AnyAnalysisCall,
  { maker, refusal }: SharedTypes,
): FieldOptions {
  const fallback = { name: pascalCase(name), description: `${title}.` };
  const type = maker.outputType(schemaDocument(answer, "output"), fallback) as ClassType;
  const result = { name: `${pascalCase(name)}Result`, description: `${title}, or a refusal by a rule.` };
  return {
    ...mayFail(doc),
    type: refuses ? unionOf(result, [type, refusal]) : type,
    args: { ...maker.argumentsOf(own, pascalCase(name)), ...argumentsOf(shared) },
  };
}

/** The map fields of a ruleset with a map. */
type MapReads = Readonly<Record<Extract<ReadName, "map" | "geometry" | "pieces">, FieldOptions>>;

function mapFieldsOf(context: NamespaceContext): MapReads | Record<string, never> {
  const { ruleset, shared } = context;
  const { map } = ruleset;
  if (map === undefined) return {};
  const geometry = shared.maker.answerType(mapGeometrySchema);
  const pieces = shared.maker.answerType(mapPiecesSchema);
  const args = argumentsOf(mapFields(ruleset), namedTypes(context));
  return {
    map: { ...mayFail(`${map.doc} Returns an SVG document.`), type: String, args },
    geometry: { ...mayFail(`${map.doc} Returns the geometry, for maps that users click.`), type: geometry, args },
    pieces: { ...mayFail("Returns the pieces without the map, to draw on the empty map."), type: pieces, args },
  };
}

/** The named types of arguments. */
type NamedArguments = Partial<Record<RequestFieldName, TypeValue | [TypeValue]>>;

/** Returns the enums of a game's operations and viewers. A game that hides nothing has no viewers. */
function namedTypes({ ruleset, maker, operations }: NamespaceContext): NamedArguments {
  const viewers = viewersOf(ruleset);
  if (viewers.length === 0) return { runThrough: [operations] };
  const name = `${pascalCase(ruleset.id)}Viewer`;
  const viewer = maker.enumType(viewers, { name, description: "Viewers of the game, other than the referee." });
  return { runThrough: [operations], viewer, views: [viewer] };
}

/** The fields whose arguments have the same named type in every game. */
const NAMED_ARGUMENTS: NamedArguments = {
  snapshot: SnapshotScalar,
  audit: AuditLevelEnum,
  decisions: DecisionScopeEnum,
};

/** Returns the type of an argument from the schema of its field. */
function argumentType({ type, items }: JsonSchema): TypeValue | [TypeValue] {
  if (type === "array") return [argumentType(items as JsonSchema) as TypeValue];
  if (type === "object") return JsonScalar;
  if (type === "integer") return Int;
  return type === "boolean" ? Boolean : String;
}

/** Returns the fields of a request as arguments. `required` lists those that may not be null. */
function argumentsOf(
  fields: readonly RequestFieldName[],
  ownTypes: NamedArguments = {},
  required: readonly RequestFieldName[] = [],
): Arguments {
  const types = { ...NAMED_ARGUMENTS, ...ownTypes };
  const entries = fields.map((field) => {
    const { doc, schema }: RequestField = REQUEST_FIELDS[field];
    const nullable = !required.includes(field);
    return [
      field,
      {
        type: types[field] ?? argumentType(schema),
        nullable,
        description: doc,
        defaultValue: schema.default,
      },
    ];
  });
  return Object.fromEntries(entries);
}

function mayFail(doc: string) {
  return { description: `${doc} Null only if \`errors\` has an entry for it.`, nullable: true };
}

/** The fields that are the same for every ruleset: the analyses, and the other reads. */
export function sharedFields(shared: SharedTypes): TypeFields {
  const reads: Readonly<Record<Exclude<ReadName, "decisions" | keyof MapReads>, FieldOptions>> = {
    charts: { ...mayFail("Every chart of the ruleset."), type: [shared.chart], args: LANGUAGE },
    words: {
      ...mayFail("Every word of the game in one language, as in `GET /v1/{ruleset}/words/{language}`."),
      type: JsonScalar,
      args: LANGUAGE,
    },
    rulings: {
      ...mayFail("Every numbered ruling on an open question of the rules."),
      type: [shared.maker.answerType(rulingSchema)],
      args: LANGUAGE,
    },
  };
  return { ...byName(analysisCalls, (call) => analysisField(call, shared)), ...reads };
}
