import { type Json, merged, refused, resolves, type Vector } from "../kit/combat";
import { onBase } from "../kit/pack";

/** 4.5.1 One torpedo is enough to reload. */
function reloads(): Vector[] {
  return (["G7a", "G7e"] as const).map((type) =>
    resolves({
      id: `reload-the-only-${type.toLowerCase()}`,
      title: `4.5.1 The only ${type} aft goes into the empty tube aft`,
      citation: "4.5.1",
      operation: "reloadTubes",
      base: "viib-sea",
      patch: { boat: { tubes: { aft1: "empty" }, aftReloads: { G7a: 0, G7e: 0, [type]: 1 } } },
      input: { tubes: { aft1: type } },
      rolls: [],
      outcome: { reloaded: 1 },
      snapshot: { boat: { tubes: { aft1: type }, aftReloads: { G7a: 0, G7e: 0 } } },
    }),
  );
}

const NONE = { G7a: 0, G7e: 0 };

/** 14.9.4 Vectors for the torpedoes that a boat may take over from an offer. */
function offers(): Vector[] {
  const boat = (fwdReloads: Json, aftReloads: Json, more: Json = {}): Json => ({
    boat: { deckGunAmmo: 10, tubes: { fwd1: "empty", fwd2: "empty" }, fwdReloads, aftReloads, ...more },
  });
  const offered = (G7a: number, G7e: number, aboard: Json): Json =>
    merged(
      {
        phase: "resupply",
        options: { resupplyAtSea: true },
        patrol: {
          box: 6,
          checksDone: 6,
          checksDoneInBox: 1,
          checksRequired: 1,
          resupplied: true,
          resupplyTried: true,
          resupplyOffer: { G7a, G7e },
        },
      },
      aboard,
    );
  const plan = { operation: "takeTorpedoes", citation: "14.9.4" };
  const refuses = (id: string, title: string, patch: Json, fwdReloads: Json, code: string, pointer: string): Vector =>
    onBase(
      "patrol-viic",
      refused({
        ...plan,
        id,
        title: `14.9.4 ${title}`,
        base: "none",
        patch,
        input: { fwdReloads, aftReloads: NONE, tubes: {} },
        code,
        pointer,
      }),
    );
  const takes = (id: string, title: string, patch: Json, fwdReloads: Json, snapshot: Json, taken: number): Vector =>
    onBase(
      "patrol-viic",
      resolves({
        ...plan,
        id,
        title: `14.9.4 ${title}`,
        base: "none",
        patch,
        input: { fwdReloads, aftReloads: NONE, tubes: {} },
        rolls: [],
        outcome: { taken, phase: "at_sea" },
        snapshot: { boat: snapshot },
      }),
    );
  const one = boat({ G7a: 2, G7e: 5 }, { G7a: 0, G7e: 1 });
  // A VIIC holds 8 G7a and 6 G7e, and three of each may be exchanged: at most 11 G7a and 9 G7e.
  const manyG7e = boat({ G7a: 0, G7e: 5 }, NONE, {
    tubes: { fwd1: "G7e", fwd2: "G7e", fwd3: "G7e", fwd4: "empty", aft1: "empty" },
  });
  const mostG7e = boat(
    { G7a: 0, G7e: 5 },
    { G7a: 0, G7e: 1 },
    { tubes: { fwd1: "G7e", fwd2: "G7e", fwd3: "G7e", fwd4: "empty", aft1: "empty" } },
  );
  const manyG7a = boat({ G7a: 6, G7e: 0 }, NONE, { tubes: { fwd4: "empty", fwd1: "G7a", fwd2: "G7a" } });
  const mostG7a = boat({ G7a: 6, G7e: 0 }, NONE, { tubes: { fwd1: "G7a", fwd2: "G7a" } });
  return [
    refuses(
      "take-more-g7e-than-boxes",
      "Two G7e for one free box are too many",
      offered(0, 4, one),
      { G7a: 0, G7e: 2 },
      "VALUE_NOT_LISTED",
      "/input/fwdReloads/G7e",
    ),
    refuses(
      "take-more-g7a-than-boxes",
      "Two G7a for one free box are too many",
      offered(4, 0, one),
      { G7a: 2, G7e: 0 },
      "VALUE_NOT_LISTED",
      "/input/fwdReloads/G7a",
    ),
    refuses(
      "take-more-g7a-than-offered",
      "Two G7a of an offer of one are too many",
      offered(1, 0, boat({ G7a: 0, G7e: 5 }, NONE)),
      { G7a: 2, G7e: 0 },
      "VALUE_NOT_LISTED",
      "/input/fwdReloads/G7a",
    ),
    refuses(
      "take-more-g7e-than-offered",
      "Two G7e of an offer of one are too many",
      offered(0, 1, boat({ G7a: 3, G7e: 0 }, NONE)),
      { G7a: 0, G7e: 2 },
      "VALUE_NOT_LISTED",
      "/input/fwdReloads/G7e",
    ),
    takes(
      "take-the-ninth-g7e",
      "The ninth G7e is the last that a VIIC may have",
      offered(0, 2, manyG7e),
      { G7a: 0, G7e: 1 },
      { fwdReloads: { G7a: 0, G7e: 6 } },
      1,
    ),
    refuses(
      "take-the-tenth-g7e",
      "A tenth G7e is too many for a VIIC",
      offered(0, 2, mostG7e),
      { G7a: 0, G7e: 1 },
      "VALUE_NOT_LISTED",
      "/input/fwdReloads/G7e",
    ),
    takes(
      "take-the-eleventh-g7a",
      "The eleventh G7a is the last that a VIIC may have",
      offered(2, 0, manyG7a),
      { G7a: 1, G7e: 0 },
      { fwdReloads: { G7a: 7, G7e: 0 } },
      1,
    ),
    refuses(
      "take-the-twelfth-g7a",
      "A twelfth G7a is too many for a VIIC",
      offered(2, 0, mostG7a),
      { G7a: 1, G7e: 0 },
      "VALUE_NOT_LISTED",
      "/input/fwdReloads/G7a",
    ),
    takes("take-nothing", "An offer may be left", offered(2, 2, one), NONE, { fwdReloads: { G7a: 2, G7e: 5 } }, 0),
  ];
}

/** Reloading and resupply. */
export const loads = (): Vector[] => [...reloads(), ...offers()];
