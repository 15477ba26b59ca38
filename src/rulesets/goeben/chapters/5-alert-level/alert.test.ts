import { describe, expect, test } from "vitest";
import { atSpace, play, rolled, table, withMarker } from "../../../../../test/fixtures/goeben/table";

/** Draws of Quiet Seas alone: the last known markers of the pool but one, whose places the tape names. */
function quiet(count: number): number[] {
  const known = table("incidents").markers.filter(({ place }) => place === "pool");
  const first = known.findIndex(({ kind }) => kind === "quiet_seas") + 1;
  return [first, first, known.findIndex(({ kind }) => kind === "royal_navy_conflicting_orders") - 1].slice(0, count);
}

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
