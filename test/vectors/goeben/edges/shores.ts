import { all, type Change, type Json, refused, type Vector } from "../kit";
import { coastal, consort, options, set, ship } from "../kit/changes";
import { battery, battle, came, drawUp, paid, resolves, shore } from "../kit/combat";

/** 16.0 Bombardments by few guns, and of the last unit. */
export function shores(): Vector[] {
  const plan = { operation: "resolveShoreBombardment", citation: "16.0" };
  const weak = all(ship("goeben", { primary: 1, leadership: 0 }), set({ morale: -1 }));
  const fire = (id: string, maximumFire: boolean): Json => ({ ship: id, fire: true, maximumFire, remove: [] });
  const one = shore(
    "goeben",
    "port",
    [{ weapon: "primary", terms: { GUN_FACTOR: 1, MAXIMUM_FIRE: 1, MORALE: -1 }, hits: 1 }],
    [{ face: 4, vp: [3] }],
  );
  const cited = one.rolls.map((each) => (each.label === "bombardment-vp" ? { ...each, section: "17.1" } : each));
  const novara = all(options({ austroHungarianWarships: true }), consort("novara", "port_said"), (state) => {
    state.battle = { ...drawUp(state, "port_said", []), contact: "GC2", first: "friendly" };
  });
  const beginBombardment: Change = (state) => {
    Object.assign(state, { phase: "contact", battle: drawUp(state, "bone", []) });
  };
  const shut = (id: string, title: string, base: string, change: Change | undefined, input: Json, more: Json): Vector =>
    refused({
      ...plan,
      base,
      id: `shore-${id}`,
      title,
      change,
      input,
      ...(more as { code: string; section: string; pointer: string }),
    });
  return [
    resolves({
      ...plan,
      base: "bone-bombarding",
      id: "shore-maximum-reaches",
      title: "14.9 Maximum fire leaves a die at the shore where usual fire leaves none",
      citation: "14.9",
      change: weak,
      input: fire("goeben", true),
      ...came({ ...one, rolls: cited }, [battery("cdu_05", "goeben")]),
      after: all(paid("goeben", true), set({ vp: 3 }), battle({ gained: 3, round: 1 })),
    }),
    shut(
      "maximum-needed",
      "14.9 Fire at the shore that leaves no die is closed",
      "bone-bombarding",
      weak,
      fire("goeben", false),
      { code: "MAXIMUM_FIRE_MISMATCH", section: "14.9", pointer: "/input/maximumFire" },
    ),
    shut(
      "consort-idle",
      "14.2 A cruiser without primary guns does not bombard in the primary round",
      "port-said-bombarding",
      novara,
      fire("novara", false),
      { code: "NOTHING_TO_FIRE", section: "14.2", pointer: "/input/ship" },
    ),
    shut(
      "consort-maximum",
      "20.0 An Austro-Hungarian ship bombards without maximum fire",
      "port-said-bombarding",
      undefined,
      fire("viribus_unitis", true),
      { code: "NO_MAXIMUM_FIRE", section: "20.0", pointer: "/input/maximumFire" },
    ),
    resolves({
      operation: "beginBombardment",
      citation: "16.0",
      base: "off-bone",
      id: "shore-one-of-two",
      title: "16.0 D-49 A unit still in place is bombarded although another was destroyed elsewhere",
      change: all(coastal("cdu_05", "bone"), coastal("cdu_09", "algiers", true)),
      input: { space: "bone" },
      outcome: { space: "bone", visibility: "normal" },
      after: beginBombardment,
      rulings: ["D-49"],
    }),
  ];
}
