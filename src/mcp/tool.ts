import type { CallToolResult, McpServer, StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import * as z from "zod";
import { kernelLanguage } from "../api/edge/language";
import { API_TEMPLATES, apiTemplatesIn } from "../api/edge/messages";
import type { MessageTemplates } from "../core/contract/phrases";
import type { Malformed } from "../core/contract/request";
import { malformedSchema } from "../core/engine/answer-schema";
import { issueFaults } from "../core/request/fault";
import { faultCodesWith } from "../core/request/fault-codes";
import { isMalformed, malformed } from "../core/request/result";
import { formatAnswer } from "../core/text/message";
import type { Games } from "./games";
import { outline } from "./outline";

/** A tool: its description, schemas and function. If a request is not valid, it returns faults instead. */
interface Tool<I, O> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** True if it plays anything. Other tools change nothing. */
  readonly plays: boolean;
  readonly input: z.ZodType<I>;
  readonly output: z.ZodType<O>;
  readonly answer: (request: I, games: Games) => object | Promise<object>;
}

/** A tool without its static types. */
// biome-ignore lint/suspicious/noExplicitAny: the list holds tools of every shape
export type AnyTool = Tool<any, any>;

/** Declares a tool with its types inferred. */
export function defineTool<I, O>(tool: Tool<I, O>): AnyTool {
  return tool;
}

/**
 * Registers a tool for these games. The tool validates its input itself, so that every fault has a code and a pointer.
 */
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
    inputSchema: unvalidated(input),
    outputSchema: withOutline(z.union([output, malformedSchema])),
  };
  server.registerTool(name, about, async (rawInput): Promise<CallToolResult> => {
    const request = withoutNulls(rawInput);
    const parsed = input.safeParse(request);
    const value = parsed.success
      ? await answer(parsed.data, games)
      : malformed(issueFaults(parsed.error, "", faultCodeAt));
    return toolResult(formatAnswer(value, messagesIn(request)));
  });
}

/** Publishes a schema but accepts any value. */
function unvalidated(schema: z.ZodType): StandardSchemaWithJSON<unknown, unknown> {
  const { "~standard": standard } = schema;
  return { "~standard": { ...standard, validate: (value: unknown) => ({ value }) } };
}

/** Publishes the outline of a schema. The server checks answers by the whole schema, and clients by the outline. */
function withOutline(schema: z.ZodType): StandardSchemaWithJSON<unknown, unknown> {
  const { "~standard": standard } = schema;
  const { jsonSchema } = standard;
  const output: typeof jsonSchema.output = (options) => outline(jsonSchema.output(options));
  return { "~standard": { ...standard, jsonSchema: { ...jsonSchema, output } } };
}

/** The words for faults that do not belong to a game, in the language of the request. */
function messagesIn(request: unknown): MessageTemplates {
  const { language } = Object(request) as { readonly language?: unknown };
  const spoken = kernelLanguage(language);
  return spoken === undefined ? API_TEMPLATES : apiTemplatesIn(spoken);
}

/** Null members count as missing, as in REST and GraphQL. */
function withoutNulls(rawInput: unknown): unknown {
  if (typeof rawInput !== "object" || rawInput === null) return rawInput;
  return Object.fromEntries(Object.entries(rawInput).filter(([, value]) => value !== null));
}

const faultCodeAt = faultCodesWith({ position: "POSITION_UNKNOWN", ruleset: "RULESET_UNKNOWN" });

/** Formats an answer as text and data. Faults set `isError`. */
function toolResult(value: object | Malformed): CallToolResult {
  const text = JSON.stringify(value);
  const structuredContent = JSON.parse(text) as Record<string, unknown>;
  return { content: [{ type: "text", text }], structuredContent, isError: isMalformed(value) };
}
