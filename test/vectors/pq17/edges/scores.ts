import { keeps } from "../campaign-accounts/fortnight";
import { all, type Json, type Vector } from "../kit";
import { fresh, options, phase, removal } from "../kit/changes";
import { endsPhase } from "../kit/endings";
import { fleet } from "../kit/fleets";
import { being } from "../kit/forces";
import { forces, inPort } from "../kit/stations";

/** 2.2, 2.4, 4.3.4 Vectors for the VP at the end of an operation, and the duties from which a TF in port is exempt. */
export function endings(): Vector[] {
  const over = endsPhase("over");
  const lying = { ...inPort("scapa_flow"), sailed: false };
  const damage = (side: string, amount: number, unit: string): Json => ({
    side,
    code: "CAPITAL_DAMAGE",
    amount,
    unit,
    rule: "2.4",
  });
  return [
    over(
      "damage-booked",
      "2.4 What damage has scored is booked for each ship, and does not count in the next operation",
      "campaign-last-turn",
      all(
        keeps("allied", { credited: [{ unit: "renown", amount: -5 }] }),
        keeps("axis", { credited: [{ unit: "tirpitz", amount: 10 }] }),
        forces(
          "allied",
          fleet("home", 1, [fresh("renown", 1), fresh("anson", 4), fresh("duke_of_york", 2), fresh("kent", 2)], lying),
        ),
        forces("axis", fleet("group", 1, [fresh("scharnhorst", 1)], { ...inPort("trondheim"), sailed: false })),
        (state) => {
          state.sides.allied.tally.uncounted = [{ unit: "renown", cs: 1 }];
          state.sides.axis.removed = [removal("tirpitz", 5, "breakout")];
        },
      ),
      {
        vp: {
          log: [
            damage("allied", -5, "renown"),
            damage("allied", -10, "duke_of_york"),
            damage("axis", 20, "scharnhorst"),
          ],
        },
        sides: {
          allied: {
            campaign: {
              credited: [
                { unit: "renown", amount: -10 },
                { unit: "duke_of_york", amount: -10 },
              ],
            },
            tally: {
              uncounted: [
                { unit: "duke_of_york", cs: 2 },
                { unit: "renown", cs: 2 },
              ],
            },
          },
          axis: {
            campaign: {
              credited: [
                { unit: "tirpitz", amount: 10 },
                { unit: "scharnhorst", amount: 20 },
              ],
            },
            tally: { uncounted: [{ unit: "scharnhorst", cs: 2 }] },
          },
        },
      },
    ),
    over(
      "removed-by-hit",
      "2.4 The hit by which weather or the shore takes a capital ship out of play scores nothing",
      "last-turn",
      (state) => {
        state.sides.allied.removed = [removal("duke_of_york", 2, "grounding"), removal("renown", 2, "box")];
      },
      { vp: { log: [damage("allied", -5, "duke_of_york"), damage("allied", -5, "renown")] } },
    ),
    over(
      "critical-fuel",
      "2.2 In Critical Fuel at sea capital ships, other heavy ships and flotillas score, escorts do not",
      "last-turn",
      forces(
        "allied",
        fleet("dry", 1, [fresh("anson", 4), fresh("kent", 3), fresh("dd_ai", 3), fresh("es_british", 1)], {
          at: "0607",
          fuel: { state: "critical", marker: null, refuelled: false },
        }),
      ),
      {
        vp: {
          log: [
            { code: "CRITICAL_FUEL", amount: -2, unit: "anson" },
            { code: "CRITICAL_FUEL", amount: -1, unit: "kent" },
            { code: "CRITICAL_FUEL", amount: -1.5, unit: "dd_ai" },
          ],
        },
      },
    ),
    over(
      "training-unused",
      "4.3.4 A TF that has not sailed when its side's movement is over trains no more",
      "lone-axis",
      all(
        phase("move_blocks", "axis"),
        options("training"),
        being("axis", (each, state) => {
          Object.assign(each, { ...inPort("narvik"), sailed: false, training: "narvik" });
          each.fuel = { state: "full", marker: null, refuelled: true };
          state.sides.axis.trained = true;
        }),
      ),
      { sides: { axis: { trained: false, forces: [{ training: null }] } } },
    ),
  ];
}
