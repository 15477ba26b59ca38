import * as z from "zod";
import { onceFor } from "../charts/once";
import type { Decision } from "../contract/answer";
import type { JsonSchema } from "../contract/choice";
import { resolved } from "../contract/definitions";
import type { Phrases, Sayings } from "../contract/phrases";
import type { AnyRuleset } from "../contract/ruleset";
import { describeDecisions } from "../text/describe";
import { limitIn } from "./decisions";

/** Members by name. */
type Members = Readonly<Record<string, unknown>>;

/** The sections that a description begins with, such as `13.1.2, 14.8.3`, `E-18` or `F`, and what follows them. */
const CITED = /^((?:[A-Z]-?\d+|[DEF]|\d+(?:\.\d+)*)(?:, (?:[A-Z]-?\d+|\d+(?:\.\d+)*))*) (.+)$/s;

/**
 * The decision to begin a game: the legal input of its start, every member with the section of its rule as `x-rule`, with what the
 * standard game has as `default`, and with the facts of its listed values as `x-values`.
 */
export function startDecision(
  ruleset: AnyRuleset,
  charts: unknown,
  sayings: Sayings | Phrases = ruleset.sayings,
): Decision {
  const { start } = ruleset;
  const { schema, limits, closed } = start.choice(charts);
  const defaults: Members = { ...start.defaults?.(charts), ...(start.standard() as object) };
  const values = start.values?.(charts) ?? {};
  const decision: Decision = {
    operation: start.name,
    legal: true,
    kind: "MUST",
    input: settled(schema, declaredOf(start), defaults, values),
    limits: limits.map((limit) => limitIn(limit, sayings)),
    closed,
    refusal: null,
  };
  return "words" in sayings ? describeDecisions(ruleset, [decision], sayings)[0]! : decision;
}

/** The schema of the input as its declaration publishes it, which describes every member. */
const declaredOf = onceFor(({ input }: AnyRuleset["start"]): JsonSchema => {
  return z.toJSONSchema(input, { io: "input", target: "draft-2020-12" }) as JsonSchema;
});

/** A schema of the choice whose members are told what the declaration and the standard game say of them. */
function settled(schema: JsonSchema, declared: JsonSchema, defaults: Members, values: Members): JsonSchema {
  const under = (each: JsonSchema, said: JsonSchema, given: Members): JsonSchema => {
    if (each.properties === undefined) return each;
    const members = Object.entries(each.properties as Readonly<Record<string, JsonSchema>>).map(([name, member]) => {
      const about = resolved(
        (said.properties as Readonly<Record<string, JsonSchema>> | undefined)?.[name] ?? {},
        declared,
      );
      const standard = given[name];
      const inner = under(member, about, (standard ?? {}) as Members);
      const own = inner.properties === undefined && standard !== undefined ? { default: standard } : {};
      const facts = values[name] === undefined ? {} : { "x-values": values[name] };
      return [name, { ...inner, ...cited(about), ...own, ...facts }] as const;
    });
    return { ...each, properties: Object.fromEntries(members) };
  };
  return under(schema, resolved(declared, declared), defaults);
}

/** What a description says, and the sections it begins with apart. */
export function cited({ description }: JsonSchema): JsonSchema {
  if (typeof description !== "string") return {};
  const [, rule, text] = CITED.exec(description) ?? [];
  return rule === undefined ? { description } : { description: text, "x-rule": rule };
}
