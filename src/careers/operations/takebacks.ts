import { createHash } from "node:crypto";
import * as z from "zod";
import { codes } from "../../core/contract/schema";
import { faultAt } from "../../core/text/message";
import { TYPED_TEXT_CODE, typedTextSchema } from "../../core/text/typed-text";
import type { Author } from "../../proof/author";
import { appendEvent } from "../appending";
import type { Caller, CareerContext } from "../context";
import { defineCareerOperation } from "../declaration";
import { assertNotEnded } from "../ending";
import { changeEntry } from "../entry-changes";
import { assertRole, type OpenedCareer, openCareer, readNewestStep, stepAt } from "../gate";
import { type CareerMessage, CareerProblem, malformedInput } from "../problem";
import { randomSecret } from "../randomness";
import { careerId, careerSchema } from "../shapes";
import { UNMARKED } from "../steps";
import type { StoredStep, TakebackProposal } from "../store/store";
import { isAgreed, openTakeback, REASON_LENGTH } from "../takeback";
import { authorOf } from "../tokens";
import { showCareer } from "../visibility";

const ID_LENGTH = 10;

/** Takes moves back, or proposes it to the other sides. */
export const proposeTakeback = defineCareerOperation({
  name: "proposeTakeback",
  title: "Take moves back, or propose it",
  doc: "Returns the game to the position of an earlier version. A side proposes it, and all sides have to agree. An owner or a referee does it at once. A step of the kind TAKE_BACK records it, the moves stay in the chain, and the server's next dice are new. One proposal can be open; it lapses with the next step.",
  method: "POST",
  isMutation: true,
  path: "/v1/careers/:career/takebacks",
  token: "REQUIRED",
  input: z.strictObject({
    career: careerId,
    expectedVersion: z.int32().min(0).describe("The version that you last read."),
    to: z.int32().min(0).describe("The version to return to."),
    reason: typedTextSchema(REASON_LENGTH, TYPED_TEXT_CODE).optional().describe("Your reason, for the other sides."),
  }),
  output: careerSchema,
  async call(context, caller, { career, expectedVersion, to, reason = null }) {
    const { opened, head } = await openForTakeback(context, caller, career);
    const { version } = head.step;
    const author = authorOf(opened.slot);
    if (isRepeated(head, { to, version: expectedVersion }, author)) return showCareer(opened, head);
    if (version !== expectedVersion) throw new CareerProblem("VERSION_CONFLICT", conflict(version));
    if (to >= version)
      throw malformedInput([faultAt<CareerMessage>("VERSION_UNKNOWN/earlier", "/to", { newest: version - 1 })]);
    if (opened.slot.role !== "SIDE") {
      const proposal = { id: "", to, reason, version, at: "", consents: [author] };
      return takeBack(context, opened, proposal, author);
    }
    const id = randomSecret().slice(0, ID_LENGTH);
    const entry = await changeEntry(opened.store, opened.entry, (current) => {
      const open = openTakeback(current, head);
      if (open !== undefined && open.consents[0]!.token === author.token && open.to === to) return undefined;
      if (open !== undefined) throw new CareerProblem("TAKEBACK_OPEN");
      const proposal = { id, to, reason, version, at: new Date().toISOString(), consents: [author] };
      return { ...current, takeback: proposal };
    });
    const proposal = openTakeback(entry, head);
    if (proposal !== undefined && isAgreed(opened.ruleset, proposal))
      return takeBack(context, { ...opened, entry }, proposal, author);
    return showCareer({ ...opened, entry }, head);
  },
});

const ANSWERS = {
  ACCEPT: "Agrees. When all sides agree, or a referee does, the moves are taken back.",
  DECLINE: "Refuses, which closes the proposal.",
  WITHDRAW: "Closes your own proposal.",
};

