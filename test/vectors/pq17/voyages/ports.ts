import { all, type Change, type Vector } from "../kit";
import { chit } from "../kit/changes";
import { convoy, inHex, of } from "../kit/forces";
import { moves, stays } from "../kit/move";

const OFF_MURMANSK = inHex("allied", "0817");

const date =
  (fortnight: string): Change =>
  (state) => {
    Object.assign(state, { fortnight });
  };

/** 5.1.2 Vectors for the capacity of the ports of North Russia, by date. */
export function capacities(): Vector[] {
  const full = (id: string, title: string, fortnight: string, ...units: [string, number][]): Vector =>
    stays({
      id: `port-${id}`,
      title: `5.1.2 ${title}`,
      citation: "5.1.2",
      change: all(date(fortnight), of("allied", ...units), OFF_MURMANSK),
      path: ["murmansk"],
      code: "PORT_FULL",
      section: "5.1.2",
      pointer: "/input/path/0",
    });
  const holds = (id: string, title: string, fortnight: string, ...units: [string, number][]): Vector =>
    moves({
      id: `port-${id}`,
      title: `5.1.2 ${title}`,
      citation: "5.1.2",
      change: all(date(fortnight), of("allied", ...units), OFF_MURMANSK),
      path: ["murmansk"],
    });
  return [
    holds(
      "holds-1942",
      "A cruiser and 5 CS of destroyers enter Murmansk in November I 1942",
      "1942-11-I",
      ["norfolk", 3],
      ["dd_ai", 5],
    ),
    holds(
      "damaged-1942",
      "A cruiser that has lost a CS is not counted while an undamaged one is",
      "1942-11-I",
      ["norfolk", 3],
      ["kent", 2],
    ),
    full("cruisers-1942", "Two cruisers are one too many in November I 1942", "1942-11-I", ["norfolk", 3], ["kent", 3]),
    holds(
      "holds-1943",
      "Two cruisers and 8 CS of destroyers enter in November II 1942",
      "1942-11-II",
      ["norfolk", 3],
      ["kent", 3],
      ["dd_ai", 8],
    ),
    full(
      "cruisers-1943",
      "Three cruisers are one too many in November I 1943",
      "1943-11-I",
      ["norfolk", 3],
      ["kent", 3],
      ["london", 3],
    ),
    full("full-1943", "9 CS of destroyers are one too many in November I 1943", "1943-11-I", ["dd_ai", 9]),
    full("capital-1943", "No capital ship enters before November II 1943", "1943-11-I", ["renown", 3]),
    holds(
      "holds-1944",
      "A capital ship, three cruisers and 10 CS of destroyers enter in November II 1943",
      "1943-11-II",
      ["renown", 3],
      ["norfolk", 3],
      ["kent", 3],
      ["london", 3],
      ["dd_ai", 10],
    ),
    full("full-1944", "11 CS of destroyers are one too many in November II 1943", "1943-11-II", ["dd_ai", 11]),
    full(
      "capital-1944",
      "Two capital ships are one too many in November II 1943",
      "1943-11-II",
      ["renown", 3],
      ["duke_of_york", 4],
    ),
    moves({
      id: "port-escorts",
      title: "5.1.2 Escorts and the ships of a convoy are not counted",
      citation: "5.1.2",
      change: all(convoy("0817", 0), of("allied", ["palomares", 1], ["dd_ai", 5], ["es_british", 4], ["mv", 10])),
      speed: "slow",
      path: ["murmansk"],
      outcome: { vp: 10 },
    }),
  ];
}

/** 5.1.4, 12.11 Barentsburg, which SIZILIEN opens to the Axis. */
export function barentsburg(): Vector[] {
  const off: Change = all(of("axis", ["lutzow", 4]), inHex("axis", "0314"), (state) => {
    state.ice.west_iv = { expected: "clear", fixed: true };
  });
  return [
    moves({
      id: "sizilien",
      title: "5.1.4, 12.11 Under SIZILIEN a German TF enters the hex of Barentsburg",
      citation: "12.11",
      side: "axis",
      change: all(off, chit("axis", "I", "sizilien")),
      path: ["0214"],
    }),
    stays({
      id: "sizilien-none",
      title: "5.1.4 Without SIZILIEN no German TF enters the hex of Barentsburg",
      citation: "5.1.4",
      side: "axis",
      change: off,
      path: ["0214"],
      code: "ENEMY_PORT",
      section: "5.1.4",
      pointer: "/input/path/0",
    }),
  ];
}
