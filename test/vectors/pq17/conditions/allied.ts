import type { Force } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import type { Chit } from "../../../../src/rulesets/pq17/vocabulary";
import { all, type Change, type Json, needs, plain, type Vector } from "../kit";
import { chit, rulings, weather } from "../kit/changes";
import { fleet, ships } from "../kit/fleets";
import { adds, inPort } from "../kit/stations";
import { done, moved, plan, scores, special } from "./condition";

/** 12.10 GEARBOX. */
export function gearbox(): Vector[] {
  const shares = [
    { unit: "norfolk", cs: 3 },
    { unit: "manchester", cs: 4 },
    { unit: "dd_ai", cs: 1 },
  ];
  const withChit = (letter: Chit, units: typeof shares) =>
    all(
      chit("allied", letter, "gearbox"),
      special("allied", { plan: { condition: "gearbox", force: "gearbox", ships: units } }),
    );
  const lies = (at: string, units: readonly (string | number)[]) =>
    adds("allied", fleet("gearbox", 7, ships(...units), inPort(at)));
  const by = (amount: number) => ({ side: "allied", code: "COND_GEARBOX", amount, rule: "12.10" });
  const whole = ["norfolk", 3, "manchester", 4, "dd_ai", 1];
  const ice =
    (expected: "thin_pack" | "solid_pack" | "heavy_drift"): Change =>
    (state) => {
      state.ice.west_iv.expected = expected;
    };
  return [
    scores(
      "gearbox-done",
      "12.10 GEARBOX in Barentsburg: 1 VP per cruiser and ½ per destroyer",
      "12.10",
      all(withChit("F", shares), lies("barentsburg", whole)),
      by(2.5),
      { rulings: ["E-64"], snapshot: done("allied") },
    ),
    scores(
      "gearbox-small",
      "12.10 GEARBOX of a cruiser and a destroyer is worth 1½ VP",
      "12.10",
      all(withChit("H", shares.slice(1)), lies("barentsburg", ["manchester", 4, "dd_ai", 1])),
      by(1.5),
    ),
    scores(
      "gearbox-away",
      "12.10 GEARBOX elsewhere scores nothing yet",
      "12.10",
      all(withChit("F", shares), lies("reykjavik", whole)),
      null,
    ),
    scores(
      "gearbox-missed-f",
      "12.10 GEARBOX of letter F that is never carried out costs 2½ VP",
      "12.10",
      all(withChit("F", shares), lies("reykjavik", whole)),
      by(-2.5),
      { base: "last-turn" },
    ),
    scores(
      "gearbox-missed-j",
      "12.10 GEARBOX of letter J that is never carried out costs 1½ VP",
      "12.10",
      withChit("J", shares.slice(1)),
      by(-1.5),
      { base: "last-turn" },
    ),
    scores(
      "gearbox-done-before",
      "12.10 GEARBOX that was carried out costs nothing at confirmation",
      "12.10",
      chit("allied", "F", "gearbox", true),
      null,
      { base: "last-turn" },
    ),
    ...(["thin_pack", "solid_pack"] as const).flatMap((pack) => {
      const name = pack === "thin_pack" ? "Thin Pack" : "Solid Pack";
      const id = `gearbox-${pack.replace("_", "-")}`;
      return [
        scores(
          id,
          `12.10, E-128 ${name} in West IV leaves GEARBOX its mission`,
          "12.10",
          all(chit("allied", "F", "gearbox"), ice(pack)),
          by(-2.5),
          { base: "last-turn", rulings: ["E-128"] },
        ),
        scores(
          `${id}-void`,
          `12.10, E-128 By ruling ${name} in West IV makes GEARBOX void`,
          "12.10",
          all(chit("allied", "F", "gearbox"), ice(pack), rulings("gearboxVoidInPack")),
          null,
          { base: "last-turn", rulings: ["E-128"] },
        ),
      ];
    }),
    scores(
      "gearbox-heavy-drift",
      "12.10 Heavy Drift in West IV leaves GEARBOX its mission",
      "12.10",
      all(chit("allied", "F", "gearbox"), ice("heavy_drift")),
      by(-2.5),
      { base: "last-turn" },
    ),
  ];
}

