import * as z from "zod";
import { memoize } from "../charts/memoize";
import type { Decision } from "../contract/answer";
import type { JsonSchema } from "../contract/choice";
import type { MessageTemplates, Phrases } from "../contract/phrases";
import type { DecisionScope } from "../contract/request";
import type { AnyRuleset } from "../contract/ruleset";
import { propertiesOf, resolveRef } from "../json/schema";
import { describeDecisions } from "../text/describe";
import { type ListedChoice, localizeInput, NO_INPUT } from "./decisions";

/** Values by member name. */
type FieldValues = Readonly<Record<string, unknown>>;

/** The sections at the start of a description, such as `13.1.2, 14.8.3`, `E-18` or `F`, and the rest of it. */
const CITATION_PREFIX = /^((?:[A-Z]-?\d+|[DEF]|\d+(?:\.\d+)*)(?:, (?:[A-Z]-?\d+|\d+(?:\.\d+)*))*) (.+)$/s;

/**
 * Returns the decision to start a game. Each member of its input schema has its section as `x-rule`, the standard
 * game's value as `default`, and facts about its listed values as `x-values`. The scope NAMES omits the input.
 */
export function startDecision(
  ruleset: AnyRuleset,
  charts: unknown,
  templates: MessageTemplates | Phrases = ruleset.templates,
  scope: DecisionScope = "PHASE",
): Decision {
  const { start } = ruleset;
  const input = scope === "NAMES" ? NO_INPUT : localizeInput(annotatedChoice(start, charts), templates);
  const decision: Decision = { operation: start.name, legal: true, kind: "MUST", ...input, refusal: null };
  return "words" in templates ? describeDecisions(ruleset, [decision], templates)[0]! : decision;
}

function annotatedChoice(start: AnyRuleset["start"], charts: unknown): ListedChoice {
  // A choice may compute its parts on demand, so it cannot be spread.
  const { schema, limits, closed } = start.choice(charts);
  const defaults: FieldValues = { ...start.defaults?.(charts), ...(start.standard() as object) };
  const values = start.values?.(charts) ?? {};
  return { schema: annotateSchema(schema, declaredOf(start), defaults, values), limits, closed };
}

/** The published schema of the input, with a description for every member. */
const declaredOf = memoize(({ input }: AnyRuleset["start"]): JsonSchema => {
  return z.toJSONSchema(input, { io: "input", target: "draft-2020-12" }) as JsonSchema;
});

/** Adds descriptions, sections, defaults and facts to the members of a choice's schema. */
function annotateSchema(
  schema: JsonSchema,
  declared: JsonSchema,
  defaults: FieldValues,
  values: FieldValues,
): JsonSchema {
  const annotate = (each: JsonSchema, declaration: JsonSchema, standardValues: FieldValues): JsonSchema => {
    if (each.properties === undefined) return each;
    const members = Object.entries(propertiesOf(each)).map(([name, member]) => {
      const about = resolveRef(propertiesOf(declaration)[name] ?? {}, declared);
      const standard = standardValues[name];
      const inner = annotate(member, about, (standard ?? {}) as FieldValues);
      const defaultKeyword = inner.properties === undefined && standard !== undefined ? { default: standard } : {};
      const facts = values[name] === undefined ? {} : { "x-values": values[name] };
      return [name, { ...inner, ...splitCitation(about), ...defaultKeyword, ...facts }] as const;
    });
    return { ...each, properties: Object.fromEntries(members) };
  };
  return annotate(schema, resolveRef(declared, declared), defaults);
}

/** Splits a description into its text and the sections at its start. */
export function splitCitation({ description }: JsonSchema): JsonSchema {
  if (typeof description !== "string") return {};
  const [, rule, text] = CITATION_PREFIX.exec(description) ?? [];
  return rule === undefined ? { description } : { description: text, "x-rule": rule };
}
