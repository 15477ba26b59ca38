import { all, type Change, type Json, malformed, plain, refused, resolves, roll, type Vector } from "../kit";
import { field, fighting } from "../kit/battles";
import { cardWith, finds, misses } from "../kit/cards";
import { convoy, fleet, HEX, ships } from "../kit/fleets";
import { cover, move, order, plan, raiders } from "../kit/maneuver";

const NIGHT = "night" as const;

/** A gunnery die. */
const shot = (face: number, hits: boolean, modifiers: Readonly<Record<string, number>> = {}) =>
  plain("gunnery", [face], hits ? "hit" : "miss", modifiers);

/** 7.5.1, 7.5.3, 7.6, 7.4.6 Vectors for the effects of surprise, by side. */
export function surprises(): Vector[] {
  const pq = convoy("convoy", 1, ships("es_british", 2, "ss_british", 1, "mv", 8), { idLevel: 1 });
  const cruisers = fleet("cover", 2, ships("sheffield", 4, "jamaica", 4), { identified: true, idLevel: 1 });
  const hipper = fleet("raiders", 1, ships("admiral_hipper", 4, "lutzow", 4));
  const nightBattle = { light: NIGHT, axis: [hipper] };
  const attacked = (allied: (typeof pq)[]): Change => field({ attacker: "axis", allied, ...nightBattle });
  return [
    resolves({
      id: "convoy-submarines-surprised",
      title: "7.4.6 With surprise the submarines of a convoy cannot intervene, and the battle begins",
      citation: "7.4.6",
      operation: "declareSurfaceAttack",
      base: "surface-segment",
      change: attacked([pq]),
      input: { block: 1, attackers: ["raiders"] },
      rolls: [finds("locate-card", "axis", NIGHT), roll("surprise", "SURPRISE", [8])],
      outcome: { located: ["raiders"], round: 1 },
      snapshot: { pending: { decision: "surf_maneuver_attacker", side: "axis", battle: { surprise: true } } },
    }),
    resolves({
      id: "convoy-submarines-asked",
      title: "7.4.6 Without surprise the owner of the convoy is offered its submarines before the battle",
      citation: "7.4.6",
      operation: "declareSurfaceAttack",
      base: "surface-segment",
      change: attacked([pq]),
      input: { block: 1, attackers: ["raiders"] },
      rolls: [finds("locate-card", "axis", NIGHT), roll("surprise", "SURPRISE", [7])],
      outcome: { located: ["raiders"], round: 0 },
      snapshot: { pending: { decision: "surf_submarines", side: "allied", battle: { surprise: false } } },
    }),
    resolves({
      id: "intercept-surprise",
      title: "7.5.1, 7.6 A TF that intercepts by night rolls for surprise",
      citation: "7.5.1",
      operation: "interceptAttack",
      base: "surface-segment",
      change: all(field({ attacker: "axis", allied: [pq, cruisers], ...nightBattle }), (state) => {
        state.pending = {
          decision: "surf_intercept",
          side: "allied",
          attack: { attackers: ["raiders"], target: "convoy", hex: HEX },
        } as typeof state.pending;
        state.sides.axis.attacked = ["raiders"];
      }),
      input: { forces: ["cover"] },
      rolls: [finds("interception-card", "allied", NIGHT), roll("surprise", "SURPRISE", [8])],
      outcome: { by: "cover", round: 1 },
      snapshot: {
        pending: { decision: "surf_maneuver_attacker", side: "allied", battle: { attacker: "allied", surprise: true } },
      },
    }),
    resolves({
      id: "guns-surprise",
      title:
        "7.5.3 By surprise the attacker's hits are applied before the defender fires: a ship that is sunk fires not",
      citation: "7.5.3",
      operation: "targetGuns",
      base: "surface-battle",
      change: fighting(
        {
          attacker: "allied",
          allied: [fleet("cover", 1, ships("adventure", 1))],
          axis: [fleet("raiders", 1, ships("dd_z36a", 1))],
          light: NIGHT,
        },
        { round: 1, surprise: true, guns: [{ unit: 2, target: 1, cs: 1 }] },
      ),
      input: { targets: [{ unit: 1, target: 2, cs: 1 }] },
      rolls: [shot(9, true)],
      outcome: { vp: 1, salvos: [{ unit: 1, target: 2, hits: 1 }] },
      snapshot: { sides: { allied: { forces: [{ units: [{ unit: "adventure", cs: 1 }] }] }, axis: { forces: [] } } },
    }),
    resolves({
      id: "torpedo-surprise",
      title:
        "7.5.3 By surprise the attacker's torpedoes hit before the defender's guns fire: a flotilla that is sunk fires not",
      citation: "7.5.3",
      operation: "targetTorpedoes",
      base: "surface-battle",
      change: fighting(
        {
          attacker: "allied",
          allied: [fleet("cover", 1, ships("dd_ai", 1))],
          axis: [fleet("raiders", 1, ships("tb_35_37", 1))],
          light: NIGHT,
        },
        {
          step: "torpedo_targets_attacker",
          round: 1,
          surprise: true,
          guns: [{ unit: 2, target: 1, cs: 1 }],
        },
        { 1: { area: "torpedo_attack" } },
      ),
      input: { targets: [{ unit: 1, target: 2, attacks: 1 }] },
      rolls: [
        roll("torpedo-attack", "TORPEDO_ATTACK", [9], null, { TARGET_LIGHT: -1 }),
        { label: "torpedo-damage", faces: [3], chart: "TORPEDO_DAMAGE", column: "LIGHT", row: 2 },
      ],
      outcome: { vp: 0.5, salvos: [], volleys: [{ unit: 1, successes: 1 }] },
      snapshot: { sides: { allied: { forces: [{ units: [{ unit: "dd_ai", cs: 1 }] }] }, axis: { forces: [] } } },
    }),
  ];
}

