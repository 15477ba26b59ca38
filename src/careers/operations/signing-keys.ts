import * as z from "zod";
import { keysSchema } from "../../proof/signature";
import { defineCareerOperation } from "../declaration";

/** The keys by which the signatures of steps are checked. */
export const signingKeys = defineCareerOperation({
  name: "signingKeys",
  title: "The signing keys",
  doc: "The public keys that the steps of stored games are signed with, and those that have signed before; none where nothing is signed. Keep them with what you keep of careers.",
  method: "GET",
  isMutation: false,
  path: "/.well-known/naval-umpire-keys.json",
  token: "NONE",
  input: z.strictObject({}),
  output: keysSchema,
  call: async ({ openSigner }) => ({ keys: [...((await openSigner())?.keys ?? [])] }),
});
