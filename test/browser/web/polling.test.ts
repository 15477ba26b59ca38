import { describe, expect } from "vitest";
import { test } from "../browser";
import { createSharedGame, expectStep, linkOf, openLink, playStep, triggerPoll, waitUntilIdle } from "./shared";

const OPERATION = { input: { scenario: "pq_17" }, seed: "bear-island" };

describe("the poll of a stored game", () => {
  test("reads only the version while nothing changes, then the new step in one request", async ({ page, service }) => {
    const game = await createSharedGame(service, "pq17", OPERATION);
    await openLink(page, linkOf(service, game, "axis"));
    await waitUntilIdle(page);
    const requests: string[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      const [, path] = pathname.split(`/v1/careers/${game.career}`);
      if (path !== undefined) requests.push(searchParams.has("since") ? `${path}?since` : path);
    });
    await triggerPoll(page);
    await expect.poll(() => requests).toContain("/version");
    await waitUntilIdle(page);
    expect(new Set(requests)).toEqual(new Set(["/version"]));
    await playStep(service, game, "referee", { expectedVersion: 0, operation: "endPhase" });
    await triggerPoll(page);
    await expectStep(page, 2);
    await waitUntilIdle(page);
    // The map of the new step is the only other read.
    expect(new Set(requests)).toEqual(new Set(["/version", "?since", "/map"]));
  });
});
