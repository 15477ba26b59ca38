import type { CallToolResult, McpServer } from "@modelcontextprotocol/server";
import * as z from "zod";
import { describeRuleset } from "../api/catalogue";
import { analyse } from "../core/analysis/call";
import { explain } from "../core/analysis/explain/explain";
import { odds } from "../core/analysis/odds/odds";
import { tell } from "../core/analysis/tell";
import type { Malformed } from "../core/contract/answer";
import type { AuditEntry } from "../core/contract/audit";
import type { Phrases } from "../core/contract/phrases";
import type { AnyRuleset } from "../core/contract/ruleset";
import { malformed } from "../core/request/read";
import { languageFault } from "../core/text/localize";
import { proveFile } from "../proof/career-file";
import { moveOf, resolveMove } from "../proof/replay";
import { loadRuleset, noRuleset, registry } from "../rulesets/registry";
import { decisionsInfo, isMalformed, otherInfo, playedInfo, positionInfo } from "./answers";
import { careerOf, type Games, type Played, type Position } from "./games";

const position = z
  .string()
  .max(100)
  .describe("The name of a position: the digest that the last answer gave as `position`.");

const language = z.string().max(35).optional().describe("The language of the sentences; English unless told.");

const input = z.record(z.string(), z.unknown()).optional();

const dice = z
  .array(z.int32().min(0))
  .max(10_000)
  .optional()
  .describe(
    "Only in a game of physical dice: the faces that people rolled, in order; leave it out to be asked for them.",
  );

const READS = { readOnlyHint: true, openWorldHint: false } as const;

const PLAYS = { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false } as const;

/** Gives a server the tools of a referee. Positions are named, never sent; seeds are made here and promised before. */
export function addTools(server: McpServer, games: Games): void {
  server.registerTool(
    "games",
    {
      title: "The games",
      description:
        "The games there are, with their editions, languages and policies; and where each game begun here stands.",
      inputSchema: z.strictObject({}),
      annotations: READS,
    },
    async () => {
      const rulesets = await Promise.all(registry.map(({ load }) => load()));
      const told = rulesets
        .map(describeRuleset)
        .map(({ id, title, editions, languages }) => ({ id, title, editions, languages }));
      return answered({ kind: "GAMES", rulesets: told, games: games.newest().map(positionInfo) });
    },
  );
  server.registerTool(
    "new",
    {
      title: "Begin a game",
      description:
        "Begins a game, the standard one unless `input` says otherwise; the resource umpire://{ruleset}/new describes it.",
      inputSchema: z.strictObject({
        ruleset: z
          .string()
          .max(100)
          .describe(`Id of the game: ${registry.map(({ id }) => id).join(", ")}.`),
        input: input.describe("How the game starts."),
        physical: z
          .boolean()
          .optional()
          .describe("True when people roll the dice on a desk and have them typed in; for the whole game."),
        dice,
        language,
      }),
      annotations: PLAYS,
    },
    async (asked) => {
      const ruleset = await loadRuleset(asked.ruleset);
      if (ruleset === undefined) return unknown("RULESET_UNKNOWN", "/ruleset", noRuleset(asked.ruleset));
      const start = { input: asked.input ?? ruleset.start.standard(), dice: asked.dice };
      return told(ruleset, asked.language, (phrases) => games.begin(ruleset, asked.physical ?? false, start, phrases));
    },
  );
  server.registerTool(
    "decisions",
    {
      title: "What may be done",
      description:
        "Every operation that is open at a position, with its legal input as a JSON Schema, and the rule that closes others. What is listed is never refused.",
      inputSchema: z.strictObject({ position, language }),
      annotations: READS,
    },
    (asked) =>
      at(games, asked.position, async (found) => {
        const phrases = await phrasesOf(found.game.ruleset, asked.language);
        return answered("faults" in phrases ? phrases : decisionsInfo(found, phrases));
      }),
  );
  server.registerTool(
    "resolve",
    {
      title: "Resolve an operation",
      description:
        "Carries an operation out by the rules at the newest position of a game, with dice that nobody chose, and names the new position. No step is taken back.",
      inputSchema: z.strictObject({
        position,
        operation: z.string().max(100).describe("Name of an operation that is open."),
        input: input.describe("Its input, as `decisions` allows it."),
        dice,
        language,
      }),
      annotations: PLAYS,
    },
    (asked) =>
      at(games, asked.position, (found) => {
        const { operation, input = {}, dice } = asked;
        return told(found.game.ruleset, asked.language, (phrases) =>
          games.play(found, { operation, input, dice }, phrases),
        );
      }),
  );
  server.registerTool(
    "odds",
    {
      title: odds.title,
      description: odds.doc,
      inputSchema: (odds.own as unknown as z.ZodObject)
        .omit({ seed: true })
        .extend({ position, input: input.describe("Its input.") }),
      annotations: READS,
    },
    ({ position: digest, ...asked }) =>
      at(games, digest as string, ({ game, stored }) =>
        answered(analyse(game.ruleset, odds, { ...asked, snapshot: stored.snapshot }, within(ANALYSIS_MS))),
      ),
  );
  server.registerTool(
    "explain",
    {
      title: explain.title,
      description:
        "Says why a line of the audit trail that led to a position says what it says: the rule, the chart, every modifier, and what other totals would have meant.",
      inputSchema: z.strictObject({
        position,
        index: z.int32().min(0).describe("Which line of that audit, from 0."),
        language,
      }),
      annotations: READS,
    },
    (asked) =>
      at(games, asked.position, async ({ game, stored }) => {
        const { ruleset } = game;
        const lines = auditOf({ game, stored });
        if ("faults" in lines) return answered(lines);
        const entry = lines[asked.index];
        if (entry === undefined) {
          return unknown("INDEX_MALFORMED", "/index", `The audit trail has ${lines.length} lines, counted from 0.`);
        }
        const spoken = asked.language === undefined ? {} : { language: asked.language };
        return answered(await analyse(ruleset, explain, { entry, ...spoken }));
      }),
  );
  server.registerTool(
    "tell",
    {
      title: tell.title,
      description: "Says the audit trail that led to a position in a language. Nothing is carried out.",
      inputSchema: z.strictObject({ position, language }),
      annotations: READS,
    },
    (asked) =>
      at(games, asked.position, async (found) => {
        const audit = auditOf(found);
        if ("faults" in audit) return answered(audit);
        const spoken = asked.language === undefined ? {} : { language: asked.language };
        return answered(await analyse(found.game.ruleset, tell, { audit, ...spoken }));
      }),
  );
  server.registerTool(
    "verify",
    {
      title: "Prove a game",
      description:
        "Plays a game again from its first step to a position and compares every promised seed, roll, link and snapshot.",
      inputSchema: z.strictObject({ position }),
      annotations: READS,
    },
    (asked) =>
      at(games, asked.position, (found) => {
        const verdict = proveFile(found.game.ruleset, careerOf(found), () => {});
        return answered("faults" in verdict ? verdict : { kind: "VERDICT", ...verdict });
      }),
  );
}

