import { all, type Change, type Json, needs, type Roll, refused, resolves, type Vector } from "../kit";
import { light, options, weather } from "../kit/changes";
import { aircraft, card, force, forceOf, plane, ship } from "../kit/pieces";

/** The convoy that is attacked. */
export const CONVOY = "convoy_pq_17";

/** The air units over the convoy. */
export const IDS = ["he111", "he115", "ju88_a", "ju88_b", "ju88_c"];

/** An attack of all of them on the convoy. */
export const WHOLE = { target: "block:1", groups: [IDS] };

/** Cards of the Axis deck by what their air row shows by day in Fair weather. */
const CARD = { u: 12, c: 2, s: 10, zero: 3, one: 8, two: 4, none: 1 };

/** A location card of the Axis. */
export const locate = (no: number): Roll => card("locate-card", no);

/** An attack of all aircraft on the convoy, as far as it is declared. */
export function declares(
  id: string,
  title: string,
  rolls: Roll[],
  located: boolean,
  more: Json & { change?: Change } = {},
): Vector {
  const { outcome, ...rest } = more;
  return resolves({
    id: `air-attack-${id}`,
    title,
    citation: "7.1.1",
    operation: "declareAirAttack",
    base: "air-convoy",
    input: WHOLE,
    rolls,
    outcome: { groups: [{ aircraft: IDS, located }], next: located ? "air_deploy" : null, ...(outcome as Json) },
    ...rest,
  });
}

const HOME = { pending: null, sides: { axis: { aircraft: IDS.map(() => ({ mission: "flown", hex: null })) } } };

const CARRIED: Change = (state) => {
  forceOf(state, "allied", CONVOY).units.push(ship("avenger", 1));
};

const CAM: Change = (state) => {
  forceOf(state, "allied", CONVOY).units.push(ship("mc", 1));
};

/** A force in port has neither block nor fuel marker. */
export const inPort = (at: string) => {
  const fuel = { state: "full", marker: null, refuelled: false } as const;
  return { station: "in_port", at, block: null, identified: false, idLevel: 0, fuel } as const;
};

const shadowedFromAir: Change = (state) => {
  state.sides.axis.aircraft.push(plane("condor", "fw200", 1, { base: "vaernes", hex: "0410", mission: "shadow" }));
  state.sides.axis.shadowing.push({ target: 1, by: "aircraft", id: "condor" });
};

const shadowedByPack: Change = (state) => {
  state.sides.axis.shadowing.push({ target: 1, by: "sector", id: "barents" });
};

/** The cards that the owner of the convoy denies. */
export const denies =
  (changes: Partial<{ carrier: boolean; cam: boolean; wolfPack: boolean }>): Change =>
  (state) => {
    Object.assign(state.sides.allied.denial, { carrier: false, cam: false, wolfPack: false, ...changes });
  };

