import { generateKeyPairSync, sign } from "node:crypto";
import { expect, test } from "vitest";
import { isSignedBy, verifyPortably } from "./ed25519";

const { privateKey, publicKey } = generateKeyPairSync("ed25519");

const key = Buffer.from(publicKey.export({ format: "jwk" }).x!, "base64url");

const bytes = new TextEncoder().encode("naval-umpire-step/1\nsha256:00");

test.each([
  ["Node", isSignedBy],
  ["a browser", verifyPortably],
])("Ed25519 in %s: accepts a valid signature and no other", (_where, isSigned) => {
  const signature = sign(null, bytes, privateKey);
  expect(isSigned(signature, bytes, key)).toBe(true);
  expect(isSigned(signature, bytes.slice(1), key)).toBe(false);
  const bent = Uint8Array.from(signature, (byte, index) => (index === 40 ? byte ^ 1 : byte));
  expect(isSigned(bent, bytes, key)).toBe(false);
  const other = generateKeyPairSync("ed25519").publicKey.export({ format: "jwk" }).x!;
  expect(isSigned(signature, bytes, Buffer.from(other, "base64url"))).toBe(false);
  expect([isSigned(signature.subarray(1), bytes, key), isSigned(signature, bytes, key.subarray(1))]).toEqual([
    false,
    false,
  ]);
});

test("Ed25519: accepts the signature of RFC 8032 in both implementations", () => {
  const of = (hex: string) => Uint8Array.from(Buffer.from(hex, "hex"));
  const rfcKey = of("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a");
  const signature = of(
    "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
  );
  expect([isSignedBy, verifyPortably].map((each) => each(signature, of(""), rfcKey))).toEqual([true, true]);
});
