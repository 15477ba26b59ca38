import { all, type Vector } from "../kit";
import { force, fresh, weather } from "../kit/changes";
import { convoy, inHex, pack } from "../kit/forces";
import { moves, stays } from "../kit/move";

/** 5.1.6, 5.2.1 The Inner Leads, and where Wolf Packs may be. */
export function hexes(): Vector[] {
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
      title: "15.8.2, E-129 Soviet Wolf Packs enter 0715, though Altafjord lies there",
      citation: "15.8.2",
      change: all(pack("allied", "0716", "ss_soviet"), weather("gale")),
      speed: "slow",
      path: ["0715"],
      rulings: ["E-129"],
    }),
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
