import { describe, expect, test } from "vitest";
import { play, sailing, sentencesOf } from "../../../../../test/fixtures/hunters/table";

describe("the sentences of the audit", () => {
  test("9.8.3 an aircraft that flak has damaged is not driven off: it may attack again", () => {
    const outbound = sailing({ boat: "VIIC", startMonth: "1943-01" }, { area: "atlantic" }, 2);
    const dice = [...[1, 1], ...[1, 2], ...[1, 1], ...[3, 2], ...[3, 4, 1], ...[2, 2], ...[1, 1], ...[3, 2]];
    const played = play("resolveEncounter", outbound, {}, dice);
    expect(played.outcome).toMatchObject({ air: { attacks: 2, flak: "damaged" } });
    expect(sentencesOf(played, "en")).not.toContain("driven off");
    expect(sentencesOf(played, "fr")).not.toContain("éloigne");
    expect(sentencesOf(played, "ja")).not.toContain("撃退");
  });
});
