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
  [{ number: undefined }, "/number", "This is missing; send a number."],
  [{ number: "one" }, "/number", "Send a number here."],
  [{ number: 1.5 }, "/number", "Send a whole number here."],
  [{ number: 10 }, "/number", "Send at most 9 here."],
  [{ number: 1e12 }, "/number", "Send at most 9 here."],
  [{ number: 1e20 }, "/number", "Send at most 9 here."],
  [{ number: 0 }, "/number", "Send at least 1 here."],
  [{ number: -1e20 }, "/number", "Send at least 1 here."],
  [{ name: "abcd" }, "/name", "Send at most 3 characters here."],
  [{ boat: "U1" }, "/boat", 'Send "VIIA" or "VIIB" here.'],
  [{ shots: [] }, "/shots", "Send at least one item here."],
  [{ shots: {} }, "/shots", "Send a list here."],
  [{ own: "y" }, "/own", "Say x."],
  [{ key: "y" }, "/key", "This text has the wrong form."],
  [{ facts: 7 }, "/facts", "Send an object here."],
  [{ hex: "0" }, "/hex", 'Send "1", "2", "3", "4", "5", "6", "7" and 2 more here.'],
  [{ tons: 0.3 }, "/tons", "Send a multiple of 0.5 here."],
  [{ named: { y: 1 } }, "/named/y", "This name has the wrong form."],
  [{ either: "a" }, "/either", "This value has the wrong form."],
  [{ line: { kind: "c" } }, "/line/kind", 'Send "a" or "b" here.'],
  [{ last: undefined }, "/last", "This is missing; send a value."],
])("%j: the message says what to send", (change, pointer, message) => {
  const { error } = schema.safeParse({ ...good, ...change });
  const faults = issueFaults(error!, "", "WRONG").map((fault) => formatFault(fault, KERNEL_TEMPLATES));
  expect(faults).toEqual([{ code: "WRONG", pointer, message }]);
});
