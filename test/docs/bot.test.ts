import { describe, expect, test } from "vitest";
import { type Ask, type Channel, type Reply, reply } from "../../examples/bot/bot";
import { questions } from "../../examples/bot/questions";
import { seededPick } from "../../src/core/engine/apply";
import { handler as rest } from "../../src/handlers/rest";
import { CODED } from "../fixtures/coded";
import { post, send } from "../http/client";

/** The service in this process, and what it was asked for. */
function service() {
  const asked: string[] = [];
  const refused: string[] = [];
  const ask: Ask = async (path, body) => {
    asked.push(path);
    const { json, status } = await (body === undefined ? send(rest, { path }) : post(rest, path, body));
    if (status === 422) refused.push(json.message);
    return json;
  };
  return { ask, asked, refused };
}

/** What ends a patrol early. */
const GIVES_UP = /abort|scuttle/i;

/** A channel in which buttons are pressed by chance until `isOver`; what is kept of it is kept as JSON. */
async function pressed(start: string, seed: string, isOver: (state: never, operations: number) => boolean) {
  const { ask, asked, refused } = service();
  const pick = seededPick(seed);
  const texts: string[] = [];
  const say = async (channel: Channel | undefined, message: string): Promise<Reply> => {
    const said = await reply(ask, channel, message, `${seed}/${texts.length}`);
    texts.push(...said.text.split("\n"), ...said.buttons.map(({ label }) => label));
    return JSON.parse(JSON.stringify(said));
  };
  let said = await say(undefined, start);
  const operations = () => asked.filter((path) => /\/v1\/\w+\/(?!new|decisions|operations)\w+$/.test(path)).length;
  for (let message = 0; message < 6000 && !isOver(said.channel?.snapshot as never, operations()); message += 1) {
    const onward = said.buttons.filter(({ send }) => send !== "/back" && !GIVES_UP.test(send));
    const choices = onward.length > 0 ? onward : said.buttons;
    if (said.buttons.length === 0) break;
    said = await say(said.channel, choices[pick(choices.length)]?.send ?? String(pick(4)));
  }
  return { said, texts, asked, refused, operations: operations() };
}

describe("the bot", () => {
  test.each(["en", "fr", "ja"])("plays a whole patrol by its buttons in %s, and shows no code", async (language) => {
    let sailed = false;
    const isHome = ({ phase }: { phase: string }) => {
      sailed ||= phase === "at_sea";
      return sailed && (phase === "in_port" || phase === "over");
    };
    const { texts, refused, operations, said } = await pressed(`/new hunters ${language}`, `bot-${language}`, isHome);
    expect([sailed, isHome(said.channel!.snapshot as never)]).toEqual([true, true]);
    expect(operations).toBeGreaterThan(8);
    expect(texts).toEqual(expect.arrayContaining(refused));
    expect(texts.filter((text) => CODED.test(text))).toEqual([]);
  });

  test.each(["goeben", "pq17"])("plays %s without knowing it", async (game) => {
    const { operations, texts } = await pressed(`/new ${game} en`, `bot-${game}`, (_, played) => played >= 25);
    expect(operations).toBe(25);
    expect(texts.filter((text) => CODED.test(text))).toEqual([]);
  });

  test("says how to begin, goes back from a move, and tells what is no game", async () => {
    const { ask } = service();
    const help = await reply(ask, undefined, "hello", "x");
    expect(help).toMatchObject({ channel: undefined, text: expect.stringContaining("/new hunters"), buttons: [] });
    const none = await reply(ask, undefined, "/new chess", "x");
    expect(none).toMatchObject({ channel: undefined, text: expect.stringContaining("chess") });
    const begun = await reply(ask, undefined, "/new hunters fr", "x");
    const [load] = begun.buttons;
    const asked = await reply(ask, begun.channel, load!.send, "x");
    expect(asked.buttons.at(-1)).toEqual({ label: "Retour", send: "/back" });
    const back = await reply(ask, asked.channel, "/back", "x");
    expect([back.buttons, back.channel?.move]).toEqual([begun.buttons, undefined]);
    // A rule that says no is told, and play goes on as before.
    let refused = asked;
    while (refused.channel?.move !== undefined) refused = await reply(ask, refused.channel, "0", "x");
    expect(refused.text.split("\n")).toHaveLength(2);
    expect([refused.buttons, refused.channel]).toEqual([begun.buttons, { ...begun.channel, move: undefined }]);
    const stray = await reply(ask, begun.channel, "scuttle everything", "x");
    expect(stray.buttons).toEqual(begun.buttons);
  });
});

describe("the questions of a schema", () => {
  const words = { yes: "yes", no: "no", done: "done" };
  const titled = (...values: string[]) => values.map((value) => ({ const: value, title: `the ${value}` }));

  /** The input that these answers lead to. */
  function inputOf(schema: Parameters<typeof questions>[0], ...answers: string[]): unknown {
    const asking = questions(schema, words);
    let next = asking.next();
    for (const answer of answers) next = asking.next(answer);
    return next.done ? next.value : { asked: next.value.title, at: next.value.pointer, options: next.value.options };
  }

  test("are asked for what is open alone, and lead to its values", () => {
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

  test("of a list go on until it is full or done, and of a path until it stops", () => {
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
