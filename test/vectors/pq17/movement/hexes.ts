import { all, type Case, refused, resolves, type Vector } from "../kit";
import { force, fresh, weather } from "../kit/changes";
import { fleet, ships } from "../kit/fleets";
import { convoy, inHex, pack } from "../kit/forces";
import { moves, stays } from "../kit/move";
import { adds } from "../kit/stations";

/** 15.8.2 A Soviet Wolf Pack next to 0715 in a fortnight of the campaign. */
const sovietPack = (fortnight: string, number: number): Case => ({
  id: `move-soviet-pack-0715-${number}`,
  title: `15.8.2 In ${fortnight} of a campaign Soviet Wolf Packs ${number > 6 ? "enter" : "stay out of"} 0715`,
  citation: "15.8.2",
  operation: "moveForce",
  base: "campaign-sailing",
  change: all(
    weather("gale"),
    adds("allied", fleet("pack", 9, ships("ss_soviet", 3), { kind: "wolf_pack", at: "0716" })),
    (state) => {
      force(state, "allied", "pack").fuel.marker = null;
      Object.assign(force(state, "allied", "pack"), { identified: false, idLevel: 0 });
      state.fortnight = fortnight;
      state.campaign!.number = number;
    },
  ),
  input: { piece: "pack", speed: "slow", path: ["0715"], cross: "clear" },
});

/** 5.1.6, 5.2.1 The Inner Leads, and where Wolf Packs may be. */
export function hexes(): Vector[] {
  const soviet0715 = all(pack("allied", "0716", "ss_soviet"), weather("gale"));
  return [
    stays({
      id: "inner-leads",
      title: "5.1.6 No High speed in the Inner Leads",
      citation: "5.1.6",
      side: "axis",
      change: inHex("axis", "1010"),
      speed: "high",
      path: ["1110"],
      code: "INNER_LEADS",
      section: "5.1.6",
      pointer: "/input/path/0",
    }),
    moves({
      id: "inner-leads-moderate",
      title: "5.1.6 The Inner Leads at Moderate speed",
      citation: "5.1.6",
      side: "axis",
      change: inHex("axis", "1010"),
      path: ["1110"],
    }),
    stays({
      id: "soviet-pack",
      title: "5.2.1 Soviet Wolf Packs stay in their patrol area",
      citation: "5.2.1",
      change: pack("allied", "0516", "ss_soviet"),
      path: ["0515"],
      code: "OUTSIDE_PATROL_AREA",
      section: "5.2.1",
      pointer: "/input/path/0",
    }),
    moves({
      id: "soviet-pack-in-area",
      title: "5.2.1 Soviet Wolf Packs move in their patrol area",
      citation: "5.2.1",
      change: all(pack("allied", "0716", "ss_soviet"), weather("gale")),
      speed: "slow",
      path: ["0717"],
    }),
    moves({
      id: "soviet-pack-0715",
      title: "15.8.2, E-129 Soviet Wolf Packs enter 0715, though Altafjord is there",
      citation: "15.8.2",
      change: soviet0715,
      speed: "slow",
      path: ["0715"],
      rulings: ["E-129"],
    }),
    refused({
      ...sovietPack("1942-05-II", 6),
      code: "OUTSIDE_PATROL_AREA",
      section: "15.8.2",
      pointer: "/input/path/0",
    }),
    resolves({ ...sovietPack("1942-06-I", 7), rolls: [], outcome: { end: "arrived" }, rulings: ["E-129"] }),
    stays({
      id: "british-pack-convoy",
      title: "5.2.1 British Wolf Packs share no hex with an Allied convoy",
      citation: "5.2.1",
      change: (state) => {
        const other = structuredClone(force(state, "allied"));
        convoy("0510", 8)(state);
        Object.assign(other, { id: "pack", kind: "wolf_pack", units: [fresh("ss_british", 3)], block: 2 });
        other.fuel.marker = null;
        state.sides.allied.forces.push(other);
      },
      piece: "pack",
      path: ["0510"],
      code: "SHARED_HEX",
      section: "5.2.1",
      pointer: "/input/path/0",
    }),
  ];
}
