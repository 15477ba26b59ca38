import * as z from "zod";

/** Code and message of the fault of a text that nobody could have typed on purpose. */
export const TYPED_TEXT_CODE = "TEXT_MALFORMED";

/**
 * Controls, characters of a direction or of no width, halves of surrogate pairs, noncharacters, and the ends of
 * lines and paragraphs. Variation selectors have no width either, but emoji and Japanese names need them.
 */
const STRANGE =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]|(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/u;

/** What shows nothing by itself: white space, marks without a letter, variation selectors and the empty pattern of Braille. */
const EMPTY = /[\p{White_Space}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text that people type as the service reads it: in Unicode's form NFC, without white space at its ends. */
export function typedText(text: string): string {
  return text.normalize("NFC").trim();
}

/** True for a text of visible characters: no control, direction or zero-width characters, and something besides white space. */
export function isTypedText(text: string): boolean {
  return !STRANGE.test(text) && text.replace(EMPTY, "") !== "";
}

/** A text without the differences that people overlook in names: case, width and form of letters, and invisible characters. */
export function foldedText(text: string): string {
  const wide = text.normalize("NFKC").replace(/[\p{Default_Ignorable_Code_Point}]/gu, "");
  // Upper case turns ß into SS; lower case alone would keep the two apart.
  return wide.toUpperCase().toLowerCase().normalize("NFKC").replace(/\s+/gu, " ").trim();
}

/** Schema of a text that people type, read as `typedText` says; its fault has this code, or that of the place it is read at. */
export function typedTextSchema(most: number, code?: string): z.ZodString {
  const params = code === undefined ? {} : { params: { code } };
  return z
    .string()
    .overwrite(typedText)
    .refine(isTypedText, { message: TYPED_TEXT_CODE, abort: true, ...params })
    .min(1)
    .max(most);
}
