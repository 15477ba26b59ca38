import * as z from "zod";
import { memoize } from "../../charts/memoize";
import type { JsonSchema } from "../../contract/choice";
import type { Phrases } from "../../contract/phrases";
import type { AnyRuleset } from "../../contract/ruleset";
import type { AnyTakeOver } from "../../contract/take-over";
import { splitCitation } from "../../engine/start-decision";
import { tokensOf, valueAt } from "../../json/pointer";
import { mapSubschemas, propertiesOf, refName, shareDefinitions } from "../../json/schema";
import { describeFact, memberTitle } from "../../text/describe";
import { wordFor } from "../../text/sentence";
import { type FactContext, guardedContext, type MissingFact, UNKNOWN, unlessUnknown } from "./facts";
import { narrowSchema } from "./narrow-schema";

/** A missing fact, described as a question. */
export interface FactQuestion {
  readonly pointer: string;
  readonly title: string;
  readonly description: string;
  readonly needed: boolean;
  readonly schema: JsonSchema;
}

/** A fact that was taken over and that nothing in the snapshot proves, in words. */
export interface UnprovenFact {
  readonly pointer: string;
  readonly title: string;
  readonly words: string;
}

/** Describes the missing facts, with the values that the game at hand allows, as far as its start is known. */
export function describeMissingFacts(
  ruleset: AnyRuleset,
  missing: readonly MissingFact[],
  inputs: FactContext,
  phrases: Phrases,
): FactQuestion[] {
  const declared = ruleset.takeOver!;
  const narrowed = unlessUnknown(() => declared.narrowed?.(guardedContext(inputs, new Set())));
  const known = narrowSchema(knownSchema(declared), Object.entries(narrowed === UNKNOWN ? {} : (narrowed ?? {})));
  return missing.map(({ fact, standard }) => {
    const schema = { ...schemaAt(known, fact.pointer), ...(standard !== undefined && { default: standard }) };
    return describeQuestion(ruleset, `/known${fact.pointer}`, schema, phrases, standard === undefined);
  });
}

/** Describes a missing member of the input of `new`. */
export function describeMissingMember(
  ruleset: AnyRuleset,
  name: string,
  input: JsonSchema,
  phrases: Phrases,
): FactQuestion {
  const { default: _, ...schema } = schemaAt(input, `/${name}`);
  return describeQuestion(ruleset, `/input/${name}`, schema, phrases, true);
}

function describeQuestion(
  ruleset: AnyRuleset,
  pointer: string,
  source: JsonSchema,
  phrases: Phrases,
  needed: boolean,
): FactQuestion {
  const [, ...place] = tokensOf(pointer);
  const { description = "", ...schema } = describeFact(
    { ...source, ...splitCitation(source) },
    place,
    ruleset,
    phrases,
  );
  return {
    pointer,
    title: titleOf(pointer, phrases),
    description: String(description),
    needed,
    schema: shareDefinitions(schema),
  };
}

/** Describes the known facts that nothing in the snapshot proves. */
export function describeUnprovenFacts({ stages }: AnyTakeOver, known: object, phrases: Phrases): UnprovenFact[] {
  return stages.flat().flatMap(({ pointer, unproven }) => {
    const value = valueAt(known, pointer);
    if (unproven !== true || value === undefined) return [];
    const place = `/known${pointer}`;
    const counted = Array.isArray(value) ? value.length : value;
    const member = tokensOf(pointer).at(-1)!;
    return [{ pointer: place, title: titleOf(place, phrases), words: wordFor(counted, phrases, member) }];
  });
}

/** Returns the title of a place: the names of its ancestors, then its own. */
function titleOf(pointer: string, phrases: Phrases): string {
  const [, ...tokens] = tokensOf(pointer);
  return tokens.map((token, index) => memberTitle(token, phrases, tokens[index - 1])).join(" › ");
}

/** The complete schema of the known facts, without references. */
const knownSchema = memoize(({ known }: AnyTakeOver): JsonSchema => {
  const { $defs = {}, ...root } = z.toJSONSchema(known, { io: "input", target: "draft-2020-12" }) as JsonSchema;
  return inlineReferences(root, $defs as Readonly<Record<string, JsonSchema>>);
});

/** Inlines the references of a schema. Keywords next to a reference take precedence over those it refers to. */
function inlineReferences(schema: JsonSchema, defs: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const { $ref: _, $schema: __, id: ___, ...keywords } = expandRecord(schema);
  const name = refName(schema);
  if (name !== undefined) return { ...inlineReferences(defs[name]!, defs), ...keywords };
  return mapSubschemas(keywords, (each) => inlineReferences(each, defs));
}

/** Lists the members of a record schema one by one if its names are listed. */
function expandRecord(schema: JsonSchema): JsonSchema {
  const { propertyNames, additionalProperties, ...rest } = schema;
  const names = (propertyNames as JsonSchema | undefined)?.enum as readonly string[] | undefined;
  if (names === undefined) return schema;
  const properties = Object.fromEntries(names.map((name) => [name, additionalProperties]));
  return { ...rest, properties, additionalProperties: false };
}

/** Returns the schema of the member at a pointer; throws if there is none. */
function schemaAt(schema: JsonSchema, pointer: string): JsonSchema {
  return tokensOf(pointer).reduce((at, token) => {
    const member = propertiesOf(at)[token];
    if (member === undefined) throw new Error(`No fact is allowed at ${pointer}.`);
    return member;
  }, schema);
}
