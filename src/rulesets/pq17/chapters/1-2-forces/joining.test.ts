import { describe, expect, it } from "vitest";
import {
  force,
  inWeather,
  only,
  play,
  refused,
  ship,
  table,
  withDeck,
  withForce,
  withOwn,
} from "../../../../../test/fixtures/pq17/table";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import type { Shadow } from "../6-3-shadowing/state";

/** Home Fleet at ID2, shadowed from Trondheim, as the Allies declare their refuelling. */
function watched(phase: "move_refuel" | "move_detach" = "move_refuel"): Snapshot {
  const state = withForce(only(table(phase), "allied", "tf_home_fleet"), "allied", "tf_home_fleet", {
    identified: true,
    idLevel: 2,
  });
  const target = force(state, "allied", "tf_home_fleet").block ?? 0;
  const shadow: Shadow = { target, by: "sector", id: "trondheim" };
  return withOwn(state, "axis", { shadowing: [shadow] });
}

const { charts } = pack;

const cards = charts.DECKS.facts;

describe("9.4 forces that look for each other in a Storm", () => {
  const meeting = (card: number): Snapshot => {
    const others = withForce(table("combine", "allied", ["combine_location"]), "allied", "tf_patrol_white", {
      at: "0807",
    });
    const state = withForce(others, "allied", "tf_oiler", { at: "0606" });
    return withDeck(inWeather(state, "storm"), "allied", card);
  };
  const input = { force: "tf_cruiser_cover", joining: "tf_oiler" };
  const bad = pack.charts.DECKS.facts.allied.find(({ day }) => day.force === "-----")?.no ?? 0;

  it("draw one card, and do not look again in that segment, whichever of them would stay", () => {
    const { snapshot, outcome } = play("combineForces", meeting(bad), input, [1]);
    expect(outcome).toMatchObject({ combined: false });
    const again = refused("combineForces", snapshot, input);
    expect(again).toMatchObject({ code: "NOT_FOUND", citation: { section: "9.4" } });
    const turned = refused("combineForces", snapshot, { force: "tf_oiler", joining: "tf_cruiser_cover" });
    expect(turned.code).toBe("NOT_FOUND");
    const over = play("endPhase", snapshot, {}).snapshot;
    expect(over.sides.allied.sought).toEqual([]);
  });
});

describe("1.2.4 forces that join", () => {
  it("bring their shadowers with them", () => {
    const state = { ...watched(), phase: "combine" } as const;
    const { forces } = table("combine").sides.allied;
    const oiler = forces.filter(({ id }) => id === "tf_oiler").map((each) => ({ ...each, at: "0807" }));
    const both = withOwn(state, "allied", { forces: [...state.sides.allied.forces, ...oiler] });
    const { snapshot } = play("combineForces", both, { force: "tf_oiler", joining: "tf_home_fleet" });
    expect(snapshot.sides.axis.shadowing).toMatchObject([{ target: force(snapshot, "allied", "tf_oiler").block }]);
  });
});

describe("1.2.1, 1.2.2 submarines sail in Wolf Packs and Allied convoys alone", () => {
  const together = (phase: "combine" | "move_detach"): Snapshot => {
    const state = withForce(table(phase), "allied", "wolf_pack_british_1", { at: "0606" });
    return withForce(state, "allied", "convoy_pq_17", { at: "0606" });
  };

  it("a Wolf Pack joins no TF", () => {
    const join = (kept: string) => ({ force: kept, joining: "wolf_pack_british_1" });
    expect(refused("combineForces", together("combine"), join("tf_cruiser_cover")).citation?.section).toBe("1.2.2");
  });

  it("no submarine goes over to a TF, and none leaves a convoy together with other ships", () => {
    const given = { units: [{ unit: "ss_british", cs: 1 }], back: [] };
    const over = { force: "convoy_pq_17", to: "tf_cruiser_cover", ...given };
    expect(refused("exchangeShips", together("combine"), over).citation?.section).toBe("1.2.5");
    const mixed = [
      { unit: "ss_british", cs: 1 },
      { unit: "dd_ai", cs: 1 },
    ];
    const leave = (units: unknown) => ({ force: "convoy_pq_17", units });
    expect(refused("detachForce", together("move_detach"), leave(mixed)).citation?.section).toBe("1.2.2");
    const boats = leave(mixed.slice(0, 1));
    expect(play("detachForce", together("move_detach"), boats).outcome).toMatchObject({ kind: "wolf_pack" });
  });
});