/** 7.1.1 Location: every kind of result on a card, denials, and the second card. */
export function locating(): Vector[] {
  const second = options("second_location_card");
  const reduced = weather("reduced_visibility");
  return [
    declares("found", "7.1.1 a U finds the convoy", [locate(CARD.u)], true, { rulings: ["D-20"] }),
    declares("not-found", "7.1.1 a dash does not, and the aircraft fly home", [locate(CARD.none)], false, {
      snapshot: { ...HOME, sides: { axis: { ...HOME.sides.axis, struck: ["block:1"] } } },
    }),
    declares("number-met", "7.1.1 a 0 finds a force at ID0", [locate(CARD.zero)], true),
    declares("number-short", "7.1.1 a 1 does not", [locate(CARD.one)], false),
    declares("number-equal", "7.1.1 a 2 finds a force at ID2", [locate(CARD.two)], true, {
      change: force("allied", CONVOY, { idLevel: 2 }),
    }),
    declares("coast", "7.1.1 an S fails away from a friendly coast", [locate(CARD.s)], false),
    declares("shadowed-s", "7.1.1 an S succeeds against a force that is shadowed", [locate(CARD.s)], true, {
      change: shadowedFromAir,
    }),
    declares("carrier-symbol", "6.2.2 a C succeeds against a convoy without a carrier", [locate(CARD.c)], true),
    declares("carrier-denied", "6.2.2 a C is denied by a carrier", [locate(CARD.c)], false, {
      change: all(CARRIED, denies({ carrier: true })),
    }),
    declares("carrier-not-denied", "6.2.2 its owner need not deny", [locate(CARD.c)], true, {
      change: all(CARRIED, denies({})),
    }),
    declares("cam-denied", "6.2.2 a C is denied by a CAM, which is used", [locate(CARD.c)], false, {
      change: all(CAM, denies({ cam: true })),
      snapshot: { sides: { allied: { forces: [{ units: [{}, {}, {}, {}, { unit: "mc", marks: ["cam_used"] }] }] } } },
    }),
    declares("cam-used", "6.2.2 a CAM that has been used denies nothing", [locate(CARD.c)], true, {
      change: all(denies({ cam: true }), (state) => {
        forceOf(state, "allied", CONVOY).units.push(ship("mc", 1, { marks: ["cam_used"] }));
      }),
    }),
    declares(
      "weather-column",
      "7.1.1 G.11a the column is that of the weather: in Reduced Visibility card 4 fails",
      [locate(CARD.two)],
      false,
      {
        change: all(reduced, force("allied", CONVOY, { idLevel: 3 })),
      },
    ),
    declares(
      "night-row",
      "7.1.1 G.11a by night the other half of the card counts: card 12 shows a C",
      [locate(12)],
      true,
      {
        change: all(light("night"), denies({})),
      },
    ),
    declares("one-card", "7.1.1 a force that is not shadowed is looked for with one card", [locate(CARD.none)], false),
    declares(
      "second-card",
      "7.1.1 one that is shadowed with a second",
      [locate(CARD.none), { ...locate(11), label: "locate-card" }],
      true,
      {
        change: shadowedFromAir,
      },
    ),
    declares("second-fails", "7.1.1 and with no third", [locate(CARD.none), locate(20)], false, {
      change: shadowedByPack,
    }),
    declares(
      "option-fair",
      "7.1.1 second_location_card: aircraft have a second card in Fair weather",
      [locate(CARD.none), locate(11)],
      true,
      { change: second },
    ),
    declares(
      "option-poor",
      "7.1.1 second_location_card: in Reduced Visibility they have none",
      [locate(CARD.none)],
      false,
      {
        change: all(second, reduced),
      },
    ),
    declares(
      "option-poor-shadowed",
      "7.1.1 second_location_card: but for a target shadowed from the air",
      [locate(CARD.none), locate(4)],
      true,
      { change: all(second, reduced, shadowedFromAir, denies({})) },
    ),
    needs({
      id: "air-attack-needs-card",
      title: "7.1.1 the location card is requested",
      citation: "7.1.1",
      operation: "declareAirAttack",
      base: "air-convoy",
      input: WHOLE,
      next: { label: "locate-card" },
    }),
    resolves({
      id: "air-attack-soviet-fail",
      title: "7.1.1 G.11a card 20 of the Allies fails for Soviet aircraft alone",
      citation: "7.1.1",
      operation: "declareAirAttack",
      base: "air-carrier-battle",
      change: sovietAttack,
      input: { target: "block:2", groups: [["db3f"]] },
      rolls: [card("locate-card", 20)],
      outcome: { groups: [{ located: false }], next: null },
    }),
    resolves({
      id: "air-attack-soviet-found",
      title: "7.2 Soviet naval aircraft attack at sea, and card 14 finds their target",
      citation: "7.2",
      operation: "declareAirAttack",
      base: "air-carrier-battle",
      change: sovietAttack,
      input: { target: "block:2", groups: [["db3f"]] },
      rolls: [card("locate-card", 14)],
      outcome: { groups: [{ located: true }], next: "air_deploy" },
    }),
    refused({
      id: "air-attack-soviet-army",
      title: "7.2 Soviet army aircraft attack nothing at sea",
      citation: "7.2",
      operation: "declareAirAttack",
      base: "air-carrier-battle",
      change: all(sovietAttack, aircraft("allied", "db3f", { unit: "sb2" })),
      input: { target: "block:2", groups: [["db3f"]] },
      code: "NO_AIR_TARGET",
      section: "7.1",
    }),
  ];
}

/** Soviet aircraft over the German TF of the base. */
const sovietAttack: Change = (state) => {
  state.phasing = "allied";
  state.options = [];
  const over = { base: "vaenga", hex: "0411", mission: "attack" } as const;
  state.sides.allied.aircraft = [plane("db3f", "db3f", 2, over)];
  state.sides.axis.aircraft = [];
};