/** Answers a proposal to take moves back. */
export const answerTakeback = defineCareerOperation({
  name: "answerTakeback",
  title: "Answer a proposal to take moves back",
  doc: "Accepts, declines or withdraws the open proposal. When all sides agree, or an owner or a referee does, the moves are taken back.",
  method: "POST",
  isMutation: true,
  path: "/v1/careers/:career/takebacks/:takeback",
  token: "REQUIRED",
  input: z.strictObject({
    career: careerId,
    takeback: z.string().max(64).describe("Id of the proposal."),
    answer: codes("CareerTakebackAnswer", "An answer to a proposal to take moves back.", ANSWERS).describe(
      "Your answer: ACCEPT, DECLINE, or WITHDRAW for your own proposal.",
    ),
  }),
  output: careerSchema,
  async call(context, caller, { career, takeback: id, answer }) {
    const { opened, head } = await openForTakeback(context, caller, career);
    const author = authorOf(opened.slot);
    const earlier = await opened.store.findKey(opened.entry.chain, keyOf(id));
    if (earlier !== undefined && answer === "ACCEPT") return showCareer(opened, head);
    const isOwn = ({ consents }: TakebackProposal) => consents[0]!.side === author.side;
    const entry = await changeEntry(opened.store, opened.entry, (current) => {
      const open = openTakeback(current, head);
      if (open === undefined || open.id !== id) throw new CareerProblem("TAKEBACK_UNKNOWN");
      if ((answer === "WITHDRAW") !== (isOwn(open) && answer !== "ACCEPT")) {
        throw malformedInput([faultAt<CareerMessage>("TAKEBACK_ANSWER", "/answer")]);
      }
      // The step that takes the moves back may be on its way.
      if (answer !== "ACCEPT" && isAgreed(opened.ruleset, open)) throw new CareerProblem("TAKEBACK_UNKNOWN");
      if (answer !== "ACCEPT") return { ...current, takeback: undefined };
      if (open.consents.some(({ token }) => token === author.token)) return undefined;
      return { ...current, takeback: { ...open, consents: [...open.consents, author] } };
    });
    const proposal = openTakeback(entry, head);
    const isDecided = proposal !== undefined && (isAgreed(opened.ruleset, proposal) || opened.slot.role !== "SIDE");
    if (answer === "ACCEPT" && isDecided) return takeBack(context, { ...opened, entry }, proposal, author);
    return showCareer({ ...opened, entry }, head);
  },
});

/** Opens a career whose moves can still be taken back. */
async function openForTakeback(context: CareerContext, caller: Caller, career: string) {
  const opened = await openCareer(context, caller, career);
  assertRole(opened, ["OWNER", "REFEREE", "SIDE"], "door/takeback");
  const head = await readNewestStep(opened);
  assertNotEnded(head.step);
  // The end of a game that hides something has revealed everything.
  if (opened.ruleset.views !== undefined && opened.ruleset.over(head.snapshot))
    throw new CareerProblem("CAREER_ENDED/over");
  return { opened, head };
}

/** Appends the step that takes moves back, unless it exists. Throws a CareerProblem if another step came first. */
async function takeBack(
  context: CareerContext,
  opened: OpenedCareer,
  { id, to, version, consents }: TakebackProposal,
  author: Author,
) {
  const target = await stepAt(opened, to);
  const after = { digest: target.step.snapshot, snapshot: target.snapshot };
  const input = { to, consents };
  const step = await appendEvent(
    context,
    opened,
    author,
    (head) => {
      if (head.step.version === version) return { kind: "TAKE_BACK", input, after, restartsTime: true };
      if (isRepeated(head, { to, version }, author)) return undefined;
      throw id === ""
        ? new CareerProblem("VERSION_CONFLICT", conflict(head.step.version))
        : new CareerProblem("TAKEBACK_UNKNOWN");
    },
    id === "" ? UNMARKED : { key: keyOf(id), payload: null },
  );
  return showCareer(opened, step);
}

/** True if the newest step is the one that this request would append. */
function isRepeated(
  { step: { kind, version, input, author } }: StoredStep,
  proposal: Pick<TakebackProposal, "to" | "version">,
  { token }: Author,
): boolean {
  const { to } = (input ?? {}) as { readonly to?: number };
  return kind === "TAKE_BACK" && version === proposal.version + 1 && to === proposal.to && author?.token === token;
}

function keyOf(id: string): string {
  return createHash("sha256").update(`takeback\n${id}`, "utf8").digest("base64url");
}

function conflict(current: number) {
  return { values: { current }, currentVersion: current };
}
