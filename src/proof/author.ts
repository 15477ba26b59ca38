import * as z from "zod";
import { codes } from "../core/contract/schema";

/** Roles of the author of a step: a bearer of a token, a policy with a seat, or the service. */
const AUTHOR_ROLES = {
  OWNER: "An owner, by token.",
  HOST: "The founder of a game without a referee, by token.",
  REFEREE: "A referee, by token.",
  SIDE: "A side, by token.",
  SPECTATOR: "An onlooker, by token.",
  POLICY: "A policy that plays a side, or for the only player.",
  SERVICE: "The service.",
};

/** The author of a step, or the holder of a seat. */
export const authorSchema = z
  .strictObject({
    role: codes("CareerAuthorRole", "The author of a step.", AUTHOR_ROLES).describe("Role of the author."),
    side: z.string().max(100).nullable().describe("Side of the author. Null for a role without a side."),
    token: z.string().max(64).nullable().describe("Id of the author's token. Null for a policy and for the service."),
    policy: z.string().max(100).nullable().describe("Name of the policy. Null for every other author."),
  })
  .meta({ id: "CareerAuthor", description: "The author of a step of a career." });

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
