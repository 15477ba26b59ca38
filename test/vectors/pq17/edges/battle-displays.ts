import type { Force, Ship } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import type { DisplayPart, DisplayUnit } from "../../../../src/rulesets/pq17/chapters/7-5-surface-combat/state";
import { all, type Change, draw, type Json, type Roll, refused, resolves, roll, type Vector } from "../kit";
import { damage, torpedo } from "../kit/attacks";
import { battleOf, type Field, fighting } from "../kit/battles";
import { finds } from "../kit/cards";
import { convoy, fleet, ships } from "../kit/fleets";
import { cover, dice, marked, plan, raiders } from "../surface-guns/gunfire";

type Units = Readonly<Record<number, Partial<DisplayUnit>>>;

/** A ship whose torpedoes are spent in part. */
const spent = (unit: string, cs: number, torpedoesSpent: number, more: Partial<Ship> = {}): Ship => ({
  ...ships(unit, cs)[0]!,
  torpedoesSpent,
  ...more,
});

/** The parts of some counters share another counter as one stack. */
export const stack =
  (on: number, ...others: number[]): Change =>
  (state) => {
    const battle = battleOf(state);
    const unit = battle.units.find(({ no }) => no === on)!;
    const parts = others.flatMap((other): DisplayPart[] => battle.units.find(({ no }) => no === other)?.parts ?? []);
    unit.parts = [...unit.parts, ...parts];
    battle.units = battle.units.filter(({ no }) => !others.includes(no));
  };

/** The defender of a battle must choose the submarines of its convoy, before anything is deployed. */
export const displayQuestion = (on: Field): Change =>
  all(fighting({ attacker: "axis", ...on }, { step: "set_up", round: 0, units: [], hadWarships: false }), (state) => {
    Object.assign(state.pending ?? {}, { decision: "surf_submarines", side: "allied" });
  });

const part = (force: string, unit: string, cs: number, more: Json = {}) => ({ force, unit, cs, ...more });