/** 7.5.2, 7.5.4, 7.5.5 Vectors for screens, and the positions of units after a round. */
export function screens(): Vector[] {
  const duel = { attacker: "allied" as const };
  const pq = convoy("convoy", 1, ships("es_british", 2, "dd_ai", 2, "mv", 6));
  const hunters = fleet("raiders", 1, ships("admiral_hipper", 4, "lutzow", 4, "dd_z36a", 3));
  return [
    malformed({
      ...plan,
      id: "maneuver-screen-three",
      title: "7.5.4 A unit covers those in Withdrawal against two enemies, not three",
      citation: "7.5.4",
      change: fighting({ attacker: "axis", axis: [hunters], allied: [pq] }, { step: "maneuver_defender" }),
      input: order([move(6, "withdrawal"), move(4, "screening", [1, 2, 3])]),
      code: "INPUT_MALFORMED",
      pointer: "/input/moves/1/screens",
    }),
    resolves({
      ...plan,
      id: "maneuver-screen-two",
      title: "7.5.4 A unit in Screening covers those in Withdrawal against two enemies",
      citation: "7.5.4",
      change: fighting({ attacker: "axis", axis: [hunters], allied: [pq] }, { step: "maneuver_defender" }),
      input: order([move(6, "withdrawal"), move(4, "screening", [1, 2])]),
      rolls: [],
      outcome: { moved: 2 },
      snapshot: { pending: { battle: { units: [{}, {}, {}, { area: "screening", screens: [1, 2] }, {}, {}] } } },
    }),
    resolves({
      ...plan,
      id: "maneuver-escort-screens",
      title: "7.5.5 Escorts screen",
      citation: "7.5.5",
      change: fighting({ attacker: "axis", axis: [hunters], allied: [pq] }, { step: "maneuver_defender" }),
      input: order([move(6, "withdrawal"), move(5, "screening", [1, 2])]),
      rolls: [],
      outcome: { moved: 2 },
      snapshot: { pending: { battle: { units: [{}, {}, {}, {}, { area: "screening", screens: [1, 2] }, {}] } } },
    }),
    resolves({
      id: "guns-screened-fires",
      title: "7.5.4 A unit that is covered fires at an enemy that is not",
      citation: "7.5.4",
      operation: "targetGuns",
      base: "surface-battle",
      change: fighting(
        {
          ...duel,
          allied: [fleet("cover", 1, ships("london", 3, "jamaica", 4))],
          axis: [fleet("raiders", 1, ships("admiral_hipper", 4, "lutzow", 4))],
        },
        { step: "gun_targets_attacker" },
        { 1: { area: "screening", screens: [3], protects: 2 } },
      ),
      input: { targets: [{ unit: 2, target: 4, cs: 4 }] },
      rolls: [0, 0, 0, 0].map((face) => shot(face, false)),
      outcome: { salvos: [{ unit: 2, target: 4, dice: 4, hits: 0 }] },
    }),
    resolves({
      operation: "withdrawUnits",
      base: "surface-battle",
      citation: "7.5.2",
      id: "round-back",
      title: "7.5.2 After the round units go back to Deployment, but those in Withdrawal",
      change: fighting(
        { ...duel, allied: [cover], axis: [raiders] },
        { step: "withdraw_attacker" },
        { 2: { area: "torpedo_attack" }, 3: { area: "screening", screens: [1] }, 4: { area: "withdrawal" } },
      ),
      input: { roll: false, units: [], otherModifiers: true },
      rolls: [plain("combat-continue", [9], "goes on")],
      outcome: { round: 3 },
      snapshot: {
        pending: {
          battle: {
            round: 3,
            units: [
              { area: "deployment" },
              { area: "deployment" },
              { area: "deployment", screens: [] },
              { area: "withdrawal" },
              { area: "deployment" },
            ],
          },
        },
      },
    }),
  ];
}

