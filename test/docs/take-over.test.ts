import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { analyse } from "../../src/core/analysis/call";
import { type TakeOverAnswer, takeOver } from "../../src/core/analysis/take-over/take-over";
import { hunters } from "../../src/rulesets/hunters/index";

const page = readFileSync("docs/take-over.md", "utf8");

const blocks = (kind: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\`$`, "gm"))].map(([, text]) => text!);

const analyseRequest = async (request: string) =>
  (await analyse(hunters, takeOver, JSON.parse(request))) as TakeOverAnswer;

test("docs/take-over.md: the U-boat example works as described", async () => {
  const [first, second] = blocks("json");
  const firstAnswer = await analyseRequest(first!);
  expect(firstAnswer.position).toBeNull();
  const needed = firstAnswer.asked.flatMap(({ pointer, needed }) => (needed ? [pointer] : []));
  expect(needed).toEqual([
    ...["successes", "ships", "tons"].map((name) => `/known/before/${name}`),
    "/known/kommandant/award",
    ...["area", "ships"].map((name) => `/known/patrol/${name}`),
    "/known/crew/quality",
    "/known/patrol/box",
    ...["tubes", "fwdReloads", "aftReloads", "deckGunAmmo"].map((name) => `/known/boat/${name}`),
  ]);
  const { position, taken, asked: questions } = await analyseRequest(second!);
  expect(JSON.parse(second!)).toEqual(hunters.takeOver!.example);
  expect(position?.decisions[0]).toMatchObject({ operation: "resolveEncounter", legal: true });
  expect(questions.find(({ pointer }) => pointer === "/known/kommandant/nextPromotionCheck")).toMatchObject({
    needed: false,
    schema: { default: "1941-12" },
  });
  expect(questions.find(({ pointer }) => pointer === "/known/boat/flooding")?.schema.default).toBe(0);
  expect(taken.map(({ title, words }) => `${title}: ${words}`).join("\n")).toBe(blocks("text")[0]!.trim());
  const boast = JSON.parse(second!);
  boast.known.before.successes = 4;
  expect(await analyseRequest(JSON.stringify(boast))).toMatchObject({
    kind: "MALFORMED",
    faults: expect.arrayContaining([
      expect.objectContaining({ code: "TAKEN_OVER_IMPOSSIBLE", pointer: "/known/before/successes" }),
    ]),
  });
});
