import { expect, it } from "vitest";
import * as z from "zod";
import { formatFault } from "../text/message";
import { KERNEL_TEMPLATES } from "../text/phrase-book";
import { issueFaults } from "./fault";

const schema = z.strictObject({
  number: z.int32().min(1).max(9),
  name: z.string().max(3),
  boat: z.enum(["VIIA", "VIIB"]),
  shots: z.array(z.number()).min(1),
  own: z.string().regex(/x/, "Say x.").optional(),
  key: z
    .string()
    .regex(/^x{2}$/)
    .optional(),
  facts: z.record(z.string(), z.number()).optional(),
  hex: z.enum(["1", "2", "3", "4", "5", "6", "7", "8", "9"]).optional(),
  tons: z.number().multipleOf(0.5).optional(),
  named: z.record(z.string().regex(/^x$/), z.number()).optional(),
  either: z.union([z.number(), z.boolean()]).optional(),
  line: z
    .discriminatedUnion("kind", [z.object({ kind: z.literal("a") }), z.object({ kind: z.literal("b") })])
    .optional(),
  last: z.unknown().nonoptional(),
});

const good = { number: 1, name: "abc", boat: "VIIA", shots: [1], last: 1 };

it.each<[object, string, string]>([
  [{ number: undefined }, "/number", "Required: a number."],
  [{ number: "one" }, "/number", "Must be a number."],
  [{ number: 1.5 }, "/number", "Must be a whole number."],
  [{ number: 10 }, "/number", "Must be at most 9."],
  [{ number: 1e12 }, "/number", "Must be at most 9."],
  [{ number: 1e20 }, "/number", "Must be at most 9."],
  [{ number: 0 }, "/number", "Must be at least 1."],
  [{ number: -1e20 }, "/number", "Must be at least 1."],
  [{ name: "abcd" }, "/name", "Must have at most 3 characters."],
  [{ boat: "U1" }, "/boat", "Must be one of VIIA, VIIB."],
  [{ shots: [] }, "/shots", "Must have at least one item."],
  [{ shots: {} }, "/shots", "Must be a list."],
  [{ own: "y" }, "/own", "Say x."],
  [{ key: "y" }, "/key", "This text has the wrong form; see the schema."],
  [{ facts: 7 }, "/facts", "Must be an object."],
  [{ hex: "0" }, "/hex", 'Must be one of "1", "2", "3", "4", "5", "6", "7" and 2 more.'],
  [{ tons: 0.3 }, "/tons", "Must be a multiple of 0.5."],
  [{ named: { y: 1 } }, "/named/y", "This name has the wrong form; see the schema."],
  [{ either: "a" }, "/either", "This value has the wrong form; see the schema."],
  [{ line: { kind: "c" } }, "/line/kind", "Must be one of a, b."],
  [{ last: undefined }, "/last", "Required: a value."],
])("%j: the message says what to send", (change, pointer, message) => {
  const { error } = schema.safeParse({ ...good, ...change });
  const faults = issueFaults(error!, "", "WRONG").map((fault) => formatFault(fault, KERNEL_TEMPLATES));
  expect(faults).toEqual([{ code: "WRONG", pointer, message }]);
});
