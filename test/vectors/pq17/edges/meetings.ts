import type { Dummy, Force } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import { all, type Change, type Json, refused, resolves, roll, type Vector } from "../kit";
import { battleOf, type Field, field, fighting } from "../kit/battles";
import { cardRoll, cardWith, finds } from "../kit/cards";
import { dummy } from "../kit/changes";
import { convoy, fleet, HEX, ships } from "../kit/fleets";
import * as maneuvers from "../kit/maneuver";
import { asw } from "../submarines/fights";
import { cover, marked, raiders } from "../surface-guns/gunfire";

const hidden = { identified: false, idLevel: 0 };

const hipper = raiders(...ships("admiral_hipper", 4));

/** 7.5.1 Vectors for the effect of other pieces in the hex on the question of an interception. */
export function companies(): Vector[] {
  const other = (kind: Force["kind"], units: Force["units"], more: Partial<Force> = {}) =>
    kind === "convoy" ? convoy("other", 2, units, more) : fleet("other", 2, units, { kind, ...more });
  const meets = (
    id: string,
    title: string,
    isAskedFor: boolean,
    more: readonly Force[],
    dummies: Dummy[] = [],
  ): Vector =>
    resolves({
      operation: "declareSurfaceAttack",
      base: "surface-segment",
      id: `company-${id}`,
      title: `7.5.1 ${title}`,
      citation: "7.5.1",
      change: all(
        field({ attacker: "axis", allied: [cover(...ships("dd_ai", 1)), ...more], axis: [hipper] }),
        (state) => {
          state.sides.allied.dummies = dummies;
        },
      ),
      input: { block: 1, attackers: ["raiders"] },
      rolls: [finds("locate-card", "axis")],
      outcome: { located: ["raiders"], round: isAskedFor ? null : 1 },
      snapshot: {
        pending: isAskedFor ? { decision: "surf_intercept" } : { decision: "surf_maneuver_defender", side: "allied" },
      },
    });
  const boats = ships("ss_british", 2);
  const merchants = ships("mv", 4);
  return [
    meets("dummy", "A dummy in the hex may be a TF", true, [], [dummy(2, HEX)]),
    meets("dummy-elsewhere", "A dummy elsewhere is none", false, [], [dummy(2, "0514")]),
    meets("pack-hidden", "So may a Wolf Pack that is not identified", true, [other("wolf_pack", boats, hidden)]),
    meets("pack", "An identified Wolf Pack does not intercept", false, [other("wolf_pack", boats)]),
    meets("convoy-hidden", "A convoy that is not identified may be a TF", true, [other("convoy", merchants, hidden)]),
    meets("convoy", "An identified convoy does not intercept", false, [other("convoy", merchants)]),
    meets("fleet", "An identified TF may", true, [other("task_force", ships("sheffield", 4))]),
    meets("fleet-elsewhere", "A TF elsewhere may not", false, [
      other("task_force", ships("sheffield", 4), { at: "0514" }),
    ]),
    resolves({
      operation: "declareSurfaceAttack",
      base: "surface-segment",
      id: "company-refuelling",
      title: "11.3.2 A TF that is attacked refuels no more",
      citation: "11.3.2",
      change: field({
        attacker: "axis",
        allied: [fleet("cover", 1, ships("dd_ai", 1, "aldersdale", 2), { refuelling: true })],
        axis: [hipper],
      }),
      input: { block: 1, attackers: ["raiders"] },
      rolls: [finds("locate-card", "axis")],
      outcome: { round: 1 },
      snapshot: { sides: { allied: { forces: [{ refuelling: false }] } } },
    }),
    refused({
      operation: "declareSurfaceAttack",
      base: "surface-segment",
      id: "company-convoy-attacks",
      title: "7.5 A convoy does not attack, though it has destroyers",
      citation: "7.5",
      change: field({
        attacker: "axis",
        allied: [cover(...ships("dd_ai", 1))],
        axis: [hipper, convoy("traders", 2, ships("dd_z36a", 2, "mv", 2))],
      }),
      input: { block: 1, attackers: ["traders"] },
      code: "VALUE_NOT_LISTED",
      section: "7.1.1",
      pointer: "/input/attackers/0",
    }),
  ];
}

