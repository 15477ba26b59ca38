import { type Answer, ask, type Fields, UmpireError } from "../service/service";
import { language, t } from "../shell/settings";
import type { Call } from "./copies";

/** What is wrong, with its code and where. */
export interface Fault {
  readonly code: string;
  readonly pointer: string;
  readonly message: string;
  readonly section?: string;
}

/** What came of a call that was tried, or of an answer that was checked. */
export type Told =
  | { readonly kind: "PLAYED"; readonly sentences: readonly string[]; readonly digest: string }
  | { readonly kind: "NEEDS"; readonly text: string }
  | { readonly kind: "FAULTS"; readonly faults: readonly Fault[] }
  | {
      readonly kind: "VERIFIED";
      /** Null where it was played under other rules. */
      readonly right: boolean | null;
      readonly difference: Readonly<Record<"code" | "pointer" | "expected" | "found", unknown>> | null;
    };

/** Plays a call without keeping what comes of it. */
export async function tried({ ruleset, operation, request }: Call): Promise<Told> {
  return told(async () => {
    const answer = await ask<Answer>(ruleset, operation, { ...request, language: language.value });
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

/** Checks what somebody says that a call is answered with. */
export async function verified({ ruleset, operation, request }: Call, answer: Fields): Promise<Told> {
  return told(async () => {
    const body = { request: { operation, ...request }, answer };
    const { right, difference } = await ask<Omit<Extract<Told, { kind: "VERIFIED" }>, "kind">>(ruleset, "verify", body);
    return { kind: "VERIFIED", right, difference };
  });
}

async function told(act: () => Promise<Told>): Promise<Told> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof UmpireError)) throw error;
    const { problem, message } = error;
    const faults = problem !== undefined && "faults" in problem ? (problem.faults ?? []) : [];
    return { kind: "FAULTS", faults: faults.length > 0 ? faults : [{ code: "", pointer: "", message }] };
  }
}
