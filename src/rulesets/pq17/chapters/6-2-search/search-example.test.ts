import { describe, expect, it } from "vitest";
import { force, inWeather, play, table, withDeck, withForce, withOwn } from "../../../../../test/fixtures/pq17/table";
import { pack } from "../../charts/pack";
import type { Card } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { WEATHER } from "../../vocabulary";

const HEX = "0909";

const REDUCED = WEATHER.indexOf("reduced_visibility");

/** By day in Reduced Visibility an Axis TF and a sector's aircraft stand over a shadowed TF with a carrier and an unidentified one. */
function meeting(card: Card): Snapshot {
  let state = inWeather(table("recon", "axis"), "reduced_visibility");
  state = withForce(state, "allied", "tf_home_fleet", { at: HEX, identified: true, idLevel: 3 });
  state = withForce(state, "allied", "tf_cruiser_cover", { at: HEX, identified: false, idLevel: 0 });
  state = withForce(state, "axis", "trondheim_group", { station: "at_sea", at: HEX, block: 40 });
  const block = force(state, "allied", "tf_home_fleet").block ?? 0;
  const denial = { carrier: true, cam: true, wolfPack: true };
  state = withOwn(state, "axis", { shadowing: [{ target: block, by: "sector", id: "trondheim" }] });
  return withDeck(withOwn(state, "allied", { denial }), "axis", card.no);
}

function found(card: Card, id: string): string {
  const state = meeting(card);
  const input = { block: force(state, "allied", id).block };
  return (play("resolveSearch", state, input, [1]).outcome as { found: string }).found;
}

describe("the example of 6.2", () => {
  const cards = pack.charts.DECKS.facts.axis;

  it("6.2 a shadowed TF is looked for in the row of both, where a carrier may deny", () => {
    for (const card of cards) {
      const symbol = card.day.both.charAt(REDUCED);
      const told = symbol === "-" ? "failed" : symbol === "C" ? "denied_carrier" : "force";
      expect(found(card, "tf_home_fleet"), `card ${card.no} shows ${symbol}`).toBe(told);
    }
  });

  it("6.2, 6.3 another block is looked for by the force alone, since a shadower searches nothing else", () => {
    for (const card of cards) {
      const symbol = card.day.force.charAt(REDUCED);
      const told = symbol === "U" || symbol === "C" ? "force" : "failed";
      expect(found(card, "tf_cruiser_cover"), `card ${card.no} shows ${symbol}`).toBe(told);
    }
  });
});
