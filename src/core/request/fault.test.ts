import { expect, it } from "vitest";
import * as z from "zod";
import { faultsOf } from "./fault";

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
});

const good = { number: 1, name: "abc", boat: "VIIA", shots: [1] };

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
])("%j is told of in a sentence that says what to send", (change, pointer, message) => {
  const { error } = schema.safeParse({ ...good, ...change });
  expect(faultsOf(error!, "", "WRONG")).toEqual([{ code: "WRONG", pointer, message }]);
});
