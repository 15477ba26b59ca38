import { describe, expect, it } from "vitest";
import { overConvoy, plane, striking } from "../../../../../test/fixtures/pq17/air-kit";
import { play, ship, withOwn } from "../../../../../test/fixtures/pq17/table";
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
  const awaitingReturnFire = play("directFighters", scrambled(), { fire });

  it("both sides see what the fighters fire at", () => {
    for (const side of ["allied", "axis", null] as const) {
      expect(view(awaitingReturnFire.snapshot, side)).toMatchObject({ pending: { decision: "air_return_fire", fire } });
    }
  });

  it("an impossible state waits with fire that no fighter in the air has named", () => {
    const pending = awaitingReturnFire.snapshot.pending;
    const bad = {
      ...awaitingReturnFire.snapshot,
      pending: { ...pending, fire: [{ aircraft: "a", targets: ["one"] }] },
    } as Snapshot;
    expect(impossible(pq17.invariants, bad, pack.charts)).toMatchObject([{ code: "PENDING_IMPOSSIBLE" }]);
  });
});
