import * as z from "zod";
import { digestOf } from "../../audit/canonical";
import type { Refusal } from "../../contract/answer";
import type { JsonSchema } from "../../contract/choice";
import type { Phrases } from "../../contract/phrases";
import type { Fault, Unread } from "../../contract/request";
import type { AnyRuleset } from "../../contract/ruleset";
import { text } from "../../contract/schema";
import { decisionSchema } from "../../engine/decision-schema";
import { decisionsOf } from "../../engine/decisions";
import { refuse } from "../../engine/legality";
import { startDecision } from "../../engine/start-decision";
import { faultsOf, gathered } from "../../request/fault";
import { faultsFound, isMalformed, malformed, onCharts, readCharts, typedInput } from "../../request/read";
import { languageFault, spokenLanguage } from "../../text/localize";
import { faultAt } from "../../text/message";
import { defineAnalysis, type Given, languageField } from "../call";
import { HEADINGS } from "../headings";
import { gatherFacts } from "./facts";
import { positionOf } from "./position";
import { askedFacts, askedMember, takenFacts } from "./wording";

const own = z.strictObject({
  input: z
    .record(z.string(), z.unknown())
    .optional()
    .describe("How the game was begun, as `new` takes it; what is missing of it is asked for."),
  known: z
    .record(z.string(), z.unknown())
    .optional()
    .describe(
      "What is known of the game, in the form that its ruleset publishes; what is left out is asked for, or stands as the rules have it.",
    ),
  language: languageField,
});

const askedSchema = z
  .strictObject({
    pointer: text("JSON pointer into the request, where it is to be told."),
    title: text("What it is called."),
    description: text("What it means."),
    needed: z
      .boolean()
      .describe("True where only a referee can tell it; otherwise the `default` of its schema stands."),
    schema: z
      .record(z.string(), z.unknown())
      .describe(
        "JSON Schema of what can be told, with titles as decisions have them, the section it is about as `x-rule`, and as `default` what stands for it where it is not told.",
      ),
  })
  .meta({ id: "AskedFact", description: "A fact that nobody told." });

const takenSchema = z
  .strictObject({
    pointer: text("JSON pointer into the request, where it is told."),
    title: text("What it is called."),
    words: text("What was told, in words; of a list how many it holds."),
  })
  .meta({ id: "TakenFact", description: "A fact that was taken over, and that nothing in the snapshot bears out." });

const positionSchema = z
  .strictObject({
    snapshot: z.record(z.string(), z.unknown()).describe("The snapshot, as a resolution would have returned it."),
    decisions: z.array(decisionSchema).describe("What may be done on it, as with a resolution."),
    digest: text("`sha256:` and the hash of the snapshot's canonical JSON."),
  })
  .meta({ id: "TakenPosition", description: "A position that play goes on from." });

/** What a take-over is answered. */
export const takeOverSchema = z
  .strictObject({
    kind: z.literal("TAKE_OVER").describe("Always TAKE_OVER."),
    ruleset: text("Id of the ruleset."),
    language: text("Language of the words; codes are the same in every language."),
    position: positionSchema.nullable().describe("The position; null while anything is asked for that is needed."),
    asked: z
      .array(askedSchema)
      .describe(
        "Every fact that nobody told: what is needed, and beside a position what stands by its default. What depends on a fact that is needed is asked for after it.",
      ),
    taken: z.array(takenSchema).describe("What the position takes over unproven, in words."),
  })
  .meta({ id: "TakeOver", description: "A game begun on paper: the position it stands in, or what is missing." });

/** A game begun on paper as it is taken over: the position it stands in, or what is missing. */
export type TakeOverAnswer = z.infer<typeof takeOverSchema>;

