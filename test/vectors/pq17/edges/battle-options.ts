import { all, type Change, refused, resolves, type Vector } from "../kit";
import { aa, bomb } from "../kit/attacks";
import { field, fighting } from "../kit/battles";
import { finds } from "../kit/cards";
import { fleet, ships } from "../kit/fleets";
import { cover, defending, deny, move, order, plan } from "../kit/maneuver";
import { cover as coverOf, raiders } from "../surface-guns/gunfire";
import { STRIKE, striking } from "./carrier-strikes";

const run = (aircraft: string, target: number) => ({ aircraft, target, ordnance: "bombs" });

/** 7.2.4, 7.5 Vectors for the orders that a side may give in a battle. */
export function battleOptions(): Vector[] {
  const axis = (...units: (string | number)[]): Change =>
    defending({}, { allied: [cover], axis: [raiders(...ships("admiral_hipper", 4, ...units))] });
  const stacks = (id: string, title: string, change: Change, numbers: number[], parts: unknown[]): Vector =>
    resolves({
      ...plan,
      citation: "7.2.4",
      id: `battle-option-${id}`,
      title: `7.2.4 ${title}`,
      change,
      input: order([], { stacks: [numbers] }),
      rolls: [],
      snapshot: {
        pending: { battle: { units: [{}, {}, {}, { no: 4, parts }, ...numbers.slice(1).map(() => ({ parts: [] }))] } },
      },
      rulings: ["E-56"],
    });
  const part = (unit: string, cs: number) => ({ unit, cs });
  const engaging = (allied: (string | number)[], id: string): Change =>
    all(
      fighting(
        {
          attacker: "axis",
          axis: [raiders(...ships("admiral_hipper", 4))],
          allied: [coverOf(...ships(...allied))],
        },
        { step: "engage_phasing" },
      ),
      (state) => {
        state.sides.axis.forces.push(fleet(id, 2, ships("lutzow", 4)));
        Object.assign(state.pending!, { decision: "surf_engage", side: "axis" });
      },
    );
  const engages = (id: string, title: string, change: Change, force: string, snapshot = {}): Vector =>
    resolves({
      operation: "engageForces",
      base: "surface-battle",
      citation: "7.5.2",
      id: `battle-option-${id}`,
      title: `7.5.2 ${title}`,
      change,
      input: { forces: [force] },
      rolls: [finds("engage-card", "axis")],
      outcome: { joined: [force] },
      snapshot,
    });
  return [
    stacks(
      "two",
      "The only two counters that can stack do so",
      axis("dd_z36a", 2, "dd_z34_36", 2),
      [4, 5],
      [part("dd_z36a", 2), part("dd_z34_36", 2)],
    ),
    stacks(
      "three",
      "Three counters of light ships stand in one stack",
      axis("dd_z36a", 1, "dd_z34_36", 1, "tb_35_37", 1),
      [4, 5, 6],
      [part("dd_z36a", 1), part("dd_z34_36", 1), part("tb_35_37", 1)],
    ),
    deny(
      "option-lonely",
      "7.2.4 One counter that can stack has none to stack with",
      "7.2.4",
      axis("lutzow", 4, "dd_z36a", 2),
      order([], { stacks: [[3, 5]] }),
      "CHOICE_COUNT",
      "7.5.2",
      "/input/stacks",
    ),
    deny(
      "option-absorbed",
      "7.2.4 A counter that has been put on another does not move",
      "7.2.4",
      axis("dd_z36a", 2, "dd_z34_36", 2),
      order([move(5, "screening")], { stacks: [[4, 5]] }),
      "MANEUVER_IMPOSSIBLE",
      "7.5.2",
      "/input",
    ),
    resolves({
      ...STRIKE,
      id: "battle-option-strike-misses",
      title: "7.5.6 Of two targets the one that no bomb hits is not turned up",
      change: striking([raiders(...ships("admiral_hipper", 4, "lutzow", 4))]),
      input: { runs: [run("albacore_3", 1), run("albacore_2", 2)] },
      rolls: [aa(0, "3"), aa(0, "2"), bomb(8, 8), bomb(7, 8)],
      outcome: { attacks: [{ hits: 1 }, { hits: 0 }] },
      snapshot: { pending: { battle: { units: [{ hit: true }, { hit: false }, {}, {}, {}] } } },
    }),
    resolves({
      ...STRIKE,
      id: "battle-option-strike-sunk",
      title: "7.5.6 An air unit whose target has been sunk drops nothing",
      change: striking([raiders(...ships("dd_z36a", 1, "lutzow", 4))]),
      input: { runs: [run("albacore_3", 2), run("albacore_2", 2)] },
      rolls: [aa(0, "*"), bomb(9, 9)],
      outcome: { attacks: [{ hits: 1 }] },
      snapshot: { sides: { axis: { sunk: [{ unit: "dd_z36a", cs: 1 }] } } },
    }),
    engages(
      "same-name",
      "A TF joins that has the name of an enemy in the battle",
      engaging(["sheffield", 4], "cover"),
      "cover",
    ),
    engages(
      "carrier-found",
      "A card that finds a TF does not locate its carrier",
      engaging(["victorious", 4, "sheffield", 4], "r2"),
      "r2",
      { sides: { allied: { located: [] } } },
    ),
    refused({
      operation: "declareSurfaceAttack",
      base: "surface-segment",
      citation: "7.5",
      id: "battle-option-oiler",
      title: "7.5 A TF without guns attacks nothing",
      change: field({
        attacker: "axis",
        allied: [fleet("cover", 1, ships("sheffield", 4), { identified: true, idLevel: 1 })],
        axis: [raiders(...ships("admiral_hipper", 4)), fleet("r2", 2, ships("german_oiler", 1))],
      }),
      input: { block: 1, attackers: ["r2"] },
      code: "VALUE_NOT_LISTED",
      section: "7.1.1",
      pointer: "/input/attackers/0",
    }),
    ...(
      [
        ["maneuverUnits", order([]), "7.5.2"],
        ["interceptAttack", { forces: [] }, "7.5.1"],
        ["engageForces", { forces: [] }, "7.5.2"],
        ["targetGuns", { targets: [] }, "7.5.2"],
        ["targetTorpedoes", { targets: [] }, "7.5.2"],
        ["withdrawUnits", { roll: false, units: [], otherModifiers: true }, "7.5.2"],
      ] as const
    ).map(([operation, input, section]) =>
      refused({
        id: `battle-nothing-pending-${operation.toLowerCase()}`,
        title: `${section} Without a battle there is nothing to answer for ${operation}`,
        citation: section,
        operation,
        base: "surface-segment",
        input,
        code: "NOTHING_PENDING",
        section,
      }),
    ),
  ];
}
