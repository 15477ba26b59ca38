import * as z from "zod";

/** Code and message id of the fault for a text that people cannot type on purpose. */
export const TYPED_TEXT_CODE = "TEXT_MALFORMED";

/**
 * Control, directional and zero-width characters, lone surrogates, noncharacters, and line and paragraph separators.
 * Variation selectors also have no width, but emoji and Japanese names need them.
 */
const UNTYPABLE =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]|(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/u;

/**
 * Characters that are invisible by themselves: white space, marks without a letter, variation selectors and the blank
 * Braille pattern.
 */
const EMPTY = /[\p{White_Space}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Normalizes a typed text to Unicode NFC and trims white space. */
export function normalizeText(text: string): string {
  return text.normalize("NFC").trim();
}

/**
 * True for a text without control, directional or zero-width characters that contains something other than white space.
 */
export function isTypedText(text: string): boolean {
  return !UNTYPABLE.test(text) && text.replace(EMPTY, "") !== "";
}

/** Folds differences that people overlook in names: case, width and form of letters, and invisible characters. */
export function foldText(text: string): string {
  const wide = text.normalize("NFKC").replace(/[\p{Default_Ignorable_Code_Point}]/gu, "");
  // Upper case turns ß into SS. Lower case alone would keep the two apart.
  return wide.toUpperCase().toLowerCase().normalize("NFKC").replace(/\s+/gu, " ").trim();
}

/**
 * Returns the schema of a typed text, normalized by `normalizeText`. Its fault has `code`, or else the code of its
 * place.
 */
export function typedTextSchema(most: number, code?: string): z.ZodString {
  const params = code === undefined ? {} : { params: { code } };
  return z
    .string()
    .overwrite(normalizeText)
    .refine(isTypedText, { message: TYPED_TEXT_CODE, abort: true, ...params })
    .min(1)
    .max(most);
}
