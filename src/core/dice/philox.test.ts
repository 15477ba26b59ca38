import { expect, test } from "vitest";
import { philox4x32 } from "./philox";

const words = (text: string) => text.split(" ").map((word) => Number.parseInt(word, 16));

// From the known-answer file (kat_vectors) that Random123 publishes: philox4x32, 10 rounds.
test.each([
  ["00000000 00000000 00000000 00000000", "00000000 00000000", "6627e8d5 e169c58d bc57ac4c 9b00dbd8"],
  ["ffffffff ffffffff ffffffff ffffffff", "ffffffff ffffffff", "408f276d 41c83b0e a20bc7c6 6d5451fd"],
  ["243f6a88 85a308d3 13198a2e 03707344", "a4093822 299f31d0", "d16cfe09 94fdcceb 5001e420 24126ea1"],
])("Philox4x32-10 gives Random123's published answer for counter %s", (counter, key, answer) => {
  const [c0, c1, c2, c3] = words(counter) as [number, number, number, number];
  const [k0, k1] = words(key) as [number, number];
  const out = new Uint32Array(4);
  philox4x32(out, c0, c1, c2, c3, k0, k1);
  expect([...out]).toEqual(words(answer));
  philox4x32(out, c0 | 0, c1 | 0, c2 | 0, c3 | 0, k0 | 0, k1 | 0);
  expect([...out], "signed words").toEqual(words(answer));
});
