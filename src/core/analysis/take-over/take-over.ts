import * as z from "zod";
import type { Refusal } from "../../contract/answer";
import type { JsonSchema } from "../../contract/choice";
import type { Phrases } from "../../contract/phrases";
import type { Fault, InvalidRequest } from "../../contract/request";
import type { AnyRuleset } from "../../contract/ruleset";
import { text } from "../../contract/schema";
import { decisionSchema } from "../../engine/decision-schema";
import { decisionsOf } from "../../engine/decisions";
import { refuse } from "../../engine/legality";
import { startDecision } from "../../engine/start-decision";
import { digestOf } from "../../json/canonical";
import { callWithCharts, parseCharts } from "../../request/charts";
import { issueFaults, mergeFaults } from "../../request/fault";
import { isMalformed, malformed, malformedFaults } from "../../request/result";
import { normalizeTexts } from "../../request/texts";
import { languageFault, supportedLanguage } from "../../text/localize";
import { faultAt } from "../../text/message";
import { defineAnalysis, languageField, type RequestFields } from "../call";
import { HEADINGS } from "../headings";
import { gatherFacts } from "./facts";
import { positionOf } from "./position";
import { describeMissingFacts, describeMissingMember, describeUnprovenFacts } from "./questions";

const takeOverFields = z.strictObject({
  input: z
    .record(z.string(), z.unknown())
    .optional()
    .describe("How the game started, as input of `new`. The response lists its missing members as questions."),
  known: z
    .record(z.string(), z.unknown())
    .optional()
    .describe(
      "The known facts of the game, in the schema of the ruleset. The response lists missing facts as questions, or uses their defaults.",
    ),
  language: languageField,
});

const askedSchema = z
  .strictObject({
    pointer: text("JSON pointer into the request: where to send the fact."),
    title: text("Name of the fact."),
    description: text("Meaning of the fact."),
    needed: z
      .boolean()
      .describe(
        "True if only a referee knows the fact. False if its schema has a `default`, which applies without an answer.",
      ),
    schema: z
      .record(z.string(), z.unknown())
      .describe(
        "JSON Schema of the fact, with titles as in decisions. `x-rule` is its section of the rules. `default` applies if you do not send the fact.",
      ),
  })
  .meta({ id: "AskedFact", description: "A fact that the request does not contain." });

const takenSchema = z
  .strictObject({
    pointer: text("JSON pointer into the request: the place of the fact."),
    title: text("Name of the fact."),
    words: text("The fact in words. For a list, its number of items."),
  })
  .meta({ id: "TakenFact", description: "A fact from the request that nothing in the snapshot confirms." });

const positionSchema = z
  .strictObject({
    snapshot: z.record(z.string(), z.unknown()).describe("The snapshot, as a resolution would return it."),
    decisions: z.array(decisionSchema).describe("Decisions of the snapshot, as in a resolution."),
    digest: text("`sha256:` and the hash of the snapshot's canonical JSON."),
  })
  .meta({ id: "TakenPosition", description: "The position where play continues." });

/** The answer to a take-over. */
export const takeOverSchema = z
  .strictObject({
    kind: z.literal("TAKE_OVER").describe("Always TAKE_OVER."),
    ruleset: text("Id of the ruleset."),
    language: text("Language of the texts. Codes are the same in every language."),
    position: positionSchema.nullable().describe("The position. Null while a needed fact is missing."),
    asked: z
      .array(askedSchema)
      .describe(
        "Every missing fact. With a position, these are the facts that use a default. A fact that depends on a missing one appears after you send that one.",
      ),
    taken: z.array(takenSchema).describe("The facts that the position accepts without confirmation, in words."),
  })
  .meta({ id: "TakeOver", description: "A game started on paper: its position, or the missing facts." });

/** The answer to a take-over: the position, or the missing facts. */
export type TakeOverAnswer = z.infer<typeof takeOverSchema>;

/** Takes over a game that was started on paper. */
export const takeOver = defineAnalysis({
  name: "takeOver",
  ...HEADINGS.takeOver,
  shared: ["charts"],
  own: takeOverFields,
  answer: takeOverSchema,
  meaning: "A game started on paper: its position, or the missing facts.",
  isLocalized: true,
  refuses: true,
  form: ({ takeOver }) => (takeOver === undefined ? {} : { known: takeOver.known }),
  example: ({ takeOver }): RequestFields => ({ ...takeOver?.example }),
  call: async (ruleset, { input = {}, known = {}, language = ruleset.languages[0] }, { charts }) => {
    const spoken = supportedLanguage(ruleset, language);
    if (spoken === undefined) return malformed([languageFault(ruleset)]);
    const phrases = await ruleset.phrasesOf(spoken);
    return callWithCharts(charts, () => takeOverGame(ruleset, { known, input, charts }, phrases));
  },
});

