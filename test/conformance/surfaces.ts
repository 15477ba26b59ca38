import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import type { Answer } from "../../src/core/contract/answer";
import type { Phrases } from "../../src/core/contract/phrases";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { seededPick } from "../../src/core/engine/apply";
import { renderResult, renderSentence } from "../../src/core/text/sentence";
import { Games } from "../../src/mcp/games";
import { mcpServer } from "../../src/mcp/server";
import { umpire } from "../cli/terminal";
import { requestOf, type Vector, type VectorRequest, vectorFiles } from "./vectors";

/** A vector of a ruleset and its request. */
export interface Case {
  readonly ruleset: AnyRuleset;
  readonly vector: Vector;
  readonly request: VectorRequest;
}

/** Returns a seeded sample of the vectors that fit: the same on every run. */
export function sampleOf(
  ruleset: AnyRuleset,
  seed: string,
  size: number,
  fits: (vector: Vector) => boolean = () => true,
): Case[] {
  const remaining = vectorFiles(ruleset.id).flatMap(({ content }) => content.vectors.filter(fits));
  const pick = seededPick(seed);
  const sample: Vector[] = [];
  while (sample.length < size && remaining.length > 0) sample.push(...remaining.splice(pick(remaining.length), 1));
  return sample.map((vector) => ({ ruleset, vector, request: requestOf(ruleset.id, vector) }));
}

/** Sends a request file to the command line and returns its answer. */
export async function askCommandLine(ruleset: AnyRuleset, operation: string, request: object): Promise<unknown> {
  const args = ["resolve", ruleset.id, operation, "--request", "request.json", "--json"];
  const { json } = await umpire(args, { files: { "request.json": request } });
  return json;
}

/** An MCP session with one game at a time. */
export interface AssistantSession {
  readonly client: Client;
  /** Replaces all games with these. */
  readonly sit: (games: Games) => void;
}

/** Opens a session for any number of vectors: starting a server takes longer than most calls. */
export async function openAssistant(): Promise<AssistantSession> {
  let table = new Games();
  const games = new Proxy(table, {
    get: (_, name) => {
      const member: unknown = Reflect.get(table, name);
      return typeof member === "function" ? member.bind(table) : member;
    },
  });
  const [here, there] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: "parity", version: "1" });
  await Promise.all([mcpServer(games).connect(here), client.connect(there)]);
  const sit = (others: Games): void => {
    table = others;
  };
  return { client, sit };
}

/**
 * Returns the MCP tool's answer to a vector and the expected answer. The game starts from the vector's snapshot.
 * Vectors with dice use physical dice. Vectors with a seed use the server's dice and seed. The expected answer is the
 * kernel's in the tool's form.
 */
export async function askAssistant(
  { client, sit }: AssistantSession,
  { ruleset, vector, request }: Case,
): Promise<{ answer: unknown; expected: unknown }> {
  const { snapshot, input, dice } = request;
  const physical = dice !== undefined;
  const games = new Games();
  const first = snapshot === undefined ? undefined : games.beginAt(ruleset, physical, snapshot as SnapshotBase).stored;
  sit(games);
  const moveFields = { input, ...(physical && { dice }) };
  const gameFields = first === undefined ? { ruleset: ruleset.id, physical } : { position: first.step.digest };
  const rest = first === undefined ? {} : { operation: vector.operation };
  const answer = await client.callTool({
    name: first === undefined ? "new" : "resolve",
    arguments: { ...gameFields, ...rest, ...moveFields } as Record<string, unknown>,
  });
  // biome-ignore lint/suspicious/noExplicitAny: an answer of any shape
  const toolAnswer = answer.structuredContent as any;
  let snapshotAfter: unknown;
  if (toolAnswer.kind === "RESOLUTION") {
    const { contents } = await client.readResource({
      uri: `umpire://careers/${encodeURIComponent(toolAnswer.position)}`,
    });
    const career = JSON.parse((contents[0] as { text: string }).text);
    snapshotAfter = { snapshot: career.last, digest: career.steps.at(-1).snapshot };
  }
  const diceFields = physical ? { dice } : { seed: toolAnswer.revealed ?? "any" };
  const english = await ruleset.phrasesOf("en");
  const kernel = adjudicate(
    ruleset,
    { operation: vector.operation, snapshot, input, ...diceFields },
    { phrases: english },
  );
  return { answer: { ...toolAnswer, ...(snapshotAfter as object) }, expected: asToolAnswer(kernel, english) };
}

/** Converts a kernel answer to the form of the tools, without fields that need a stored game. */
function asToolAnswer(answer: Answer, phrases: Phrases): object {
  if (answer.kind === "MALFORMED" || answer.kind === "REFUSAL") return answer;
  const story = answer.audit.map((entry) => renderSentence(entry, phrases));
  if (answer.kind === "NEEDS_ROLL") {
    const { kind, operation, dice, next } = answer;
    const totals = next.totals.map((each) => ({ ...each, words: renderResult({ ...each, ...next }, phrases) }));
    return { kind, operation, story, dice, next: { ...next, totals } };
  }
  const { kind, operation, outcome, dice, decisions, snapshot, digest } = answer;
  const openOperations = decisions.flatMap((each) => (each.legal ? [each.operation] : []));
  return { kind, operation, outcome, story, dice, open: openOperations, snapshot, digest };
}
