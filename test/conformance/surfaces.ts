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

/** A vector of a ruleset with what it sends. */
export interface Case {
  readonly ruleset: AnyRuleset;
  readonly vector: Vector;
  readonly request: VectorRequest;
}

/** So many vectors of a ruleset that fit, drawn by a seed: the same ones every time. */
export function sampleOf(
  ruleset: AnyRuleset,
  seed: string,
  size: number,
  fits: (vector: Vector) => boolean = () => true,
): Case[] {
  const left = vectorFiles(ruleset.id).flatMap(({ content }) => content.vectors.filter(fits));
  const pick = seededPick(seed);
  const drawn: Vector[] = [];
  while (drawn.length < size && left.length > 0) drawn.push(...left.splice(pick(left.length), 1));
  return drawn.map((vector) => ({ ruleset, vector, request: requestOf(ruleset.id, vector) }));
}

/** What the command line answers to a request, read from a file as JSON. */
export async function askCommandLine(ruleset: AnyRuleset, operation: string, request: object): Promise<unknown> {
  const args = ["resolve", ruleset.id, operation, "--request", "request.json", "--json"];
  const { json } = await umpire(args, { files: { "request.json": request } });
  return json;
}

/** A session with the tools for assistants, in which one game at a time is looked at. */
export interface AssistantSession {
  readonly client: Client;
  /** Forgets all games but these. */
  readonly sit: (games: Games) => void;
}

/** Opens a session that serves for any number of vectors: making a server takes longer than most answers. */
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
 * What a tool for assistants answers to a vector: the snapshot stands as a game of physical dice, or of the server's where the vector has
 * a seed, which is then the server's own. Beside it the kernel's answer, told as the tool tells it.
 */
export async function askAssistant(
  { client, sit }: AssistantSession,
  { ruleset, vector, request }: Case,
): Promise<{ told: unknown; expected: unknown }> {
  const { snapshot, input, dice } = request;
  const physical = dice !== undefined;
  const games = new Games();
  const first = snapshot === undefined ? undefined : games.beginAt(ruleset, physical, snapshot as SnapshotBase).stored;
  sit(games);
  const asked = { input, ...(physical && { dice }) };
  const named = first === undefined ? { ruleset: ruleset.id, physical } : { position: first.step.digest };
  const rest = first === undefined ? {} : { operation: vector.operation };
  const answer = await client.callTool({
    name: first === undefined ? "new" : "resolve",
    arguments: { ...named, ...rest, ...asked } as Record<string, unknown>,
  });
  // biome-ignore lint/suspicious/noExplicitAny: an answer of any shape
  const told = answer.structuredContent as any;
  let stands: unknown;
  if (told.kind === "RESOLUTION") {
    const { contents } = await client.readResource({ uri: `umpire://careers/${encodeURIComponent(told.position)}` });
    const career = JSON.parse((contents[0] as { text: string }).text);
    stands = { snapshot: career.last, digest: career.steps.at(-1).snapshot };
  }
  const rolled = physical ? { dice } : { seed: told.revealed ?? "any" };
  const english = await ruleset.phrasesOf("en");
  const kernel = adjudicate(ruleset, { operation: vector.operation, snapshot, input, ...rolled }, { phrases: english });
  return { told: { ...told, ...(stands as object) }, expected: asTold(kernel, english) };
}

/** A kernel's answer as the tools tell it, as far as it follows from the kernel alone. */
function asTold(answer: Answer, phrases: Phrases): object {
  if (answer.kind === "MALFORMED" || answer.kind === "REFUSAL") return answer;
  const story = answer.audit.map((entry) => renderSentence(entry, phrases));
  if (answer.kind === "NEEDS_ROLL") {
    const { kind, operation, dice, next } = answer;
    const totals = next.totals.map((each) => ({ ...each, words: renderResult({ ...each, ...next }, phrases) }));
    return { kind, operation, story, dice, next: { ...next, totals } };
  }
  const { kind, operation, outcome, dice, decisions, snapshot, digest } = answer;
  const open = decisions.flatMap((each) => (each.legal ? [each.operation] : []));
  return { kind, operation, outcome, story, dice, open, snapshot, digest };
}
