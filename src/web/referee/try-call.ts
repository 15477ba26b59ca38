import { type AnyAnswer, ask, type JsonFields, UmpireError } from "../service/service";
import { pageLanguage, t } from "../shell/settings";
import type { OperationCall } from "./copies";

/** A fault with its code and pointer. */
export interface TryFault {
  readonly code: string;
  readonly pointer: string;
  readonly message: string;
  readonly section?: string;
}

/** The outcome of a tried call or a verified answer. */
export type TryOutcome =
  | { readonly kind: "PLAYED"; readonly sentences: readonly string[]; readonly digest: string }
  | { readonly kind: "NEEDS"; readonly text: string }
  | { readonly kind: "FAULTS"; readonly faults: readonly TryFault[] }
  | {
      readonly kind: "VERIFIED";
      /** Null if the answer was computed under other rules. */
      readonly right: boolean | null;
      readonly difference: Readonly<Record<"code" | "pointer" | "expected" | "found", unknown>> | null;
    };

/** Runs a call and discards the resulting snapshot. */
export async function tryCall({ ruleset, operation, request }: OperationCall): Promise<TryOutcome> {
  return catchFaults(async () => {
    const answer = await ask<AnyAnswer>(ruleset, operation, { ...request, language: pageLanguage.value });
    if (answer.kind === "NEEDS_ROLL") {
      const name = t("tray.roll", { dice: answer.next.dice });
      return { kind: "NEEDS", text: t("shell.named", { name, value: answer.next.purpose ?? "" }) };
    }
    if (answer.kind === "RESOLUTION") {
      return {
        kind: "PLAYED",
        sentences: answer.audit.map(({ sentence }) => sentence ?? ""),
        digest: (answer as { readonly digest: string }).digest,
      };
    }
    const { code, pointer, message, citation } = answer;
    return { kind: "FAULTS", faults: [{ code, pointer, message, section: citation.section }] };
  });
}

/** Verifies a claimed answer to a call. */
export async function verifyAnswer(
  { ruleset, operation, request }: OperationCall,
  answer: JsonFields,
): Promise<TryOutcome> {
  return catchFaults(async () => {
    const body = { request: { operation, ...request }, answer };
    const { right, difference } = await ask<Omit<Extract<TryOutcome, { kind: "VERIFIED" }>, "kind">>(
      ruleset,
      "verify",
      body,
    );
    return { kind: "VERIFIED", right, difference };
  });
}

async function catchFaults(act: () => Promise<TryOutcome>): Promise<TryOutcome> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof UmpireError)) throw error;
    const { problem, message } = error;
    const faults = problem !== undefined && "faults" in problem ? (problem.faults ?? []) : [];
    return { kind: "FAULTS", faults: faults.length > 0 ? faults : [{ code: "", pointer: "", message }] };
  }
}
