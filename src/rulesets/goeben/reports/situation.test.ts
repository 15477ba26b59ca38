import { describe, expect, it } from "vitest";
import { drawMove } from "../../../../test/fixtures/draw-move";
import { reportExampleOf } from "../../../../test/fixtures/examples";
import { exampleAt, exampleMeeting, exampleOffPort } from "../../../../test/fixtures/goeben/positions";
import { allPhrases } from "../../../../test/fixtures/phrases";
import { adjudicate } from "../../../core/engine/adjudicate";
import { seededPick } from "../../../core/engine/apply";
import { evaluateReport } from "../../../core/engine/report";
import { widthOf } from "../../../core/text/text-width";
import { pack } from "../charts/pack";
import { goeben } from "../index";
import type { Snapshot } from "../snapshot";
import { situation } from "./situation";
import { situationReport } from "./situation-report";
import { situationSchema } from "./situation-schema";
import { situationText } from "./situation-text";

const sentences = await allPhrases(goeben);

const { charts } = pack;

const reportOf = (state: Snapshot) => situationSchema.parse(situation(state, charts));

const textOf = (state: Snapshot, language = "en") => situationText(reportOf(state), sentences[language]!).split("\n");

describe("4.0 the situation", () => {
  it("situation: turn, phase, alert, VP and each condition of the order", () => {
    const state = { ...exampleAt("objective"), order: "suez_canal_operation" as const, vp: 80 };
    expect(reportOf(state)).toMatchObject({ turn: 1, turns: 8, phase: "objective", alert: 1, vp: 80, result: null });
    expect(reportOf(state).order).toMatchObject({
      inPlace: false,
      vpNeeded: 75,
      destroyed: ["alexandria", "port_said"],
      defended: ["alexandria", "port_said"],
      fulfilled: false,
    });
    expect(textOf(state).slice(0, 6)).toEqual([
      "SITUATION  Turn 1/8  Objective phase  Alert 1  VP 80",
      "Order  Suez Canal Operation",
      "  [ ] German ship at Central Powers naval base, neutral naval base",
      "  [x] VP 80/75",
      "  [ ] Coastal Defense destroyed Alexandria",
      "  [ ] Coastal Defense destroyed Port Said",
    ]);
  });

  it("6.2, 12.4, 8.2 the situation gives every German ship's place, indexes, speeds and cargo by Hull box", () => {
    const state = exampleAt("movement");
    const { goeben: ship } = state.ships;
    state.ships.goeben = {
      ...ship,
      engines: 5,
      coal: 0,
      boxes: ship.boxes.map((_, at) => (at === 1 ? "wireless" : null)),
    };
    const [first, second, ...others] = reportOf(state).german;
    expect(others).toEqual([]);
    expect(first).toMatchObject({ ship: "goeben", space: "messina", freeBoxes: 11, intelligence: 2 });
    expect(first!.indexes).toContainEqual({ index: "engines", now: 5, start: 6 });
    expect(first!.speeds).toEqual({ cruise: 4, maximum: 5, emergency: 5, reach: 4 });
    expect(first!.cargo).toEqual([{ box: 2, cargo: "wireless" }]);
    expect(second).toMatchObject({ ship: "breslau", repairDice: 6 });
    expect(textOf(state).join("\n")).toContain(
      "  Speed  cruise 4  maximum 5  emergency 5  reach 4  Repair dice 6\n  Cargo  2 Wireless",
    );
  });

  it("13.2 the situation gives what lies in a space and how many incidents it draws", () => {
    const zone = reportOf({ ...exampleAt("movement"), alert: 3 }).spaces.find(({ space }) => space === "adriatic_pz");
    expect(zone).toMatchObject({ draws: 4, faceDown: [{ fleet: "british", count: 5 }], terrain: "allied_patrol_zone" });
    expect(textOf(exampleAt("movement"))).toContain("Adriatic Patrol Zone  draws 2  face down British 5");
  });

  it("13.0 the situation gives the pool's size, what is known in it and what the unseen may be, and nothing more", () => {
    const { pool, unseen } = reportOf(exampleAt("movement"));
    expect(pool.size).toBe(42);
    expect(pool.known.reduce((sum, { count }) => sum + count, 0)).toBe(33);
    expect(unseen.map(({ group, inPool, faceDown, faces }) => [group, inPool, faceDown, faces.length])).toEqual([
      ["british", 6, 12, 18],
      ["french", 3, 6, 9],
      ["coastal", 3, 15, 18],
    ]);
    const state = exampleAt("movement");
    const shuffled = { ...state, unseen: { ...state.unseen, british: [...state.unseen.british].reverse() } };
    expect(reportOf(shuffled)).toEqual(reportOf(state));
  });

  it("14.3 the situation gives before contact which numbers the die can bring, without coal and with", () => {
    // Die + Leadership 4 + speed 4 or 5, less alert 1 and HMS Warrior's speed 4.
    const { battle } = reportOf(exampleMeeting("contact"));
    expect(battle!.contact).toEqual([
      { leader: "goeben", speed: "goeben", maximumSpeed: false, lowest: 4, highest: 9 },
      { leader: "goeben", speed: "goeben", maximumSpeed: true, lowest: 5, highest: 10 },
    ]);
  });

  it("14.5, 14.9, 14.11 the situation gives how many dice every ship has with every weapon against every target", () => {
    const { battle } = reportOf(exampleMeeting("gunnery"));
    const of = (ship: string, weapon: string) =>
      battle!.fire.filter((each) => each.ship === ship && each.weapon === weapon);
    expect(of("goeben", "primary")).toEqual([
      { ship: "goeben", weapon: "primary", target: "warrior", dice: 5 + 4 - 2, maximumFire: 10 + 4 - 2 },
    ]);
    expect(of("breslau", "primary")).toEqual([]);
    expect(of("breslau", "torpedo")).toMatchObject([{ dice: 2 + 4 - 2, maximumFire: null }]);
    expect(of("warrior", "primary")).toMatchObject([{ target: null, dice: 3 }]);
    expect(battle!.weapons).toEqual(["primary"]);
  });

  it("16.0 the situation gives the dice of coastal defence units, and of guns without armor against them", () => {
    const { battle } = reportOf(exampleOffPort("bombarding"));
    expect(battle!.fire.find(({ ship }) => ship === "cdu_05")).toMatchObject({ weapon: "primary", dice: 3 });
    expect(battle!.fire.find(({ ship }) => ship === "goeben")).toMatchObject({ target: null, dice: 9 });
    expect(battle!.fire.some(({ weapon }) => weapon === "torpedo")).toBe(false);
  });

  it("the report is refused in a language it does not speak", async () => {
    const answer = await evaluateReport(goeben, situationReport, {
      ...reportExampleOf(goeben, situationReport.name),
      language: "de",
    });
    expect(answer).toMatchObject({ kind: "MALFORMED", faults: [{ code: "LANGUAGE_UNKNOWN", pointer: "/language" }] });
  });
});

