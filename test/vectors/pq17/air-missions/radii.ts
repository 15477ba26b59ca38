import { all, type Change, refused, resolves, type Vector } from "../kit";
import { light, weather } from "../kit/changes";
import { force, ship } from "../kit/pieces";

/** 5.3.1, 6.4.1, 7.8 Air Radii that carriers form. */
export function radii(): Vector[] {
  const head = {
    citation: "5.3.1",
    operation: "declareCarrierRadius",
    base: "air-move-allied",
    input: { force: "tf_home_fleet" },
  };
  const declared = {
    rolls: [],
    outcome: { hex: "0807" },
    snapshot: { sides: { allied: { carrierRadii: ["tf_home_fleet"] } } },
  };
  const closed = { code: "NO_CARRIER", section: "5.3.1" };
  const zeppelin: Change = (state) => {
    const group = state.sides.axis.forces[0]!;
    const fuel = { state: "full", marker: 20, refuelled: false } as const;
    Object.assign(group, {
      station: "at_sea",
      at: "0411",
      block: 2,
      sailed: true,
      fuel,
      units: [ship("graf_zeppelin", 3)],
    });
  };
  const german = { ...head, base: "air-move-axis", change: zeppelin, input: { force: "trondheim_group" } };
  return [
    resolves({
      ...head,
      ...declared,
      id: "air-carrier-radius",
      title: "5.3.1 a carrier at sea forms an Air Radius over its hex",
      rulings: ["E-108"],
    }),
    resolves({
      ...head,
      ...declared,
      id: "air-carrier-radius-reduced-visibility",
      title: "6.4.1 in Reduced Visibility too",
      change: weather("reduced_visibility"),
    }),
    resolves({
      ...head,
      ...declared,
      id: "air-carrier-radius-night",
      title: "6.4.1 an Allied carrier by night too",
      change: light("night"),
    }),
    ...(["fog", "storm", "gale"] as const).map((name) =>
      refused({
        ...head,
        ...closed,
        id: `air-carrier-radius-${name}`,
        title: `5.3.1 not in ${name}`,
        change: weather(name),
      }),
    ),
    refused({
      ...head,
      ...closed,
      id: "air-carrier-radius-crippled",
      title: "7.8 not from a Crippled carrier",
      change: force("allied", "tf_home_fleet", { units: [ship("victorious", 4, { marks: ["crippled"] })] }),
    }),
    refused({
      ...head,
      ...closed,
      id: "air-carrier-radius-again",
      title: "5.3.1 once",
      change: (state) => {
        state.sides.allied.carrierRadii = ["tf_home_fleet"];
      },
    }),
    refused({
      ...head,
      ...closed,
      id: "air-carrier-radius-none",
      title: "5.3.1 not without a carrier",
      change: force("allied", "tf_home_fleet", { units: [ship("nigeria", 4)] }),
    }),
    resolves({
      ...german,
      id: "air-carrier-radius-german",
      title: "6.4.1 Graf Zeppelin by day",
      rolls: [],
      outcome: { hex: "0411" },
    }),
    refused({
      ...german,
      ...closed,
      id: "air-carrier-radius-german-night",
      title: "6.4.1 and not by night",
      change: all(zeppelin, light("night")),
    }),
  ];
}
