import { describe, expect, it } from "vitest";
import { unitOf } from "../../../../../test/fixtures/pq17/air-kit";
import { inWeather, play, refused, table, withDeck, withForce, withOwn } from "../../../../../test/fixtures/pq17/table";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { view } from "../../view";

const cards = pack.charts.DECKS.facts.allied;

const success = cards.find(({ photo }) => photo)?.no ?? 0;

const failure = cards.find(({ photo }) => !photo)?.no ?? 0;

const deck = (no: number): Snapshot => withDeck(table("photo"), "allied", no);

const input = (state: Snapshot) => {
  const port = state.sides.axis.forces.find(
    ({ station, at }) => station === "in_port" && ["trondheim", "bergen"].includes(at),
  )?.at;
  return { aircraft: "pr_spitfire_1", port: port ?? "bergen" };
};

describe("6.9 photographs", () => {
  it("G.12 a success tells what lies in the port, heavy ships by name and others by type, not by block", () => {
    const state = deck(success);
    const { outcome, snapshot, rolls } = play("photographPort", state, input(state), [1]);
    const there = state.sides.axis.forces.filter(({ at }) => at === input(state).port);
    const heavy = there.flatMap(({ units }) =>
      units.filter(({ unit }) => pack.charts.SHIPS.facts.ships.some(({ id }) => id === unit)),
    );
    const photo = snapshot.sides.allied.photos[0];
    expect(outcome.photo).toEqual(photo);
    expect(photo).toMatchObject({ port: input(state).port, turn: state.turn });
    expect(photo?.heavy).toEqual(heavy.map(({ unit }) => unit).sort());
    const light = there.flatMap(({ units }) => units).filter((each) => !heavy.includes(each));
    expect(photo?.types.reduce((sum, { cs }) => sum + cs, 0)).toBe(light.reduce((sum, { cs }) => sum + cs, 0));
    expect(rolls.map(({ label }) => label)).toEqual(["photo-card"]);
  });

  it("no ID changes, no dummy is shown, and the unit has flown", () => {
    const state = deck(success);
    const { snapshot } = play("photographPort", state, input(state), [1]);
    expect(snapshot.sides.axis).toEqual(state.sides.axis);
    expect(unitOf(snapshot, "allied", "pr_spitfire_1").mission).toBe("flown");
    expect(refused("photographPort", snapshot, input(state)).code).toBe("NO_PHOTOGRAPH");
  });

  it("a failure tells nothing", () => {
    const state = deck(failure);
    const { outcome, snapshot } = play("photographPort", state, input(state), [1]);
    expect(outcome.photo).toBeNull();
    expect(snapshot.sides.allied.photos).toEqual([]);
  });

  it("by day alone, in weather in which aircraft fly, and within range", () => {
    const night: Snapshot = { ...deck(success), light: { am: "night", pm: "night" } };
    expect(refused("photographPort", night, input(night)).code).toBe("NO_PHOTOGRAPH");
    expect(refused("photographPort", inWeather(deck(success), "fog"), input(night)).code).toBe("NO_PHOTOGRAPH");
    expect(refused("photographPort", deck(success), { aircraft: "pr_spitfire_1", port: "kirkenes" }).code).toBe(
      "VALUE_NOT_LISTED",
    );
  });

  it("A.4 only the side that took them sees its photographs", () => {
    const state = deck(success);
    const { snapshot } = play("photographPort", state, input(state), [1]);
    expect(view(snapshot, "allied").own?.photos).toHaveLength(1);
    expect(JSON.stringify(view(snapshot, "axis").others)).not.toContain("photos");
  });
});

describe("D-36 fleet carriers in port", () => {
  it("a photograph locates fleet carriers in port", () => {
    const card = pack.charts.DECKS.facts.axis.find(({ photo }) => photo)?.no ?? 0;
    let state = withDeck(table("photo", "axis"), "axis", card);
    state = withForce(state, "allied", "tf_home_fleet", { station: "in_port", at: "scapa_flow", block: null });
    const aircraft = state.sides.axis.aircraft.map((unit) =>
      unit.id === "pr_ju88_1" ? { ...unit, base: "vaernes" } : unit,
    );
    const input = { aircraft: "pr_ju88_1", port: "scapa_flow" };
    const { snapshot } = play("photographPort", withOwn(state, "axis", { aircraft }), input, [1]);
    expect(snapshot.sides.axis.photos[0]?.heavy).toContain("victorious");
    expect(snapshot.sides.allied.located).toEqual(["victorious"]);
  });
});