/** How long odds may take. */
const ANALYSIS_MS = 10_000;

function within(milliseconds: number): () => number {
  const began = performance.now();
  return () => (performance.now() - began) / milliseconds;
}

/** The audit trail of the step that led to a position; none where it was no play. */
function auditOf({ game, stored }: Position): readonly AuditEntry[] | Malformed {
  const { kept, ruleset } = game;
  const before = kept[kept.indexOf(stored) - 1];
  if (before === undefined && stored.step.version > 0) {
    const message = "The position before this one is not kept any more.";
    return malformed([{ code: "POSITION_UNKNOWN", pointer: "/position", message }]);
  }
  const answer = resolveMove(ruleset, before?.snapshot, null, moveOf(stored.step)!);
  return answer.kind === "RESOLUTION" ? answer.audit : [];
}

async function at(
  games: Games,
  digest: string,
  then: (found: Position) => CallToolResult | Promise<CallToolResult>,
): Promise<CallToolResult> {
  const found = games.find(digest);
  return "faults" in found ? answered(found) : then(found);
}

/** What came of a move, in the words of a language; nothing is played where it is not spoken. */
async function told(
  ruleset: AnyRuleset,
  language: string | undefined,
  play: (phrases: Phrases) => Played | Exclude<ReturnType<Games["play"]>, Played>,
): Promise<CallToolResult> {
  const phrases = await phrasesOf(ruleset, language);
  if ("faults" in phrases) return answered(phrases);
  const played = play(phrases);
  if ("position" in played) return answered(playedInfo(played, phrases));
  if (played.kind === "RESOLUTION") throw new Error("A resolution is a step of a game.");
  return answered(otherInfo(played, phrases));
}

async function phrasesOf(ruleset: AnyRuleset, language = ruleset.languages[0]!) {
  return ruleset.languages.includes(language) ? ruleset.phrasesOf(language) : malformed([languageFault(ruleset)]);
}

function unknown(code: string, pointer: string, message: string): CallToolResult {
  return answered(malformed([{ code, pointer, message }]));
}

/** An answer as text and as data; an error where the request could not be read. */
function answered(value: object | Malformed): CallToolResult {
  const structuredContent = JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
  return { content: [{ type: "text", text: JSON.stringify(value) }], structuredContent, isError: isMalformed(value) };
}
