import { caseOf } from "../../../../core/choice/cases";
import { reason } from "../../../../core/choice/legality";
import { type CheckedLimit, distinct, pairs } from "../../../../core/choice/limits";
import { type Closed, every, lazyChoice, listOf, oneOf, wholeNumber, within } from "../../../../core/choice/values";
import type { Choice, Picker, Reason } from "../../../../core/contract/choice";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { battleOf, isGerman } from "../shared/game";
import { besideBattle, type Escape, escapeOf } from "./break-off";
import { type ContactPlan, canHurry } from "./contact-number";
import { gunOptions, supplyOf, torpedoOptions } from "./fire-options";
import { canFire, shipsToAct } from "./ships-to-act";
import type { Battle } from "./state";
import { friendlyFighting, isFighting } from "./targets";

/** 14.3 The ships that supply contact, as the input of an operation. */
export type ContactInput = ContactPlan;

/** 14.5 One ship's part in a gunnery round. */
export type GunneryInput = { ship: string; target: string | null; maximumFire: boolean };

/** 14.6 One ship's part in the torpedo round. */
export type TorpedoInput = { ship: string; torpedoes: number; target: string | null };

/** 14.4 A ship, and the space it breaks off to. */
export type BreakOffMove = { ship: string; space: string };

/** 14.3 The choice of the ships that supply the friendly contact rating. */
export function contactChoice(state: Snapshot, charts: Charts): Choice<ContactInput> {
  const ships = friendlyFighting(state, battleOf(state));
  const hurried = ships.filter((ship) => canHurry(state, charts, ship));
  const none = reason("NO_MAXIMUM_SPEED", "14.3");
  const choice = every<ContactInput>({
    leader: oneOf(ships),
    speed: oneOf(ships),
    maximumSpeed: hurried.length > 0 ? oneOf([false, true]) : oneOf([false], [{ value: true, reason: none }]),
  });
  const slow = ships.filter((ship) => !hurried.includes(ship));
  const unpaid = pairs(reason("MAXIMUM_SPEED_UNPAID", "14.3"), ["/speed", "/maximumSpeed"], {
    forbidden: slow.map((ship) => [ship, true]),
  });
  const draw = (pick: Picker): ContactInput => {
    const plan = { leader: ships[pick(ships.length)]!, speed: ships[pick(ships.length)]! };
    return { ...plan, maximumSpeed: hurried.includes(plan.speed) && pick(2) === 1 };
  };
  return within(choice, unpaid, { pointer: "/maximumSpeed", draw });
}

/** 14.4, D-76 The choice of a space for every friendly ship that breaks off; undefined when one of them has nowhere to go. */
export function breakOffChoice(state: Snapshot, charts: Charts): Choice<{ to: BreakOffMove[] }> | undefined {
  const ships = friendlyFighting(state, battleOf(state));
  const beside = besideBattle(state, charts);
  const escapes = new Map(ships.map((ship) => [ship, escapeOf(state, charts, ship, beside)]));
  if ([...escapes.values()].some(({ destinations: open }) => open.length === 0)) return undefined;
  return lazyChoice(() => flightsOf(ships, escapes));
}

function flightsOf(ships: readonly string[], escapes: ReadonlyMap<string, Escape>): Choice<{ to: BreakOffMove[] }> {
  const cases = Object.fromEntries(
    [...escapes].map(([ship, { destinations: open, closed }]) => {
      return [ship, every<BreakOffMove>({ ship: oneOf([ship]), space: oneOf(open, closed) })];
    }),
  );
  const list = listOf(caseOf<BreakOffMove>("ship", cases), ships.length, ships.length);
  const once = distinct(reason("ALL_BREAK_OFF", "14.4"), ["/*/ship"]);
  const draw = (pick: Picker): BreakOffMove[] => ships.map((ship) => cases[ship]!.draw(pick));
  return every({ to: within(list, once, { draw }) });
}

/** 14.2, 20.0 One choice for every ship that may act now; the others of the battle are closed. */
export function shipByShip<T extends object>(
  state: Snapshot,
  charts: Charts,
  choiceFor: (ship: string) => Choice<T>,
): Choice<T> {
  const battle = battleOf(state);
  const able = shipsToAct(state, charts);
  const cases = Object.fromEntries(able.map((ship) => [ship, lazyChoice(() => choiceFor(ship))]));
  return lazyChoice(
    () => {
      const ships = [...battle.german, ...battle.austroHungarian.map(({ id }) => id)];
      const others = ships.filter((id) => !able.includes(id));
      return caseOf("ship", cases, Object.fromEntries(others.map((ship) => [ship, idle(state, charts, battle, ship)])));
    },
    (pick) => caseOf("ship", cases).draw(pick),
  );
}