/** 7.5.6 When a carrier may strike. */
export function carriers(): Vector[] {
  const carrier = fleet("cover", 1, ships("victorious", 4, "dd_ai", 4));
  const closing = (
    id: string,
    title: string,
    decision: string,
    on: { light?: "night"; weather?: "fog" | "reduced_visibility" } = {},
    round = 2,
  ): Vector =>
    resolves({
      ...plan,
      citation: "7.5.6",
      id: `carrier-${id}`,
      title: `7.5.6 ${title}`,
      change: all(
        fighting(
          { attacker: "axis", axis: [fleet("raiders", 1, ships("admiral_hipper", 4))], allied: [carrier], ...on },
          { step: "maneuver_attacker", round },
        ),
        (state) => {
          state.sides.allied.aircraft = [
            {
              id: "albacore_1",
              unit: "albacore",
              cs: 1,
              base: null,
              carrier: "victorious",
              hex: null,
              mission: "none",
              radius: [],
              aborted: 0,
              damaged: 0,
              lost: 0,
              interceptor: false,
            },
          ];
        },
      ),
      input: order([]),
      rolls: [],
      snapshot: { pending: { decision, side: "allied", battle: { round } } },
    });
  return [
    closing("offered", "By day in Fair weather the carrier of a defender may strike from round 2 on", "surf_carrier"),
    closing("offered-reduced", "In Reduced Visibility too", "surf_carrier", { weather: "reduced_visibility" }),
    closing("night", "Not by night", "surf_gun_targets_defender", { light: "night" }),
    closing("fog", "Not in Fog", "surf_gun_targets_defender", { weather: "fog" }),
    closing("round-1", "Not in round 1", "surf_gun_targets_defender", {}, 1),
  ];
}

