import * as z from "zod";
import { sentences } from "../sentences/index";

const languages = Object.keys(sentences);

/** 3 The language of a report's text; English unless given. */
export const languageInput = z
  .string()
  .refine((language) => Object.hasOwn(sentences, language), {
    message: `A language is one of ${languages.join(", ")}.`,
    params: { code: "LANGUAGE_UNKNOWN" },
  })
  .nullish()
  .describe(`Language of the text, one of ${languages.join(", ")}; English unless given.`);
