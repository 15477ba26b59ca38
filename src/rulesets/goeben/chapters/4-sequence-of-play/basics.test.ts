import { describe, expect, test } from "vitest";
import {
  atSpace,
  carrying,
  play,
  refused,
  rolled,
  table,
  withMarker,
  withShip,
} from "../../../../../test/fixtures/goeben/table";

describe("1.3 what a plus sign adds", () => {
  test("1.3 to a procedure it adds dice: Leadership 4 and a Damage Control repair with six dice", () => {
    const hurt = withShip(carrying(table("outfitting"), "goeben", "damage_control"), "goeben", { engines: 3 });
    const state = atSpace(hurt, "central_ionian");
    const dice = ["engines", "engines", "engines", "engines", "engines", "engines"];
    const { rolls } = play("repair", state, { ship: "goeben", dice }, [1, 1, 1, 1, 1, 5]);
    expect(rolls.flatMap(({ faces }) => faces)).toHaveLength(6);
  });

  test("1.3 to the intelligence value it adds a number: one die, read one column on", () => {
    const plain = play("resolveIntelligence", table("intelligence"), { ship: "goeben" }, [2]);
    const wireless = carrying(table("intelligence"), "goeben", "wireless");
    const better = play("resolveIntelligence", wireless, { ship: "goeben" }, [2]);
    const columns = [plain, better].map((played) => rolled(played, "intelligence")[0]);
    expect(columns).toMatchObject([
      { dice: "1d6", column: "1" },
      { dice: "1d6", column: "2" },
    ]);
  });
});

describe("4.1 outfitting costs the move", () => {
  test("4.1 a ship that tried repairs in phase 1 may not move this turn; the other may", () => {
    const hurt = withShip(table("outfitting"), "goeben", { engines: 5 });
    const dice = Array.from({ length: 6 }, () => "engines");
    const repaired = play("repair", hurt, { ship: "goeben", dice }, [1, 1, 1, 1, 1, 1]).snapshot;
    const intelligence = play("endPhase", repaired, {}).snapshot;
    const moving = play("endPhase", intelligence, {}).snapshot;
    expect(refused("moveShip", moving, { ship: "goeben", path: ["south_of_messina"] }).code).toBe("SHIP_OUTFITTED");
    expect(play("moveShip", moving, { ship: "breslau", path: ["south_of_messina"] }).snapshot.ships.breslau.space).toBe(
      "south_of_messina",
    );
  });
});

describe("5.3 what the alert level affects", () => {
  test("5.3 the number of incident draws on the high seas", () => {
    for (const alert of [1, 3]) {
      const state = atSpace(table("incidents", { alert }), "central_ionian");
      const { outcome } = play("resolveIncidents", state, { space: "central_ionian" }, quiet(alert));
      expect(outcome.draws).toBe(alert);
    }
  });

  test("5.3 the Allied contact rating", () => {
    const terms = [1, 4].map((alert) => {
      const meeting = withMarker(
        atSpace(table("naval_combat", { alert }), "central_ionian"),
        "gloucester",
        "map",
        "central_ionian",
      );
      const begun = play("beginBattle", meeting, { space: "central_ionian" }).snapshot;
      const plan = { leader: "goeben", speed: "goeben", maximumSpeed: false };
      const [contact] = rolled(play("resolveContact", begun, plan, alert === 1 ? [3] : [6]), "contact");
      return contact?.kind === "roll" ? contact.modifiers.find(({ code }) => code === "ALERT_LEVEL")?.value : undefined;
    });
    expect(terms).toEqual([-1, -4]);
  });
});

/** Draws of Quiet Seas alone: the last known markers of the pool but one, whose places the tape names. */
function quiet(count: number): number[] {
  const known = table("incidents").markers.filter(({ place }) => place === "pool");
  const first = known.findIndex(({ kind }) => kind === "quiet_seas") + 1;
  return [first, first, known.findIndex(({ kind }) => kind === "royal_navy_conflicting_orders") - 1].slice(0, count);
}
