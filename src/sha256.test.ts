import { expect, test, vi } from "vitest";

const KNOWN = [
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
] as const;

test.each(["Node", "a platform without its modules"])("SHA-256 on %s equals that of FIPS 180-4", async (platform) => {
  vi.resetModules();
  const spy = vi.spyOn(process, "getBuiltinModule");
  if (platform !== "Node") spy.mockReturnValue(undefined);
  const { sha256, sha256Hex } = await import("./sha256");
  expect(spy).toHaveBeenCalledExactlyOnceWith("node:crypto");
  spy.mockRestore();
  for (const [text, hex] of KNOWN) {
    const bytes = new TextEncoder().encode(text);
    expect(sha256Hex(bytes)).toBe(hex);
    expect(Buffer.from(sha256(bytes)).toString("hex")).toBe(hex);
  }
});
