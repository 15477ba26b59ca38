import { describe, expect, it } from "vitest";
import type { Citation, EffectEntry, RollEntry, ThrowEntry } from "../contract/audit";
import type { Phrases } from "../contract/phrases";
import { parsePatterns } from "./patterns";
import { kernelPhrases } from "./phrase-book";
import { nameFor, renderResult, renderSentence, wordFor } from "./sentence";
import { fill, namesIn } from "./template";

const citation: Citation = { ruleset: "drill", edition: "only", section: "4.2" };

const phrases: Phrases = {
  language: "en",
  questions: {},
  answers: kernelPhrases("en").answers,
  findings: {},
  faults: {},
  rolls: {
    search: "Search on {chart} ({column}): {throw}: {result}",
    plain: "{faces}|{total}|{modifiers}|{modified}",
    volley: "{about.crew} at {about.mark}: {dice} ({terms}): {faces}: {counted}",
  },
  effects: {
    FOUND: "Found: {after.kind}{ «after.name»}, {after.tons} t",
    LIGHT: "Lamp {subject}: {before} to {after}",
    "LIGHT/green": "The green lamp: {after}",
    "LIGHT/green=true": "The green lamp is lit",
    "LIGHT=7": "Seven",
    LIST: "{after}",
    "LIST=[]": "Nothing is listed",
    BOX: "{of}, box {place}{ (subject)}: {after}",
  },
  ruling: "By ruling {ruling}",
  other: { roll: "{label}: {throw}: {result}", effect: "{code}: {subject}: {before} to {after}" },
  patterns: parsePatterns({}),
  labels: {},
  members: {},
  operations: {},
  charts: {},
  when: {},
  rulings: {},
  articles: { lamp: "the lamp" },
  words: {
    lamp: "lamp",
    seen: "seen",
    "E9.seen": "spotted",
    near: "near",
    WIND: "wind",
    false: "off",
    "month-09": "September",
  },
  forms: {
    line: "{text}. [{section}]",
    single: "{faces}",
    several: "{faces} = {total}",
    modified: "{throw}, {modifiers} = {modified}",
    modifier: "{value} ({name})",
    adjusted: "{result}; {change}: {adjusted}",
    whom: "{change}, {role} {id}",
    quoted: "{code}",
    plus: "+",
    minus: "-",
    separator: ", ",
    thousands: ",",
    decimal: ".",
    month: "{month} {year}",
    months: "{what }{from} – {to}",
    item: "{kind} ({tons} t)",
    or: " or ",
    more: "{items} and {count} more",
    gap: " ",
  },
  refusals: {},
  fields: {},
  settings: {},
  policies: {},
  measures: {},
  odds: {},
};

function roll(fields: Partial<RollEntry> = {}): RollEntry {
  const base = { kind: "roll", code: "SEARCH", weight: "STORY", citation, label: "search" } as const;
  const rest = {
    dice: "2d6",
    faces: [4, 3],
    chart: "E9",
    column: "near",
    row: 0,
    modifiers: [],
    total: 7,
    modified: 7,
    result: "seen",
  };
  return { ...base, ...rest, ...fields };
}

function effect(fields: Partial<EffectEntry>): EffectEntry {
  return {
    kind: "effect",
    code: "LIGHT",
    weight: "DETAIL",
    citation,
    pointer: "/lamps/red",
    before: 1,
    after: 2,
    ...fields,
  };
}

const say = (entry: Parameters<typeof renderSentence>[0]) => renderSentence(entry, phrases);

describe("sentences of rolls", () => {
  it("shows every die, the total, each modifier with name and sign, and the chart's word for the result", () => {
    const modifiers = [
      { code: "WIND", value: 1, citation },
      { code: "NOT_KNOWN", value: -2, citation },
    ];
    expect(say(roll({ modifiers, modified: 6 }))).toBe(
      "Search on E9 (near): 4+3 = 7, +1 (wind), -2 (NOT KNOWN) = 6: spotted. [4.2]",
    );
  });

  it("shows a single die once, and digits of d66 separately", () => {
    expect(say(roll({ faces: [5], total: 5, modified: 5 }))).toBe("Search on E9 (near): 5: spotted. [4.2]");
    expect(say(roll({ faces: [3, 10], total: 30, modified: 30 }))).toBe(
      "Search on E9 (near): 3, 10 = 30: spotted. [4.2]",
    );
  });

  it("without a template, a chart or a known result: a plain sentence", () => {
    expect(say(roll({ label: "coin-toss", chart: null, column: null, result: "on_edge" }))).toBe(
      "Coin toss: 4+3 = 7: on_edge. [4.2]",
    );
    expect(say(roll({ label: "constructor", result: "toString", chart: "__proto__" }))).toBe(
      "Constructor: 4+3 = 7: toString. [4.2]",
    );
  });

  it("a template can use each part of a throw separately", () => {
    expect(say(roll({ label: "plain", modifiers: [{ code: "WIND", value: 0, citation }] }))).toBe(
      "4+3|7|+0 (wind)|7. [4.2]",
    );
  });
});