/** The fields of a take-over, before parsing. */
interface TakeOverFields {
  readonly known: object;
  readonly input: object;
  readonly charts: unknown;
}

function takeOverGame(
  ruleset: AnyRuleset,
  request: TakeOverFields,
  phrases: Phrases,
): TakeOverAnswer | Refusal | InvalidRequest {
  const { start } = ruleset;
  const declared = ruleset.takeOver;
  if (declared === undefined) {
    return malformed([faultAt("TAKE_OVER_UNKNOWN", "/known", { ruleset: ruleset.id })]);
  }
  const charts = parseCharts(ruleset, request.charts);
  const known = declared.known.safeParse(request.known);
  const input = parseStartInput(ruleset, request.input);
  const faults = mergeFaults(
    malformedFaults(charts),
    input.faults,
    known.success ? [] : issueFaults(known.error, "/known", "KNOWN_MALFORMED"),
  );
  if (faults.length > 0 || isMalformed(charts) || !known.success) return malformed(faults);
  const header = { kind: "TAKE_OVER" as const, ruleset: ruleset.id, language: phrases.language };
  if (input.missing.length > 0) {
    const { input: schema } = startDecision(ruleset, charts.charts);
    const members = input.missing.map((name) => describeMissingMember(ruleset, name, schema as JsonSchema, phrases));
    const inputs = { known: known.data as object, start: undefined, charts: charts.charts };
    const facts = describeMissingFacts(ruleset, gatherFacts(declared, inputs).missing, inputs, phrases);
    return { ...header, position: null, asked: [...members, ...facts], taken: [] };
  }
  const reason = start.choice(charts.charts).check(input.value);
  const { edition = ruleset.editions.at(-1)! } = input.value as { edition?: string };
  if (reason !== undefined) return refuse(ruleset, start, { edition }, reason, phrases);
  const startState = start.blank(input.value, charts.charts);
  const closed = declared.refusal?.(startState);
  if (closed !== undefined) return refuse(ruleset, start, { edition }, closed, phrases);
  const inputs = { known: known.data as object, start: startState, charts: charts.charts };
  const facts = gatherFacts(declared, inputs);
  const questions = describeMissingFacts(ruleset, facts.missing, { ...inputs, known: facts.known }, phrases);
  if (!facts.isWhole) return { ...header, position: null, asked: questions, taken: [] };
  const candidate = positionOf(ruleset, { ...inputs, known: facts.known }, request);
  if (isMalformed(candidate)) return candidate;
  const { state } = candidate;
  const decisions = decisionsOf(ruleset, state, charts.charts, "PHASE", phrases) as unknown as NonNullable<
    TakeOverAnswer["position"]
  >["decisions"];
  const position = { snapshot: state as unknown as Record<string, unknown>, decisions, digest: digestOf(state) };
  return { ...header, position, asked: questions, taken: describeUnprovenFacts(declared, inputs.known, phrases) };
}

/** Parses the input of `new`: returns its value, the missing required members, and the faults of the others. */
function parseStartInput({ start }: AnyRuleset, rawInput: unknown) {
  const { input, faults: inputFaults } = normalizeTexts(start, { input: rawInput });
  const parsed = start.input.safeParse(input);
  if (parsed.success) return { value: parsed.data as unknown, missing: [], faults: inputFaults };
  const isLeftOut = (path: readonly PropertyKey[]): boolean =>
    path.length === 1 && (input as Readonly<Record<PropertyKey, unknown>>)[path[0]!] === undefined;
  const { issues } = parsed.error;
  const missing = issues.filter(({ path }) => isLeftOut(path)).map(({ path }) => String(path[0]));
  const others = issues.filter(({ path }) => !isLeftOut(path));
  const faults: readonly Fault[] = [
    ...inputFaults,
    ...issueFaults(new z.ZodError(others), "/input", "INPUT_MALFORMED"),
  ];
  return { value: undefined, missing, faults };
}
