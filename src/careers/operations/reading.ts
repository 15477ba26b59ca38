import * as z from "zod";
import { faultAt } from "../../core/text/message";
import { visibleStepSchema } from "../../proof/record";
import { awaitedField } from "../awaited";
import { boardOf } from "../board";
import { defineCareerOperation } from "../declaration";
import { hasExpired, type OpenedCareer, openCareer, readNewestStep, stepAt, storeFor } from "../gate";
import { type CareerMessage, malformedInput, unknownCareer } from "../problem";
import { awaitedIn, hasOpenSeat } from "../seats";
import { auditField, careerId, careerLanguageField, careerSchema, decisionsField, isBoardWanted } from "../shapes";
import { SINCE_LIMIT, stepsSince } from "../since";
import type { StoredStep } from "../store/store";
import { hashOf, slotOf } from "../tokens";
import { answerOptionsOf, redactStep, seesAll, showCareer } from "../visibility";

const PAGE_DEFAULT = 25;
const PAGE_LIMIT = 100;
const CAREERS_LIMIT = 25;

const limitField = (most: number, usual: number) =>
  z
    .int32()
    .min(1)
    .max(most)
    .optional()
    .describe(`Maximum number of items to return. Limit: ${most}. Default: ${usual}.`);
const nextField = z.string().nullable().describe("Send it as `after` to get the next page. Null on the last page.");

/** A career at its newest step, or at any earlier one. */
export const career = defineCareerOperation({
  name: "career",
  title: "Get a career",
  doc: "Returns a career at its newest step, or at an earlier one, as the token may see it. With `since`, it also returns every step that followed a version you know.",
  method: "GET",
  isMutation: false,
  path: "/v1/careers/:career",
  token: "REQUIRED",
  input: z.strictObject({
    career: careerId,
    version: z.int32().min(0).optional().describe("The step to show. Default: the newest one."),
    since: z
      .int32()
      .min(0)
      .optional()
      .describe(
        `A version that you know. The response contains up to ${SINCE_LIMIT} steps after it, with their audit.`,
      ),
    audit: auditField,
    decisions: decisionsField,
    board: isBoardWanted,
    language: careerLanguageField,
  }),
  output: careerSchema,
  async call(service, caller, input) {
    const opened = await openCareer(service, caller, input.career);
    const head = await readNewestStep(opened);
    const { version = head.step.version, since } = input;
    const shown = await requestedStep(opened, head, version);
    if (since !== undefined && since > version) throw versionUnknownProblem(version, "/since");
    const options = await answerOptionsOf(opened.ruleset, input, caller);
    const steps = since === undefined ? undefined : await stepsSince(opened, head, { since, version }, options);
    const visible = showCareer(opened, shown, { head, steps, ...options });
    if (input.board !== true) return visible;
    const context = { opened, newest: head, phrases: options.phrases };
    return { ...visible, board: await boardOf(context, shown.snapshot) };
  },
});

/** Returns the requested step. Throws a CareerProblem for a version that the career has not reached. */
export async function requestedStep(opened: OpenedCareer, head: StoredStep, version: number): Promise<StoredStep> {
  const newest = head.step.version;
  if (version > newest) throw versionUnknownProblem(newest, "/version");
  return version === newest ? head : stepAt(opened, version);
}

/** The fault of a version that a career has not reached. */
export function versionUnknownProblem(newest: number, pointer: string) {
  return malformedInput([faultAt<CareerMessage>("VERSION_UNKNOWN", pointer, { newest })]);
}

