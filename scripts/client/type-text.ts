import type { JsonSchema } from "../../src/core/contract/choice";
import { REPLACEMENT } from "../../src/core/contract/schema";
import { propertiesOf } from "../../src/core/json/schema";

const REFERENCE = "#/components/schemas/";

const PLAIN: Readonly<Record<string, string>> = {
  string: "string",
  integer: "number",
  number: "number",
  boolean: "boolean",
  null: "null",
};

/** The schema of a member that must be absent. */
const NOTHING: JsonSchema = { not: {} };

/** Formats an OpenAPI schema as a TypeScript type. */
export function typeText(schema: JsonSchema, indent = ""): string {
  if (typeof schema.$ref === "string") return schema.$ref.slice(REFERENCE.length);
  if ("const" in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return union(schema.enum.map((value) => JSON.stringify(value)));
  const parts = schemasIn(schema.anyOf ?? (isChoiceOfMembers(schema) ? undefined : schema.oneOf));
  if (parts.length > 0) return union(parts.map((part) => typeText(part, indent)));
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => typeText({ ...schema, type }, indent)));
  if (schema.type === "array") return listText(schema, indent);
  if (schema.type === "object") return objectText(schema, indent);
  if (schema === NOTHING) return "never";
  return PLAIN[String(schema.type)] ?? "unknown";
}

/** Formats a description as a doc comment with a line break. Empty without a description or a deprecation. */
export function docText({ description, [REPLACEMENT]: replacement }: JsonSchema, indent = ""): string {
  const deprecation = replacement === undefined ? [] : [`@deprecated ${replacement}`];
  const lines = typeof description === "string" ? [description, ...deprecation] : deprecation;
  if (lines.length === 0) return "";
  return `${indent}/** ${lines
    .join(" ")
    .replaceAll("*/", "* /")
    .replaceAll(/\s*\n\s*/g, " ")} */\n`;
}

/** The required members of an object. */
export function requiredOf({ required }: JsonSchema): readonly string[] {
  return Array.isArray(required) ? required.map(String) : [];
}

/** The members of an object by name. */
export function membersOf(schema: JsonSchema): readonly (readonly [name: string, schema: JsonSchema])[] {
  return Object.entries(propertiesOf(schema));
}

function union(types: readonly string[]): string {
  const different = [...new Set(types)];
  if (different.length === 0) return "never";
  return different.includes("unknown") ? "unknown" : different.join(" | ");
}

function listText({ items, prefixItems }: JsonSchema, indent: string): string {
  const places = schemasIn(prefixItems).map((item) => typeText(item, indent));
  if (places.length > 0) return `readonly [${places.join(", ")}]`;
  const item = typeText((items ?? {}) as JsonSchema, indent);
  return /^[\w"]+$/.test(item) ? `readonly ${item}[]` : `readonly (${item})[]`;
}

function objectText(schema: JsonSchema, indent: string): string {
  const { additionalProperties: more = true } = schema;
  const members = membersOf(schema);
  if (members.length === 0) return recordText(schema, indent);
  const required = requiredOf(schema);
  const alone = alternativesOf(schema);
  const lines = members
    .filter(([name]) => !alone.includes(name))
    .map(([name, member]) => memberText(name, member, required.includes(name), `${indent}  `));
  const object = lines.length === 0 ? "{}" : `{\n${lines.join("")}${indent}}`;
  const choice = alone.length === 0 ? "" : ` & ${choiceText(members, alone, indent)}`;
  const extraMembers =
    typeof more === "object" ? ` & Readonly<Record<string, ${typeText(more as JsonSchema, indent)}>>` : "";
  return object + choice + extraMembers;
}

function recordText({ additionalProperties = {}, propertyNames }: JsonSchema, indent: string): string {
  if (additionalProperties === false) return "Readonly<Record<string, never>>";
  const value = typeText(additionalProperties === true ? {} : (additionalProperties as JsonSchema), indent);
  const name = propertyNames === undefined ? "string" : typeText(propertyNames as JsonSchema, indent);
  return name === "string" ? `Readonly<Record<string, ${value}>>` : `Readonly<Partial<Record<${name}, ${value}>>>`;
}

function memberText(name: string, schema: JsonSchema, isRequired: boolean, indent: string): string {
  const key = /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
  return `${docText(schema, indent)}${indent}readonly ${key}${isRequired ? "" : "?"}: ${typeText(schema, indent)};\n`;
}

/** Formats a choice of exactly one among several members. */
function choiceText(
  members: readonly (readonly [string, JsonSchema])[],
  alone: readonly string[],
  indent: string,
): string {
  const inner = `${indent}  `;
  const one = (chosen: string): string => {
    const lines = members
      .filter(([name]) => alone.includes(name))
      .map(([name, schema]) => memberText(name, name === chosen ? schema : NOTHING, name === chosen, inner));
    return `{\n${lines.join("")}${indent}}`;
  };
  return `(${alone.map(one).join(" | ")})`;
}

/** True for a `oneOf` that only lists required members. */
function isChoiceOfMembers({ oneOf }: JsonSchema): boolean {
  return schemasIn(oneOf).every((each) => Object.keys(each).join() === "required");
}

/** The members of which exactly one is required. */
function alternativesOf(schema: JsonSchema): readonly string[] {
  return isChoiceOfMembers(schema) ? schemasIn(schema.oneOf).flatMap(requiredOf) : [];
}

function schemasIn(value: unknown): readonly JsonSchema[] {
  return Array.isArray(value) ? value : [];
}