/** 1.4, 7.5.2 How forces are put on the display. */
export function deployments(): Vector[] {
  const first = fleet("raiders", 1, [
    spent("admiral_hipper", 4, 1),
    ...ships("lutzow", 0),
    spent("dd_z36a", 6, 10),
    marked("tb_35_37", 1, "crippled"),
  ]);
  const second = fleet("second", 2, [spent("dd_z36a", 4, 5), ...ships("tb_35_37", 1)]);
  const guarded = convoy("convoy", 1, [
    marked("dd_ai", 2, "diw"),
    ...ships("dd_ai", 1, "es_british", 3, "ss_british", 1, "mv", 9, "mo", 1),
  ]);
  const joining: Change = all(
    fighting(
      {
        attacker: "axis",
        axis: [raiders(...ships("admiral_hipper", 4, "dd_z36a", 6, "tb_35_37", 7))],
        allied: [cover(...ships("sheffield", 4))],
      },
      { step: "engage_phasing" },
    ),
    (state) => {
      const battle = battleOf(state);
      const counter = (no: number, unit: string, cs: number, more: Partial<DisplayUnit> = {}): DisplayUnit => ({
        ...battle.units[0]!,
        no,
        parts: [{ ...battle.units[0]!.parts[0]!, unit, cs }],
        ...more,
      });
      battle.units = [
        counter(1, "admiral_hipper", 4),
        counter(2, "dd_z36a", 2, { withdrawn: true }),
        counter(3, "dd_z36a", 1),
        counter(4, "dd_z36a", 3, { area: "withdrawal" }),
        counter(5, "tb_35_37", 3),
        counter(6, "tb_35_37", 3),
        counter(7, "tb_35_37", 1),
        { ...battle.units.find(({ side }) => side === "allied")!, no: 8 },
      ];
      stack(3, 7)(state);
      state.sides.axis.forces = [
        ...state.sides.axis.forces,
        fleet("second", 2, [spent("dd_z36a", 6, 5), spent("tb_35_37", 1, 1)]),
        fleet("third", 3, ships("prinz_eugen", 4)),
      ];
      Object.assign(state.pending ?? {}, { decision: "surf_engage", side: "axis" });
    },
  );
  const engage = { operation: "engageForces", base: "surface-battle", citation: "1.4", change: joining };
  return [
    resolves({
      operation: "sendConvoySubmarines",
      base: "surface-battle",
      citation: "1.4",
      id: "deploy-all",
      title:
        "1.4, 7.5.2 Classes are deployed on the fewest counters, those of each state apart, with the torpedoes they have spent",
      change: displayQuestion({ axis: [first, second], allied: [guarded] }),
      input: { block: null },
      rolls: [],
      outcome: { round: 1 },
      snapshot: {
        pending: {
          battle: {
            hadWarships: true,
            units: [
              { no: 1, parts: [part("raiders", "admiral_hipper", 4, { spent: 1 })] },
              { no: 2, parts: [part("raiders", "lutzow", 0)] },
              { no: 3, parts: [part("raiders", "dd_z36a", 4, { spent: 8 })] },
              {
                no: 4,
                parts: [part("raiders", "dd_z36a", 2, { spent: 2 }), part("second", "dd_z36a", 2, { spent: 4 })],
              },
              { no: 5, parts: [part("raiders", "tb_35_37", 1, { crippled: true })] },
              { no: 6, parts: [part("second", "dd_z36a", 2, { spent: 1 })] },
              { no: 7, parts: [part("second", "tb_35_37", 1, { crippled: false })] },
              { no: 8, parts: [part("convoy", "dd_ai", 2, { diw: true })] },
              { no: 9, parts: [part("convoy", "dd_ai", 1, { diw: false })] },
              { no: 10, parts: [part("convoy", "es_british", 3)] },
              { no: 11, parts: [part("convoy", "mo", 1)] },
              { no: 12, parts: [part("convoy", "mv", 8)] },
              { no: 13, parts: [part("convoy", "mv", 1)] },
            ],
          },
        },
      },
    }),
    resolves({
      ...engage,
      id: "deploy-joining",
      title: "1.4, 7.5.2 CS that join fill the counters of their class, but no stack and none that has withdrawn",
      input: { forces: ["second"] },
      rolls: [finds("engage-card", "axis")],
      outcome: { joined: ["second"] },
      snapshot: {
        pending: {
          battle: {
            units: [
              {},
              { no: 2, parts: [part("raiders", "dd_z36a", 2)] },
              { no: 3, parts: [part("raiders", "dd_z36a", 1), part("raiders", "tb_35_37", 1)] },
              { no: 4, parts: [part("raiders", "dd_z36a", 3), part("second", "dd_z36a", 1, { spent: 2 })] },
              { no: 5, parts: [part("raiders", "tb_35_37", 3), part("second", "tb_35_37", 1, { spent: 1 })] },
              { no: 6, parts: [part("raiders", "tb_35_37", 3)] },
              { no: 8 },
              { no: 9, parts: [part("second", "dd_z36a", 4, { spent: 3 })] },
              { no: 10, parts: [part("second", "dd_z36a", 1, { spent: 0 })] },
            ],
          },
        },
      },
    }),
    refused({
      ...engage,
      citation: "7.5.2",
      id: "engage-itself-twice",
      title: "7.5.2 A TF joins once",
      input: { forces: ["second", "second"] },
      code: "CHOICE_REPEATED",
      section: "7.5.2",
      pointer: "/input/forces/1",
    }),
  ];
}

/** An attack by guns of the Allies, who are the attacker. */
const fire = (
  id: string,
  title: string,
  on: Field,
  targets: Json[],
  rolls: Roll[],
  snapshot: Json,
  more: { units?: Units; change?: Change; outcome?: Json; rulings?: string[]; citation?: string; battle?: Json } = {},
): Vector =>
  resolves({
    ...plan,
    id: `display-${id}`,
    title,
    citation: more.citation ?? "7.5.2",
    change: all(
      fighting({ attacker: "allied", ...on }, { germanLosses: true, ...more.battle }, more.units ?? {}),
      more.change,
    ),
    input: { targets },
    rolls,
    ...(more.outcome && { outcome: more.outcome }),
    ...(more.rulings && { rulings: more.rulings }),
    snapshot,
  });

