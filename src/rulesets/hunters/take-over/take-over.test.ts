import { describe, expect, it } from "vitest";
import { allPhrases } from "../../../../test/fixtures/phrases";
import { analyse } from "../../../core/analysis/call";
import { type TakeOverAnswer, takeOver } from "../../../core/analysis/take-over/take-over";
import { adjudicate } from "../../../core/engine/adjudicate";
import { sunkBefore } from "../chapters/shared/log";
import { pack } from "../charts/pack";
import { hunters } from "../index";
import { checkEntry } from "../reports/13-tournaments/entry-check";
import { compareWithAces } from "../reports/aces";
import { logSheet } from "../reports/log-sheet";
import { logSheetText } from "../reports/log-sheet-text";
import type { Snapshot } from "../snapshot";
import example from "./example.json";

const { charts } = pack;

type Before = Readonly<Record<string, unknown>>;

/** The career of the example, in these places and with these earlier patrols. */
async function takenOver(known: object = {}, before: Before = {}): Promise<Snapshot> {
  const input = { ...example.known, ...known, before: { ...example.known.before, ...before } };
  const answer = (await analyse(hunters, takeOver, { input: example.input, known: input })) as TakeOverAnswer;
  if (answer.kind !== "TAKE_OVER" || answer.position === null) throw new Error(JSON.stringify(answer));
  return answer.position.snapshot as unknown as Snapshot;
}

const LUCRETIA = { type: "tanker", name: "Lucretia", tons: 2600 };

/** Back in port before the refit, a decorated career short of Knight's Cross by one ship. */
const backInPort = () => takenOver({ phase: "in_port" }, { ships: 15, tons: 95_000 });

describe("3.5 a career taken over from paper", () => {
  it("3.5 counts what came before in its log sheet, and shows it apart", async () => {
    const { rows, totals, takenOver: behind } = logSheet(await takenOver({}, { sunk: [LUCRETIA] }), charts);
    expect(rows.map(({ month, entry }) => `${month} ${entry}`)).toEqual([
      "1940-12 taken",
      "1941-01 taken",
      "1941-02 taken",
      "1941-03 patrol",
    ]);
    expect(totals).toEqual({ patrols: 2, ships: 4, tons: 22_500, successes: 1 });
    expect(behind).toEqual({
      ...{ month: "1941-03", patrols: 1, successes: 1, ships: 3, tons: 16_400 },
      targets: [{ ...LUCRETIA, state: "sunk" }],
    });
  });

  it("3.5 says so on the printed sheet, in every language", async () => {
    const sheet = logSheet(await takenOver(), charts);
    const lines = Object.values(await allPhrases(hunters)).map((phrases) => {
      return logSheetText(sheet, phrases)
        .split("\n")
        .filter((line) => line.startsWith("1940-12") || /16[, .\u202f]?400/.test(line));
    });
    expect(lines).toEqual([
      ["1940-12  before", "Taken over:  Patrols 1  Successes 1  Ships sunk 3  Tonnage 16,400 t"],
      [expect.stringContaining("avant"), expect.stringContaining("Repris\u00a0:")],
      [expect.stringContaining("引継前"), expect.stringContaining("引継分：")],
    ]);
  });

  it("11.3 is decorated for all of its tonnage", async () => {
    const request = { operation: "computeRefit", snapshot: await backInPort(), input: {}, seed: "kiel" };
    const answer = adjudicate(hunters, request);
    expect(answer).toMatchObject({ kind: "RESOLUTION", outcome: { ships: 1, awards: ["KC"] } });
    const fewer = { ...request, snapshot: await takenOver({ phase: "in_port" }, { ships: 15, tons: 90_000 }) };
    expect(adjudicate(hunters, fewer)).toMatchObject({ kind: "RESOLUTION", outcome: { awards: [] } });
  });

  it("11.1 rolls for its crew after every third success, those before among them", async () => {
    const state = await takenOver({ phase: "in_port", failureStreak: 0 }, { patrols: 2, successes: 2 });
    const third = adjudicate(hunters, { operation: "computeRefit", snapshot: state, input: {}, seed: "kiel" });
    expect(third).toMatchObject({ kind: "RESOLUTION", outcome: { advancement: expect.any(String) } });
    const second = await takenOver({ phase: "in_port" });
    const answer = adjudicate(hunters, { operation: "computeRefit", snapshot: second, input: {}, seed: "kiel" });
    expect(answer).toMatchObject({ kind: "RESOLUTION", outcome: { advancement: null } });
  });

  it("4.2 says once that a month before the first cannot be, and nothing of the time since", async () => {
    const { known, input } = example;
    const early = { input, known: { ...known, month: "1939-10" }, language: "en" };
    expect(await analyse(hunters, takeOver, early)).toMatchObject({
      kind: "MALFORMED",
      faults: [
        { code: "MONTH_IMPOSSIBLE", pointer: "/known/month", message: "A patrol cannot start before the career." },
      ],
    });
  });

  it("14.3 a ship named at the takeover: not met again", async () => {
    expect(sunkBefore(await takenOver({}, { sunk: [LUCRETIA] }), "Lucretia")).toBe(true);
    expect(sunkBefore(await takenOver(), "Lucretia")).toBe(false);
  });

  it("15.1 is ranked among the aces with all its patrols, ships and tons", async () => {
    const own = compareWithAces(await takenOver()).table.find(({ career }) => career);
    expect(own).toMatchObject({ patrols: 2, ships: 4, tons: 22_500 });
  });

  it("13.0 enters no tournament, since nothing that came before can be checked", async () => {
    const { patrol: _, ...known } = example.known;
    const port = await takenOver({ ...known, phase: "port", patrol: undefined });
    const { legal, faults } = checkEntry(
      { format: "shortTonnage", snapshot: port } as never,
      charts,
      await hunters.phrasesOf("en"),
    );
    expect(legal).toBe(false);
    expect(faults.map(({ code }) => code)).toContain("TAKEN_OVER");
  });

  it("11.2.3 has its next promotion check a year after the start, and every year after", async () => {
    expect((await takenOver()).kommandant.nextPromotionCheck).toBe("1941-12");
    const later = { ...example.known, month: "1942-03", kommandant: { rank: "KptLt", award: "none", periodShips: 1 } };
    const kommandant = { ...later.kommandant, periodFailures: 0, periodAwards: 0 };
    expect((await takenOver({ ...later, kommandant })).kommandant.nextPromotionCheck).toBe("1942-12");
  });

  it("10.2.1 asks for two checks of an aborting boat with a diesel out, and else for those of the box", async () => {
    const abort = { reason: "diesel_engine", atCheck: 2 };
    const boat = { ...example.known.boat, systems: { diesel_engine_1: "inoperable" } };
    const limping = await takenOver({ boat, patrol: { ...example.known.patrol, abort } });
    expect(limping.patrol).toMatchObject({ checksRequired: 2, abort });
    expect((await takenOver()).patrol).toMatchObject({ checksRequired: 1, abort: null });
  });
});
