import { expect, test } from "vitest";
import { careerOperations } from "../../careers/operations/index";
import { parseEvent } from "../edge/message";
import { parseRestInput } from "./input";

test("a parameter that a query repeats: a 400", () => {
  const operation = careerOperations.find(({ name }) => name === "career")!;
  const read = (query: string) => {
    const http = { method: "GET", path: "/v1/careers/x", sourceIp: "127.0.0.1" };
    const event = {
      version: "2.0",
      rawPath: "/v1/careers/x",
      rawQueryString: query,
      headers: {},
      requestContext: { http },
    };
    return parseRestInput(operation, parseEvent(event as never), { career: "x" });
  };
  expect(read("version=1")).toEqual({ fields: { career: "x", version: 1 }, faults: [] });
  expect(read("version=1&version=2&language=fr").faults).toMatchObject([
    { code: "FIELD_REPEATED", pointer: "/version" },
  ]);
});