/** 7, 7.3.1, 7.5.2 Vectors for the parts of a unit on the display that survive gunfire. */
export function gunned(): Vector[] {
  const london = cover(...ships("london", 3));
  const towed = { ...ships("admiral_hipper", 0)[0]!, tow: "lutzow" };
  const tower = { ...ships("lutzow", 4)[0]!, tow: "admiral_hipper" };
  return [
    fire(
      "spent",
      "7.3.2 A counter that loses a CS loses its torpedoes with it",
      { allied: [london], axis: [raiders(spent("dd_z36a", 3, 6))] },
      [{ unit: 1, target: 2, cs: 3 }],
      dice("CA", "DD", [7, 0, 0]),
      { pending: { battle: { units: [{}, { hit: true, parts: [{ cs: 2, spent: 4 }] }] } } },
      { citation: "7.3.2" },
    ),
    fire(
      "named",
      "7 A ship without CS stays on the display Dead in the Water, and its torpedoes are spent as before",
      { allied: [london], axis: [raiders(spent("koln", 1, 1), ...ships("lutzow", 4))] },
      [{ unit: 1, target: 2, cs: 3 }],
      dice("CA", "CL", [7, 0, 0]),
      { pending: { battle: { units: [{}, { parts: [{ unit: "koln", cs: 0, spent: 1 }] }, {}] } } },
      { citation: "7" },
    ),
    fire(
      "tow",
      "5.1.1 A ship in tow that sinks leaves the display, and its tower tows no more",
      { allied: [london], axis: [raiders(towed, tower)] },
      [{ unit: 1, target: 2, cs: 3 }],
      dice("CA", "CA", [5, 0, 0], { TARGET_DIW_OR_TOW: 2 }),
      {
        pending: { battle: { units: [{}, { no: 2, parts: [] }, { no: 3, parts: [{ unit: "lutzow", tow: false }] }] } },
        sides: { axis: { forces: [{ units: [{ unit: "lutzow", tow: null }] }] } },
      },
      { citation: "5.1.1" },
    ),
    fire(
      "other-counter",
      "D-44 Hits beyond the last CS of a counter do not fall on another of its class",
      { allied: [london], axis: [raiders(...ships("dd_z36a", 5))] },
      [{ unit: 1, target: 3, cs: 3 }],
      dice("CA", "DD", [7, 8, 9]),
      {
        pending: { battle: { units: [{}, { no: 2, parts: [{ cs: 4 }] }, { no: 3, parts: [] }] } },
        sides: { axis: { forces: [{ units: [{ cs: 4 }] }] } },
      },
      { citation: "D-44", outcome: { salvos: [{ hits: 3 }], vp: 1 } },
    ),
    fire(
      "same-name",
      "7.5.2 Forces of both sides may have one name",
      { allied: [fleet("group", 1, ships("london", 3))], axis: [fleet("group", 1, ships("dd_z36a", 2))] },
      [{ unit: 1, target: 2, cs: 3 }],
      dice("CA", "DD", [7, 0, 0]),
      {
        pending: {
          battle: { units: [{ parts: [{ unit: "london", cs: 3 }] }, { parts: [{ unit: "dd_z36a", cs: 1 }] }] },
        },
      },
    ),
    fire(
      "auxiliary",
      "D-57 In a stack with merchants an auxiliary is picked as one ship, however often it has been hit",
      {
        attacker: "axis",
        axis: [raiders(...ships("admiral_hipper", 4))],
        allied: [convoy("convoy", 1, ships("aldersdale", 2, "mv", 3, "dd_ai", 1))],
      },
      [{ unit: 1, target: 2, cs: 4 }],
      [
        ...dice("CA", "MX", [5]),
        draw("gunnery-ship", 1, "aldersdale"),
        ...dice("CA", "MX", [5]),
        draw("gunnery-ship", 1, "aldersdale"),
        ...dice("CA", "MX", [4, 5]),
        draw("gunnery-ship", 2, "mv"),
      ],
      {
        pending: {
          battle: {
            units: [
              {},
              {
                no: 2,
                parts: [
                  { unit: "aldersdale", cs: 0 },
                  { unit: "mv", cs: 2 },
                ],
              },
              {},
            ],
          },
        },
      },
      { citation: "D-57", change: stack(2, 4), rulings: ["D-57"], battle: { germanLosses: false } },
    ),
    fire(
      "gone",
      "7.5.2(iii) A target that has left the display is not fired at",
      { allied: [london], axis: [raiders(...ships("admiral_hipper", 4, "lutzow", 4))] },
      [{ unit: 1, target: 2, cs: 3 }],
      [...dice("CA", "CA", [0, 0, 0]), ...dice("CA", "CA", [0, 0, 0, 0])],
      { pending: { battle: { round: 2 } } },
      {
        change: all((state) => {
          const battle = battleOf(state);
          const withdrawnUnit: DisplayUnit = {
            ...structuredClone(battle.units[0]!),
            no: 4,
            withdrawn: true,
            parts: [],
          };
          battle.units.push(withdrawnUnit);
          battle.guns = [
            { unit: 3, target: 4, cs: 4 },
            { unit: 2, target: 1, cs: 4 },
          ];
        }),
        outcome: {
          salvos: [
            { unit: 1, target: 2, dice: 3, hits: 0 },
            { unit: 2, target: 1, dice: 4, hits: 0 },
            { unit: 3, target: 4, dice: 0, hits: 0 },
          ],
        },
      },
    ),
    fire(
      "fates",
      "7.9 Each CS of destroyers meets one fate, and hits beyond are lost",
      {
        allied: [cover(...ships("london", 3, "norfolk", 3))],
        axis: [raiders(...ships("dd_z34_36", 1, "dd_z36a", 1, "lutzow", 4))],
        options: ["destroyer_hits"],
      },
      [
        { unit: 2, target: 5, cs: 3 },
        { unit: 1, target: 4, cs: 3 },
      ],
      [
        ...dice("CA", "DD", [7]),
        fateDie(0),
        ...dice("CA", "DD", [7, 0]),
        ...dice("CA", "DD", [7]),
        fateDie(9),
        ...dice("CA", "DD", [0, 0]),
      ],
      {
        sides: {
          axis: {
            forces: [{ units: [{ unit: "lutzow" }] }],
            sunk: [{ unit: "dd_z34_36", cs: 1 }],
            removed: [{ unit: "dd_z36a", cs: 1 }],
          },
        },
      },
      { citation: "7.9" },
    ),
    fire(
      "divided-stack",
      "7.2.4, E-57 A stack that fires with a part of its CS fires with its first ships",
      {
        attacker: "axis",
        axis: [raiders(...ships("dd_z36a", 2, "tb_35_37", 2))],
        allied: [cover(...ships("victorious", 4, "dd_ai", 1))],
      },
      [{ unit: 1, target: 3, cs: 2 }],
      dice("DD", "CV", [8, 9]),
      { sides: { allied: { forces: [{ units: [{ unit: "victorious", cs: 3 }, {}] }] } } },
      {
        citation: "7.2.4",
        change: stack(1, 2),
        units: { 1: { area: "torpedo_attack" } },
        outcome: { salvos: [{ dice: 2, hits: 1 }] },
        battle: { germanLosses: false },
      },
    ),
    fire(
      "silent-stack",
      "D-21 Torpedo boats of a stack that is not in Torpedo Attack hold their fire",
      { allied: [cover(...ships("tb_op", 2, "dd_ai", 1))], axis: [raiders(...ships("dd_z36a", 2))] },
      [{ unit: 2, target: 3, cs: 1 }],
      dice("DD", "DD", [8]),
      { sides: { axis: { forces: [{ units: [{ unit: "dd_z36a", cs: 1 }] }] } } },
      {
        citation: "D-21",
        change: all(stack(2, 1), (state) => {
          const unit = battleOf(state).units.find(({ no }) => no === 2)!;
          unit.parts = [...unit.parts].sort((a) => (a.unit === "tb_op" ? -1 : 1));
        }),
        outcome: { salvos: [{ dice: 1, hits: 1 }] },
      },
    ),
    fire(
      "submarines",
      "D-56 Submarines of a convoy that is hit stay off the display",
      {
        attacker: "axis",
        axis: [raiders(...ships("admiral_hipper", 4))],
        allied: [convoy("convoy", 1, ships("dd_ai", 2, "ss_british", 1, "mv", 4))],
      },
      [{ unit: 1, target: 2, cs: 4 }],
      dice("CA", "DD", [7, 0, 0, 0]),
      {
        pending: { battle: { units: [{}, { parts: [{ unit: "dd_ai", cs: 1 }] }, { parts: [{ unit: "mv" }] }] } },
      },
      { citation: "D-56", battle: { germanLosses: false } },
    ),
  ];
}