/** 7.5.7 A German force that meets a damaged battleship on the display. */
export function superiors(): Vector[] {
  const meets = (id: string, title: string, axis: ReturnType<typeof fleet>, outmatched: boolean): Vector =>
    resolves({
      operation: "declareSurfaceAttack",
      base: "surface-segment",
      citation: "7.5.7",
      id: `limits-damaged-${id}`,
      title: `7.5.7 ${title}`,
      change: field({
        attacker: "allied",
        allied: [fleet("cover", 1, ships("duke_of_york", 3))],
        axis: [axis],
      }),
      input: { block: 1, attackers: ["cover"] },
      rolls: [finds("locate-card", "allied")],
      outcome: { round: 1 },
      ...(outmatched && { rulings: ["D-37"] }),
      snapshot: { pending: { battle: { outmatched } } },
    });
  return [
    meets(
      "cruisers",
      "Cruisers alone are outmatched by a damaged battleship",
      fleet("raiders", 1, ships("lutzow", 4, "admiral_hipper", 4)),
      true,
    ),
    meets("tirpitz", "Tirpitz undamaged is not", fleet("raiders", 1, ships("tirpitz", 5)), false),
  ];
}

/** 7.1.1 A second card of a TF by the option. */
export function secondCards(): Vector[] {
  const target = fleet("raiders", 1, ships("lutzow", 4, "admiral_hipper", 4));
  const looks = (id: string, title: string, shadow: Json, second: boolean): Vector =>
    resolves({
      operation: "declareSurfaceAttack",
      base: "surface-segment",
      citation: "7.1.1",
      id: `declare-option-${id}`,
      title: `7.1.1 second_location_card: ${title}`,
      change: all(
        field({
          attacker: "allied",
          allied: [fleet("cover", 1, ships("sheffield", 4))],
          axis: [target],
          options: ["second_location_card"],
        }),
        (state) => {
          state.sides.allied.shadowing = [{ target: 1, ...shadow }] as never;
        },
      ),
      input: { block: 1, attackers: ["cover"] },
      rolls: [
        misses("locate-card", "allied"),
        ...(second
          ? [
              {
                label: "locate-card",
                faces: [cardWith("allied", "day", "fair", "U") - 1],
                chart: null,
              },
            ]
          : []),
      ],
      outcome: second ? { located: ["cover"], round: 1 } : { located: [], round: null },
    });
  return [
    looks("air", "a TF has a second card if a sector shadows its target", { by: "sector", id: "british" }, true),
    looks("tf", "or if a TF does", { by: "force", id: "cover" }, true),
  ];
}