/** 6.2.2, D-08, D-49 Cards that find enemies in battle, or do not. */
export function cardsOfBattle(): Vector[] {
  const pq = convoy("convoy", 2, ships("es_british", 2, "mv", 4));
  const waits = (attackers: readonly Force[], light: "day" | "night" = "day"): Change =>
    all(
      field({ attacker: "axis", allied: [pq, fleet("cover", 1, ships("sheffield", 4))], axis: attackers, light }),
      (state) => {
        const ids = attackers.map(({ id }) => id);
        const attack = { attackers: ids, target: "convoy", hex: HEX };
        state.pending = { decision: "surf_intercept", side: "allied", attack } as typeof state.pending;
        state.sides.axis.attacked = ids;
      },
    );
  const known = (id: string, block: number, level: number | null): Force =>
    fleet(id, block, ships(block === 1 ? "admiral_hipper" : "lutzow", 4), {
      identified: level !== null,
      idLevel: level ?? 0,
    });
  const intercept = (
    id: string,
    title: string,
    attackers: readonly Force[],
    symbol: string,
    by: string | null,
  ): Vector =>
    resolves({
      operation: "interceptAttack",
      base: "surface-segment",
      id: `card-${id}`,
      title,
      citation: "D-49",
      change: waits(attackers),
      input: { forces: ["cover"] },
      rolls: [cardRoll("interception-card", cardWith("allied", "day", "fair", symbol))],
      outcome: { by },
    });
  const engaging = (axis: readonly Force[], more: Partial<Field> = {}): Change =>
    all(
      fighting(
        {
          attacker: "axis",
          axis: [hipper],
          allied: [convoy("convoy", 1, ships("es_british", 2, "mc", 1, "mv", 4))],
          ...more,
        },
        { step: "engage_phasing" },
      ),
      (state) => {
        state.sides.axis.forces = [...state.sides.axis.forces, ...axis];
        Object.assign(state.pending ?? {}, { decision: "surf_engage", side: "axis" });
      },
    );
  const second = fleet("second", 2, ships("prinz_eugen", 4));
  const engage = { operation: "engageForces", base: "surface-battle" };
  const transit: Change = all(engaging([second, fleet("third", 3, ships("koln", 2), { at: "0514" })]), (state) => {
    state.phase = "move_blocks";
    state.sides.axis.fought = ["second"];
    battleOf(state).transit = true;
  });
  return [
    intercept(
      "best-last",
      "D-49 A card of ID1 finds attackers of whom one is of ID1",
      [known("first", 1, 0), known("second", 2, 1)],
      "1",
      "cover",
    ),
    intercept(
      "best-first",
      "D-49 whichever of them it is",
      [known("first", 1, 1), known("second", 2, 0)],
      "1",
      "cover",
    ),
    intercept(
      "identified",
      "D-49 One of ID0 is known better than one that is not identified",
      [known("first", 1, null), known("second", 2, 0)],
      "0",
      "cover",
    ),
    intercept(
      "unidentified",
      "D-08 A card of ID0 does not find attackers of whom none is identified",
      [known("first", 1, null), known("second", 2, null)],
      "0",
      null,
    ),
    resolves({
      operation: "interceptAttack",
      base: "surface-segment",
      id: "card-carrier-denies",
      title: "6.2.2 The carrier of the attackers denies a C, and is located by it",
      citation: "6.2.2",
      change: waits([fleet("raiders", 1, ships("graf_zeppelin", 3, "admiral_hipper", 4))], "night"),
      input: { forces: ["cover"] },
      rolls: [
        cardRoll("interception-card", cardWith("allied", "night", "fair", "C")),
        roll("surprise", "SURPRISE", [0]),
      ],
      outcome: { by: null },
      snapshot: { sides: { axis: { located: ["graf_zeppelin"] } } },
    }),
    resolves({
      ...engage,
      id: "card-cam-denies",
      title: "6.2.2 A CAM of the convoy denies a C to a TF that would join, and is used",
      citation: "6.2.2",
      change: engaging([second], { light: "night" }),
      input: { forces: ["second"] },
      rolls: [cardRoll("engage-card", cardWith("axis", "night", "fair", "C"))],
      outcome: { joined: [] },
      snapshot: { sides: { allied: { forces: [{ units: [{}, { unit: "mc", marks: ["cam_used"] }, {}] }] } } },
    }),
    resolves({
      ...engage,
      id: "card-one-of-two",
      title: "7.5.2(i) A TF that is not named does not join",
      citation: "7.5.2",
      change: engaging([second, fleet("third", 3, ships("koln", 2), { refuelling: true })]),
      input: { forces: ["third"] },
      rolls: [finds("engage-card", "axis")],
      outcome: { joined: ["third"] },
      snapshot: { sides: { axis: { forces: [{}, {}, { refuelling: false }], fought: ["third"] } } },
    }),
    resolves({
      ...engage,
      id: "card-in-transit",
      title: "6.6.1 In transit a TF joins whatever it fought before",
      citation: "6.6.1",
      change: transit,
      input: { forces: ["second"] },
      rolls: [finds("engage-card", "axis")],
      outcome: { joined: ["second"] },
      snapshot: { pending: { battle: { transit: true } } },
    }),
    refused({
      ...engage,
      id: "card-in-transit-elsewhere",
      title: "6.6.1 TFs of other hexes do not join in transit",
      citation: "6.6.1",
      change: transit,
      input: { forces: ["third"] },
      code: "VALUE_NOT_LISTED",
      section: "7.5.2",
      pointer: "/input/forces/0",
    }),
  ];
}