const fateDie = (face: number): Roll => roll("destroyer-fate", "DESTROYER_FATE", [face]);

/** 7.3.1, 7.3.2, D-61, D-62 What torpedoes leave of units on the display, and whose torpedoes they are. */
export function torpedoed(): Vector[] {
  const LIGHT = { TARGET_LIGHT: -1 };
  const shoot = (
    id: string,
    title: string,
    on: Field,
    targets: Json[],
    rolls: Roll[],
    snapshot: Json,
    more: { units?: Units; change?: Change; outcome?: Json; citation?: string; battle?: Json } = {},
  ): Vector =>
    resolves({
      operation: "targetTorpedoes",
      base: "surface-battle",
      id: `display-torpedo-${id}`,
      title,
      citation: more.citation ?? "7.3.1",
      change: all(
        fighting(
          { attacker: "allied", ...on },
          { step: "torpedo_targets_attacker", ...more.battle },
          more.units ?? { 1: { area: "torpedo_attack" } },
        ),
        more.change,
      ),
      input: { targets },
      rolls,
      ...(more.outcome && { outcome: more.outcome }),
      snapshot,
    });
  const flotilla = cover(...ships("dd_us", 2));
  const made = (face: number) => damage(face, "LIGHT");
  return [
    shoot(
      "diw-two",
      "7.3.1 CS made Dead in the Water are apart, where their counter was, with their share of the torpedoes spent",
      { allied: [flotilla], axis: [raiders(spent("dd_z36a", 4, 8))] },
      [{ unit: 1, target: 2, attacks: 2 }],
      [torpedo(9, LIGHT), made(1), torpedo(9, LIGHT), made(2)],
      {
        pending: {
          battle: {
            germanLosses: true,
            units: [
              {},
              { no: 2, area: "screening", hit: true, parts: [{ cs: 2, diw: false, spent: 4 }] },
              { no: 3, area: "screening", since: 1, hit: true, parts: [{ cs: 1, diw: true, spent: 2 }] },
              { no: 4, area: "screening", since: 1, hit: true, parts: [{ cs: 1, diw: true, spent: 2 }] },
            ],
          },
        },
      },
      {
        units: { 1: { area: "torpedo_attack" }, 2: { area: "screening", screens: [1] } },
        outcome: { volleys: [{ successes: 2 }] },
      },
    ),
    shoot(
      "diw-last",
      "7.5.2(v) A German CS made Dead in the Water is a step lost",
      { allied: [flotilla], axis: [raiders(...ships("dd_z36a", 1))] },
      [{ unit: 1, target: 2, attacks: 2 }],
      [torpedo(9, LIGHT), made(1), torpedo(0, LIGHT)],
      {
        pending: {
          battle: { germanLosses: true, units: [{}, { parts: [] }, { no: 3, parts: [{ cs: 1, diw: true }] }] },
        },
      },
      { citation: "7.5.2" },
    ),
    shoot(
      "crippled",
      "7.5.2(v) A CS that is Crippled is not a lost step without the option of 7.9",
      { allied: [flotilla], axis: [raiders(...ships("dd_z36a", 1))] },
      [{ unit: 1, target: 2, attacks: 2 }],
      [torpedo(9, LIGHT), made(0), torpedo(0, LIGHT)],
      {
        pending: {
          battle: { germanLosses: false, units: [{}, { parts: [] }, { parts: [{ cs: 1, crippled: true }] }] },
        },
      },
      { citation: "7.5.2" },
    ),
    shoot(
      "wreck",
      "D-44, D-62 When a volley has left nothing of a counter but what it has marked, further torpedoes sink that",
      { allied: [flotilla], axis: [raiders(...ships("dd_z36a", 2, "tb_35_37", 1))] },
      [{ unit: 1, target: 2, attacks: 4 }],
      [
        draw("gunnery-ship", 2, "tb_35_37"),
        torpedo(9, LIGHT),
        made(1),
        torpedo(9, LIGHT),
        made(1),
        draw("gunnery-ship", 1, "dd_z36a"),
        torpedo(9, LIGHT),
        made(1),
        draw("gunnery-ship", 2, "tb_35_37"),
        torpedo(9, LIGHT),
        made(9),
      ],
      {
        sides: {
          axis: {
            forces: [{ units: [{ unit: "dd_z36a", cs: 1, marks: [] }] }],
            sunk: [
              { unit: "dd_z36a", cs: 1 },
              { unit: "tb_35_37", cs: 1 },
            ],
          },
        },
      },
      {
        citation: "D-62",
        change: (state) => {
          const [, first, second] = battleOf(state).units;
          const one = { ...first!.parts[0]!, cs: 1 };
          first!.parts = [one, second!.parts[0]!];
          second!.parts = [{ ...one }];
        },
      },
    ),
    shoot(
      "second-merchant",
      "D-62 The second victim of a torpedo is a merchant",
      {
        attacker: "axis",
        axis: [raiders(...ships("dd_z36a", 1))],
        allied: [convoy("convoy", 1, ships("dd_ai", 1, "mv", 2))],
      },
      [{ unit: 1, target: 3, attacks: 1 }],
      [torpedo(9, { TARGET_CONVOY_SHIP: 1 }), damage(8, "MX")],
      { sides: { allied: { forces: [{ units: [{ unit: "dd_ai", cs: 1 }] }] } } },
      { citation: "D-62", outcome: { vp: -4 } },
    ),
    shoot(
      "in-order",
      "7.3.2, D-61 Units launch in the order of their numbers, a stack symbol by symbol over its ships",
      {
        allied: [cover(...ships("dd_ai", 1, "dd_us", 2, "tb_op", 1))],
        axis: [raiders(...ships("admiral_hipper", 4, "lutzow", 4))],
      },
      [
        { unit: 3, target: 5, attacks: 1 },
        { unit: 1, target: 4, attacks: 5 },
      ],
      [torpedo(1), torpedo(2), torpedo(3), torpedo(4), torpedo(5), torpedo(6)],
      {
        sides: {
          allied: {
            forces: [
              {
                units: [
                  { unit: "dd_ai", torpedoesSpent: 1 },
                  { unit: "dd_us", torpedoesSpent: 4 },
                  { unit: "tb_op", torpedoesSpent: 1 },
                ],
              },
            ],
          },
        },
      },
      {
        citation: "7.3.2",
        change: stack(1, 2),
        units: { 1: { area: "torpedo_attack" }, 3: { area: "torpedo_attack" } },
        outcome: {
          volleys: [
            { unit: 1, attacks: 5 },
            { unit: 3, attacks: 1 },
          ],
        },
      },
    ),
    shoot(
      "both",
      "7.5.2(iv) Two units may attack the only enemy",
      { allied: [cover(...ships("dd_ai", 1, "dd_us", 1))], axis: [raiders(...ships("admiral_hipper", 4))] },
      [
        { unit: 2, target: 3, attacks: 2 },
        { unit: 1, target: 3, attacks: 1 },
      ],
      [torpedo(1), torpedo(2), torpedo(3)],
      { sides: { allied: { forces: [{ units: [{ torpedoesSpent: 1 }, { torpedoesSpent: 2 }] }] } } },
      {
        citation: "7.5.2",
        units: { 1: { area: "torpedo_attack" }, 2: { area: "torpedo_attack" } },
      },
    ),
    shoot(
      "divided",
      "7.5.2(iv) A lone counter divides the torpedoes of one symbol",
      { allied: [flotilla], axis: [raiders(...ships("admiral_hipper", 4, "lutzow", 4))] },
      [
        { unit: 1, target: 3, attacks: 1 },
        { unit: 1, target: 2, attacks: 1 },
      ],
      [torpedo(1), torpedo(2)],
      { sides: { allied: { forces: [{ units: [{ torpedoesSpent: 2 }] }] } } },
      { citation: "7.5.2" },
    ),
    shoot(
      "divided-none",
      "7.3.2 A lone counter may keep its torpedoes",
      { allied: [flotilla], axis: [raiders(...ships("admiral_hipper", 4, "lutzow", 4))] },
      [],
      [],
      { sides: { allied: { forces: [{ units: [{ torpedoesSpent: 0 }] }] } } },
      { citation: "7.3.2" },
    ),
    shoot(
      "divided-single",
      "7.5.2(iv) A lone counter of one CS divides its two symbols as it likes",
      { allied: [cover(...ships("dd_us", 1))], axis: [raiders(...ships("admiral_hipper", 4, "lutzow", 4))] },
      [{ unit: 1, target: 2, attacks: 1 }],
      [torpedo(1)],
      { sides: { allied: { forces: [{ units: [{ torpedoesSpent: 1 }] }] } } },
      { citation: "7.5.2" },
    ),
    shoot(
      "gone",
      "7.5.2(iv) A target that has left the display is not attacked",
      { allied: [flotilla], axis: [raiders(...ships("dd_z36a", 1, "lutzow", 4))] },
      [],
      [],
      { pending: { battle: { round: 2 } } },
      {
        citation: "7.5.2",
        change: (state) => {
          const battle = battleOf(state);
          battle.units.push({ ...structuredClone(battle.units[0]!), no: 4, withdrawn: true, parts: [] });
          battle.torpedoes = [{ unit: 3, target: 4, attacks: 2 }];
        },
        outcome: { volleys: [{ unit: 3, target: 4, attacks: 0, successes: 0 }] },
      },
    ),
  ];
}