/** 7.3, 7.3.2 Torpedoes of light ships: all of them, or one for each CS. */
export function torpedoes(): Vector[] {
  const boats = fleet("cover", 1, ships("tb_35_37", 2));
  const london = fleet("raiders", 1, ships("london", 3));
  const fires = (id: string, title: string, attacks: number, spent: number): Vector =>
    resolves({
      operation: "targetTorpedoes",
      base: "surface-battle",
      citation: "7.3.2",
      id: `torpedo-${id}`,
      title,
      change: fighting(
        { attacker: "axis", axis: [boats], allied: [london] },
        { step: "torpedo_targets_attacker" },
        { 1: { area: "torpedo_attack" } },
      ),
      input: { targets: [{ unit: 1, target: 2, attacks }] },
      rolls: Array.from({ length: attacks }, () => roll("torpedo-attack", "TORPEDO_ATTACK", [0], null, {})),
      outcome: { volleys: [{ unit: 1, target: 2, attacks, successes: 0 }] },
      snapshot: { sides: { axis: { forces: [{ units: [{ torpedoesSpent: spent }] }] } } },
    });
  return [
    fires("one-of-two", "7.3.2 Example: two CS of torpedo boats use one torpedo for each CS", 2, 2),
    fires("light-symbols", "7.3.2 Example: or all four at once", 4, 4),
    resolves({
      operation: "targetTorpedoes",
      base: "surface-battle",
      citation: "7.3",
      id: "torpedo-heavy-symbol",
      title: "7.3 A heavy ship with one symbol makes one attack, whatever its CS",
      change: fighting(
        { attacker: "allied", allied: [fleet("cover", 1, ships("london", 3))], axis: [raiders] },
        { step: "torpedo_targets_attacker" },
        { 1: { area: "torpedo_attack" } },
      ),
      input: { targets: [{ unit: 1, target: 2, attacks: 1 }] },
      rolls: [roll("torpedo-attack", "TORPEDO_ATTACK", [0], null, {})],
      outcome: { volleys: [{ unit: 1, target: 2, attacks: 1, successes: 0 }] },
    }),
    resolves({
      operation: "targetGuns",
      base: "surface-battle",
      citation: "7.3.1",
      id: "guns-crippled-fires",
      title: "7.3.1 A Crippled ship fires with all its CS",
      change: fighting({
        attacker: "allied",
        allied: [
          { ...fleet("cover", 1, ships("london", 3)), units: [{ ...ships("london", 3)[0]!, marks: ["crippled"] }] },
        ],
        axis: [fleet("raiders", 1, ships("lutzow", 4))],
      }),
      input: { targets: [{ unit: 1, target: 2, cs: 3 }] },
      rolls: [0, 0, 0].map((face) => shot(face, false)),
      outcome: { salvos: [{ unit: 1, target: 2, dice: 3, hits: 0 }] },
    }),
    refused({
      operation: "targetGuns",
      base: "surface-battle",
      citation: "7.9",
      id: "guns-crippled-destroyer",
      title: "7.9 A Crippled destroyer fires no guns",
      change: fighting({
        attacker: "allied",
        options: ["destroyer_hits"],
        allied: [
          {
            ...fleet("cover", 1, []),
            units: [...ships("london", 3), { ...ships("dd_ai", 1)[0]!, marks: ["crippled"] }],
          },
        ],
        axis: [fleet("raiders", 1, ships("lutzow", 4))],
      }),
      input: { targets: [{ unit: 2, target: 3, cs: 1 }] },
      code: "FIRES_NO_GUNS",
      section: "7.5.2",
      pointer: "/input/targets/0/unit",
    }),
    refused({
      id: "reload-lerwick-tf",
      title: "7.3.2 At Lerwick submarines reload, and no ships",
      citation: "7.3.2",
      operation: "reloadTorpedoes",
      base: "lone-allied",
      change: (state) => {
        state.phase = "move_refuel";
        state.phasing = "allied";
        const [first] = state.sides.allied.forces;
        Object.assign(first!, { station: "in_port", at: "reykjavik", block: null });
        first!.units[0]!.torpedoesSpent = 1;
        state.sides.allied.forces.push({
          ...structuredClone(first!),
          id: "boats",
          kind: "wolf_pack",
          at: "lerwick",
          number: 9,
          fuel: { state: "full", marker: null, refuelled: false },
          units: [{ ...ships("ss_british", 2)[0]!, marks: ["torps_expended"] }],
        });
      },
      input: { force: "tf_cruiser_cover" },
      code: "NO_TORPEDOES_HERE",
      section: "7.3.2",
      pointer: "/input/force",
    }),
    resolves({
      id: "reload-lerwick",
      title: "7.3.2 A Wolf Pack reloads at Lerwick",
      citation: "7.3.2",
      operation: "reloadTorpedoes",
      base: "lone-allied",
      change: (state) => {
        state.phase = "move_refuel";
        state.phasing = "allied";
        const [boats] = state.sides.allied.forces;
        Object.assign(boats!, { kind: "wolf_pack", station: "in_port", at: "lerwick", block: null });
        boats!.fuel.marker = null;
        boats!.units = [{ ...ships("ss_british", 2)[0]!, marks: ["torps_expended"] }];
      },
      input: { force: "tf_cruiser_cover" },
      rolls: [],
      snapshot: { sides: { allied: { forces: [{ at: "lerwick", reloading: true }] } } },
    }),
  ];
}
