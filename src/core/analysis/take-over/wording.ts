import * as z from "zod";
import { tokensOf, valueAt } from "../../audit/pointer";
import { onceFor } from "../../charts/once";
import type { JsonSchema } from "../../contract/choice";
import { refName, shared } from "../../contract/definitions";
import type { Phrases } from "../../contract/phrases";
import type { AnyRuleset } from "../../contract/ruleset";
import type { AnyTakeOver, Told } from "../../contract/take-over";
import { cited } from "../../engine/start-decision";
import { describeTold, memberTitle } from "../../text/describe";
import { wordFor } from "../../text/sentence";
import type { Missing } from "./facts";
import { narrowed } from "./narrowed";

/** A fact that is asked for, in words. */
export interface Asked {
  readonly pointer: string;
  readonly title: string;
  readonly description: string;
  readonly needed: boolean;
  readonly schema: JsonSchema;
}

/** A fact that was taken over and that nothing bears out, in words. */
export interface Taken {
  readonly pointer: string;
  readonly title: string;
  readonly words: string;
}

/** Facts of what is known that nobody told, in words, with what they take in the game at hand. */
export function askedFacts(
  ruleset: AnyRuleset,
  missing: readonly Missing[],
  told: Told<unknown, unknown, object>,
  phrases: Phrases,
): Asked[] {
  const declared = ruleset.takeOver!;
  const known = narrowed(knownSchema(declared), Object.entries(declared.narrowed?.(told) ?? {}));
  return missing.map(({ fact, standard }) => {
    const given = { ...schemaAt(known, fact.pointer), ...(standard !== undefined && { default: standard }) };
    return asked(ruleset, `/known${fact.pointer}`, given, phrases, standard === undefined);
  });
}

/** A member of the input of `new` that is missing, in words. */
export function askedMember(ruleset: AnyRuleset, name: string, input: JsonSchema, phrases: Phrases): Asked {
  const { default: _, ...schema } = schemaAt(input, `/${name}`);
  return asked(ruleset, `/input/${name}`, schema, phrases, true);
}

function asked(ruleset: AnyRuleset, pointer: string, given: JsonSchema, phrases: Phrases, needed: boolean): Asked {
  const [, ...place] = tokensOf(pointer);
  const { description = "", ...schema } = describeTold({ ...given, ...cited(given) }, place, ruleset, phrases);
  return {
    pointer,
    title: titleOf(pointer, phrases),
    description: String(description),
    needed,
    schema: shared(schema),
  };
}

/** What nothing bears out of the facts known, in words. */
export function takenFacts({ stages }: AnyTakeOver, known: object, phrases: Phrases): Taken[] {
  return stages.flat().flatMap(({ pointer, unproven }) => {
    const value = valueAt(known, pointer);
    if (unproven !== true || value === undefined) return [];
    const place = `/known${pointer}`;
    const counted = Array.isArray(value) ? value.length : value;
    const member = tokensOf(pointer).at(-1)!;
    return [{ pointer: place, title: titleOf(place, phrases), words: wordFor(counted, phrases, member) }];
  });
}

/** What a place is called: the names of what it lies in, then its own. */
function titleOf(pointer: string, phrases: Phrases): string {
  const [, ...tokens] = tokensOf(pointer);
  return tokens.map((token, index) => memberTitle(token, phrases, tokens[index - 1])).join(" › ");
}

/** The schema of everything that can be told, in one piece. */
const knownSchema = onceFor(({ known }: AnyTakeOver): JsonSchema => {
  const { $defs = {}, ...root } = z.toJSONSchema(known, { io: "input", target: "draft-2020-12" }) as JsonSchema;
  return whole(root, $defs as Readonly<Record<string, JsonSchema>>);
});

/** A schema with what it refers to put in its place; what stands beside the reference is said of it before what it says itself. */
function whole(schema: JsonSchema, defs: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const { $ref: _, $schema: __, id: ___, ...own } = unfolded(schema);
  const name = refName(schema);
  if (name !== undefined) return { ...whole(defs[name]!, defs), ...own };
  const { properties, items, anyOf } = own;
  const each = (record: unknown) =>
    Object.fromEntries(
      Object.entries(record as Readonly<Record<string, JsonSchema>>).map(([name, of]) => [name, whole(of, defs)]),
    );
  return {
    ...own,
    ...(properties !== undefined && { properties: each(properties) }),
    ...(items !== undefined && { items: whole(items as JsonSchema, defs) }),
    ...(Array.isArray(anyOf) && { anyOf: (anyOf as JsonSchema[]).map((of) => whole(of, defs)) }),
  };
}

/** A schema of a record whose names are listed, with its members one by one. */
function unfolded(schema: JsonSchema): JsonSchema {
  const { propertyNames, additionalProperties, ...rest } = schema;
  const names = (propertyNames as JsonSchema | undefined)?.enum as readonly string[] | undefined;
  if (names === undefined) return schema;
  const properties = Object.fromEntries(names.map((name) => [name, additionalProperties]));
  return { ...rest, properties, additionalProperties: false };
}

/** The schema of the member at a pointer. */
function schemaAt(schema: JsonSchema, pointer: string): JsonSchema {
  return tokensOf(pointer).reduce((at, token) => {
    const found = (at.properties as Readonly<Record<string, JsonSchema>> | undefined)?.[token];
    if (found === undefined) throw new Error(`Nothing can be told at ${pointer}.`);
    return found;
  }, schema);
}