function idle(state: Snapshot, charts: Charts, battle: Battle, ship: string): Reason {
  if (!friendlyFighting(state, battle).includes(ship)) {
    return reason("SHIP_GONE", "14.7", { ship });
  }
  if (battle.fired.includes(ship)) return reason("SHIP_HAS_FIRED", "14.2", { ship });
  if (canFire(state, charts, ship)) return reason("NATION_WAITS", "20.0");
  return reason("NOTHING_TO_FIRE", "14.2", { ship });
}

/** 14.5, 14.9 The acts open to one friendly ship in a gunnery round. */
export function gunneryChoice(state: Snapshot, charts: Charts): Choice<GunneryInput> {
  return shipByShip(state, charts, (ship) => {
    const options = gunOptions(state, charts, ship);
    const fireOptions = options.filter(({ usual, maximum }) => usual || maximum);
    const acts: GunneryInput[] = [
      { ship, target: null, maximumFire: false },
      ...fireOptions.filter(({ usual }) => usual).map(({ target }) => ({ ship, target, maximumFire: false })),
      ...fireOptions.filter(({ maximum }) => maximum).map(({ target }) => ({ ship, target, maximumFire: true })),
    ];
    const wide = (): Choice<GunneryInput> =>
      every<GunneryInput>({
        ship: oneOf([ship]),
        target: oneOf([...fireOptions.map(({ target }) => target), null], closedTargets(state, fireOptions, "14.5")),
        maximumFire: oneOf([...new Set(acts.map(({ maximumFire }) => maximumFire))], noMaximum(state, charts, ship)),
      });
    const allowed = acts.map(({ target, maximumFire }) => [target, maximumFire]);
    const fits = pairs(reason("MAXIMUM_FIRE_MISMATCH", "14.9"), ["/target", "/maximumFire"], {
      allowed,
    });
    return oneAct(acts, wide, fits, "/maximumFire");
  });
}

/** 14.6, 14.10 The acts open to one friendly ship in the torpedo round. */
export function torpedoChoice(state: Snapshot, charts: Charts): Choice<TorpedoInput> {
  return shipByShip(state, charts, (ship) => {
    const options = torpedoOptions(state, charts, ship);
    const most = Math.max(0, ...options.map((each) => each.most));
    const acts: TorpedoInput[] = [
      { ship, torpedoes: 0, target: null },
      ...options.flatMap((each) =>
        Array.from({ length: each.most - each.least + 1 }, (_, more) => {
          return { ship, torpedoes: each.least + more, target: each.target };
        }),
      ),
    ];
    const wide = (): Choice<TorpedoInput> =>
      every<TorpedoInput>({
        ship: oneOf([ship]),
        torpedoes: wholeNumber(0, most),
        target: oneOf([...options.map(({ target }) => target), null], closedTargets(state, options, "14.6")),
      });
    const allowed = acts.map(({ torpedoes, target }) => [torpedoes, target]);
    const limit = isGerman(ship)
      ? reason("TORPEDOES_MISMATCH", "14.10")
      : reason("TORPEDOES_MISMATCH/austrian", "14.10");
    const fits = pairs(limit, ["/torpedoes", "/target"], { allowed });
    return oneAct(acts, wide, fits, "/torpedoes");
  });
}

/** The choice of one of a list of acts; `wide` is a choice of more, which the limit narrows to them. */
function oneAct<T>(acts: readonly T[], wide: () => Choice<T>, limit: CheckedLimit<T>, pointer: string): Choice<T> {
  return lazyChoice(
    () => within(wide(), limit, { pointer }),
    (pick) => acts[pick(acts.length)]!,
  );
}

function closedTargets(
  state: Snapshot,
  targets: readonly { readonly target: string }[],
  section: string,
): Closed<string>[] {
  return battleOf(state)
    .allied.filter(({ id }) => !targets.some(({ target }) => target === id))
    .map((ship) => {
      const why = isFighting(ship)
        ? reason("NO_DICE", section, { ship: ship.id })
        : reason("TARGET_GONE", "14.7", { ship: ship.id });
      return { value: ship.id, reason: why };
    });
}

/** 14.9 The maximum fire closed to a ship, with the reason; none where it may declare it. */
export function noMaximum(state: Snapshot, charts: Charts, ship: string): Closed<boolean>[] {
  if (!isGerman(ship)) {
    const why = reason("NO_MAXIMUM_FIRE", "20.0");
    return [{ value: true, reason: why }];
  }
  const why = supplyOf(state, charts, battleOf(state), ship).noMaximum;
  return why === undefined ? [] : [{ value: true, reason: why }];
}
