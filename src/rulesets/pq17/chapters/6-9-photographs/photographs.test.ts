import { describe, expect, it } from "vitest";
import { play, table, withDeck } from "../../../../../test/fixtures/pq17/table";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { view } from "../../view";

const cards = pack.charts.DECKS.facts.allied;

const success = cards.find(({ photo }) => photo)?.no ?? 0;

const deck = (no: number): Snapshot => withDeck(table("photo"), "allied", no);

const input = (state: Snapshot) => {
  const port = state.sides.axis.forces.find(
    ({ station, at }) => station === "in_port" && ["trondheim", "bergen"].includes(at),
  )?.at;
  return { aircraft: "pr_spitfire_1", port: port ?? "bergen" };
};

describe("6.9 photographs", () => {
  it("A.4 only the side that took them sees its photographs", () => {
    const state = deck(success);
    const { snapshot } = play("photographPort", state, input(state), [1]);
    expect(view(snapshot, "allied").own?.photos).toHaveLength(1);
    expect(JSON.stringify(view(snapshot, "axis").others)).not.toContain("photos");
  });
});
