import { GraphQLList } from "graphql";
import type { ClassType } from "type-graphql";
import type { AnyAnalysisCall } from "../../../core/analysis/call";
import { analysisCalls } from "../../../core/analysis/index";
import { auditEntrySchema } from "../../../core/audit/entry-schema";
import type { DecisionKind } from "../../../core/contract/answer";
import type { AuditLevel, Weight } from "../../../core/contract/audit";
import type { JsonSchema, LimitRule } from "../../../core/contract/choice";
import type { DecisionScope } from "../../../core/contract/request";
import { resolutionSchema } from "../../../core/engine/answer-schema";
import { eitherDecisionSchema } from "../../../core/engine/decision-schema";
import { propertiesOf, refName } from "../../../core/json/schema";
import { chartSchema } from "../../answers/catalogue";
import type { SchemaDocument } from "../../json-schemas";
import { schemaDocument } from "../../json-schemas";
import { pascalCase } from "../../names";
import type { Arguments } from "./decorate";
import { addFields, asInterfaceType, asObjectType, emptyClass, enumOf } from "./decorate";
import type { OwnField } from "./from-json-schema";
import { TypeMaker } from "./from-json-schema";
import { JsonScalar, SnapshotScalar } from "./scalars";

/** Returns the value of an analysis's `kind`, as the schema of its answer declares it. */
function kindOf({ answer }: AnyAnalysisCall): string {
  return String(propertiesOf(schemaDocument(answer, "output").root).kind?.const);
}

/** Returns the type name of an analysis's answer. */
function answerTypeOf({ name, answer }: AnyAnalysisCall): string {
  return schemaDocument(answer, "output").id ?? pascalCase(name);
}

const AnswerKind = enumOf(
  {
    name: "AnswerKind",
    description: "Kind of answer. `__typename` combines it with the name of the operation.",
  },
  {
    RESOLUTION: "The operation was resolved.",
    REFUSAL: "A rule forbids the operation.",
    NEEDS_ROLL: "`dice` is too short. More dice are needed.",
    ...Object.fromEntries(analysisCalls.map((call) => [kindOf(call), call.meaning])),
  },
);

const AuditKind = enumOf(
  { name: "AuditKind", description: "Kind of event that an audit line records." },
  {
    roll: "A roll of dice.",
    draw: "A draw from a pool or a deck.",
    throw: "A throw of several dice, each read separately.",
    effect: "A change of the snapshot.",
    ruling: "A numbered ruling that decided an open question.",
  },
);

const AuditWeightEnum = enumOf({ name: "AuditWeight", description: "Importance of an audit line to its reader." }, {
  STORY: "Story: a roll that decides something, or a change that matters to a player.",
  DETAIL: "Detail, which a page can collapse.",
  RULING: "The ruling that decided an open question.",
} satisfies Record<Weight, string>);

/** How much of the audit trail a response contains. */
export const AuditLevelEnum = enumOf({ name: "AuditLevel", description: "Extent of the audit trail in a response." }, {
  FULL: "Every roll, effect and ruling.",
  SUMMARY: "Rolls and rulings, without effects.",
  NONE: "No audit trail.",
} satisfies Record<AuditLevel, string>);

/** Which operations a list of decisions contains. */
export const DecisionScopeEnum = enumOf(
  { name: "DecisionScope", description: "The operations that a list of decisions contains." },
  {
    OPEN: "Operations that you can call now.",
    PHASE: "Operations that you can call now, and those that the current phase closes, with the closing rule.",
    ALL: "Every operation.",
    NONE: "None.",
  } satisfies Record<DecisionScope, string>,
);

const DecisionKindEnum = enumOf({ name: "DecisionKind", description: "The role of a legal operation in play." }, {
  MUST: "Play cannot continue without one of these operations.",
  MAY: "An optional operation.",
  END: "Ends or declines the current activity. Play then continues.",
  STANDING: "A permission that is almost always open. It is not a move.",
} satisfies Record<DecisionKind, string>);

const LimitRuleEnum = enumOf({ name: "LimitRule", description: "The check that a limit applies." }, {
  sum: "The selected values add up to `min` through `max`. A value that is not a number counts its weight.",
  count: "The number of selected values is from `min` through `max`.",
  distinct: "Each combination of values at the pointers occurs at most `max` times. Default: once.",
  pairs: "Each combination of values at the pointers is in `allowed`, or is not in `forbidden`.",
  other: "Only the rules can check this limit. `message` states it.",
} satisfies Record<LimitRule, string>);

const answerKind: OwnField = { type: AnswerKind };

const auditKind: OwnField = { type: AuditKind, description: "Kind of event that this line records." };

/** The argument for the language of a field. */
export const LANGUAGE: Arguments = {
  language: {
    type: String,
    nullable: true,
    description: "Language, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English.",
  },
};

/** Declares a text field with a language argument. The field is never null. */
const localizedText = (description: string): OwnField => ({
  type: String,
  description,
  args: {
    language: {
      type: String,
      nullable: true,
      description:
        "A language of the ruleset. Default: the language of the request, else the best match of Accept-Language.",
    },
  },
});

const sentence = localizedText("This line as a sentence in the language.");

/** A field for any JSON, including null. */
const anything: OwnField = { type: JsonScalar, nullable: true };

/**
 * A list of values with nulls, mapped through `scalarsMap`: in a list of lists, decorators cannot make only the inner
 * values nullable.
 */
