import { type Change, needs, type Roll, refused, resolves, type Vector } from "../kit";
import { cardRoll } from "../kit/cards";
import { at, dummy, force, fresh, keep, known, laden, phase } from "../kit/changes";
import { pack, second } from "../kit/forces";
import { LOCATION_CARDS, order } from "../submarines/combat";
import { asw } from "../submarines/fights";
import { FAILS, FINDS, PENDING, passes, request, THROUGH } from "./transit";

/** 6.6.1 Vectors for the forces checked in transit, and the effect of the card. */
export function checks(): Vector[] {
  const card = (no: number): Roll => cardRoll("transit-card", no);
  return [
    passes({ id: "fails", title: "6.6.1 A transit check that fails lets the force continue" }, card(FAILS)),
    resolves({
      ...request({
        id: "succeeds",
        title: "6.6.1 A transit check that succeeds raises the ID and waits for the other side",
      }),
      rolls: [card(FINDS)],
      outcome: { end: "caught" },
      snapshot: { pending: PENDING },
      after: (state) => {
        const norfolk = force(state, "allied");
        Object.assign(norfolk, { at: "0708", identified: true, idLevel: 1 });
        norfolk.moved = { hexes: 1, speed: "moderate", entered: ["0708"], done: false };
      },
      rulings: ["D-20"],
    }),
    passes({
      id: "slow",
      title: "6.6.1 A force at Slow speed is not caught",
      input: { speed: "slow", path: ["0708"] },
    }),
    passes({
      id: "starts-there",
      title: "6.6.1 A force that began its move in the hex is not caught as it leaves",
      change: (state) => at(force(state, "allied"), "0708"),
      input: { path: ["0808"] },
    }),
    passes({
      id: "stops-there",
      title: "6.6.1 A force that stays in the hex is not caught",
      input: { path: ["0708"] },
    }),
    passes({
      id: "empty-hex",
      title: "6.6.1 Without an enemy force in the hex there is no check",
      change: (state) => at(force(state, "axis"), "0712"),
    }),
    passes({
      id: "shadower",
      title: "6.6.1 A force that shadows another does not catch it",
      change: (state) => {
        second("axis", "other", "0712", ["admiral_scheer", 4])(state);
        second("allied", "seen", "0712", ["kent", 3])(state);
        known("allied", "seen", 1)(state);
        Object.assign(force(state, "axis"), { kind: "wolf_pack", units: [fresh("ss_german", 2)] });
        Object.assign(force(state, "allied", "seen"), {
          kind: "convoy",
          units: [fresh("dd_ai", 1), fresh("mv", 5)],
          convoy: laden(5, { visited: ["0712"] }),
        });
        at(force(state, "axis"), "0712");
        force(state, "axis").fuel.marker = null;
        state.sides.axis.shadowing = [{ target: 2, by: "force", id: "narvik_group" }];
      },
    }),
    resolves({
      ...request({
        id: "one-card",
        title: "6.6.1 One card is drawn, however many forces are in the hex",
        change: second("axis", "other", "0708", ["admiral_scheer", 4]),
      }),
      rolls: [card(FAILS)],
      outcome: { end: "arrived" },
    }),
    resolves({
      ...request({
        id: "by-dummy",
        title: "6.6.1 A dummy that would catch a force is shown and removed (D-09)",
        change: (state) => {
          keep(state, "axis");
          state.sides.axis.dummies = [dummy(1, "0708")];
        },
      }),
      rolls: [card(FINDS)],
      outcome: { end: "arrived" },
      after: (state) => {
        state.sides.axis.dummies = [];
        const norfolk = force(state, "allied");
        norfolk.at = "0808";
        // 6.6 Its move is over, and costs 1 ID.
        norfolk.idLevel = 0;
        norfolk.moved = { hexes: 2, speed: "moderate", entered: THROUGH, done: true };
      },
      rulings: ["D-09"],
    }),
    resolves({
      ...request({
        id: "of-dummy",
        title: "6.6.1 A dummy that is caught in transit is removed",
        change: (state) => {
          keep(state, "allied");
          state.sides.allied.dummies = [dummy(1, "0608")];
        },
        input: { piece: "dummy_1" },
      }),
      rolls: [card(FINDS)],
      outcome: { end: "removed" },
      snapshot: { sides: { allied: { dummies: [] } }, pending: null },
    }),
    resolves({
      ...request({
        id: "of-pack",
        title: "6.2.2 In transit no Wolf Pack is denied",
        change: (state) => {
          Object.assign(state, { phase: "move_blocks", phasing: "axis" });
          pack("axis", "0608")(state);
          at(force(state, "allied"), "0708");
        },
        input: { piece: "narvik_group" },
      }),
      rolls: [card(34)],
      outcome: { end: "caught" },
    }),
    needs({
      ...request({ id: "asks", title: "6.6.1 A transit check requests its card" }),
      next: { label: "transit-card" },
    }),
  ];
}

