import { PassThrough } from "node:stream";
import { afterEach, expect, test, vi } from "vitest";
import { eventOf } from "./client";

const PATH = "/v1/careers/K1p9aaaaaaaaaaaaaaaaaa/events";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test("the function of event streams in the cloud: sends status, headers and body through the platform's stream", async () => {
  const heads: object[] = [];
  vi.stubGlobal("awslambda", {
    streamifyResponse: (handle: unknown) => handle,
    HttpResponseStream: {
      from: (stream: PassThrough, head: object) => {
        heads.push(head);
        return stream;
      },
    },
  });
  const { handler } = await import("../../src/handlers/events");
  const out = new PassThrough();
  await handler!(eventOf({ path: PATH }), out as never, {} as never);
  expect(heads).toMatchObject([
    { statusCode: 404, headers: { "content-type": expect.stringContaining("problem+json") } },
  ]);
  expect(JSON.parse(String(out.read()))).toMatchObject({ code: "CAREER_UNKNOWN" });
});

test.each([undefined, {}])(
  "the function of event streams outside the cloud, with %j as runtime: no handler",
  async (runtime) => {
    vi.stubGlobal("awslambda", runtime);
    const { handler, followCareer } = await import("../../src/handlers/events");
    expect(handler).toBeUndefined();
    expect(await followCareer(eventOf({ path: PATH }))).toMatchObject({ statusCode: 404 });
  },
);
