import { type Json, malformed, merged, roll, type Vector } from "../kit/combat";
import { battle, following, PLAIN, packed, plays, refuses, SMALL_FREIGHTERS } from "../kit/pack";

const SHARED = { rulings: { wolfpackSharedTargets: true } };

interface Ship {
  readonly slot: number;
  readonly type: string;
  readonly name: string | null;
  readonly tons: number;
  readonly damage: number;
}

const sceptre: Ship = { slot: 1, type: "small_freighter", name: "Royal Sceptre", tons: 4800, damage: 0 };

const nameless: Ship = { slot: 1, type: "small_freighter", name: null, tons: 3500, damage: 0 };

/** E-89 The ships that a boat may take over. */
function sharing(): Vector[] {
  const plan = { citation: "13.5.3", operation: "takeOverTargets", base: "attack" };
  const refusal = { code: "SHIPS_NOT_SHARED", section: "13.5.3", pointer: "/input/targets" };
  const apart = (id: string, title: string, patch: Json, ...targets: readonly Ship[]): Vector =>
    refuses({ ...plan, ...refusal, id, title: `13.5.3 ${title}`, patch: merged(SHARED, patch), input: { targets } });
  const impossible = (id: string, title: string, member: string, ship: Ship): Vector =>
    packed(
      malformed({
        ...plan,
        id,
        title: `13.5.3 ${title}`,
        patch: SHARED,
        input: { targets: [ship] },
        code: "INPUT_MALFORMED",
        pointer: `/input/targets/0/${member}`,
      }),
    );
  const plain = merged(PLAIN, { engagement: { targets: SMALL_FREIGHTERS } });
  return [
    plays({
      ...plan,
      id: "share-an-american-ship",
      title: "13.5.3 A ship of the American roster alone may be shared (E-89)",
      patch: SHARED,
      input: { targets: [{ ...sceptre, name: "Ciltvaira", tons: 3800, damage: 1 }] },
      rolls: [],
      outcome: { afloat: 1 },
      snapshot: {
        engagement: {
          targets: [{ slot: 1, type: "small_freighter", name: "Ciltvaira", tons: 3800, points: 2, damage: 1 }],
          pack: { others: [{ slot: 1, damage: 1 }] },
        },
      },
    }),
    plays({
      ...plan,
      id: "share-nameless-ships",
      title: "14.1.1 Under standard tonnage ships without a name are shared (E-89)",
      citation: "14.1.1",
      patch: merged(SHARED, plain),
      input: {
        targets: [nameless, { slot: 3, type: "tanker", name: null, tons: 9000, damage: 2 }],
      },
      rolls: [],
      outcome: { afloat: 2 },
      snapshot: { engagement: { pack: { others: [{ slot: 3, damage: 2 }] } } },
    }),
    apart("share-nameless-of-other-tonnage", "Standard tonnage: a small freighter has 3,500 t", plain, {
      ...nameless,
      tons: 7000,
    }),
    apart("share-nameless-by-name", "Standard tonnage: a ship has no name", plain, sceptre),
    apart("share-nameless-without-the-option", "Without standard tonnage a ship has a name", {}, nameless),
    apart("share-a-slot-twice", "Two ships in one slot", {}, sceptre, { ...sceptre, name: "Firby", tons: 4900 }),
    apart(
      "share-slots-out-of-order",
      "Ships out of the order of their slots",
      {},
      { ...sceptre, slot: 2 },
      { ...sceptre, name: "Firby", tons: 4900 },
    ),
    apart("share-a-ship-of-no-tons", "A ship of no tonnage", {}, { ...sceptre, tons: 0 }),
    apart("share-the-largest-tonnage", "A ship of 60,000 t that no roster holds", {}, { ...sceptre, tons: 60000 }),
    apart("share-the-largest-damage", "A ship with 60 points of damage is sunk", {}, { ...sceptre, damage: 60 }),
    impossible("share-slot-5", "A fifth column of the mat", "slot", { ...sceptre, slot: 5 }),
    impossible("share-60001-tons", "A ship of 60,001 t", "tons", { ...sceptre, tons: 60001 }),
    impossible("share-damage-61", "A ship with 61 points of damage", "damage", { ...sceptre, damage: 61 }),
  ];
}

/** 13.5.5 The next round over the same ships. */
function rounds(): Vector[] {
  const ship = (slot: number, name: string, type: string, tons: number, points: number, damage: number): Json => {
    return { slot, type, name, tons, points, damage };
  };
  const theirs = ship(1, "Royal Sceptre", "small_freighter", 4800, 2, 1);
  const ours = ship(2, "Sultan Star", "large_freighter", 12300, 4, 2);
  const others = [
    { slot: 1, damage: 1 },
    { slot: 2, damage: 1 },
  ];
  return [
    plays({
      id: "pack-follow-keeps-the-others-damage",
      title: "13.5.5 Ships followed keep what the other boats have done to them, and no more",
      citation: "13.5.5",
      operation: "resolveFollow",
      base: "attack",
      patch: merged(SHARED, following(1), { engagement: { targets: [theirs, ours], pack: { others } } }),
      input: { ships: "damaged" },
      rolls: [roll("follow-damaged", "FOLLOW_DAMAGED", null, [4])],
      outcome: { result: "still_escorted", phase: "contact" },
      snapshot: { engagement: { targets: [ours], pack: { round: 2, draw: null, others: [{ slot: 2, damage: 1 }] } } },
    }),
    plays({
      id: "pack-follow-without-others",
      title: "13.5.5 Ships that no other boat has damaged are followed with none of theirs",
      citation: "13.5.5",
      operation: "resolveFollow",
      base: "attack",
      patch: merged(following(1), { engagement: { targets: [ours] } }),
      input: { ships: "damaged" },
      rolls: [roll("follow-damaged", "FOLLOW_DAMAGED", null, [1])],
      outcome: { result: "still_escorted", phase: "contact" },
      snapshot: merged({ engagement: { targets: [ours] } }, battle(2, null)),
    }),
  ];
}

/** Packs: ships shared and rounds that go on. */
export const packs = (): Vector[] => [...sharing(), ...rounds()];