describe("sentences of handfuls of dice", () => {
  const volley: ThrowEntry = {
    kind: "throw",
    code: "VOLLEY",
    weight: "STORY",
    citation,
    label: "volley",
    about: { crew: "near", mark: "far_buoy" },
    dice: "3x1d6",
    faces: [1, 6, 2],
    chart: "E9",
    column: null,
    rows: [0, 1, 0],
    terms: [
      { code: "WIND", value: 4, citation },
      { code: "NOT_KNOWN", value: -1, citation },
    ],
    counting: ["hit"],
    counted: 1,
  };

  it("name attacker and target, and the terms of the number of dice", () => {
    expect(say(volley)).toBe("Near at far_buoy: 3 (+4 (wind), -1 (NOT KNOWN)): 1, 6, 2: 1. [4.2]");
  });
});

describe("sentences of effects", () => {
  it("name the owner, by its id if it is in a list, and the position of the subject", () => {
    const box = { code: "BOX", after: 7 };
    expect(say(effect({ ...box, pointer: "/ships/near/boxes/3" }))).toBe("Near, box 4 (boxes): 7. [4.2]");
    expect(say(effect({ ...box, about: { of: "seen" }, pointer: "/marks/12/turn" }))).toBe(
      "Seen, box  (turn): 7. [4.2]",
    );
  });

  it("quote an id without a word as the language does", () => {
    const quoting = { ...phrases, forms: { ...phrases.forms, quoted: "<{code}>" } };
    const box = effect({ code: "BOX", after: "near", pointer: "/ships/my_ship/boxes/3" });
    expect(renderSentence(box, quoting)).toBe("<my_ship>, box 4 (<boxes>): near. [4.2]");
    expect(renderSentence(box, phrases)).toBe("My_ship, box 4 (boxes): near. [4.2]");
  });

  it("an empty list may have its own template, or else an empty text", () => {
    expect(say(effect({ code: "LIST", after: [] }))).toBe("Nothing is listed. [4.2]");
    expect(say(effect({ code: "LIST", after: ["seen"] }))).toBe("Seen. [4.2]");
    expect(say(effect({ after: [] }))).toBe("Lamp red: 1 to . [4.2]");
  });

  it("a name that ends in a period ends the sentence too", () => {
    const forms = { ...phrases.forms, line: "{text} [{section}]" };
    const dotted = { ...phrases, forms, effects: { LIST: "{after}." } };
    expect(renderSentence(effect({ code: "LIST", after: ["Michael E."] }), dotted)).toBe("Michael E. [4.2]");
  });

  it("the most specific template wins", () => {
    expect(say(effect({}))).toBe("Lamp red: 1 to 2. [4.2]");
    expect(say(effect({ after: 7 }))).toBe("Seven. [4.2]");
    expect(say(effect({ pointer: "/lamps/3/green", after: false }))).toBe("The green lamp: off. [4.2]");
    expect(say(effect({ pointer: "/green/1/red", after: true }))).toBe("The green lamp is lit. [4.2]");
  });

  it("read members of the new value, and drop marks around missing ones", () => {
    const item = { kind: "seen", name: "Anna", tons: 12345 };
    expect(say(effect({ code: "FOUND", after: item }))).toBe("Found: seen «Anna», 12,345 t. [4.2]");
    expect(say(effect({ code: "FOUND", after: { ...item, name: null } }))).toBe("Found: seen, 12,345 t. [4.2]");
    expect(say(effect({ code: "FOUND", after: null }))).toBe("Found: ,  t. [4.2]");
  });

  it("lists, months and objects follow the language", () => {
    const after = [{ kind: "seen", tons: 2 }, "1941-09", { odd: 1 }, ["near", null]];
    expect(say(effect({ code: "LIST", after }))).toBe('Seen (2 t), September 1941, {"odd":1}, near, . [4.2]');
  });

  it("a code without a template gets a plain sentence", () => {
    expect(say(effect({ code: "NEW_THING", pointer: "", after: { odd: 1 } }))).toBe(
      'NEW THING: : 1 to {"odd":1}. [4.2]',
    );
    expect(say(effect({ code: "toString", pointer: "/a/valueOf" }))).toBe("ToString: valueOf: 1 to 2. [4.2]");
  });
});

