import { describe, expect, test } from "vitest";
import { exampleDetection, exampleFollow, exampleRoundFought } from "../../../../../test/fixtures/hunters/positions";
import { engaged, logged, play, refused, sectionsOf } from "../../../../../test/fixtures/hunters/table";

describe("worked example: following", () => {
  test("9.7.9 ships followed are known already: no identities, new tactics, and reloaded tubes", () => {
    const fought = exampleFollow();
    const emptied = { ...fought, boat: { ...fought.boat, tubes: { ...fought.boat.tubes, fwd1: "empty" as const } } };
    const reloaded = play("reloadTubes", emptied, { tubes: { fwd1: "G7e" } });
    const followed = play("resolveFollow", reloaded.snapshot, { ships: "damaged" }, [4]);
    expect(followed.rolls.map(({ label }) => label)).toEqual(["follow-damaged"]);
    expect(followed.snapshot.engagement).toMatchObject({ escorted: true, attack: null, cycle: null });
    expect(followed.snapshot.engagement!.targets).toMatchObject([{ name: "Danmark", damage: 1 }]);
    const approach = play("resolveApproach", followed.snapshot, { dayNight: "night" });
    expect(approach.rolls).toEqual([]);
    expect(approach.snapshot.engagement!.dayNight).toBe("night");
  });
});

describe("9.7.1 following", () => {
  test("9.7.1 following keeps the boat in its box with the check still open; otherwise the check is done", () => {
    const before = exampleFollow().patrol!;
    const { snapshot } = play("resolveFollow", exampleFollow(), { ships: "damaged" }, [1]);
    expect(snapshot).toMatchObject({ phase: "contact", patrol: { box: before.box } });
    expect(snapshot.patrol?.checksDoneInBox).toBe(before.checksDoneInBox);
    const gone = play("breakOff", exampleFollow(), {}).snapshot;
    expect(gone).toMatchObject({ phase: "at_sea", engagement: null });
    expect(gone.patrol?.checksDoneInBox).toBe(before.checksDoneInBox + 1);
  });
});

describe("9.7.2 unescorted ships", () => {
  test("9.7.2 unescorted ships are gone when the boat stops, and never followed", () => {
    expect(refused("resolveFollow", exampleRoundFought(), { ships: "damaged" }).code).toBe("OUT_OF_TURN");
    const { snapshot, outcome } = play("breakOff", exampleRoundFought(), {});
    expect(outcome).toMatchObject({ ended: "stopped", phase: "at_sea" });
    expect(snapshot.engagement).toBeNull();
    expect(logged(snapshot)).toEqual([{ type: "large_freighter", name: "Danmark", tons: 10500, sunk: false }]);
  });
});

describe("9.7.3 after a detection", () => {
  const escaped = (previouslyDetected: boolean) => {
    const state = exampleDetection();
    const cycle = { ...state.engagement!.cycle!, round: previouslyDetected ? 1 : 0, previouslyDetected };
    return play("resolveDepthCharge", engaged(state, { cycle }), { exceedTestDepth: false }, [1, 2]);
  };

  test("9.7.3 the audit cites the rule when a boat that was detected may follow", () => {
    const { snapshot, ...resolution } = escaped(true);
    expect(snapshot.phase).toBe("follow");
    expect(sectionsOf(resolution, "PHASE").at(-1)).toBe("9.7.3");
  });

  test("9.7.1 a boat that was never detected may follow as well", () => {
    const { snapshot, ...resolution } = escaped(false);
    expect(snapshot.phase).toBe("follow");
    expect(sectionsOf(resolution, "PHASE").at(-1)).toBe("9.7.1");
  });
});