class Values {}

/** Types that decorators cannot express, by their placeholder class. */
export const MAPPED = [{ type: Values, scalar: new GraphQLList(JsonScalar) as never }];

const combinations: OwnField = { type: [Values], nullable: true };

/**
 * The fields that GraphQL serves differently from REST: enums, texts localized on demand, and values that may be null.
 */
const OWN_FIELDS: Readonly<Record<string, OwnField>> = {
  "Resolution.kind": answerKind,
  "Resolution.snapshot": { type: SnapshotScalar },
  "Refusal.kind": answerKind,
  "NeedsRoll.kind": answerKind,
  ...Object.fromEntries(analysisCalls.map((call) => [`${answerTypeOf(call)}.kind`, answerKind])),
  "TakenPosition.snapshot": { type: SnapshotScalar },
  ...Object.fromEntries(
    ["RollEntry", "ThrowEntry", "EffectEntry", "RulingEntry"].flatMap((entry) => [
      [`${entry}.kind`, auditKind],
      [`${entry}.sentence`, sentence],
    ]),
  ),
  // On all kinds of line, so that a client may select it together with the others.
  "ThrowEntry.chart": { type: String, nullable: true },
  "Decision.kind": { type: DecisionKindEnum, nullable: true },
  // Served as JSON, because the kinds of answer and snapshot differ.
  ...Object.fromEntries(
    [
      ...["Career.snapshot", "Career.view", "Career.decisions", "CareerAudit.audit", "CareerCreated.answer"],
      ...["CareerPlayed.answer", "CareerPlayed.audit", "CareerPlayed.view", "CareerRunStep.audit"],
    ].map((field) => [field, anything]),
  ),
  "EffectEntry.before": anything,
  "EffectEntry.after": anything,
  "ClosedValue.value": anything,
  "DecisionLimit.allowed": combinations,
  "DecisionLimit.forbidden": combinations,
  "TotalMeaning.words": localizedText("The result in words."),
  "NeededModifier.words": localizedText("The modifier's name in the language."),
  "NextRoll.purpose": localizedText("The purpose of the dice in words, with its rule."),
  "NextRoll.chartName": { ...localizedText("The chart's name in the language. Null without a chart."), nullable: true },
  "NextRoll.columnName": {
    ...localizedText("The column's name in the language. Null without a column."),
    nullable: true,
  },
};

const AuditEntry = emptyClass("AuditEntry");

/** An operation in a list of decisions, open or closed. */
export const DecisionType = emptyClass("Decision");

const KNOWN: Readonly<Record<string, object>> = {
  AuditEntry,
  AuditLevel: AuditLevelEnum,
  AuditWeight: AuditWeightEnum,
  Decision: DecisionType,
  DecisionScope: DecisionScopeEnum,
  LimitRule: LimitRuleEnum,
};

/** Makes the types that all rulesets share. */
export const answerTypes = new TypeMaker({ nameOf: (id) => id, known: (id) => KNOWN[id], ownFields: OWN_FIELDS });

/** Returns the schemas of all kinds of audit line, by the names of their types. */
function entryDocuments(): readonly (readonly [string, SchemaDocument])[] {
  const { root, defs } = schemaDocument(auditEntrySchema, "output");
  const names = (root.oneOf as readonly JsonSchema[]).map((kind) => refName(kind)!);
  return names.map((name) => [name, { id: name, root: defs[name]!, defs }]);
}

/** The types of all kinds of audit line. No field refers to them by name. */
export const ENTRIES: readonly ClassType[] = entryDocuments().map(([name, document]) => {
  return answerTypes.objectType(document, { name, description: String(document.root.description) }, AuditEntry);
});

declareAuditEntry();

declareDecision();

/** Declares one type for open and closed decisions. Fields that do not apply are null. */
function declareDecision(): void {
  const document = schemaDocument(eitherDecisionSchema, "output");
  const description = String(document.root.description);
  asObjectType(DecisionType, { name: "Decision", description }, answerTypes.fieldsOf(document, "Decision"));
}

/** Declares the interface of audit lines: the fields that all kinds share. */
function declareAuditEntry(): void {
  const [first, ...others] = entryDocuments().map(([name, document]) => answerTypes.fieldsOf(document, name));
  const shared = Object.entries(first!).filter(([name]) => others.every((fields) => name in fields));
  const description = String(schemaDocument(auditEntrySchema, "output").root.description);
  asInterfaceType(AuditEntry, { name: "AuditEntry", description }, Object.fromEntries(shared));
}

/** A chart as a whole, in addition to the members of every chart. */
export const Chart = answerTypes.answerType(chartSchema);
addFields(Chart, { chart: { type: JsonScalar, description: "The complete chart, as the chart pack contains it." } });

/**
 * The members of every resolution, so that a client writes its fragment once: the outcome as JSON, and the views, which
 * are null in games that hide nothing.
 */
export const ResolutionType = emptyClass("Resolution");
declareResolution();

function declareResolution(): void {
  const { outcome, ...fields } = answerTypes.fieldsOf(schemaDocument(resolutionSchema, "output"), "Resolution");
  const outcomeJson = { type: JsonScalar, description: `${outcome!.description} As JSON.` };
  const description =
    "The operation was resolved. Each operation has its own resolution type, with its outcome and its game's state.";
  asInterfaceType(ResolutionType, { name: "Resolution", description }, { ...fields, outcomeJson });
}
