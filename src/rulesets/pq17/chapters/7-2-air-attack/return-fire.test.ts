import { describe, expect, it } from "vitest";
import { overConvoy, plane, striking, unitOf } from "../../../../../test/fixtures/pq17/air-kit";
import { play, refused, ship, withOwn } from "../../../../../test/fixtures/pq17/table";
import { impossible } from "../../../../core/request/impossible";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import { view } from "../../view";

/** Two fighters in the air against two escorts and a bomber of a circled number. */
function scrambled(): Snapshot {
  const attackers = [plane("one", "bf109", 1), plane("two", "bf110", 2), plane("swordfish", "albacore", 2)];
  const bare = overConvoy([ship("dd_ai", 3)], attackers);
  const fighters = [
    plane("a", "hurricane_vvs", 2, { base: "vaenga" }),
    plane("b", "hurricane_vvs", 2, { base: "vaenga" }),
  ];
  const risen = { scrambled: ["a", "b"] };
  return striking(withOwn(bare, "allied", { aircraft: fighters }), "air_dogfight_targets", "allied", risen);
}

const fire = [
  { aircraft: "a", targets: ["one", "two"] },
  { aircraft: "b", targets: ["two", "two"] },
];

describe("7.2.3, E-102, E-112 the attacker chooses at which fighter he fires", () => {
  const asked = play("directFighters", scrambled(), { fire });

  it("before any die, one of those that engaged his unit", () => {
    expect(asked.rolls).toEqual([]);
    expect(asked.outcome).toMatchObject({ airCombat: [], next: "air_return_fire" });
    expect(asked.snapshot.pending).toMatchObject({ decision: "air_return_fire", side: "axis", fire });
    expect(impossible(pq17.invariants, asked.snapshot, pack.charts)).toEqual([]);
    const { outcome, snapshot } = play(
      "returnFire",
      asked.snapshot,
      { fire: [{ aircraft: "two", target: "b" }] },
      [0, 0, 0, 0, 0, 9, 9],
    );
    expect(outcome.airCombat).toEqual([
      { firer: "a", target: "one", results: ["none"] },
      { firer: "a", target: "two", results: ["none"] },
      { firer: "b", target: "two", results: ["none", "none"] },
      { firer: "one", target: "a", results: ["none"] },
      { firer: "two", target: "b", results: ["damaged", "damaged"] },
    ]);
    expect(unitOf(snapshot, "allied", "b").cs).toBe(0);
    expect(unitOf(snapshot, "allied", "a").cs).toBe(2);
  });

  it("every unit that has a choice is named once, at a fighter that engaged it", () => {
    expect(refused("returnFire", asked.snapshot, { fire: [{ aircraft: "two", target: "one" }] }).code).toBe(
      "VALUE_NOT_LISTED",
    );
    expect(refused("returnFire", asked.snapshot, { fire: [{ aircraft: "one", target: "a" }] }).code).toBe(
      "VALUE_NOT_LISTED",
    );
    expect(refused("returnFire", scrambled(), { fire: [{ aircraft: "two", target: "a" }] }).code).toBe(
      "DECISION_PENDING",
    );
  });

  it("the unit that no fighter engaged fires at any that rose, unless its number is circled", () => {
    const planes = [plane("one", "bf109", 1), plane("two", "bf109", 2), plane("ju88", "ju88a4", 2)];
    const start = overConvoy([ship("dd_ai", 3)], planes);
    const fighters = ["a", "b"].map((id) => plane(id, "hurricane_vvs", 1, { base: "vaenga" }));
    const risen = { scrambled: ["a", "b"] };
    const state = striking(withOwn(start, "allied", { aircraft: fighters }), "air_dogfight_targets", "allied", risen);
    const at = { fire: ["a", "b"].map((aircraft) => ({ aircraft, targets: ["two"] })) };
    const waits = play("directFighters", state, at).snapshot;
    const both = { fire: ["one", "two"].map((aircraft) => ({ aircraft, target: "b" })) };
    const { outcome, rulings } = play("returnFire", waits, both, [0, 0, 0, 0, 0]);
    expect(outcome.airCombat).toMatchObject([
      { firer: "a" },
      { firer: "b" },
      { firer: "two", target: "b" },
      { firer: "one", target: "b" },
    ]);
    expect(rulings).toEqual(expect.arrayContaining(["E-102", "E-112"]));
  });

  it("a fight in which nobody has a choice is resolved at once", () => {
    const start = overConvoy([ship("dd_ai", 3)], [plane("ju88", "ju88a4", 2)]);
    const fighter = plane("a", "hurricane_vvs", 1, { base: "vaenga" });
    const state = striking(withOwn(start, "allied", { aircraft: [fighter] }), "air_dogfight_targets", "allied", {
      scrambled: ["a"],
    });
    const { outcome } = play("directFighters", state, { fire: [{ aircraft: "a", targets: ["ju88"] }] }, [0, 0, 0]);
    expect(outcome).toMatchObject({ airCombat: [{ firer: "a" }, { firer: "ju88" }] });
  });

  it("both sides see what the fighters fire at", () => {
    for (const side of ["allied", "axis", null] as const) {
      expect(view(asked.snapshot, side)).toMatchObject({ pending: { decision: "air_return_fire", fire } });
    }
  });

  it("an impossible state waits with fire that no fighter in the air has named", () => {
    const pending = asked.snapshot.pending;
    const bad = { ...asked.snapshot, pending: { ...pending, fire: [{ aircraft: "a", targets: ["one"] }] } } as Snapshot;
    expect(impossible(pq17.invariants, bad, pack.charts)).toMatchObject([{ code: "PENDING_IMPOSSIBLE" }]);
  });
});

describe("7.2.3 air combat", () => {
  it("E-112 an attacker whose number is not circled fires though no fighter engaged it", () => {
    const planes = [plane("one", "bf109", 1), plane("two", "bf109", 2), plane("ju88", "ju88a4", 2)];
    const bare = overConvoy([ship("dd_ai", 3)], planes);
    const fighter = plane("spare", "hurricane_vvs", 1, { base: "vaenga" });
    const state = striking(withOwn(bare, "allied", { aircraft: [fighter] }), "air_dogfight_targets", "allied", {
      scrambled: ["spare"],
    });
    const input = { fire: [{ aircraft: "spare", targets: ["one"] }] };
    const { outcome, rulings, snapshot } = play("directFighters", state, input, [0, 0, 0, 9]);
    expect(outcome).toMatchObject({
      airCombat: [
        { firer: "spare", target: "one" },
        { firer: "one", target: "spare", results: ["none"] },
        { firer: "two", target: "spare", results: ["none", "hit"] },
      ],
    });
    expect(rulings).toContain("E-112");
    expect(unitOf(snapshot, "allied", "spare")).toMatchObject({ cs: 0, lost: 1 });
  });
});
