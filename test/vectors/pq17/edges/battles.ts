import type { DisplayPart, DisplayUnit } from "../../../../src/rulesets/pq17/chapters/7-5-surface-combat/state";
import { all, type Change, draw, type Json, type Roll, refused, resolves, type Vector } from "../kit";
import { battleOf, type Field, fighting } from "../kit/battles";
import { fleet, ships } from "../kit/fleets";
import * as maneuvers from "../kit/maneuver";
import { cover, dice, marked, plan, raiders } from "../surface-guns/gunfire";

/** The counters after a given one share that counter as one stack. */
const stacked =
  (first: number): Change =>
  (state) => {
    const battle = battleOf(state);
    const others = battle.units.filter(({ no }) => no > first);
    const unit = battle.units.find(({ no }) => no === first)!;
    unit.parts = [...unit.parts, ...others.flatMap(({ parts }): DisplayPart[] => parts)];
    battle.units = battle.units.filter(({ no }) => no <= first);
  };

const fires = (
  on: Field,
  changes: Change = () => undefined,
  units: Readonly<Record<number, Partial<DisplayUnit>>> = {},
) => all(fighting({ attacker: "allied", ...on }, { germanLosses: true }, units), changes);

/** 1.4, 7.2.4, 7.5.2, 15.4.3 Guns at stacks, and of Green Crews. */
export function gunfire(): Vector[] {
  const london = [cover(...ships("london", 3))];
  const shot = (
    id: string,
    title: string,
    change: Change,
    rolls: Roll[],
    salvo: Json,
    snapshot: Json,
    rulings: string[],
  ) =>
    resolves({
      ...plan,
      id: `guns-${id}`,
      title,
      citation: title.split(" ")[0]!.replace(",", ""),
      change,
      input: { targets: [{ unit: 1, target: 2, cs: 3 }] },
      rolls,
      outcome: { salvos: [salvo] },
      snapshot,
      ...(rulings.length > 0 && { rulings }),
    });
  const pick = (face: number, unit: string): Roll => draw("gunnery-ship", face, unit);
  return [
    shot(
      "stack-mixed",
      "7.2.4, D-57 Guns face the type of a stack with most CS, and each hit falls on a CS picked of those left",
      fires({ allied: london, axis: [raiders(...ships("tb_35_37", 1, "dd_z36a", 3))] }, stacked(2)),
      [...dice("CA", "DD", [7]), pick(2, "dd_z36a"), ...dice("CA", "DD", [6, 8]), pick(1, "dd_z36a")],
      { dice: 3, hits: 2 },
      {
        sides: {
          axis: {
            forces: [
              {
                units: [
                  { unit: "tb_35_37", cs: 1 },
                  { unit: "dd_z36a", cs: 1 },
                ],
              },
            ],
          },
        },
      },
      ["D-57"],
    ),
    shot(
      "stack-equal",
      "7.2.4, D-57 Of types with as many CS guns face the one that is easier to hit",
      fires(
        { allied: london, axis: [raiders(...ships("dd_z36a", 2, "tb_35_37", 2))] },
        all(stacked(2), (state) => {
          const unit = battleOf(state).units[1]!;
          unit.parts = [...unit.parts].reverse();
        }),
      ),
      [...dice("CA", "DD", [7]), pick(1, "tb_35_37"), ...dice("CA", "DD", [0, 0])],
      { dice: 3, hits: 1 },
      {
        sides: {
          axis: {
            forces: [
              {
                units: [
                  { unit: "dd_z36a", cs: 2 },
                  { unit: "tb_35_37", cs: 1 },
                ],
              },
            ],
          },
        },
      },
      ["D-57"],
    ),
    shot(
      "stack-spent",
      "7.2.4, D-57 When every CS of a stack is hit already a further hit falls on any of them",
      fires({ allied: london, axis: [raiders(...ships("dd_z36a", 1, "tb_35_37", 1))] }, stacked(2)),
      [...dice("CA", "DD", [7]), pick(2, "tb_35_37"), ...dice("CA", "DD", [8, 9]), pick(1, "dd_z36a")],
      { dice: 3, hits: 3 },
      { sides: { axis: { forces: [] } } },
      ["D-57"],
    ),
    shot(
      "stack-forces",
      "1.4, E-53 Of a class of two forces on one counter the force deployed first bears the loss",
      fires(
        {
          allied: london,
          axis: [raiders(...ships("dd_z36a", 1)), fleet("second", 2, ships("dd_z36a", 2))],
        },
        stacked(2),
      ),
      dice("CA", "DD", [7, 7, 6]),
      { dice: 3, hits: 2 },
      { sides: { axis: { forces: [{ id: "second", units: [{ unit: "dd_z36a", cs: 1 }] }] } } },
      ["E-53"],
    ),
    shot(
      "green-crew",
      "15.4.3 A Green Crew of 3 CS throws two dice",
      fires({ allied: [cover(marked("london", 3, "green_crew"))], axis: [raiders(...ships("admiral_hipper", 4))] }),
      dice("CA", "CA", [7, 0]),
      { dice: 2, hits: 1 },
      { sides: { axis: { forces: [{ units: [{ unit: "admiral_hipper", cs: 3 }] }] } } },
      [],
    ),
  ];
}

/** 5.1.1, 7.2.4 Ships that tow in a battle. */
export function tows(): Vector[] {
  const tow = (unit: string, cs: number, by: string) => ({ ...ships(unit, cs)[0]!, tow: by });
  const pulled = [
    fleet("raiders", 1, [
      tow("admiral_hipper", 0, "lutzow"),
      tow("lutzow", 4, "admiral_hipper"),
      ...ships("prinz_eugen", 4, "dd_z36a", 3),
    ]),
  ];
  const none = { tow: null };
  return [
    resolves({
      ...maneuvers.plan,
      id: "maneuver-casts-off",
      title: "7.2.4 A ship that leaves Deployment casts off its tow",
      citation: "7.2.4",
      change: maneuvers.defending({}, { axis: pulled }),
      input: maneuvers.order([maneuvers.move(4, "withdrawal")]),
      rolls: [],
      snapshot: { sides: { axis: { forces: [{ units: [none, none, none, none] }] } } },
    }),
    refused({
      ...maneuvers.plan,
      id: "maneuver-stack-twice",
      title: "7.2.4 A unit is in one stack alone",
      citation: "7.2.4",
      change: maneuvers.defending(
        {},
        {
          axis: [fleet("raiders", 1, ships("admiral_hipper", 4, "dd_z36a", 2, "tb_35_37", 1))],
        },
      ),
      input: { stacks: [[4, 4]], moves: [], evasion: [] },
      code: "CHOICE_REPEATED",
      section: "7.5.2",
      pointer: "/input/stacks/0/1",
    }),
  ];
}
