import { describe, expect, it } from "vitest";
import { tokensOf } from "../../src/core/audit/pointer";
import type { AuditEntry } from "../../src/core/contract/audit";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import { adjudicate } from "../../src/core/engine/adjudicate";
import type { Move } from "../../src/core/engine/apply";
import { goeben } from "../../src/rulesets/goeben/index";
import { hunters } from "../../src/rulesets/hunters/index";
import { pq17 } from "../../src/rulesets/pq17/index";
import { playGoeben } from "./goeben-play";
import { career } from "./hunters-play";
import { drawingOf } from "./maps";
import { playAtRandom } from "./play";
import { playPq17 } from "./pq17-play";

type Look = (state: SnapshotBase, move: Move) => void;

const playHunters = (look: Look) => {
  for (const index of [2, 3, 5]) {
    const { input, seed } = career(index);
    playAtRandom(hunters, input, seed, look);
  }
};

/** One move of random play: the audit trail that it is answered with, and what the maps before and after call their places and pieces. */
interface Told {
  readonly audit: readonly AuditEntry[];
  readonly ids: ReadonlySet<string>;
}

/** Every so many moves of random play, as the kernel answers them. */
async function told(ruleset: AnyRuleset, play: (look: Look) => void, every: number): Promise<Told[]> {
  const draw = await drawingOf(ruleset, "en");
  const moves: Told[] = [];
  let seen = 0;
  play((state, { operation, input }) => {
    seen += 1;
    if (seen % every !== 0) return;
    const snapshot = structuredClone(state);
    const request = { operation: operation.name, snapshot, input, seed: "told", decisions: "NONE" } as const;
    const answer = adjudicate(ruleset, request);
    if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer).slice(0, 500));
    const maps = [draw(state), draw(answer.snapshot)].map(({ geometry }) => geometry);
    const ids = maps.flatMap(({ spaces, pieces }) => [...spaces, ...pieces].map(({ id }) => id));
    moves.push({ audit: answer.audit, ids: new Set(ids) });
  });
  return moves;
}

describe("the lines of an audit trail in random play", () => {
  it("The Hunters: whatever a line is about lies on the boat's mat", async () => {
    const moves = await told(hunters, playHunters, 1);
    const roles = ["of", "in", "tube", "target", "system", "crew"];
    const named = moves.flatMap(({ audit, ids }) => {
      return audit.flatMap((entry) => {
        const about = Object.entries(("about" in entry && entry.about) || {});
        return about.flatMap(([role, id]) =>
          roles.includes(role) ? [{ code: entry.code, id, lies: ids.has(id) }] : [],
        );
      });
    });
    // A new boat is another one, with other systems.
    expect(named.filter(({ code, lies }) => !lies && code !== "NEW_BOAT")).toEqual([]);
    const codes = new Set(named.map(({ code }) => code));
    expect([...codes]).toEqual(
      expect.arrayContaining(["TORPEDO_FIRE", "TORPEDO_FIRED", "SHIP_DAMAGED", "FLOODED", "REPAIR", "WOUNDED"]),
    );
  });

  it("Goeben: a change of a German ship names it, and what lies on the map by that name", async () => {
    const moves = await told(goeben, (look) => playGoeben(2, false, look), 2);
    let ships = 0;
    for (const entry of moves.flatMap(({ audit }) => audit)) {
      if (entry.kind !== "effect" || !entry.pointer.startsWith("/ships/")) continue;
      expect(entry.about?.of).toBe(tokensOf(entry.pointer)[1]);
      ships += 1;
    }
    expect(ships).toBeGreaterThan(20);
    const lit = moves.flatMap(({ audit, ids }) => {
      return audit.filter((entry) => entry.kind === "effect" && ids.has(entry.about?.of ?? ""));
    });
    expect(lit.length).toBeGreaterThan(20);
  });

  it("PQ-17: a change within a force names the force", async () => {
    const moves = await told(pq17, (look) => playPq17(1, look, 150), 1);
    let forces = 0;
    for (const entry of moves.flatMap(({ audit }) => audit)) {
      if (entry.kind !== "effect" || !/^\/sides\/\w+\/forces\/\d+\//.test(entry.pointer)) continue;
      expect([entry.pointer, entry.about?.of]).not.toContain(undefined);
      forces += 1;
    }
    expect(forces).toBeGreaterThan(100);
  });

  it.each([
    { ruleset: hunters, play: playHunters },
    { ruleset: goeben, play: (look: Look) => playGoeben(2, false, look) },
    { ruleset: pq17, play: (look: Look) => playPq17(1, look, 150) },
  ])("$ruleset.id: rulings weigh as rulings, and both story and detail are told", async ({ ruleset, play }) => {
    const lines = (await told(ruleset, play, 3)).flatMap(({ audit }) => audit);
    expect(lines.filter(({ kind, weight }) => (kind === "ruling") !== (weight === "RULING"))).toEqual([]);
    const share = lines.filter(({ weight }) => weight === "STORY").length / lines.length;
    expect([ruleset.id, share > 0.1, share < 0.7]).toEqual([ruleset.id, true, true]);
  });
});
