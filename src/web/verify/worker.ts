import { type CareerFile, proveCareer } from "../../library/proof";
import type { Told } from "./told";

/** Proves the career whose pages it is sent, and tells of every step and of what came of it. */
addEventListener("message", ({ data }: MessageEvent<readonly CareerFile[]>) => {
  const tell = (told: Told) => postMessage(told);
  proveCareer(data, { onStep: (version) => tell({ kind: "STEP", version }) }).then(
    (verdict) => {
      if ("faults" in verdict) tell({ kind: "UNREADABLE", text: verdict.faults[0]?.message ?? "" });
      else tell({ kind: "VERDICT", verdict });
    },
    (error: unknown) => tell({ kind: "UNREADABLE", text: error instanceof Error ? error.message : String(error) }),
  );
});
