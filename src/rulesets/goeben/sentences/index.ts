import type { Phrases } from "../../../core/contract/phrases";
import { en } from "./en";
import { fr } from "./fr";
import { ja } from "./ja";

/** 3 The languages audit sentences and reports come in; English is the default. */
export const sentences: Readonly<Record<string, Phrases>> = { en, fr, ja };
