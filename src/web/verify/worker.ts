import { type CareerFile, proveCareer, type SigningKey } from "../../library/proof";
import type { Told } from "./told";

/** What is to be proven, and the keys by which the service signs. */
export interface ToProve {
  readonly pages: readonly CareerFile[];
  readonly keys: readonly SigningKey[];
}

/** Proves the career whose pages it is sent, and tells of every step and of what came of it. */
addEventListener("message", ({ data: { pages, keys } }: MessageEvent<ToProve>) => {
  const tell = (told: Told) => postMessage(told);
  proveCareer(pages, { keys, onStep: (version) => tell({ kind: "STEP", version }) }).then(
    (verdict) => {
      if ("faults" in verdict) tell({ kind: "UNREADABLE", text: verdict.faults[0]?.message ?? "" });
      else tell({ kind: "VERDICT", verdict });
    },
    (error: unknown) => tell({ kind: "UNREADABLE", text: error instanceof Error ? error.message : String(error) }),
  );
});