/** 7.5.2, 7.3.2 Targets that a side may not name. */
export function untargeted(): Vector[] {
  const no = (
    id: string,
    title: string,
    allied: Force,
    targets: Json[],
    code: string,
    pointer: string,
    section = "7.5.2",
    units: Units = { 1: { area: "torpedo_attack" } },
  ): Vector =>
    refused({
      operation: "targetTorpedoes",
      base: "surface-battle",
      id: `torpedo-not-${id}`,
      title: `7.5.2(iv) ${title}`,
      citation: "7.5.2",
      change: fighting(
        { attacker: "allied", allied: [allied], axis: [raiders(...ships("admiral_hipper", 4, "lutzow", 4))] },
        { step: "torpedo_targets_attacker" },
        units,
      ),
      input: { targets },
      code,
      section,
      pointer,
    });
  const lone = cover(...ships("dd_us", 2));
  const two = cover(...ships("dd_us", 2, "tb_op", 1));
  const skips = (id: string, title: string, ...units: Ship[]): Vector =>
    resolves({
      ...plan,
      id: `torpedo-unasked-${id}`,
      title: `7.3.2 ${title}`,
      citation: "7.3.2",
      change: fighting(
        {
          attacker: "allied",
          allied: [cover(...ships("adventure", 1), ...units)],
          axis: [raiders(...ships("admiral_hipper", 4))],
        },
        { step: "gun_targets_attacker" },
        { 2: { area: "torpedo_attack" } },
      ),
      input: { targets: [] },
      rolls: [],
      snapshot: { pending: { decision: "surf_withdraw_defender", side: "axis" } },
    });
  return [
    no(
      "part",
      "A unit uses all the torpedoes of a symbol",
      two,
      [{ unit: 1, target: 3, attacks: 3 }],
      "VALUE_NOT_LISTED",
      "/input/targets/0/attacks",
      "7.3",
    ),
    no(
      "divided-part",
      "A lone counter divides whole symbols",
      lone,
      [{ unit: 1, target: 2, attacks: 3 }],
      "FIRES_ONCE",
      "/input/targets",
    ),
    no(
      "divided-parts",
      "A lone counter divides whole symbols among two targets",
      lone,
      [
        { unit: 1, target: 2, attacks: 1 },
        { unit: 1, target: 3, attacks: 2 },
      ],
      "FIRES_ONCE",
      "/input/targets",
    ),
    no(
      "divided-over",
      "A lone counter has no more torpedoes than its symbols",
      lone,
      [
        { unit: 1, target: 2, attacks: 4 },
        { unit: 1, target: 3, attacks: 2 },
      ],
      "FIRES_ONCE",
      "/input/targets",
    ),
    no(
      "divided-twice",
      "A lone counter names a target once",
      cover(...ships("dd_us", 1)),
      [
        { unit: 1, target: 2, attacks: 1 },
        { unit: 1, target: 2, attacks: 1 },
      ],
      "FIRES_ONCE",
      "/input/targets",
    ),
    skips("spent", "A unit whose torpedoes are spent is not asked for targets", spent("dd_us", 1, 2)),
    skips("over-spent", "nor one that has none left of a lost CS", spent("dd_ai", 2, 2)),
    skips("adrift", "nor one that is Dead in the Water", marked("dd_us", 1, "diw")),
    skips("escort", "nor an escort", ...ships("es_british", 2)),
  ];
}
