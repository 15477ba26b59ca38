import * as z from "zod";
import { sideSchema } from "../core/contract/game-names";
import type { AnyRuleset } from "../core/contract/ruleset";
import type { Entry, StoredStep, TakebackProposal } from "./store/store";

/** Maximum length of a reason, the same as that of a correction in the chain. */
export const REASON_LENGTH = 500;

/** Schema of an open proposal, for everyone. */
export const takebackSchema = z
  .strictObject({
    id: z.string().describe("Id of the proposal. Send it to answer the proposal."),
    to: z.int32().describe("The version to return to."),
    reason: z.string().nullable().describe("The reason of the proposer. Null without a reason."),
    by: sideSchema.describe("The side that proposes it."),
    agreed: z.array(sideSchema).describe("The sides that agree. The moves are taken back when all sides do."),
    at: z.string().describe("Time of the proposal."),
  })
  .meta({ id: "CareerTakeback", description: "A proposal to take moves back. It lapses with the next step." });

/** Returns the open proposal. Undefined if there is none, or if a step was added since. */
export function openTakeback(
  { takeback }: Pick<Entry, "takeback">,
  { step }: Pick<StoredStep, "step">,
): TakebackProposal | undefined {
  return takeback?.version === step.version ? takeback : undefined;
}

/** Returns a proposal as everyone may see it. Null without a proposal. */
export function showTakeback(proposal: TakebackProposal | undefined): z.infer<typeof takebackSchema> | null {
  if (proposal === undefined) return null;
  const { id, to, reason, at, consents } = proposal;
  const agreed = consents.flatMap(({ side }) => (side === null ? [] : [side]));
  return { id, to, reason, by: agreed[0]!, agreed, at };
}

/** True if every side agrees to a proposal. */
export function isAgreed({ views }: AnyRuleset, { consents }: TakebackProposal): boolean {
  return (views?.sides ?? []).every((side) => consents.some((consent) => consent.side === side));
}