describe("4.0 reports at any point of a game", () => {
  it.each([{}, { options: { germanExtras: "all_four", austroHungarianWarships: true, campaign: true, mines: true } }])(
    "reports keep their shape and fit a hundred columns in every language (%j)",
    async (input) => {
      const pick = seededPick("reports");
      let answer = adjudicate(goeben, { operation: "new", input, seed: "reports" });
      for (let moves = 0; answer.kind === "RESOLUTION" && moves < 120; moves += 1) {
        const snapshot = answer.snapshot as Snapshot;
        for (const report of goeben.reports) {
          const more = { reachable: { ship: "goeben" }, distance: { from: "messina", to: "pola" } }[report.name];
          const made = await evaluateReport(goeben, report, { snapshot, ...more });
          if (made.kind !== "REPORT") throw new Error(JSON.stringify(made));
          expect(report.output.safeParse(made.output).success, report.name).toBe(true);
        }
        if (moves % 10 === 0) {
          for (const language of Object.keys(sentences)) {
            const lines = textOf(snapshot, language);
            expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(100);
            expect(lines.join("\n")).not.toMatch(/_|undefined|\[object|sheet\./);
            if (language === "ja") expect(lines.join("\n")).not.toMatch(/[a-z]{2}/);
          }
        }
        const move = drawMove(goeben, snapshot, charts, pick);
        if (move === undefined) break;
        answer = adjudicate(goeben, { operation: move.operation.name, snapshot, input: move.input, seed: "reports" });
      }
      expect(answer.kind).toBe("RESOLUTION");
    },
    60_000,
  );
});
