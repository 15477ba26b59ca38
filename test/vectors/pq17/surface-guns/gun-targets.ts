import { type Change, draw, type Json, type Roll, refused, resolves, type Vector } from "../kit";
import { fighting } from "../kit/battles";
import { ships } from "../kit/fleets";
import { cover, dice, plan, raiders } from "./gunfire";

/** 7.5.2 Vectors for targets that share a stack. */
export function stacks(): Vector[] {
  const mixed = (dd: number, tb: number): Change =>
    fighting(
      {
        attacker: "allied",
        allied: [cover(...ships("jamaica", 4))],
        axis: [raiders(...ships("dd_z36a", dd, "tb_35_37", tb))],
      },
      {
        units: [],
      },
    );
  const stack =
    (dd: number, tb: number): Change =>
    (state) => {
      mixed(dd, tb)(state);
      fighting({
        attacker: "allied",
        allied: [cover(...ships("jamaica", 4))],
        axis: [raiders(...ships("dd_z36a", dd, "tb_35_37", tb))],
      })(state);
      if (state.pending === null || !("battle" in state.pending)) return;
      const { units } = state.pending.battle;
      units[1]!.parts.push(...units[2]!.parts);
      units[2]!.parts = [];
    };
  const fire = (
    id: string,
    title: string,
    dd: number,
    tb: number,
    rolls: readonly Roll[],
    units: readonly Json[],
    vp: number,
  ): Vector =>
    resolves({
      ...plan,
      id: `stack-${id}`,
      title,
      citation: "D-57",
      change: stack(dd, tb),
      input: { targets: [{ unit: 1, target: 2, cs: 4 }] },
      rolls,
      outcome: { vp },
      rulings: ["D-57"],
      snapshot: { sides: { axis: { forces: [{ units }] } } },
    });
  return [
    fire(
      "boats",
      "NAVAL_GUNNERY D-57 A stack with more torpedo boats is fired at as torpedo boats; the ship hit is picked",
      1,
      2,
      [...dice("CL", "TB", [7, 8]), draw("gunnery-ship", 1, "dd_z36a"), ...dice("CL", "TB", [0, 0])],
      [{ unit: "tb_35_37", cs: 2 }],
      1,
    ),
    fire(
      "equal",
      "NAVAL_GUNNERY D-57 Of equal CS the type that is easier to hit counts, here destroyers",
      2,
      2,
      [
        ...dice("CL", "DD", [6, 7]),
        draw("gunnery-ship", 3, "tb_35_37"),
        ...dice("CL", "DD", [7]),
        draw("gunnery-ship", 3, "tb_35_37"),
        ...dice("CL", "DD", [0]),
      ],
      [{ unit: "dd_z36a", cs: 2 }],
      1,
    ),
  ];
}