/** 7.4.6 The surface battle that follows the combat of a convoy's submarines. */
export function resumed(): Vector[] {
  const transitStep = {
    pending: { decision: "surf_maneuver_defender", side: "allied", battle: { round: 1, hadWarships: true } },
  };
  const order = (face: number) =>
    roll("sub-combat", "SUBMARINE_COMBAT", [face], null, { PACK_ID: -3, ESCORTS: -1, TARGET_TF: -1 });
  return [
    resolves({
      operation: "sendConvoySubmarines",
      base: "sub-of-convoy",
      id: "resumed-at-once",
      title: "7.4.6 Where no submarine may attack the ASW dice follow, and the battle begins",
      citation: "7.4.6",
      input: { block: 1 },
      rolls: [order(0), asw(0)],
      outcome: { block: 1 },
      snapshot: transitStep,
      rulings: ["E-10"],
    }),
  ];
}

/** 5.1.1, 7.2.4, 7.5.4 Vectors for maneuvers of ships that tow, and impossible orders. */
export function orders(): Vector[] {
  const tow = (unit: string, cs: number, by: string) => ({ ...ships(unit, cs)[0]!, tow: by });
  const pairs = [
    raiders(
      tow("koln", 0, "prinz_eugen"),
      tow("prinz_eugen", 4, "koln"),
      tow("admiral_hipper", 0, "lutzow"),
      tow("lutzow", 4, "admiral_hipper"),
    ),
  ];
  const loose = { tow: null };
  const no = (
    id: string,
    title: string,
    input: Json,
    code: string,
    section: string,
    pointer: string,
    on: Partial<Field> = {},
    units = {},
  ): Vector =>
    maneuvers.deny(
      `edge-${id}`,
      title,
      title.split(" ")[0]!,
      maneuvers.defending({}, on, units),
      input,
      code,
      section,
      pointer,
    );
  const { move, order } = maneuvers;
  const adrift = { axis: [raiders(...ships("admiral_hipper", 4, "lutzow", 0), marked("dd_z36a", 2, "diw"))] };
  const light = { axis: [raiders(...ships("dd_z34_36", 2, "dd_z36a", 1, "tb_35_37", 1))] };
  return [
    resolves({
      ...maneuvers.plan,
      id: "maneuver-edge-tow",
      title: "7.2.4 A ship that leaves Deployment casts off its own tow alone",
      citation: "7.2.4",
      change: maneuvers.defending({}, { axis: pairs }),
      input: order([move(6, "withdrawal")]),
      rolls: [],
      snapshot: {
        pending: {
          battle: {
            units: [
              {},
              {},
              { parts: [{ tow: true }] },
              { parts: [{ tow: true }] },
              { parts: [{ tow: false }] },
              { parts: [{ tow: false }] },
            ],
          },
        },
        sides: { axis: { forces: [{ units: [{ tow: "prinz_eugen" }, { tow: "koln" }, loose, loose] }] } },
      },
    }),
    no(
      "screen-twice",
      "7.5.4 An enemy is screened once",
      order([move(3, "screening", [1, 1])]),
      "CHOICE_REPEATED",
      "7.5.2",
      "/input/moves/0/screens/1",
    ),
    no(
      "protects-itself",
      "7.5.4 A unit does not cover itself",
      order([move(3, "screening", [1], 3)]),
      "VALUE_NOT_LISTED",
      "7.5.2",
      "/input/moves/0/protects",
    ),
    no(
      "evades-twice",
      "7.5.2 A unit evades once",
      order([], { evasion: [3, 3] }),
      "CHOICE_REPEATED",
      "7.5.2",
      "/input/evasion/1",
    ),
    no(
      "evades-adrift",
      "7.5.2 A ship Dead in the Water does not evade",
      order([], { evasion: [4] }),
      "VALUE_NOT_LISTED",
      "7.5.2",
      "/input/evasion/0",
      adrift,
    ),
    no(
      "absorbed-evades",
      "7.2.4 A unit that is in a stack is named by the number of the stack",
      order([], { stacks: [[3, 4]], evasion: [5, 4] }),
      "MANEUVER_IMPOSSIBLE",
      "7.5.2",
      "/input",
      light,
    ),
    no(
      "covers-away",
      "7.5.4 A unit in Withdrawal is not covered by name",
      order([move(4, "screening", [1], 3)]),
      "MANEUVER_IMPOSSIBLE",
      "7.5.2",
      "/input",
      {},
      { 3: { area: "withdrawal" } },
    ),
  ];
}
