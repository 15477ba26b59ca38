import { describe, expect, it } from "vitest";
import { fleet, joined, meeting, passTo } from "../../../../../test/fixtures/pq17/surface-table";
import { play } from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";
import { view } from "../../view";
import type { Force } from "../1-2-forces/state";

const knownInFull = { identified: true, idLevel: 3 } satisfies Partial<Force>;

const raiders = (changes: Partial<Force> = {}): Force =>
  fleet("hipper", 2, { admiral_hipper: 4, lutzow: 4, dd_z36a: 3 }, changes);

describe("A.4, 7.5.9 what a battle shows", () => {
  const small = (): Force => fleet("cover", 1, { norfolk: 3, dd_us: 2 });
  it("counters are face up, but at night by option those not hit yet", () => {
    const day = view(joined(meeting("allied", [small()], [raiders(knownInFull)])), "axis").pending?.battle;
    expect(new Set(day?.units.map(({ parts }) => parts !== null))).toEqual(new Set([true]));
    expect(JSON.stringify(day)).not.toContain("cover");
    const state = joined(
      meeting("allied", [small()], [raiders(knownInFull)], { light: "night", options: ["night_action"] }),
      [0],
    );
    const reported = (now: Snapshot) =>
      view(now, "axis")
        .pending?.battle?.units.filter(({ side }) => side === "allied")
        .map(({ parts }) => parts);
    expect(reported(state)).toEqual([null, null]);
    const guns = passTo(state, "axis surf_gun_targets_defender");
    const aimed = play("targetGuns", guns, { targets: [{ unit: 3, target: 1, cs: 4 }] }).snapshot;
    const { snapshot } = play("targetGuns", aimed, { targets: [] }, [9, 0, 0, 0]);
    expect(reported(snapshot)).toMatchObject([[{ unit: "norfolk", cs: 2 }], null]);
    const away = passTo(snapshot, "allied surf_withdraw_attacker");
    const over = play("withdrawUnits", away, { roll: true, units: [1, 2], otherModifiers: true }, [9]).snapshot;
    expect(over.sides.axis.reports.at(-1)).toMatchObject({ level: 2, warships: { least: 1, most: 1 }, heavy: 1 });
  });
});
