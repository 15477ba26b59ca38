import { describe, expect, test } from "vitest";
import { type Ask, type Channel, type Reply, reply } from "../../examples/bot/bot";
import { questions } from "../../examples/bot/questions";
import { seededPick } from "../../src/core/engine/apply";
import { handler as rest } from "../../src/handlers/rest";
import { CODED } from "../fixtures/coded";
import { post, send } from "../http/client";

/** The service in this process, with a record of its requests. */
function service() {
  const paths: string[] = [];
  const refused: string[] = [];
  const ask: Ask = async (path, body) => {
    paths.push(path);
    const { json, status } = await (body === undefined ? send(rest, { path }) : post(rest, path, body));
    if (status === 422) refused.push(json.message);
    return json;
  };
  return { ask, asked: paths, refused };
}

/** Operations that end a patrol early. */
const GIVES_UP = /abort|scuttle/i;

/** Presses random buttons in a channel until `isOver`. The channel state goes through JSON after each message. */
async function pressButtons(start: string, seed: string, isOver: (state: never, operations: number) => boolean) {
  const { ask, asked: requested, refused } = service();
  const pick = seededPick(seed);
  const texts: string[] = [];
  const say = async (channel: Channel | undefined, message: string): Promise<Reply> => {
    const answer = await reply(ask, channel, message, `${seed}/${texts.length}`);
    texts.push(...answer.text.split("\n"), ...answer.buttons.map(({ label }) => label));
    return JSON.parse(JSON.stringify(answer));
  };
  let answer = await say(undefined, start);
  const operations = () => requested.filter((path) => /\/v1\/\w+\/(?!new|decisions|operations)\w+$/.test(path)).length;
  for (let message = 0; message < 6000 && !isOver(answer.channel?.snapshot as never, operations()); message += 1) {
    const onward = answer.buttons.filter(({ send }) => send !== "/back" && !GIVES_UP.test(send));
    const choices = onward.length > 0 ? onward : answer.buttons;
    if (answer.buttons.length === 0) break;
    answer = await say(answer.channel, choices[pick(choices.length)]?.send ?? String(pick(4)));
  }
  return { said: answer, texts, asked: requested, refused, operations: operations() };
}

describe("the bot", () => {
  test.each(["en", "fr", "ja"])("plays a whole patrol by its buttons in %s, and shows no code", async (language) => {
    let sailed = false;
    const isHome = ({ phase }: { phase: string }) => {
      sailed ||= phase === "at_sea";
      return sailed && (phase === "in_port" || phase === "over");
    };
    const {
      texts,
      refused,
      operations,
      said: replies,
    } = await pressButtons(`/new hunters ${language}`, `bot-${language}`, isHome);
    expect([sailed, isHome(replies.channel!.snapshot as never)]).toEqual([true, true]);
    expect(operations).toBeGreaterThan(8);
    expect(texts).toEqual(expect.arrayContaining(refused));
    expect(texts.filter((text) => CODED.test(text))).toEqual([]);
  });

  test.each(["goeben", "pq17"])("plays %s without code for that game", async (game) => {
    const { operations, texts } = await pressButtons(`/new ${game} en`, `bot-${game}`, (_, count) => count >= 25);
    expect(operations).toBe(25);
    expect(texts.filter((text) => CODED.test(text))).toEqual([]);
  });

  test("explains how to begin, goes back from a move, and explains an unknown game", async () => {
    const { ask } = service();
    const help = await reply(ask, undefined, "hello", "x");
    expect(help).toMatchObject({ channel: undefined, text: expect.stringContaining("/new hunters"), buttons: [] });
    const none = await reply(ask, undefined, "/new chess", "x");
    expect(none).toMatchObject({ channel: undefined, text: expect.stringContaining("chess") });
    const newGame = await reply(ask, undefined, "/new hunters fr", "x");
    const [load] = newGame.buttons;
    const loadReply = await reply(ask, newGame.channel, load!.send, "x");
    expect(loadReply.buttons.at(-1)).toEqual({ label: "Retour", send: "/back" });
    const back = await reply(ask, loadReply.channel, "/back", "x");
    expect([back.buttons, back.channel?.move]).toEqual([newGame.buttons, undefined]);
    // A refusal is shown, and play continues.
    let refused = loadReply;
    while (refused.channel?.move !== undefined) refused = await reply(ask, refused.channel, "0", "x");
    expect(refused.text.split("\n")).toHaveLength(2);
    expect([refused.buttons, refused.channel]).toEqual([newGame.buttons, { ...newGame.channel, move: undefined }]);
    const stray = await reply(ask, newGame.channel, "scuttle everything", "x");
    expect(stray.buttons).toEqual(newGame.buttons);
  });
});

describe("questions of a schema", () => {
  const words = { yes: "yes", no: "no", done: "done" };
  const titled = (...values: string[]) => values.map((value) => ({ const: value, title: `the ${value}` }));

  /** The input for these answers. */
  function inputOf(schema: Parameters<typeof questions>[0], ...answers: string[]): unknown {
    const dialogue = questions(schema, words);
    let next = dialogue.next();
    for (const answer of answers) next = dialogue.next(answer);
    return next.done ? next.value : { asked: next.value.title, at: next.value.pointer, options: next.value.options };
  }

  test("ask only for open members, and return its values", () => {
    const gun = { title: "Gun", oneOf: titled("bow", "stern") };
    const one = { title: "Boat", oneOf: titled("VIIC") };
    const schema = {
      type: "object",
      properties: { gun, one, night: { type: "boolean", title: "Night" } },
      required: ["gun", "one"],
    };
    expect(inputOf(schema)).toEqual({ asked: "Gun", at: "/gun", options: ["the bow", "the stern"] });
    expect(inputOf(schema, "7")).toEqual({ asked: "Gun", at: "/gun", options: ["the bow", "the stern"] });
    expect(inputOf(schema, "1", "1")).toEqual({ gun: "stern", one: "VIIC" });
    expect(inputOf(schema, "0", "0", "1")).toEqual({ gun: "bow", one: "VIIC", night: false });
  });

  test("continue through a list until it is full or done, and through a path until it stops", () => {
    const list = {
      type: "array",
      title: "Shots",
      items: { title: "Shot", minimum: 1, maximum: 3 },
      minItems: 1,
      maxItems: 2,
    };
    expect(inputOf(list, "2", "1")).toEqual([3]);
    expect(inputOf(list, "2", "0", "0")).toEqual([3, 1]);
    const steps = { a: ["b", "c"], b: ["a", "c"], c: ["a"] };
    const path = {
      title: "Way",
      items: { oneOf: titled("a", "b", "c") },
      minItems: 1,
      maxItems: 3,
      "x-path": { from: "a", steps, stops: ["c"] },
    };
    expect(inputOf(path)).toEqual({ asked: "Way (1)", at: "", options: ["the b", "the c"] });
    expect(inputOf(path, "1")).toEqual(["c"]);
    expect(inputOf(path, "0", "2")).toEqual(["b"]);
    expect(inputOf(path, "0", "0", "0")).toEqual(["b", "a", "b"]);
  });
});
