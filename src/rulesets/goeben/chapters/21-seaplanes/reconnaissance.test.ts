import { describe, expect, test } from "vitest";
import { atSpace, carrying, play, refused, table } from "../../../../../test/fixtures/goeben/table";
import type { Snapshot } from "../../snapshot";

describe("21.2 reconnaissance", () => {
  const plan = { options: { seaplanes: true } };
  const aloft = (): Snapshot =>
    carrying(atSpace(table("intelligence", {}, plan), "east_of_malta"), "goeben", "seaplane", "seaplane");
  const flight = (space: string) => ({ ship: "goeben", space });

  test("21.2 a 1 loses the seaplane", () => {
    const { snapshot, outcome } = play("resolveReconnaissance", aloft(), flight("malta_pz"), [1]);
    expect(outcome).toMatchObject({ reconnaissance: "lost", revealed: null });
    expect(new Set(snapshot.ships.goeben.boxes)).toEqual(new Set([null]));
    expect(refused("resolveReconnaissance", snapshot, flight("malta_pz")).code).toBe("NO_SEAPLANE");
  });

  test.each([2, 3])("21.2 a %i finds nothing, and the seaplane flies once a turn", (die) => {
    const { snapshot, outcome } = play("resolveReconnaissance", aloft(), flight("malta_pz"), [die]);
    expect(outcome).toMatchObject({ reconnaissance: "none" });
    expect(snapshot.ships.goeben.boxes.slice(0, 2)).toEqual(["seaplane", "seaplane"]);
    expect(refused("resolveReconnaissance", snapshot, flight("malta_pz"))).toMatchObject({
      code: "ALREADY_RECONNOITRED",
    });
  });

  test.each([4, 5, 6])("21.2 a %i turns up everything in the space", (die) => {
    const sea = play("resolveReconnaissance", aloft(), flight("malta_pz"), [die, 1, 1, 1]);
    expect(sea.outcome).toMatchObject({ reconnaissance: "revealed", revealed: { markers: { length: 3 } } });
    const port = play("resolveReconnaissance", aloft(), flight("malta"), [die, 2]);
    expect(port.outcome).toMatchObject({ revealed: { markers: [], coastal: [{ id: "cdu_02" }] } });
    expect(play("resolveReconnaissance", aloft(), flight("medina_bank"), [die]).outcome).toMatchObject({
      revealed: { markers: [], coastal: [] },
    });
  });

  test("21.2 a seaplane flies only to a space next to its ship, and not into the Black Sea", () => {
    expect(refused("resolveReconnaissance", aloft(), flight("adriatic_pz")).code).toBe("VALUE_NOT_LISTED");
    const east = atSpace(aloft(), "constantinople");
    expect(refused("resolveReconnaissance", east, flight("black_sea_west"))).toMatchObject({ code: "SPACE_CLOSED" });
    expect(refused("resolveReconnaissance", aloft(), { ship: "breslau", space: "malta_pz" })).toMatchObject({
      code: "NO_SEAPLANE",
    });
  });

  test("21.2 a seaplane may be flown before or after the attempt of the turn", () => {
    const before = play("resolveReconnaissance", aloft(), flight("malta_pz"), [2]).snapshot;
    const attempt = play("resolveIntelligence", before, { ship: "breslau" }, [2]).snapshot;
    expect(attempt.phase).toBe("intelligence");
    const first = play("resolveIntelligence", aloft(), { ship: "breslau" }, [2]).snapshot;
    expect(play("resolveReconnaissance", first, flight("malta_pz"), [2]).outcome).toMatchObject({
      reconnaissance: "none",
    });
  });
});
