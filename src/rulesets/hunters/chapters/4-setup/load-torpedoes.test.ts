import { expect, test } from "vitest";
import { picks } from "../../../../../test/fixtures/hunters/home";
import { minelayerInPort } from "../../../../../test/fixtures/hunters/positions";
import { pack } from "../../charts/pack";
import { BOAT_TYPES, type BoatType } from "../../vocabulary";
import { freshCareer } from "./fresh-career";
import { loadMissionReloads, loadTorpedoes } from "./operations";

const { charts } = pack;

const career = (boat: BoatType, initialLoadRestriction = false) =>
  freshCareer(charts, { boat, options: { initialLoadRestriction } });

test.each(BOAT_TYPES)("4.5 every load drawn for a %s is legal", (boat) => {
  for (const restricted of [false, true]) {
    const legality = loadTorpedoes.legality(career(boat, restricted), charts);
    if (!legality.legal) throw new Error("The operation is closed.");
    for (let draw = 0; draw < 100; draw += 1) {
      const input = legality.input.draw(picks(draw));
      expect(legality.input.check(input)).toBeUndefined();
      expect(loadTorpedoes.input.safeParse(input).success).toBe(true);
    }
  }
});

test("7.4.2 every filling drawn for a minelayer is legal", () => {
  const legality = loadMissionReloads.legality(minelayerInPort(charts), charts);
  if (!legality.legal) throw new Error("The operation is closed.");
  for (let draw = 0; draw < 100; draw += 1)
    expect(legality.input.check(legality.input.draw(picks(draw)))).toBeUndefined();
});
