import { GraphQLList } from "graphql";
import type { ClassType } from "type-graphql";
import type { z } from "zod";
import type { AnyAnalysisCall } from "../../../core/analysis/call";
import { analysisCalls } from "../../../core/analysis/index";
import { auditEntrySchema } from "../../../core/audit/entry-schema";
import type { DecisionKind } from "../../../core/contract/answer";
import type { AuditLevel, Weight } from "../../../core/contract/audit";
import type { JsonSchema, LimitRule } from "../../../core/contract/choice";
import {
  gameViewSchema,
  operationNameSchema,
  rulesetIdSchema,
  sideSchema,
  viewerSchema,
} from "../../../core/contract/game-names";
import type { Phrases } from "../../../core/contract/phrases";
import type { DecisionScope } from "../../../core/contract/request";
import type { AnyRuleset } from "../../../core/contract/ruleset";
import { needsRollSchema, refusalSchema, resolutionSchema } from "../../../core/engine/answer-schema";
import { eitherDecisionSchema } from "../../../core/engine/decision-schema";
import { propertiesOf, refName } from "../../../core/json/schema";
import { ONLOOKER } from "../../../core/request/fields";
import { knownWord } from "../../../core/text/patterns";
import { chartSchema } from "../../answers/catalogue";
import type { SchemaDocument } from "../../json-schemas";
import { schemaDocument } from "../../json-schemas";
import { pascalCase, playResolutionName, spelledOut, viewName } from "../../names";
import { operationsOf } from "../../operations";
import type { Arguments, TypeValue } from "./decorate";
import { addFields, asInterfaceType, asObjectType, emptyClass, enumOf, unionOf } from "./decorate";
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
    NAMES: "The same operations as PHASE, but without `input`, `limits` and `closed`.",
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
  "CreateCareerInput.snapshot": { type: SnapshotScalar, nullable: true },
  ...Object.fromEntries(
    ["ImportCareerInput", "VerifyCareerFileInput", "CareerFile"].flatMap((file) => [
      [`${file}.first`, { type: SnapshotScalar, nullable: true }],
      [`${file}.last`, { type: SnapshotScalar }],
    ]),
  ),
  "EffectEntry.before": anything,
  "EffectEntry.after": anything,
  "ClosedValue.value": anything,
  "DecisionLimit.allowed": combinations,
  "DecisionLimit.forbidden": combinations,
  "TotalMeaning.words": localizedText("The result in words."),
  "NeededModifier.words": localizedText("The modifier's name in the language."),
  "NextRoll.purpose": localizedText("The purpose of the dice in words, with its rule."),
  "FollowingRoll.purpose": localizedText("The purpose of the dice in words, with its rule."),
  "NextRoll.chartName": { ...localizedText("The chart's name in the language. Null without a chart."), nullable: true },
  "NextRoll.columnName": {
    ...localizedText("The column's name in the language. Null without a column."),
    nullable: true,
  },
};

/** The types that all rulesets share. Some of them list what the rulesets of a schema have. */
export interface SharedTypes {
  /** Makes types that belong to no ruleset. */
  readonly maker: TypeMaker;
  /** The kinds of audit line. No field refers to them by name. */
  readonly entries: readonly ClassType[];
  readonly decision: ClassType;
  readonly chart: ClassType;
  readonly refusal: ClassType;
  readonly needsRoll: ClassType;
  /** The interface of every resolution. */
  readonly resolution: ClassType;
  /** The types that each ruleset completes, by its id. */
  readonly own: ReadonlyMap<string, OwnTypes>;
}

/** The types of a ruleset that shared types contain. */
export interface OwnTypes {
  /** The resolution of generic play. */
  readonly resolution: ClassType;
  /** The view of a side or an onlooker. Undefined for a game that hides nothing. */
  readonly view: ClassType | undefined;
}

/** Returns the types that these rulesets share. The phrases are the English ones of each ruleset. */
export function sharedTypes(rulesets: readonly AnyRuleset[], phrases: readonly Phrases[]): SharedTypes {
  const own = new Map(rulesets.map((ruleset) => [ruleset.id, ownTypes(ruleset)]));
  const decision = emptyClass("Decision");
  const auditEntry = emptyClass("AuditEntry");
  const named: Readonly<Record<string, TypeValue | undefined>> = {
    AuditEntry: auditEntry,
    AuditLevel: AuditLevelEnum,
    AuditWeight: AuditWeightEnum,
    Decision: decision,
    DecisionScope: DecisionScopeEnum,
    LimitRule: LimitRuleEnum,
    Snapshot: SnapshotScalar,
    ...gameNameTypes(rulesets, phrases, own),
  };
  const resolutions = [...own.values()].map((types) => types.resolution);
  const answers: ClassType[] = [...resolutions];
  const careerAnswer = {
    type: unionOf(
      { name: "CareerAnswer", description: "The complete answer of an operation on a stored game." },
      answers,
    ),
    nullable: true,
  };
  const maker = new TypeMaker({
    nameOf: (id) => id,
    known: (id) => named[id],
    ownFields: { ...OWN_FIELDS, "CareerCreated.answer": careerAnswer, "CareerPlayed.answer": careerAnswer },
  });
  const refusal = maker.answerType(refusalSchema);
  const needsRoll = maker.answerType(needsRollSchema);
  answers.push(refusal, needsRoll);
  const chart = maker.answerType(chartSchema);
  addFields(chart, { chart: { type: JsonScalar, description: "The complete chart, as the chart pack contains it." } });
  const entries = entryDocuments().map(([name, document]) =>
    maker.objectType(document, { name, description: String(document.root.description) }, auditEntry),
  );
  declareAuditEntry(auditEntry, maker);
  declareDecision(decision, maker);
  return { maker, entries, decision, chart, refusal, needsRoll, resolution: resolutionType(maker), own };
}

