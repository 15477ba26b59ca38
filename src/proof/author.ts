import * as z from "zod";
import { codes } from "../core/contract/schema";

/** Roles of the author of a step: a bearer of a token, a policy with a seat, or the service. */
const AUTHOR_ROLES = {
  OWNER: "The bearer of an owner's token.",
  REFEREE: "The bearer of a referee's token.",
  SIDE: "The bearer of a side's token.",
  SPECTATOR: "The bearer of an onlooker's token.",
  POLICY: "A policy, which holds the seat of a side or of the only player.",
  SERVICE: "The service itself.",
};

/** The author of a step, or the holder of a seat. */
export const authorSchema = z
  .strictObject({
    role: codes("CareerAuthorRole", "Who made a step.", AUTHOR_ROLES).describe("Its role."),
    side: z.string().max(100).nullable().describe("The side; null for a role that has none."),
    token: z.string().max(64).nullable().describe("Id of the token; null for a policy and for the service."),
    policy: z.string().max(100).nullable().describe("Name of the policy; null for everyone else."),
  })
  .meta({ id: "CareerAuthor", description: "Who made a step of a career." });

/** The author of a step, or the holder of a seat. */
export type Author = z.infer<typeof authorSchema>;

/** The service as the author of a step. */
export const SERVICE: Author = { role: "SERVICE", side: null, token: null, policy: null };

/**
 * True if an author's members are consistent. Only SIDE requires a side, only POLICY has a policy, and only bearers
 * have a token.
 */
export function isAuthor({ role, side, token, policy }: Author): boolean {
  const bearsToken = role !== "POLICY" && role !== "SERVICE";
  const canHaveSide = role === "SIDE" || role === "POLICY";
  return (
    (token !== null) === bearsToken &&
    (policy !== null) === (role === "POLICY") &&
    (role === "SIDE" ? side !== null : side === null || canHaveSide)
  );
}