describe("sentences of rulings", () => {
  it("name the ruling", () => {
    const ruling = { kind: "ruling", code: "RULING_APPLIED", weight: "RULING", citation, ruling: "E-7" } as const;
    expect(say(ruling)).toBe("By ruling E-7. [4.2]");
  });
});

describe("templates", () => {
  it("fill: replaces each name once, and never within a value", () => {
    expect(fill("{a} {b}", { a: "{b}", b: "2" })).toBe("{b} 2");
    expect(fill("x{ (gone)}{, __proto__}", {})).toBe("x");
    expect(namesIn("{a} {「b.c」}{, d}")).toEqual(["a", "b.c", "d"]);
  });

  it("a brace that is not a name stays unchanged", () => {
    expect(wordFor("City of Flint", phrases)).toBe("City of Flint");
    expect(wordFor(-12345, phrases)).toBe("-12,345");
    expect(wordFor("1941-13", phrases)).toBe("1941-13");
    expect(wordFor(undefined, phrases)).toBe("");
  });
});

describe("patterns of words", () => {
  const patterns = parsePatterns({
    "{#n} points": "{n}ポイント",
    "({who}) has {#n}": "{n}, {who}",
    "{who}_{#n}": "{who} ({n})",
    "{one} or {other}": "{other}/{one}",
  });
  const custom = {
    ...phrases,
    patterns,
    words: { "1 points": "一ポイント", hunter: "chasseur", a_b: "ab", 3: "three" },
  };
  const word = (code: string): string => wordFor(code, custom);

  it("provide words for codes without their own", () => {
    expect(["12 points", "-2 points", "1 points", "3 ships"].map(word)).toEqual([
      "12ポイント",
      "-2ポイント",
      "一ポイント",
      "3 ships",
    ]);
  });

  it("embedded integers and codes with words match; otherwise the code stays", () => {
    expect(["hunter_07", "a_b_2", "hunter or a_b", "(hunter) has 4"].map(word)).toEqual([
      "chasseur (7)",
      "ab (2)",
      "ab/chasseur",
      "4, chasseur",
    ]);
    expect(["hunter_a_b", "owl_3", "4_5", "1 points or owl"].map(word)).toEqual([
      "hunter a b",
      "owl 3",
      "4 5",
      "1 points or owl",
    ]);
  });

  it("a scope with a word takes precedence", () => {
    expect(wordFor("2 points", { ...custom, words: { "E9.2 points": "two" } }, "E9")).toBe("two");
  });
});

it("renderSentence: a fraction has the decimal mark of its language", () => {
  const entry = effect({ code: "VP", after: -1234.5 });
  const effects = { VP: "{after} VP" };
  const inLanguage = (language: string) => {
    const { forms, ...grammar } = kernelPhrases(language);
    return renderSentence(entry, { ...grammar, effects, forms: { ...forms, line: "{text}" } });
  };
  expect(["en", "fr", "ja"].map(inLanguage)).toEqual(["−1,234.5 VP", "−1\u202f234,5 VP", "−1,234.5 VP"]);
});

describe("adjustments of a result", () => {
  const change = (result: string, about?: Readonly<Record<string, string>>) => {
    return { code: "WIND", value: -1, result, ...(about && { about }), citation };
  };

  it.each([
    ["omits an adjustment that changes nothing", [change("seen")], "spotted"],
    ["keeps an adjustment that changes the result", [change("near")], "spotted; -1 (wind): near"],
    ["compares with the adjustment before", [change("near"), change("near")], "spotted; -1 (wind): near"],
    [
      "compares the adjustment of one subject with the roll",
      [change("near"), change("seen", { crew: "near" })],
      "spotted; -1 (wind): near",
    ],
  ])("%s", (_, adjustments, text) => {
    expect(renderResult({ label: "search", chart: "E9", result: "seen", adjustments }, phrases)).toBe(text);
  });
});

describe("names with an article", () => {
  it("have it in sentences, and do not in lists and tables", () => {
    expect([nameFor("lamp", phrases), wordFor("lamp", phrases)]).toEqual(["the lamp", "lamp"]);
    expect(nameFor(["lamp", "near"], phrases)).toBe("the lamp, near");
  });
});
