import { describe, expect, it } from "vitest";
import { exampleOf, reportExampleOf } from "../../../../../test/fixtures/examples";
import { allPhrases } from "../../../../../test/fixtures/phrases";
import { force, play, table, withForce, withOwn } from "../../../../../test/fixtures/pq17/table";
import { disguised, statesOf } from "../../../../../test/fixtures/pq17/views-kit";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { evaluateReport } from "../../../../core/engine/report";
import { widthOf } from "../../../../core/text/text-width";
import { opponentOf } from "../../charts/pack";
import { pq17 } from "../../index";
import { reports } from "../../reports/index";
import { situation, type Viewer } from "../../reports/situation";
import { situationSchema, VIEWERS } from "../../reports/situation-schema";
import { situationText } from "../../reports/situation-text";
import type { Snapshot } from "../../snapshot";
import { SIDES } from "../../vocabulary";

const sentences = await allPhrases(pq17);

const everybody: readonly Viewer[] = [...VIEWERS, null];

const seeds = ["reports-1", "reports-2"];

/** Returns a report and checks it against its schema. */
async function ask(name: string, request: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>> {
  const report = reports.find((each) => each.name === name);
  if (report === undefined) throw new Error(`There is no report ${name}.`);
  const answer = await evaluateReport(pq17, report, request);
  if (answer.kind !== "REPORT") throw new Error(JSON.stringify(answer));
  return report.output.parse(answer.output) as Record<string, unknown>;
}

/** States after every example of an operation: combats, pending decisions, the campaign. */
function afterExamples(): Snapshot[] {
  return [pq17.start, ...pq17.operations].flatMap(({ name }) => {
    const answer = adjudicate(pq17, { operation: name, ...exampleOf(pq17, name), seed: "reports" });
    return answer.kind === "RESOLUTION" ? [answer.snapshot as Snapshot] : [];
  });
}

/** One state of each phase and pending decision. */
function oneOfEach(states: readonly Snapshot[]): Snapshot[] {
  return [...new Map(states.map((state) => [`${state.phase} ${state.pending?.decision}`, state])).values()];
}

describe("A.4 report situation", () => {
  it("its example: runs in three languages, in lines of at most 100 columns", {
    timeout: 60_000,
  }, () => {
    for (const state of oneOfEach([...statesOf("reports-3", 40), ...afterExamples()])) {
      for (const viewer of everybody) {
        const report = situationSchema.parse(situation(state, viewer));
        for (const phrases of Object.values(sentences)) {
          const lines = situationText(report, phrases).split("\n");
          expect(lines.filter((line) => widthOf(line) > 100)).toEqual([]);
          expect(lines.filter((line) => /undefined|NaN|\[object|sheet\./.test(line))).toEqual([]);
        }
      }
    }
  });

  it("does not change when what the other side hides changes", { timeout: 60_000 }, async () => {
    for (const state of seeds.flatMap((seed) => statesOf(seed, 160))) {
      for (const side of SIDES) {
        const other = disguised(state, opponentOf(side));
        expect(situation(other, side)).toEqual(situation(state, side));
        expect((await ask("situation", { snapshot: state, viewer: side })).text).toBe(
          situationText(situation(other, side), sentences.en!),
        );
      }
      const both = disguised(disguised(state, "allied"), "axis");
      expect(situation(both, "onlooker")).toEqual(situation(state, "onlooker"));
    }
  });

  it("a side: its own in full and the enemy's reports; the referee: both in full", () => {
    const state = table("move_blocks");
    const allied = situation(state, "allied");
    expect(allied.own.map(({ side, deck }) => ({ side, deck }))).toEqual([{ side: "allied", deck: 40 }]);
    expect(allied.own[0]?.forces).toEqual(state.sides.allied.forces);
    expect(allied.others.map(({ side }) => side)).toEqual(["axis"]);
    const text = (viewer: Viewer) => situationText(situation(state, viewer), sentences.en!);
    expect(text("allied")).toContain("Duke of York 4");
    expect(text("allied")).not.toContain("Tirpitz");
    expect(text("axis")).toContain("Tirpitz 5");
    expect(text("onlooker")).not.toMatch(/Tirpitz|Duke of York/);
    expect(text(null)).toMatch(/Duke of York 4[\s\S]*Tirpitz 5/);
    const referee = situation(state, null);
    expect(referee.own.map(({ side }) => side)).toEqual(["allied", "axis"]);
    expect(referee.others).toEqual([]);
  });

  it("6.1, 6.3 blocks: label and ID if identified, and which own blocks are shadowed", () => {
    const identifiedFleet = withForce(table("recon", "axis"), "allied", "tf_home_fleet", {
      identified: true,
      idLevel: 2,
    });
    const block = force(identifiedFleet, "allied", "tf_home_fleet").block ?? 0;
    const shadowing = [{ target: block, by: "aircraft" as const, id: "fw200_1" }];
    const state = withOwn(identifiedFleet, "axis", { shadowing });
    expect(situation(state, "axis").others[0]?.blocks.find((each) => each.block === block)).toMatchObject({
      kind: "task_force",
      idLevel: 2,
      shadowed: true,
    });
    expect(situation(state, "allied").own[0]?.shadowed).toEqual([block]);
    expect(situationText(situation(state, "axis"), sentences.en!)).toContain(`${block} 0807 TF 2 ID 2 shadowed`);
  });

  it("knows its languages", async () => {
    const example = reportExampleOf(pq17, "situation");
    expect(await ask("situation", { ...example, language: "ja" })).toMatchObject({ language: "ja" });
    const answer = await evaluateReport(pq17, reports[0]!, { ...example, language: "xx" });
    expect(answer).toMatchObject({ kind: "MALFORMED", faults: [{ code: "LANGUAGE_UNKNOWN" }] });
  });
});

describe("D-46 report distance", () => {
  const between = (from: string, to: string) => ask("distance", { snapshot: table("move_blocks"), from, to });

  it("counts hexes by sea and by air, from ports, airbases and hexes", async () => {
    expect(await between("0807", "0707")).toMatchObject({ sea: 1, air: 1 });
    expect(await between("0807", "0807")).toMatchObject({ sea: 0, air: 0 });
    expect(await between("murmansk", "narvik")).toMatchObject({
      fromHex: expect.any(String),
      toHex: expect.any(String),
    });
    const { sea, air } = await between("murmansk", "trondheim");
    expect(Number(sea)).toBeGreaterThan(Number(air));
  });

  it("knows no distance to a box or to what the map does not have", async () => {
    expect(await between("germany", "0807")).toMatchObject({ fromHex: null, sea: null, air: null });
    expect(await between("0807", "nowhere")).toMatchObject({ toHex: null, sea: null, air: null });
  });
});

describe("5 report reachable", () => {
  interface Reach {
    side: string | null;
    at: string | null;
    immobile: { code: string } | null;
    speeds: { speed: string; hexes: number; places: { place: string; hexes: number; sea: number | null }[] }[];
  }
  const reach = async (snapshot: Snapshot, piece: string) =>
    (await ask("reachable", { snapshot, piece })) as unknown as Reach;

  it("lists places by speed, and each of them can be moved to", async () => {
    const state = table("move_blocks");
    const { speeds, side } = await reach(state, "tf_home_fleet");
    expect(side).toBe("allied");
    const moderate = speeds.find(({ speed }) => speed === "moderate");
    expect(moderate?.places.length).toBeGreaterThan(0);
    for (const { place, hexes, sea } of moderate?.places ?? []) {
      expect(hexes).toBeLessThanOrEqual(moderate?.hexes ?? 0);
      if (sea !== null) expect(sea).toBeLessThanOrEqual(hexes);
      if (hexes !== 1) continue;
      const input = { piece: "tf_home_fleet", speed: "moderate", path: [place], cross: "solid_pack" };
      const answer = adjudicate(pq17, { operation: "moveForce", snapshot: state, input, seed: "reach" });
      expect(answer.kind, place).toBe("RESOLUTION");
    }
  });

  it("says why a piece cannot move, and knows no piece of another name", async () => {
    const state = table("move_blocks");
    const moved = withForce(state, "allied", "tf_home_fleet", {
      moved: { hexes: 1, speed: "moderate", entered: ["0707"], done: true },
    });
    expect(await reach(moved, "tf_home_fleet")).toMatchObject({ immobile: { code: "ALREADY_MOVED" }, speeds: [] });
    expect(await reach(state, "nobody")).toMatchObject({ side: null, at: null, speeds: [] });
  });
});

describe("B report roles", () => {
  it("says who decides, and what is open", async () => {
    const state = table("move_blocks");
    expect(await ask("roles", { snapshot: state })).toMatchObject({
      phasing: "allied",
      decides: "allied",
      reacts: false,
    });
    expect((await ask("roles", { snapshot: state })).operations).toContain("moveForce");
  });

  it("6.3.5 says that the other side answers", async () => {
    const { snapshot, input } = exampleOf(pq17, "giveUpShadowing") as { snapshot: Snapshot; input: object };
    const answer = await ask("roles", { snapshot });
    expect(answer).toMatchObject({ pending: "shadow_give_up", reacts: true });
    expect(answer.operations).toEqual(["giveUpShadowing"]);
    expect(play("giveUpShadowing", snapshot, input).snapshot.pending).toBeNull();
  });
});