/** 12.14 ARCHERY and TITLE. */
export function strikes(): Vector[] {
  const raid = (changes: Json = {}) => ({
    condition: "archery" as const,
    force: "archery",
    ships: [{ unit: "jamaica", cs: 4 }],
    hex: "1012",
    turn: 10,
    declared: true,
    ...changes,
  });
  const heldForce = (changes: Json = {}) =>
    all(chit("allied", "A", "archery"), special("allied", { plan: raid(changes) as never }));
  const lands = (changes: Partial<Force> = {}) =>
    adds(
      "allied",
      fleet("archery", 7, ships("jamaica", 4, "lsi", 2, "dd_ai", 4), {
        at: "1012",
        moved: moved("1012"),
        ...changes,
      }),
    );
  const by = { side: "allied", code: "COND_ARCHERY", amount: 5, rule: "12.14.1" };
  const archery = [
    scores("archery", "12.14.1 ARCHERY lands: 5 VP", "12.14.1", all(heldForce(), lands()), by, {
      rulings: ["E-127"],
      snapshot: done("allied"),
    }),
    scores(
      "archery-two-hexes",
      "12.14.1, E-127 ARCHERY fails when its TF has moved two hexes",
      "12.14.1",
      all(heldForce(), lands({ moved: moved("0911", "1012") })),
      null,
      { rulings: ["E-127"] },
    ),
    scores(
      "archery-ruled-two-hexes",
      "12.14.1, E-127 By ruling ARCHERY lands after a move of two hexes",
      "12.14.1",
      all(heldForce(), lands({ moved: moved("0911", "1012") }), rulings("archeryAfterTwoHexes")),
      by,
      { rulings: ["E-127"] },
    ),
    scores(
      "archery-undeclared",
      "12.14 A strike that was not declared does not take place",
      "12.14",
      all(heldForce({ declared: false }), lands()),
      null,
    ),
    scores(
      "archery-storm",
      "12.14 ARCHERY fails in a Storm",
      "12.14",
      all(heldForce(), lands(), weather("storm")),
      null,
      {
        snapshot: done("allied"),
      },
    ),
    scores("archery-gale", "12.14 ARCHERY fails in a Gale", "12.14", all(heldForce(), lands(), weather("gale")), null),
    scores(
      "archery-far",
      "12.14.1, E-127 By ruling ARCHERY fails when its TF has moved three hexes",
      "12.14.1",
      all(heldForce(), lands({ moved: moved("0810", "0911", "1012") }), rulings("archeryAfterTwoHexes")),
      null,
    ),
    scores(
      "archery-no-lsi",
      "12.14.1 ARCHERY needs a CS of landing ships",
      "12.14.1",
      all(heldForce(), lands({ units: ships("jamaica", 4, "dd_ai", 4) })),
      null,
    ),
    scores(
      "archery-elsewhere",
      "12.14.1 ARCHERY lands in the hex planned",
      "12.14.1",
      all(heldForce(), lands({ at: "0911" })),
      null,
    ),
    scores(
      "archery-other-turn",
      "12.14.1 ARCHERY lands in the turn planned",
      "12.14.1",
      all(heldForce({ turn: 12 }), lands()),
      null,
    ),
  ];
  const title = all(
    chit("allied", "A", "title"),
    special("allied", { plan: { condition: "title", port: "trondheim", turn: 10, declared: true } }),
    adds("axis", fleet("tirpitz", 5, ships("tirpitz", 5), inPort("trondheim"))),
  );
  const hits = Array.from({ length: 10 }, (_, die) => {
    const number = die >= 1 && die <= 5 ? die : 0;
    return scores(
      `title-${die}`,
      `12.14.2 TITLE: a die of ${die} ${number === 0 ? "misses Tirpitz" : `costs Tirpitz ${number} CS, without VP`}`,
      "12.14.2",
      title,
      null,
      {
        rolls: [plain("title-attack", [die], `${number} hits`)],
        rulings: ["E-134"],
        snapshot: {
          sides: {
            axis: { forces: [{ id: "raiders" }, { id: "tirpitz", units: [{ unit: "tirpitz", cs: 5 - number }] }] },
          },
        },
      },
    );
  });
  return [
    ...archery,
    ...hits,
    scores("title-storm", "12.14 TITLE fails in a Storm, without a die", "12.14", all(title, weather("storm")), null, {
      snapshot: done("allied"),
    }),
    scores(
      "title-gone",
      "12.14.2 TITLE finds nothing when Tirpitz is not in the port planned",
      "12.14.2",
      all(title, (state) => {
        state.sides.axis.forces[1]!.at = "narvik";
      }),
      null,
    ),
    needs({
      ...plan,
      id: "title-needs",
      title: "12.14.2 Requests the die of TITLE",
      citation: "12.14.2",
      change: title,
      input: {},
      next: { label: "title-attack", dice: "1d0-9" },
    }),
  ];
}

/** 12.2.1, 12.5 Carriers that never strike, and ships that broke out. */
export function carriers(): Vector[] {
  const by = (amount: number, unit: string) => ({
    side: "allied",
    code: "COND_CARRIER_STRIKE",
    amount,
    unit,
    rule: "12.5",
  });
  const heldRaid = (struck: boolean) =>
    all(chit("allied", "F", "carrier_strike"), special("allied", { carriers: [{ unit: "victorious", struck }] }));
  return [
    scores(
      "carrier-idle",
      "12.5 A carrier from Scapa Flow that never struck costs 5 VP",
      "12.5",
      heldRaid(false),
      by(-5, "victorious"),
      { base: "last-turn" },
    ),
    scores("carrier-struck", "12.5 A carrier that struck costs nothing", "12.5", heldRaid(true), null, {
      base: "last-turn",
    }),
    scores(
      "breakout-told",
      "12.2.1 In the special phase of its turn the chit of ships that broke out is shown",
      "12.2.1",
      all(chit("axis", "L", "none"), (state) => {
        state.sides.axis.special.returning = {
          ships: [{ unit: "prinz_eugen", cs: 4 }],
          turn: 10,
          fuelWarning: 18,
          shown: false,
        };
      }),
      null,
      { snapshot: { sides: { axis: { special: { returning: { shown: true } } } } } },
    ),
    scores(
      "breakout-untold",
      "12.2.1 Before that turn it is not shown",
      "12.2.1",
      all(chit("axis", "L", "none"), (state) => {
        state.sides.axis.special.returning = {
          ships: [{ unit: "prinz_eugen", cs: 4 }],
          turn: 13,
          fuelWarning: 22,
          shown: false,
        };
      }),
      null,
      { snapshot: { sides: { axis: { special: { returning: { shown: false } } } } } },
    ),
  ];
}