function ownTypes({ id, views }: AnyRuleset): OwnTypes {
  return { resolution: emptyClass(playResolutionName(id)), view: views && emptyClass(viewName(id)) };
}

/** Returns the types of names and views that differ between games, by the id of their schema. */
function gameNameTypes(
  rulesets: readonly AnyRuleset[],
  phrases: readonly Phrases[],
  own: SharedTypes["own"],
): Readonly<Record<string, TypeValue | undefined>> {
  const operations = valuesOf(rulesets, (ruleset) =>
    operationsOf(ruleset).map(({ name, title }) => [name, `${title}.`]),
  );
  const sides = valuesOf(rulesets, (ruleset, index) =>
    (ruleset.views?.sides ?? []).map((side) => [
      side,
      `${ruleset.title}: ${describeCode(side, "Side", phrases[index]!)}.`,
    ]),
  );
  // A service without games has no names, and GraphQL has no empty enums.
  const isEmpty = Object.keys(operations).length === 0;
  const ids = valuesOf(rulesets, ({ id, title }) => [[id, `${title}.`]]);
  const named = isEmpty
    ? {}
    : { OperationName: enumFor(operationNameSchema, operations), RulesetId: enumFor(rulesetIdSchema, ids) };
  const views = [...own.values()].flatMap(({ view }) => view ?? []);
  if (views.length === 0) return named;
  const onlooker = { [ONLOOKER]: "An onlooker, who has no side." };
  return {
    ...named,
    Side: enumFor(sideSchema, sides),
    Viewer: enumFor(viewerSchema, { ...sides, ...onlooker }),
    GameView: unionOf({ name: "GameView", description: descriptionOf(gameViewSchema) }, views),
  };
}

/** Returns each value that rulesets have, with its descriptions in the rulesets that have it. */
function valuesOf(
  rulesets: readonly AnyRuleset[],
  valuesIn: (ruleset: AnyRuleset, index: number) => readonly (readonly [value: string, description: string])[],
): Readonly<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const [index, ruleset] of rulesets.entries()) {
    for (const [value, description] of valuesIn(ruleset, index)) {
      const known = values[value] ?? "";
      values[value] = known.includes(description) ? known : `${known} ${description}`.trim();
    }
  }
  return values;
}

function enumFor(schema: z.ZodType, values: Readonly<Record<string, string>>): object {
  return enumOf({ name: schemaDocument(schema, "output").id!, description: descriptionOf(schema) }, values);
}

function descriptionOf(schema: z.ZodType): string {
  return String(schemaDocument(schema, "output").root.description);
}

/**
 * Returns the description of an enum value from the catalogue: for its type, else for the value alone. Default: its
 * code in words.
 */
export function describeCode(value: string, type: string, phrases: Phrases): string {
  const scope = type.replace(/([a-z])([A-Z])/g, "$1_$2").toUpperCase();
  const word = knownWord(`${scope}.${value}`, phrases) ?? knownWord(value, phrases);
  return word === undefined ? spelledOut(value) : word.charAt(0).toUpperCase() + word.slice(1);
}

/** Returns the schemas of all kinds of audit line, by the names of their types. */
function entryDocuments(): readonly (readonly [string, SchemaDocument])[] {
  const { root, defs } = schemaDocument(auditEntrySchema, "output");
  const names = (root.oneOf as readonly JsonSchema[]).map((kind) => refName(kind)!);
  return names.map((name) => [name, { id: name, root: defs[name]!, defs }]);
}

/** Declares one type for open and closed decisions. Fields that do not apply are null. */
function declareDecision(type: ClassType, maker: TypeMaker): void {
  const document = schemaDocument(eitherDecisionSchema, "output");
  const description = String(document.root.description);
  asObjectType(type, { name: "Decision", description }, maker.fieldsOf(document, "Decision"));
}

/** Declares the interface of audit lines: the fields that all kinds share. */
function declareAuditEntry(type: ClassType, maker: TypeMaker): void {
  const [first, ...others] = entryDocuments().map(([name, document]) => maker.fieldsOf(document, name));
  const shared = Object.entries(first!).filter(([name]) => others.every((fields) => name in fields));
  asInterfaceType(
    type,
    { name: "AuditEntry", description: descriptionOf(auditEntrySchema) },
    Object.fromEntries(shared),
  );
}

/**
 * Returns the interface of every resolution, so that a client writes its fragment once: the outcome as JSON, and the
 * views, which are null in games that hide nothing.
 */
function resolutionType(maker: TypeMaker): ClassType {
  const type = emptyClass("Resolution");
  const { outcome, ...fields } = maker.fieldsOf(schemaDocument(resolutionSchema, "output"), "Resolution");
  const outcomeJson = { type: JsonScalar, description: `${outcome!.description} As JSON.` };
  const description =
    "The operation was resolved. Each operation has its own resolution type, with its outcome and its game's state.";
  asInterfaceType(type, { name: "Resolution", description }, { ...fields, outcomeJson });
  return type;
}
