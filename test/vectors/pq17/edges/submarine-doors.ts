import { all, type Case, type Change, type Json, refused, type Vector } from "../kit";
import { phase } from "../kit/changes";
import { fleet, ships } from "../kit/fleets";
import { force, forceOf } from "../kit/pieces";
import { AT_SEA } from "../snapshots/air";
import { CONVOY, FLEET, PACK } from "../snapshots/submarines";

/** 7.4, 7.7 Vectors for forces that fight submarine combat or attack stray merchants, and their targets. */
export function submarineDoors(): Vector[] {
  const no = (
    id: string,
    title: string,
    operation: string,
    base: string,
    change: Change,
    input: Json,
    code: string,
    section: string,
    more: Partial<Case> & { pointer?: string } = {},
  ): Vector =>
    refused({
      id: `sub-door-${id}`,
      title,
      citation: title.split(" ")[0]!,
      operation,
      base,
      change,
      input,
      code,
      section,
      ...more,
    });
  const raiders =
    (changes: Json = {}): Change =>
    (state) => {
      state.sides.axis.forces.push(
        fleet("r2", 2, ships("admiral_hipper", 4), { at: AT_SEA, identified: true, ...changes }),
      );
    };
  const raid = { force: "trondheim_group", block: 1 };
  const strays = { force: PACK, block: 1 };
  return [
    no(
      "hunt-late",
      "7.4.2 TFs do not hunt in the recon segment",
      "resolveOffensiveAsw",
      "sub-hunt",
      phase("recon", "allied"),
      { force: FLEET, block: 1 },
      "OUT_OF_TURN",
      "7.4.2",
    ),
    no(
      "duel-late",
      "7.4.4 Wolf Packs do not attack each other in the recon segment",
      "resolveSubmarineDuel",
      "sub-duel",
      phase("recon", "allied"),
      { force: "wolf_pack_british_1", block: 1 },
      "OUT_OF_TURN",
      "7.4.4",
    ),
    no(
      "by-ships",
      "7.4 A TF does not attack as a Wolf Pack",
      "resolveSubmarineCombat",
      "sub-attack",
      raiders(),
      { force: "r2", block: 1 },
      "VALUE_NOT_LISTED",
      "7.1.1",
      { pointer: "/input/force" },
    ),
    no(
      "at-ships",
      "7.4.2 A TF is not a Wolf Pack to be hunted",
      "resolveOffensiveAsw",
      "sub-hunt",
      raiders(),
      { force: FLEET, block: 2 },
      "VALUE_NOT_LISTED",
      "7.1.1",
      { pointer: "/input/block" },
    ),
    no(
      "far",
      "7.7 A scattered convoy two hexes away is not attacked",
      "attackStrayMerchants",
      "sub-strays",
      force("allied", CONVOY, { at: "0412" }),
      strays,
      "NO_TARGET",
      "7.7",
    ),
    no(
      "dispersed-beside",
      "7.7 Merchants that are dispersed are attacked in their hex alone",
      "attackStrayMerchants",
      "sub-strays",
      all(force("allied", CONVOY, { at: "0411", idLevel: 0 }), (state) => {
        Object.assign(forceOf(state, "allied", CONVOY).convoy!, {
          scattered: false,
          dispersed: [{ unit: "mv", cs: 2 }],
        });
      }),
      strays,
      "NO_TARGET",
      "7.7",
    ),
    no(
      "refueling",
      "11.3.2 A TF that refuels attacks no strays",
      "attackStrayMerchants",
      "sub-raider",
      force("axis", "trondheim_group", { refuelling: true }),
      raid,
      "REFUELLING",
      "11.3.2",
    ),
  ];
}
