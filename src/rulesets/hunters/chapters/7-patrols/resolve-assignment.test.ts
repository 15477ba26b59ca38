import { expect, test } from "vitest";
import { picks } from "../../../../../test/fixtures/hunters/home";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { freshCareer } from "../4-setup/fresh-career";
import { choosePatrol } from "./resolve-assignment";

const { charts } = pack;

test("11.2.1 every choice drawn is legal and every legal pair is drawn", () => {
  const career = freshCareer(charts, { boat: "VIIC", startMonth: "1941-09" });
  const kommandant = { ...career.kommandant, rank: "KptLt" as const };
  const state: Snapshot = {
    ...career,
    kommandant,
    phase: "patrol_choice",
  };
  const legality = choosePatrol.legality(state, charts);
  if (!legality.legal) throw new Error("The operation is closed.");
  const drawn = new Set<string>();
  for (let draw = 0; draw < 200; draw += 1) {
    const choice = legality.input.draw(picks(draw));
    expect(legality.input.check(choice)).toBeUndefined();
    drawn.add(`${choice.area} ${choice.mission}`);
  }
  expect([...drawn].sort()).toEqual([
    "arctic null",
    "atlantic W",
    "atlantic null",
    "british_isles null",
    "mediterranean null",
    "spanish_coast null",
  ]);
});
