import type { CallToolResult, McpServer, StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import * as z from "zod";
import { SURFACE_SAYINGS } from "../api/edge/sayings";
import { phrasesIn, spokenTag } from "../api/edge/wording";
import { analysisCode } from "../core/analysis/call";
import { tokensOf } from "../core/audit/pointer";
import type { Malformed } from "../core/contract/answer";
import type { MessageTemplates } from "../core/contract/phrases";
import { malformedSchema } from "../core/engine/answer-schema";
import { issueFaults } from "../core/request/fault";
import { fieldCode } from "../core/request/fields";
import { isMalformed, malformed } from "../core/request/read";
import { formatAnswer } from "../core/text/message";
import type { Games } from "./games";
import { outline } from "./outline";

/** A tool: what it is, what it takes and tells, and how it answers. Where a request cannot be read it tells the faults instead. */
interface Tool<I, O> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Whether it plays anything; a tool that does not changes nothing. */
  readonly plays: boolean;
  readonly input: z.ZodType<I>;
  readonly output: z.ZodType<O>;
  readonly answer: (asked: I, games: Games) => object | Promise<object>;
}

/** A tool whose types the list has forgotten. */
// biome-ignore lint/suspicious/noExplicitAny: the list holds tools of every shape
export type AnyTool = Tool<any, any>;

/** Declares a tool with its types inferred. */
export function defineTool<I, O>(tool: Tool<I, O>): AnyTool {
  return tool;
}

/** Adds a tool to a server with these games. Its input is read here and not by the server, so that every fault has a code and a pointer. */
export function addTool(
  server: McpServer,
  games: Games,
  { name, title, description, plays, input, output, answer }: AnyTool,
): void {
  const annotations = plays
    ? { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false }
    : { readOnlyHint: true, openWorldHint: false };
  const about = {
    title,
    description,
    annotations,
    inputSchema: unread(input),
    outputSchema: outlined(z.union([output, malformedSchema])),
  };
  server.registerTool(name, about, async (given): Promise<CallToolResult> => {
    const asked = withoutNulls(given);
    const read = input.safeParse(asked);
    const value = read.success ? await answer(read.data, games) : malformed(issueFaults(read.error, "", codeAt));
    return answered(formatAnswer(value, spokenIn(asked)));
  });
}

/** A schema that is published as it is, and lets everything pass. */
function unread(schema: z.ZodType): StandardSchemaWithJSON<unknown, unknown> {
  const { "~standard": standard } = schema;
  return { "~standard": { ...standard, validate: (value: unknown) => ({ value }) } };
}

/** A schema that the server checks answers by, and whose outline it publishes. Clients check every answer by the outline. */
function outlined(schema: z.ZodType): StandardSchemaWithJSON<unknown, unknown> {
  const { "~standard": standard } = schema;
  const { jsonSchema } = standard;
  const output: typeof jsonSchema.output = (options) => outline(jsonSchema.output(options));
  return { "~standard": { ...standard, jsonSchema: { ...jsonSchema, output } } };
}

/** The words in which a request has faults said that are about no game. */
function spokenIn(asked: unknown): MessageTemplates {
  const { language } = Object(asked) as { readonly language?: unknown };
  const spoken = spokenTag(language);
  return spoken === undefined ? SURFACE_SAYINGS : phrasesIn(spoken);
}

/** Members that are null count as left out, as on the wires. */
function withoutNulls(given: unknown): unknown {
  if (typeof given !== "object" || given === null) return given;
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
}

function codeAt(pointer: string): string {
  const [field = "", ...deeper] = tokensOf(pointer);
  return CODES.get(field) ?? fieldCode(field, deeper.length > 0) ?? analysisCode(field) ?? "INPUT_MALFORMED";
}

/** The codes of faults in fields that only these tools have. */
const CODES: ReadonlyMap<string, string> = new Map([
  ["position", "POSITION_UNKNOWN"],
  ["ruleset", "RULESET_UNKNOWN"],
]);

/** An answer as text and as data; an error where the request could not be read. */
function answered(value: object | Malformed): CallToolResult {
  const text = JSON.stringify(value);
  const structuredContent = JSON.parse(text) as Record<string, unknown>;
  return { content: [{ type: "text", text }], structuredContent, isError: isMalformed(value) };
}
