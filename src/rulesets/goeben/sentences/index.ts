import type { Phrases } from "../../../core/audit/sentence";
import { en } from "./en";

/** 3 The languages audit sentences come in; English is the default. */
export const sentences: Readonly<Record<string, Phrases>> = { en };
