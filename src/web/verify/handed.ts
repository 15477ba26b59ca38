import { signal } from "@preact/signals";
import type { CareerFile } from "../../client/index";

/** A career file to verify when the verifier opens; empty if the user supplies one there. */
export const pagesToProve = signal<readonly CareerFile[]>([]);
