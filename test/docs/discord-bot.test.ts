import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { discordBot } from "../../examples/discord-bot/server";
import { sendDue } from "../../src/careers/webhooks/dispatch";
import { newHookSecret } from "../../src/careers/webhooks/hook";
import { hookMessage } from "../../src/careers/webhooks/message";
import { hookTransport } from "../../src/careers/webhooks/transport";
import { fireAt, newDrill, openService } from "../careers/service";

const secret = newHookSecret();

// biome-ignore lint/suspicious/noExplicitAny: messages to Discord are JSON
const posted: any[] = [];

let status = 204;
let discord: Server;
let bot: Server;
let url = "";

const games = {
  duel: { secret, name: "Friday", players: { axis: "80351110224678912" }, page: "https://example.org/app/#duel" },
} as Record<string, { secret: string; name: string; players: Record<string, string>; page: string }>;

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}

beforeAll(async () => {
  discord = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    posted.push({ path: request.url, ...JSON.parse(body) });
    response.writeHead(status).end();
  });
  const address = await listen(discord);
  bot = discordBot({ discord: `${address}/api/webhooks/1/token`, games });
  url = await listen(bot);
});

afterAll(() => {
  bot.close();
  discord.close();
});

beforeEach(() => {
  posted.length = 0;
  status = 204;
});

/** Sends the bot a message about a version, as the service does. */
async function send(version: number, sides: readonly ("axis" | "allied")[], key = secret) {
  const awaited = sides.map((side) => ({ side, since: "2026-11-27T18:00:00.000Z" }));
  const message = hookMessage({ id: "hook" }, { secret: key }, "career.step", "duel", { version, awaited });
  return (await fetch(url, { method: "POST", headers: message.headers, body: message.body })).status;
}

test("Discord bot, a step: announces whose turn it is, and mentions only that player", async () => {
  expect(await send(1, ["axis", "allied"])).toBe(204);
  expect(posted).toEqual([
    {
      path: "/api/webhooks/1/token",
      content: "**Friday**: <@80351110224678912>, allied: it is your turn. https://example.org/app/#duel",
      allowed_mentions: { parse: [], users: ["80351110224678912"] },
    },
  ]);
});

test("Discord bot, a repeated message: announced once", async () => {
  expect([await send(2, ["axis"]), await send(2, ["axis"])]).toEqual([204, 204]);
  expect(posted).toHaveLength(1);
});

test("Discord bot, Discord is away: asks for the message again, and announces it then", async () => {
  status = 500;
  expect(await send(3, ["axis"])).toBe(503);
  status = 204;
  expect(await send(3, ["axis"])).toBe(204);
  expect(posted).toHaveLength(2);
});

test("Discord bot, a message with another signature, of another game or without JSON: 400, and no announcement", async () => {
  expect(await send(4, ["axis"], newHookSecret())).toBe(400);
  expect((await fetch(url, { method: "POST", body: "{}" })).status).toBe(400);
  expect((await fetch(url, { method: "POST", body: "x".repeat(20_000) })).status).toBe(400);
  expect(posted).toEqual([]);
});

test("Discord bot, a stored game: announces a test and a move", async () => {
  const transport = hookTransport({
    parseUrl: (text) => new URL(text),
    isAllowed: () => true,
    request: request as never,
  });
  const service = await openService(undefined, { hookTransport: transport });
  const { career, owner } = await newDrill(service);
  const hook = await service.ask("createWebhook", { career, url }, owner);
  games[career] = { secret: hook.secret, name: "Drill", players: {}, page: "https://example.org/" };
  await service.ask("testWebhook", { career, webhook: hook.id }, owner);
  await service.ask("playStep", fireAt(career, 0), owner);
  await sendDue(service.context);
  expect(posted.map(({ content }) => content)).toEqual([
    "**Drill** is connected.",
    "**Drill**: A new step is there. https://example.org/",
  ]);
  await service.database.stop();
});
