import { reason } from "../../../../core/choice/legality";
import { type CheckedLimit, countOf, distinct, limitSum, pairs } from "../../../../core/choice/limits";
import { every, lazyChoice, listOf, oneOf, wholeNumber, within } from "../../../../core/choice/values";
import type { Choice, Picker, Reason } from "../../../../core/contract/choice";
import { cargoOf, germanShipOf, terrainOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { CARGO, type Cargo, type GermanShipId } from "../../vocabulary";
import { terrainAt } from "../9-ports/sites";
import { barredFromOutfitting } from "../9-ports/visits";
import { aboard, countersLeft, freeBoxes } from "./hull-boxes";

/** 8.1, 20.1, 23 The types of cargo that the options allow and a class of ship may carry. */
export function allowedCargo(state: Pick<Snapshot, "options">, charts: Charts, ship: GermanShipId) {
  return CARGO.filter((cargo) => isAllowed(state, charts, ship, cargo));
}

/** 8.1, 20.1, 23 True for a type of cargo that the options allow and a ship's class may carry. */
export function isAllowed(state: Pick<Snapshot, "options">, charts: Charts, ship: GermanShipId, cargo: Cargo): boolean {
  const { classes, option } = cargoOf(charts, cargo);
  return classes.includes(germanShipOf(charts, ship).class) && (option === null || state.options[option]);
}

/** A counter and the Hull box, from 1, it is put into; cargo of two boxes takes the next one too. */
export interface Stowage {
  readonly cargo: Cargo;
  readonly box: number;
}

/** A purchase of cargo: the ship, the most points, the fewest counters, and the section of the rule. */
export interface Purchase {
  readonly ship: GermanShipId;
  readonly points: number;
  readonly min: number;
  readonly section: string;
}

/** 8.1 The price of cargo. */
export function priceOf(charts: Charts, list: readonly Stowage[]): number {
  return list.reduce((sum, { cargo }) => sum + cargoOf(charts, cargo).cost, 0);
}

/** 8.1, 8.2, 8.3 The cargo that a ship may take: within its points and its free Hull boxes, as long as there are counters. */
export function purchases(state: Snapshot, charts: Charts, purchase: Purchase): Choice<Stowage[]> {
  if (!canBuy(state, charts, purchase)) {
    return listOf<Stowage>(every({ cargo: oneOf(CARGO), box: wholeNumber(1, 20) }), 0, 0);
  }
  return lazyChoice(
    () => purchasesOf(state, charts, purchase),
    (pick) => drawPurchase(state, charts, purchase, pick),
  );
}

function purchasesOf(state: Snapshot, charts: Charts, { ship, points, min, section }: Purchase): Choice<Stowage[]> {
  const boxes = freeBoxes(state.ships[ship]);
  const cargo = allowedCargo(state, charts, ship);
  const item = every<Stowage>({ cargo: oneOf(cargo, forbidden(state, charts, ship)), box: oneOf(boxes) });
  const fits = reason("HULL_BOX_TAKEN", "8.2");
  const inStock = reason("COUNTERS_SHORT", "8.3");
  const inNumber = reason("TOO_MANY_ABOARD", "20.1");
  const paid = reason("CARGO_POINTS", section, { points });
  const costs = Object.fromEntries(cargo.map((id) => [id, cargoOf(charts, id).cost]));
  const counters = (id: Cargo) => ({ pointers: ["/*/cargo"], values: [id] });
  const scarce = CARGO.filter((id) => cargoOf(charts, id).perShip !== null);
  return [
    [distinct(fits, ["/*/box"]), ...cargo.flatMap((id) => roomAfter(charts, id, boxes, fits))],
    cargo.map((id) => countOf(inStock, counters(id), { max: countersLeft(state, charts, id) })),
    scarce.map((id) => countOf(inNumber, counters(id), { max: berthsLeft(state, charts, ship, id) })),
    [limitSum(paid, { pointers: ["/*/cargo"] }, { max: points, weights: costs })],
  ].reduce<Choice<Stowage[]>>((choice, rules) => within(choice, rules), listOf(item, min, boxes.length));
}

/** 8.2 Cargo of several boxes begins where the boxes after the first are free, and leaves them to no other counter. */
function roomAfter(charts: Charts, cargo: Cargo, free: readonly number[], head: Reason): CheckedLimit<unknown>[] {
  const { boxes } = cargoOf(charts, cargo);
  if (boxes < 2) return [];
  const after = (box: number): number[] => Array.from({ length: boxes - 1 }, (_, index) => box + 1 + index);
  const firstBoxes = free.filter((box) => after(box).every((each) => free.includes(each)));
  const short = free.filter((box) => !firstBoxes.includes(box)).map((box) => [cargo, box]);
  const where = { pointer: "/*/cargo", values: [cargo] };
  return [
    pairs(head, ["/*/cargo", "/*/box"], { forbidden: short }),
    ...firstBoxes.map((box) =>
      countOf(head, { pointers: ["/*/box"], values: after(box) }, { max: 0 }, [
        { pointers: ["/*/box"], values: [box], where },
      ]),
    ),
  ];
}

/** The number of counters of a type on a list of cargo. */
export function numberOf(list: readonly Stowage[], cargo: Cargo): number {
  return list.filter((each) => each.cargo === cargo).length;
}

/** 20.1 The number of further counters of a type that one ship may carry. */
export function berthsLeft(state: Snapshot, charts: Charts, ship: GermanShipId, cargo: Cargo): number {
  const { perShip } = cargoOf(charts, cargo);
  return perShip === null ? Number.POSITIVE_INFINITY : perShip - aboard(state.ships[ship], charts, cargo);
}

/** Cargo that the options or a ship's class forbid, and why. */
function forbidden(state: Snapshot, charts: Charts, ship: GermanShipId) {
  const allowed = allowedCargo(state, charts, ship);
  return CARGO.filter((value) => !allowed.includes(value)).map((value) => {
    const { name, option } = cargoOf(charts, value);
    const section = option === "mines" ? "23.0" : option === "seaplanes" ? "20.1" : "8.1";
    const item = { id: value, name };
    const off = option !== null && !state.options[option];
    return off
      ? { value, reason: reason("OPTION_OFF", section, { name: item, option }) }
      : { value, reason: reason("CARGO_UNSUITABLE", section, { ship, name: item }) };
  });
}

/**
 * A type of cargo that a ship may carry: its price, the number of boxes it fills, and the number of counters still
 * available.
 */
interface Offer {
  readonly cargo: Cargo;
  readonly cost: number;
  readonly boxes: number;
  readonly most: number;
}

function offerOf(state: Snapshot, charts: Charts, ship: GermanShipId, cargo: Cargo): Offer {
  const { cost, boxes } = cargoOf(charts, cargo);
  const most = Math.min(berthsLeft(state, charts, ship, cargo), countersLeft(state, charts, cargo));
  return { cargo, cost, boxes, most };
}

/**
 * The free boxes that can take a counter, from a list in ascending order. A counter that fills several boxes also needs
 * the boxes after it.
 */
function placesFor({ boxes }: Offer, free: readonly number[]): readonly number[] {
  return free.filter((box, index) => free[index + boxes - 1] === box + boxes - 1);
}

/** 8.2, 8.3 Adds counters one by one, each of those that can still be had in each box that it fits being as likely. */
function drawPurchase(state: Snapshot, charts: Charts, { ship, points, min }: Purchase, pick: Picker): Stowage[] {
  const offers = allowedCargo(state, charts, ship).map((cargo) => offerOf(state, charts, ship, cargo));
  const list: Stowage[] = [];
  let free = freeBoxes(state.ships[ship]);
  let remaining = points;
  const count = min + pick(free.length + 1 - min);
  while (list.length < count) {
    const affordable = offers
      .filter(({ cargo, cost, most }) => cost <= remaining && numberOf(list, cargo) < most)
      .flatMap((offer) => placesFor(offer, free).map((box) => ({ offer, box })));
    if (affordable.length === 0) break;
    const { offer, box } = affordable[pick(affordable.length)]!;
    const { cargo, cost, boxes } = offer;
    list.push({ cargo, box });
    remaining -= cost;
    free = free.filter((each) => each < box || each >= box + boxes);
  }
  return list;
}

/** 8.5 True when a ship could take some cargo for its points. */
export function canBuy(state: Snapshot, charts: Charts, { ship, points }: Purchase): boolean {
  const free = freeBoxes(state.ships[ship]);
  if (free.length === 0) return false;
  return allowedCargo(state, charts, ship).some((cargo) => {
    const offer = offerOf(state, charts, ship, cargo);
    return offer.cost <= points && offer.most > 0 && placesFor(offer, free).length > 0;
  });
}

/** 8.1 The cargo points of a ship before the first turn. */
export function outfitPoints(state: Snapshot, charts: Charts, ship: GermanShipId): number {
  return state.ships[ship].leadership * charts.LIMITS.facts.outfitPointsPerLeadership;
}

/** 8.5 The cargo points of a ship at a friendly naval base. */
export function basePoints(state: Snapshot, charts: Charts, ship: GermanShipId): number {
  return state.ships[ship].leadership * charts.LIMITS.facts.baseCargoPointsPerLeadership;
}

/** 8.5, D-80 The reason why a ship can take no cargo now; undefined when it can. */
export function noPurchase(state: Snapshot, charts: Charts, ship: GermanShipId): Reason | undefined {
  const barred = barredFromOutfitting(state, ship);
  if (barred !== undefined) return barred;
  const { space, loaded } = state.ships[ship];
  if (space === null || !terrainOf(charts, terrainAt(state, charts, space)).cargo) {
    return reason("NO_NAVAL_BASE", "8.5", { ship });
  }
  if (loaded) return reason("ALREADY_LOADED", "8.5", { ship });
  const points = basePoints(state, charts, ship);
  if (canBuy(state, charts, { ship, points, min: 1, section: "8.5" })) return undefined;
  return reason("NO_CARGO_TO_LOAD", "8.5", { ship });
}