/** The newest version of a career. */
export const careerVersion = defineCareerOperation({
  name: "careerVersion",
  title: "Check the version of a career",
  doc: "Returns the newest version of a career and the seats that can move. It reads no snapshot: poll it, and read the career when the version changes.",
  method: "GET",
  isMutation: false,
  path: "/v1/careers/:career/version",
  token: "REQUIRED",
  input: z.strictObject({ career: careerId }),
  output: z
    .strictObject({
      career: z.string().describe("Id of the career."),
      version: z.int32().describe("Number of the newest step."),
      awaited: awaitedField,
    })
    .meta({ id: "CareerVersion", description: "The newest version of a career." }),
  async call(context, caller, { career: id }) {
    const opened = await openCareer(context, caller, id);
    const tip = await opened.store.readTip(opened.entry.chain);
    if (tip !== undefined) {
      return { career: id, version: tip.version, awaited: hasOpenSeat(opened.entry) ? [] : [...tip.awaited] };
    }
    const head = await readNewestStep(opened);
    return { career: id, version: head.step.version, awaited: [...awaitedIn(opened, head)] };
  },
});

/** The steps of a career, page by page. */
export const careerSteps = defineCareerOperation({
  name: "careerSteps",
  title: "List the steps of a career",
  doc: "Lists the steps of a career in order, in pages. If the game hides something, a view omits dice and seeds. It contains operation and input only of the side's own steps.",
  method: "GET",
  isMutation: false,
  path: "/v1/careers/:career/steps",
  token: "REQUIRED",
  input: z.strictObject({
    career: careerId,
    after: z
      .string()
      .regex(/^\d{1,7}$/, "form/next-page")
      .optional()
      .describe("`next` of the previous page."),
    limit: limitField(PAGE_LIMIT, PAGE_DEFAULT),
  }),
  output: z
    .strictObject({ steps: z.array(visibleStepSchema).describe("The steps of the page."), next: nextField })
    .meta({ id: "CareerStepPage", description: "A page of a career's steps." }),
  async call(context, caller, { career: id, after, limit = PAGE_DEFAULT }) {
    const opened = await openCareer(context, caller, id);
    const { store, entry } = opened;
    const from = after === undefined ? 0 : Number(after) + 1;
    const [stepsAndNext, head] = await Promise.all([
      store.readSteps(entry.chain, from, limit + 1),
      readNewestStep(opened),
    ]);
    const complete = seesAll(opened, head);
    const steps = stepsAndNext.slice(0, limit).map(({ step }) => (complete ? step : redactStep(opened, step)));
    return { steps, next: stepsAndNext.length > limit ? String(steps.at(-1)!.version) : null };
  },
});

/** The careers a token opens. */
export const careers = defineCareerOperation({
  name: "careers",
  title: "List the careers of a token",
  doc: "Lists every complete career that the token opens, in pages. Empty if the token opens none.",
  method: "GET",
  isMutation: false,
  path: "/v1/careers",
  token: "REQUIRED",
  input: z.strictObject({
    after: z
      .string()
      .regex(/^[A-Za-z0-9_-]{22}$/, "form/next-page")
      .optional()
      .describe("`next` of the previous page."),
    limit: limitField(CAREERS_LIMIT, CAREERS_LIMIT),
  }),
  output: z
    .strictObject({
      careers: z
        .array(
          careerSchema
            .pick({ career: true, ruleset: true, name: true, role: true, side: true, createdAt: true, expiresAt: true })
            .meta({ id: "CareerSummary", description: "A career in a list." }),
        )
        .describe("The careers of the page."),
      next: nextField,
    })
    .meta({ id: "CareerPage", description: "A page of the careers that a token opens." }),
  async call(context, { token }, { after = null, limit = CAREERS_LIMIT }) {
    if (token === undefined) throw unknownCareer();
    const store = await storeFor(context);
    const page = await store.careersOf(hashOf(token), after, limit);
    const entries = await Promise.all(page.careers.map((id) => store.readEntry(id)));
    const shown = entries.flatMap((entry) => {
      const slot = entry === undefined || hasExpired(entry) ? undefined : slotOf(entry.tokens, token);
      if (entry === undefined || slot === undefined || entry.importing !== null) return [];
      const { career: id, ruleset, name, createdAt } = entry;
      const { role, side } = slot;
      const expiresAt = new Date(entry.expiresAt * 1000).toISOString();
      return [{ career: id, ruleset, name, role, side, createdAt, expiresAt }];
    });
    return { careers: shown, next: page.next };
  },
});
