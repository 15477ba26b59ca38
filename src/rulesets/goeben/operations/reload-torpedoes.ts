import * as z from "zod";
import { reason } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import { byShip } from "../rules/doors";
import { exampleAt } from "../rules/examples";
import { noReload, reload } from "../rules/reloading";
import { count, germanShipSchema } from "../schemas";
import { type GermanShipId, TURN_PHASES } from "../vocabulary";
import { defineGoeben } from "./operation";

const input = z.strictObject({ ship: germanShipSchema.describe("14.10 A ship that carries a Torpedo Reload.") });

const outcome = { ship: germanShipSchema, torpedoes: count(20, "14.10 Torpedoes in its tubes now.") };

/** 14.10 Spends a Torpedo Reload. */
export const reloadTorpedoes = defineGoeben<{ ship: GermanShipId }, typeof outcome>({
  name: "reloadTorpedoes",
  title: "Reload torpedoes",
  doc: "Spends a ship's Torpedo Reload at the end of any phase and sets its torpedoes to the maximum.",
  rules: ["14.10"],
  phases: { of: TURN_PHASES, section: "14.10" },
  input,
  outcome,
  example() {
    const snapshot = exampleAt("incidents");
    snapshot.ships.goeben.boxes[0] = "torpedo_reload";
    snapshot.ships.goeben.torpedoes = 0;
    return { snapshot, input: { ship: "goeben" }, seed: "messina-1914" };
  },
  legality: (state, charts) =>
    byShip(
      state,
      (ship) => noReload(state, charts, ship),
      (ship) => every<{ ship: GermanShipId }>({ ship: oneOf([ship]) }),
      reason("NO_TORPEDO_RELOAD", "14.10", "No German ship carries a Torpedo Reload."),
    ),
  resolve(ctx, { ship }) {
    reload(ctx, ship);
    return { ship, torpedoes: ctx.state.ships[ship].torpedoes };
  },
});
