import { describe, expect, test, vi } from "vitest";
import { eventOf } from "../../../test/http/client";
import { errorProblem } from "../rest/problem";
import { lambdaHandler } from "./edge";

const ENVIRONMENT = { FRONT_SECRET: "sesame", CALLER_RATE: "1/2", ACCESS_LOG: "metrics" };

/** Sends a request to a function behind a front. Returns the status, the code, and the caller's hash in the log. */
function frontedFunction(environment: Readonly<Record<string, string>> = ENVIRONMENT) {
  const handler = lambdaHandler(
    { answer: () => ({ status: 200, body: "{}" }), error: errorProblem, less: "" },
    environment,
  );
  return async (headers: Readonly<Record<string, string>>, method = "GET") => {
    const log = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const { statusCode, body } = await handler(eventOf({ method, path: "/v1/rulesets", headers }));
    const line = log.mock.calls.at(-1)?.[0];
    log.mockRestore();
    const caller = line === undefined ? undefined : (JSON.parse(String(line)).caller as string);
    return { statusCode, ...(JSON.parse(body ?? "{}") as { code?: string; type?: string }), caller };
  };
}

const through = (address: string) => ({ "X-Front-Secret": "sesame", "X-Viewer-Address": address });

describe("a function behind a front", () => {
  test("answers 403 to a request that did not come through it, a preflight too", async () => {
    const ask = frontedFunction();
    for (const headers of [{}, { "x-front-secret": "" }, { ...through("192.0.2.1"), "X-Front-Secret": "sesam" }]) {
      expect(await ask(headers)).toMatchObject({
        statusCode: 403,
        code: "FRONT_REQUIRED",
        type: "/problems/FRONT_REQUIRED",
      });
      expect((await ask(headers, "OPTIONS")).statusCode).toBe(403);
    }
    expect((await ask(through("192.0.2.1"))).statusCode).toBe(200);
  });

  test("counts and logs the address of the viewer", async () => {
    const ask = frontedFunction();
    const [one, other] = [await ask(through("192.0.2.1")), await ask(through("192.0.2.2"))];
    expect([one.statusCode, other.statusCode, one.caller === other.caller]).toEqual([200, 200, false]);
    const statuses = [await ask(through("192.0.2.1")), await ask(through("192.0.2.1"))].map((each) => each.statusCode);
    expect(statuses).toEqual([200, 429]);
    expect((await ask(through("192.0.2.3"))).statusCode).toBe(200);
  });

  test("without one believes no header about the address", async () => {
    const ask = frontedFunction({ CALLER_RATE: "1/2" });
    const headers = [1, 2, 3].map((at) => through(`192.0.2.${at}`));
    const statuses: (number | undefined)[] = [];
    for (const each of headers) statuses.push((await ask(each)).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
  });
});
