import { signal } from "@preact/signals";
import type { CareerFile } from "../../client/index";

/** A career that is to be proven as soon as the verifier is shown; none where one is to be dropped there. */
export const handed = signal<readonly CareerFile[]>([]);
