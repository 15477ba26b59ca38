import * as z from "zod";
import { keysSchema } from "../../proof/signature";
import { defineCareerOperation } from "../declaration";

/** The keys by which the signatures of steps are checked. */
export const signingKeys = defineCareerOperation({
  name: "signingKeys",
  title: "List the signing keys",
  doc: "Lists the current and former public keys that sign the steps of stored games. Empty if the service does not sign. Keep the keys with the careers that you export.",
  method: "GET",
  isMutation: false,
  path: "/.well-known/naval-umpire-keys.json",
  token: "NONE",
  input: z.strictObject({}),
  output: keysSchema,
  call: async ({ openSigner }) => ({ keys: [...((await openSigner())?.keys ?? [])] }),
});