/** 7.5.2, 7.5.4, 7.5.5 Vectors for the units that fire, and their targets. */
export function doors(): Vector[] {
  const two = fighting({
    attacker: "allied",
    allied: [cover(...ships("london", 3, "jamaica", 4))],
    axis: [raiders(...ships("admiral_hipper", 4, "lutzow", 4))],
  });
  const screened = fighting(
    {
      attacker: "allied",
      allied: [cover(...ships("london", 3, "jamaica", 4))],
      axis: [raiders(...ships("admiral_hipper", 4, "lutzow", 4))],
    },
    {},
    { 3: { area: "screening", screens: [1], protects: 4 } },
  );
  const crossed = fighting(
    {
      attacker: "allied",
      allied: [cover(...ships("london", 3, "jamaica", 4))],
      axis: [raiders(...ships("admiral_hipper", 4, "lutzow", 4))],
    },
    {},
    { 1: { area: "screening", screens: [3], protects: 2 }, 4: { area: "screening", screens: [2], protects: 3 } },
  );
  const flotilla = (area: "deployment" | "torpedo_attack" | "screening") =>
    fighting(
      {
        attacker: "allied",
        allied: [cover(...ships("london", 3, "tb_old", 2, "es_british", 2))],
        axis: [raiders(...ships("admiral_hipper", 4))],
      },
      {},
      { 2: { area } },
    );
  const no = (
    id: string,
    title: string,
    change: Change,
    targets: readonly Json[],
    code: string,
    section: string,
    pointer: string,
  ): Vector =>
    refused({
      ...plan,
      id: `guns-refused-${id}`,
      title,
      citation: section,
      change,
      input: { targets },
      code,
      section,
      pointer,
    });
  const aim = (unit: number, target: number, cs: number) => ({ unit, target, cs });
  return [
    no(
      "twice",
      "7.5.2 No unit divides its fire",
      two,
      [aim(1, 3, 3), aim(1, 4, 3)],
      "FIRES_ONCE",
      "7.5.2",
      "/input/targets",
    ),
    no(
      "part",
      "7.5.2 A unit fires all its CS",
      two,
      [aim(1, 3, 2)],
      "VALUE_NOT_LISTED",
      "7.5.2",
      "/input/targets/0/cs",
    ),
    no(
      "doubled",
      "7.5.2 G.45 No enemy is taken twice while another has no firer",
      two,
      [aim(1, 3, 3), aim(2, 3, 4)],
      "TARGET_LEFT_OUT",
      "7.5.2",
      "/input/targets",
    ),
    no(
      "screened",
      "7.5.4 A screened target cannot be chosen by the unit it is screened against",
      screened,
      [aim(1, 4, 3)],
      "TARGET_SCREENED",
      "7.5.4",
      "/input/targets/0/target",
    ),
    no(
      "screening",
      "7.5.4 A unit that screens fires at none but whom it screens against, and not where he is screened himself",
      crossed,
      [aim(1, 3, 3)],
      "TARGETS_SCREENED",
      "7.5.4",
      "/input/targets/0/unit",
    ),
    no(
      "boats",
      "D-21 Torpedo boats fire guns from the Torpedo Attack area alone",
      flotilla("deployment"),
      [aim(2, 4, 2)],
      "FIRES_NO_GUNS",
      "7.5.2",
      "/input/targets/0/unit",
    ),
    no(
      "escorts",
      "7.5.5 Escorts never fire",
      flotilla("torpedo_attack"),
      [aim(3, 4, 2)],
      "FIRES_NO_GUNS",
      "7.5.2",
      "/input/targets/0/unit",
    ),
    no(
      "friend",
      "7.5.2 Units fire at enemies",
      two,
      [aim(1, 2, 3)],
      "VALUE_NOT_LISTED",
      "7.5.2",
      "/input/targets/0/target",
    ),
    resolves({
      ...plan,
      id: "guns-screened-other",
      title: "7.5.4 A screen blocks one unit: the other may fire at what it covers",
      citation: "7.5.4",
      change: screened,
      input: { targets: [aim(1, 3, 3), aim(2, 4, 4)] },
      rolls: [...dice("CA", "CA", [0, 0, 0]), ...dice("CL", "CB", [0, 0, 0, 7])],
      outcome: {
        salvos: [
          { unit: 1, hits: 0 },
          { unit: 2, dice: 4, hits: 0 },
        ],
      },
    }),
    resolves({
      ...plan,
      id: "guns-lone-light",
      title: "7.5.2 A TF of a single light counter may divide its fire",
      change: fighting({
        attacker: "allied",
        allied: [cover(...ships("dd_ai", 4))],
        axis: [raiders(...ships("admiral_hipper", 4, "dd_z36a", 3))],
      }),
      input: { targets: [aim(1, 2, 1), aim(1, 3, 3)] },
      rolls: [...dice("DD", "CA", [9]), ...dice("DD", "DD", [8, 7, 0])],
      outcome: {
        salvos: [
          { unit: 1, target: 2, dice: 1, hits: 1 },
          { unit: 1, target: 3, dice: 3, hits: 1 },
        ],
        vp: 1,
      },
    }),
    resolves({
      ...plan,
      id: "guns-none",
      title: "7.5.2 E-57 No unit need fire",
      change: two,
      input: { targets: [] },
      rolls: [],
      outcome: { named: 0, salvos: [] },
      snapshot: { pending: { decision: "surf_withdraw_defender", side: "axis" } },
    }),
  ];
}