/** Lutzow has been caught by Norfolk, Kent and a destroyer as she wanted to leave their hex for 0808. */
const lutzowCaught: Change = (state) => {
  const [cover, lutzow] = [force(state, "allied"), force(state, "axis")];
  const still = { hexes: 0, speed: null, entered: [], done: false };
  Object.assign(cover, { at: "0708", moved: still, units: [fresh("norfolk", 3), fresh("kent", 3), fresh("dd_ai", 1)] });
  const moved = { hexes: 1, speed: "moderate", entered: ["0708"], done: false };
  Object.assign(lutzow, { identified: true, idLevel: 1, moved });
  const movement = { piece: lutzow.id, speed: "moderate" as const, path: ["0808"], cross: 0 };
  const pending = { decision: "transit_react" as const, side: "allied" as const, movement };
  Object.assign(state, { phasing: "axis", moving: lutzow.id, pending });
};

/** A German Wolf Pack has been caught by Duke of York and destroyers as it wanted to leave their hex for 0808. */
const packCaught: Change = (state) => {
  lutzowCaught(state);
  const [cover, pack] = [force(state, "allied"), force(state, "axis")];
  Object.assign(cover, { units: [fresh("duke_of_york", 4), fresh("dd_ai", 3)] });
  cover.fuel.marker = 17;
  Object.assign(pack, { kind: "wolf_pack", units: [fresh("ss_german", 2)] });
  pack.fuel.marker = null;
};