describe("1.2.1, 1.2.2, 1.2.5 a refusal of ships that fit nowhere says which rule bars them", () => {
  const said = (operation: string, state: Snapshot, input: object) => {
    const { code, message, citation } = refused(operation, state, input);
    return [code, citation.section, message];
  };
  const beside = (units: readonly ReturnType<typeof ship>[], convoy: readonly ReturnType<typeof ship>[]): Snapshot => {
    const state = only(table("combine"), "allied", "tf_home_fleet", "convoy_pq_17");
    const moved = withForce(state, "allied", "convoy_pq_17", { at: "0807", units: [...convoy] });
    return withForce(moved, "allied", "tf_home_fleet", { at: "0807", units: [...units] });
  };
  const give = (units: object[], back: object[] = []) => ({ force: "tf_home_fleet", to: "convoy_pq_17", units, back });
  const FLEET = [ship("norfolk", 3), ship("es_british", 4)];

  it("1.2.1 a convoy with too many ES is refused for them, with their CS and the limit", () => {
    const state = beside(FLEET, [ship("mv", 9), ship("es_british", 2)]);
    expect(said("exchangeShips", state, give([{ unit: "es_british", cs: 3 }]))).toEqual([
      "SHIPS_FIT_NOWHERE",
      "1.2.5",
      "You cannot exchange these ships: one of the two forces cannot be made up so. You cannot put 5 CS of ES into a convoy: the limit is 4 CS.",
    ]);
  });

  it("1.2.5 an exchange that empties a force is refused for that", () => {
    const state = beside([ship("dd_ai", 2)], [ship("mv", 9)]);
    expect(said("exchangeShips", state, give([{ unit: "dd_ai", cs: 2 }]))[2]).toBe(
      "You cannot exchange these ships: one of the two forces cannot be made up so. You cannot take every ship of a force: at least one must stay.",
    );
  });

  it("1.2.5 with nobody who can take a ship the reason is that of the force here", () => {
    const pack = withForce(
      only(table("combine"), "allied", "tf_home_fleet", "wolf_pack_british_1"),
      "allied",
      "tf_home_fleet",
      {
        at: force(table("combine"), "allied", "wolf_pack_british_1").at,
      },
    );
    expect(
      said("exchangeShips", pack, {
        force: "tf_home_fleet",
        to: "wolf_pack_british_1",
        units: [{ unit: "dd_ai", cs: 1 }],
        back: [],
      }),
    ).toEqual([
      "NOTHING_TO_EXCHANGE",
      "1.2.5",
      "You cannot exchange ships of tf_home_fleet: it has none that may leave, or no force here may take them. You cannot put other ships into a Wolf Pack: it has submarines only.",
    ]);
  });

  it("1.2.2 submarines of two nations are not told to leave by themselves", () => {
    const boats = [ship("mv", 9), ship("ss_british", 1), ship("ss_soviet", 1)];
    const state = withForce(only(table("move_detach"), "allied", "convoy_pq_17"), "allied", "convoy_pq_17", {
      units: boats,
    });
    const units = [
      { unit: "ss_british", cs: 1 },
      { unit: "ss_soviet", cs: 1 },
    ];
    expect(said("detachForce", state, { force: "convoy_pq_17", units })).toEqual([
      "SHIPS_FIT_NOWHERE",
      "1.2.2",
      "You cannot detach these ships together: they cannot make up a force. You cannot make a Wolf Pack of submarines of different nations: a Wolf Pack has one nation.",
    ]);
  });
});

describe("9.4 forces that look for each other", () => {
  it("are not helped by an enemy that their side shadows", () => {
    let state = inWeather(table("combine", "allied", ["combine_location"]), "storm");
    state = withForce(state, "allied", "tf_oiler", { at: "0510" });
    state = withForce(state, "allied", "tf_cruiser_cover", { at: "0510" });
    const target = force(state, "allied", "tf_cruiser_cover").block ?? 0;
    state = withOwn(state, "allied", { shadowing: [{ target, by: "sector", id: "british" }] });
    const card = cards.allied.find(({ day }) => day.force[3] === "S")?.no ?? 0;
    const join = { force: "tf_cruiser_cover", joining: "tf_oiler" };
    expect(play("combineForces", withDeck(state, "allied", card), join, [1]).outcome).toMatchObject({
      combined: false,
    });
  });
});
