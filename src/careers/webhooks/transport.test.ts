import { EventEmitter } from "node:events";
import { describe, expect, test } from "vitest";
import { isPublicAddress, parseHookUrl } from "./address";
import { hookTransport } from "./transport";

const MESSAGE = { headers: { "content-type": "application/json" }, body: "{}" };

/** Returns a request function that answers 204, and the options that it got. */
function requests() {
  const options: Record<string, unknown>[] = [];
  const request = (values: Record<string, unknown>, respond: (response: object) => void) => {
    options.push(values);
    return Object.assign(new EventEmitter(), { end: () => respond({ statusCode: 204, destroy: () => {} }) });
  };
  return { options, request: request as never };
}

describe("addresses of webhooks", () => {
  test.each([
    "0.0.0.0",
    "10.0.0.1",
    "100.64.0.1",
    "100.100.100.200",
    "127.0.0.1",
    "127.255.255.254",
    "168.63.129.16",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.192",
    "192.168.1.1",
    "198.18.0.1",
    "203.0.113.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:169.254.169.254",
    "::ffff:a9fe:a9fe",
    "64:ff9b::7f00:1",
    "64:ff9b:1::7f00:1",
    "2001::1",
    "2001:db8::1",
    "2002:7f00:1::1",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
    "5f00::1",
    "localhost",
    "",
  ])("%s: not public", (address) => expect(isPublicAddress(address)).toBe(false));

  test.each(["8.8.8.8", "172.32.0.1", "::ffff:8.8.8.8", "2606:4700::1111"])("%s: public", (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    "http://example.org/",
    "https://example.org:8443/",
    "https://user:secret@example.org/",
    "https://user@example.org/",
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://0177.0.0.1/",
    "https://127.1/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[fd00:ec2::254]/",
    "https://169.254.169.254/latest/meta-data/",
    "https://１２７.0.0.1/",
    "ftp://example.org/",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "https://",
    "example.org",
    "",
    `https://example.org/${"a".repeat(2_000)}`,
  ])("%s: not allowed", (text) => expect(parseHookUrl(text)).toBeUndefined());

  test.each([
    "https://example.org/hook?a=1",
    "https://example.org:443/",
    "https://8.8.8.8/",
    "https://[2606:4700::1111]/",
  ])("%s: allowed", (text) => expect(parseHookUrl(text)).toBeInstanceOf(URL));
});

describe("the transport of webhooks", () => {
  test("a name: resolved once, and the connection goes to that address with the certificate of the name", async () => {
    const { options, request } = requests();
    let times = 0;
    // A second answer would lead to this machine.
    const resolve = async () => {
      times += 1;
      return [{ address: times === 1 ? "93.184.215.14" : "127.0.0.1" }];
    };
    const { send } = hookTransport({ resolve, request });
    expect(await send("https://hooks.example.org/a?b=1", MESSAGE)).toBe(204);
    expect(times).toBe(1);
    expect(options).toMatchObject([
      {
        host: "93.184.215.14",
        port: undefined,
        servername: "hooks.example.org",
        path: "/a?b=1",
        headers: { host: "hooks.example.org" },
        agent: false,
      },
    ]);
  });

  test.each([[["127.0.0.1"]], [["169.254.169.254"]], [["::ffff:127.0.0.1"]], [["8.8.8.8", "10.0.0.1"]], [[]]])(
    "a name that leads to %j: no connection",
    async (addresses) => {
      const { options, request } = requests();
      const resolve = async () => addresses.map((address) => ({ address }));
      expect(await hookTransport({ resolve, request }).send("https://rebind.example.org/", MESSAGE)).toBeUndefined();
      expect(options).toEqual([]);
    },
  );

  test("a name that cannot be resolved, or not in time: no connection", async () => {
    const { options, request } = requests();
    const failing = hookTransport({ resolve: () => Promise.reject(new Error("ENOTFOUND")), request });
    expect(await failing.send("https://nowhere.example.org/", MESSAGE)).toBeUndefined();
    const hanging = hookTransport({ resolve: () => new Promise(() => {}), request, attemptMs: 50 });
    expect(await hanging.send("https://nowhere.example.org/", MESSAGE)).toBeUndefined();
    expect(options).toEqual([]);
  });

  test("an address that is stored but no longer allowed: no connection", async () => {
    const { options, request } = requests();
    expect(await hookTransport({ request }).send("https://10.0.0.1/", MESSAGE)).toBeUndefined();
    expect(options).toEqual([]);
  });
});