/** 6.6.1 Vectors for the reactions of the other side to a force that it has caught. */
export function reactions(): Vector[] {
  const plain = {
    citation: "6.6.1",
    operation: "reactToTransit",
    base: "transit-caught",
    input: { shadower: null, fight: [] },
  } as const;
  return [
    resolves({
      ...plain,
      id: "react-pass",
      title: "6.6.1 The other side lets the force pass: its move continues",
      outcome: { fought: false, shadower: null },
      snapshot: { moving: null },
      after: (state) => {
        const norfolk = force(state, "allied");
        norfolk.at = "0808";
        // 6.6 Its move is over, and costs 1 ID.
        norfolk.idLevel = 0;
        norfolk.moved = { hexes: 2, speed: "moderate", entered: THROUGH, done: true };
      },
    }),
    resolves({
      ...plain,
      id: "react-fight-in-vain",
      title: "6.6.1 A fight in transit needs location: a card that fails lets the force continue",
      input: { shadower: null, fight: ["narvik_group"] },
      rolls: [cardRoll("locate-card", FAILS)],
      rulings: ["E-58"],
      outcome: { fought: false },
      after: (state) => {
        const norfolk = force(state, "allied");
        norfolk.at = "0808";
        norfolk.idLevel = 0;
        norfolk.moved = { hexes: 2, speed: "moderate", entered: THROUGH, done: true };
      },
    }),
    refused({
      ...plain,
      id: "react-shadow-axis",
      title: "6.3.3 Axis TFs shadow no one",
      citation: "6.3.3",
      input: { shadower: "narvik_group", fight: [] },
      code: "VALUE_NOT_LISTED",
      section: "6.6.1",
      pointer: "/input/shadower",
    }),
    resolves({
      ...plain,
      id: "react-cruisers",
      title: "6.3.3 Kent parts from her TF to shadow Lutzow, who is caught and continues",
      citation: "6.3.3",
      change: lutzowCaught,
      input: { shadower: "tf_cruiser_cover", cruisers: ["kent"], fight: [] },
      outcome: { fought: false },
      snapshot: {
        moving: null,
        pending: null,
        sides: {
          allied: {
            forces: [
              { id: "tf_cruiser_cover", at: "0708", units: [{ unit: "norfolk" }, { unit: "dd_ai" }] },
              { kind: "task_force", at: "0808", units: [{ unit: "kent" }] },
            ],
            shadowing: [{ by: "force" }],
          },
        },
      },
    }),
    refused({
      ...plain,
      id: "react-no-cruiser",
      title: "6.3.3 Cruisers alone part to shadow",
      citation: "6.3.3",
      change: lutzowCaught,
      input: { shadower: "tf_cruiser_cover", cruisers: ["dd_ai"], fight: [] },
      code: "VALUE_NOT_LISTED",
      section: "6.6.1",
      pointer: "/input/cruisers/0",
    }),
    resolves({
      ...plain,
      id: "react-hunts",
      title: "7.4.2 A TF hunts a Wolf Pack that it has caught in transit, with -1 on its dice, and pays a turn of fuel",
      citation: "7.4.2",
      change: packCaught,
      input: { shadower: null, fight: ["tf_cruiser_cover"] },
      rolls: [
        cardRoll("locate-card", LOCATION_CARDS.allied),
        order(1, { ESCORTS: -1, TARGET_TF: -1, PACK_ID: -1 }),
        asw(5, { OFFENSIVE_ASW: -1 }),
      ],
      rulings: ["E-58"],
      outcome: { fought: true },
      snapshot: {
        pending: null,
        sides: {
          allied: { forces: [{ id: "tf_cruiser_cover", at: "0708", fuel: { marker: 16 } }] },
          axis: { forces: [{ id: "narvik_group", at: "0708", moved: { done: true } }] },
        },
      },
    }),
    needs({
      ...plain,
      id: "react-asks",
      title: "7.1.1 A fight in transit requests its location card",
      input: { shadower: null, fight: ["narvik_group"] },
      next: { label: "locate-card" },
    }),
    refused({
      ...plain,
      id: "react-comes-first",
      title: "6.6.1 Nothing else is done while the other side decides",
      operation: "moveForce",
      input: { piece: "tf_cruiser_cover", speed: "moderate", path: ["0808"], cross: "clear" },
      code: "DECISION_PENDING",
      section: "5",
    }),
    refused({
      ...plain,
      base: "lone-allied",
      change: phase("move_blocks", "allied"),
      id: "react-nothing",
      title: "6.6.1 No one was caught",
      code: "NOTHING_PENDING",
      section: "6.6.1",
    }),
  ];
}

/** 6.6.1 Of those who fight a force that was caught each must be able to. */
export function mixedReactions(): Vector[] {
  return [
    refused({
      id: "react-both",
      title: "6.6.1 A force that was caught is shadowed or fought by those who can",
      citation: "6.6.1",
      operation: "reactToTransit",
      base: "transit-caught",
      change: (state) => {
        const other = structuredClone(force(state, "axis"));
        Object.assign(other, { id: "pack", kind: "wolf_pack", block: 2, number: 9, units: [fresh("ss_german", 2)] });
        other.fuel.marker = null;
        state.sides.axis.forces.push(other);
      },
      input: { shadower: null, fight: ["narvik_group", "pack"] },
      code: "FIGHT_IMPOSSIBLE",
      section: "6.6.1",
      pointer: "/input/fight",
    }),
  ];
}
