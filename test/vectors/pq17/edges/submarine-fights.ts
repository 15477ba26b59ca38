import { all, type Change, draw, type Json, type Roll, resolves, type Vector } from "../kit";
import { torpedo } from "../kit/attacks";
import { force, ship } from "../kit/pieces";
import { FLEET } from "../snapshots/submarines";
import { ATTACK, convoyOf, LOCATED, order } from "../submarines/combat";
import { asw } from "../submarines/fights";

/** 7.4 Vectors for the die that decides how a Wolf Pack attacks a TF, by the speed of the TF. */
export function chased(): Vector[] {
  const attack = (id: string, title: string, moved: Json, codes: Readonly<Record<string, number>>): Vector =>
    resolves({
      id: `sub-chased-${id}`,
      title: `7.4 ${title}`,
      citation: "7.4",
      operation: "resolveSubmarineCombat",
      base: "sub-attack-tf",
      change: force("allied", FLEET, { moved: { hexes: 0, speed: null, entered: [], done: true, ...moved } as never }),
      input: ATTACK,
      rolls: [
        LOCATED,
        { ...order(6, codes), rules: Object.fromEntries(Object.keys(codes).map((code) => [code, "7.4"])) },
      ],
      outcome: { combat: { waiting: true, heldDown: 0 } },
    });
  const entered = (hexes: number) => ({ hexes, entered: ["0506", "0505", "0504"].slice(0, hexes) });
  return [
    attack(
      "high",
      "A TF that has moved one hex at High Speed is hard to attack",
      { ...entered(1), speed: "high" },
      { TARGET_TF: -1, TARGET_TF_HIGH_SPEED: -1 },
    ),
    attack(
      "still",
      "One that has declared High Speed and not moved is as any TF",
      { speed: "high" },
      { TARGET_TF: -1 },
    ),
    attack("moderate", "nor does Moderate speed count", { ...entered(2), speed: "moderate" }, { TARGET_TF: -1 }),
  ];
}

/** 7.4.1, D-14 The ASW dice of forces whose ships differ. */
export function hunters(): Vector[] {
  const merchant = { TARGET_CONVOY_SHIP: 1 };
  const miss = [draw("sub-target", 1, "mv"), torpedo(0, merchant)];
  const die = (from: string, nation: string) => ({ nation, from, result: "none" });
  const fight = (id: string, title: string, change: Change, dice: Json[], rolls: Roll[]): Vector =>
    resolves({
      id: `sub-hunters-${id}`,
      title: `7.4.1 D-14 ${title}`,
      citation: "D-14",
      operation: "chooseSubmarineTargets",
      base: "sub-escorted",
      change,
      input: { categories: ["merchant", "merchant"] },
      rolls: [...rolls, ...miss, ...miss],
      outcome: { combat: { asw: dice, heldDown: 0 } },
      rulings: ["D-14"],
    });
  const crippled = ship("dd_ai", 3, { marks: ["crippled"] });
  return [
    fight(
      "equal",
      "Of equal remainders the British have the die",
      convoyOf(ship("dd_ai", 1), ship("dd_us", 1), ship("mv", 9)),
      [die("ships", "british")],
      [asw(0)],
    ),
    fight(
      "two-left",
      "Two dice left over go to two nations",
      convoyOf(ship("dd_ai", 2), ship("dd_us", 2), ship("mv", 9)),
      [die("ships", "british"), die("ships", "us")],
      [asw(0), asw(0)],
    ),
    fight(
      "crippled",
      "7.9 Destroyers that are Crippled throw no die by the option".slice(4),
      all(convoyOf(crippled, ship("es_british", 1), ship("mv", 9)), (state) => {
        state.options = ["destroyer_hits"];
      }),
      [die("escorts", "british")],
      [asw(0)],
    ),
    fight(
      "towing",
      "Nor do destroyers that tow",
      convoyOf(
        ship("dd_ai", 1, { tow: "aldersdale" }),
        ship("aldersdale", 0, { tow: "dd_ai", oil: 0 }),
        ship("es_british", 1),
        ship("mv", 9),
      ),
      [die("escorts", "british")],
      [asw(0)],
    ),
  ];
}