/** Takes a game over that was begun on paper. */
export const takeOver = defineAnalysis({
  name: "takeOver",
  ...HEADINGS.takeOver,
  shared: ["charts"],
  own,
  answer: takeOverSchema,
  meaning: "A game begun on paper: the position it stands in, or what is missing.",
  speaks: true,
  refuses: true,
  form: ({ takeOver }) => (takeOver === undefined ? {} : { known: takeOver.known }),
  example: ({ takeOver }): Given => ({ ...takeOver?.example }),
  call: async (ruleset, { input = {}, known = {}, language = ruleset.languages[0]! }, { charts }) => {
    const spoken = spokenLanguage(ruleset, language);
    if (spoken === undefined) return malformed([languageFault(ruleset)]);
    const phrases = await ruleset.phrasesOf(spoken);
    return onCharts(charts, () => taken(ruleset, { known, input, charts }, phrases));
  },
});

/** What was told, as it came. */
interface Request {
  readonly known: object;
  readonly input: object;
  readonly charts: unknown;
}

function taken(ruleset: AnyRuleset, request: Request, phrases: Phrases): TakeOverAnswer | Refusal | Unread {
  const { start } = ruleset;
  const declared = ruleset.takeOver;
  if (declared === undefined) {
    return malformed([faultAt("TAKE_OVER_UNKNOWN", "/known", { ruleset: ruleset.id })]);
  }
  const charts = readCharts(ruleset, request.charts);
  const known = declared.known.safeParse(request.known);
  const input = startInput(ruleset, request.input);
  const faults = gathered(
    faultsFound(charts),
    input.faults,
    known.success ? [] : faultsOf(known.error, "/known", "KNOWN_MALFORMED"),
  );
  if (faults.length > 0 || isMalformed(charts) || !known.success) return malformed(faults);
  const said = { kind: "TAKE_OVER" as const, ruleset: ruleset.id, language: phrases.language };
  if (input.missing.length > 0) {
    const { input: schema } = startDecision(ruleset, charts.charts);
    const asked = input.missing.map((name) => askedMember(ruleset, name, schema as JsonSchema, phrases));
    return { ...said, position: null, asked, taken: [] };
  }
  const reason = start.choice(charts.charts).check(input.value);
  const { edition = ruleset.editions.at(-1)! } = input.value as { edition?: string };
  if (reason !== undefined) return refuse(ruleset, start, { edition }, reason, phrases);
  const begun = start.blank(input.value, charts.charts);
  const closed = declared.refusal?.(begun);
  if (closed !== undefined) return refuse(ruleset, start, { edition }, closed, phrases);
  const told = { known: known.data as object, start: begun, charts: charts.charts };
  const facts = gatherFacts(declared, told);
  const asked = askedFacts(ruleset, facts.missing, { ...told, known: facts.known }, phrases);
  if (!facts.isWhole) return { ...said, position: null, asked, taken: [] };
  const made = positionOf(ruleset, { ...told, known: facts.known }, request);
  if (isMalformed(made)) return made;
  const { state } = made;
  const decisions = decisionsOf(ruleset, state, charts.charts, "PHASE", phrases) as unknown as NonNullable<
    TakeOverAnswer["position"]
  >["decisions"];
  const position = { snapshot: state as unknown as Record<string, unknown>, decisions, digest: digestOf(state) };
  return { ...said, position, asked, taken: takenFacts(declared, told.known, phrases) };
}

/** The input of `new` as it was read, its members that must be there and are not, and what is wrong with the others. */
function startInput({ start }: AnyRuleset, given: unknown) {
  const { input, faults: found } = typedInput(start, { input: given });
  const parsed = start.input.safeParse(input);
  if (parsed.success) return { value: parsed.data as unknown, missing: [], faults: found };
  const isLeftOut = (path: readonly PropertyKey[]): boolean =>
    path.length === 1 && (input as Readonly<Record<PropertyKey, unknown>>)[path[0]!] === undefined;
  const { issues } = parsed.error;
  const missing = issues.filter(({ path }) => isLeftOut(path)).map(({ path }) => String(path[0]));
  const others = issues.filter(({ path }) => !isLeftOut(path));
  const faults: readonly Fault[] = [...found, ...faultsOf(new z.ZodError(others), "/input", "INPUT_MALFORMED")];
  return { value: undefined, missing, faults };
}
