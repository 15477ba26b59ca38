import { caseOf } from "../../../../core/choice/cases";
import { reason } from "../../../../core/choice/legality";
import { type CheckedLimit, countOf, customLimit, distinct } from "../../../../core/choice/limits";
import { every, listOf, oneOf, within } from "../../../../core/choice/values";
import type { Choice, Picker, Reason } from "../../../../core/contract/choice";
import { opponentOf, shipTypeOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { BattleArea, Side } from "../../vocabulary";
import { releaseTow } from "../5-1-movement/towing";
import { isPoor } from "../9-weather/effects";
import type { Context } from "../shared/context";
import { hasRuling } from "../shared/game";
import { isDiw } from "../shared/units";
import { entriesOf, forceOfPart, hasGroup, isAble, isUnitDiw, typesIn, unitOfNo, visibleUnits } from "./battle";
import { settleDisplay } from "./display";
import { drawStacks, mayStack, stackable } from "./stacks";
import type { DisplayUnit, SurfaceBattle } from "./state";

/** 7.5.2(ii) One unit leaves Deployment, and what it screens. */
export interface Maneuver {
  readonly unit: number;
  readonly area: BattleArea;
  readonly screens: number[];
  readonly protects: number | null;
}

/** 7.5.2(ii) A side's maneuver, as the input of an operation. */
export interface ManeuverInput {
  readonly stacks: number[][];
  readonly moves: Maneuver[];
  readonly evasion: number[];
}

/** 7.5.2(ii) The areas that a unit may enter from Deployment. */
function areasOf(state: Snapshot, charts: Charts, battle: SurfaceBattle, unit: DisplayUnit): BattleArea[] {
  if (unit.area !== "deployment" || !isAble(state, charts, unit)) return [];
  if (unit.side === "axis" && battle.outmatched) return ["withdrawal"];
  if (hasGroup(charts, unit, "convoy_ship")) return ["withdrawal"];
  const fights = typesIn(charts, unit).some((type) => shipTypeOf(charts, type).gunnery);
  const closes = fights && mayClose(state, charts, battle, unit);
  return ["screening", "withdrawal", ...(closes ? (["torpedo_attack"] as const) : [])];
}

/** 7.5.2(ii), E-135 No unit closes in for torpedoes in its first round, but by surprise at night or in poor weather; by ruling without. */
function mayClose(state: Snapshot, charts: Charts, battle: SurfaceBattle, unit: DisplayUnit): boolean {
  if (unit.since < battle.round) return true;
  if (!isPoor(state, charts)) return false;
  if (hasRuling(state, "torpedoAreaWithoutSurprise")) return true;
  return battle.surprise && battle.round === 1 && unit.side === battle.attacker;
}

/** 7.5.2(ii) The choices of a side in the maneuver step. */
export function maneuverChoice(
  state: Snapshot,
  charts: Charts,
  battle: SurfaceBattle,
  side: Side,
): Choice<ManeuverInput> {
  const ownUnits = visibleUnits(battle, side);
  const enemies = visibleUnits(battle, opponentOf(side)).map(({ no }) => no);
  const movers = ownUnits.flatMap((unit) => {
    const areas = areasOf(state, charts, battle, unit);
    return areas.length === 0 ? [] : [{ no: unit.no, areas }];
  });
  const forced = side === "axis" && battle.outmatched;
  const cases = movers.map(({ no, areas }): [string, Choice<Maneuver>] => [
    String(no),
    within(
      every<Maneuver>({
        unit: oneOf([no]),
        area: oneOf(areas, shutAreas(areas, forced)),
        screens: listOf(oneOf(enemies), 0, enemies.length === 0 ? 0 : 2, { distinct: true }),
        protects: oneOf([null, ...ownUnits.map((each) => each.no).filter((each) => each !== no)]),
      }),
      SCREENS,
      { draw: () => ({ unit: no, area: areas[0]!, screens: [], protects: null }) },
    ),
  ]);
  const closed = Object.fromEntries(
    ownUnits.filter(({ no }) => movers.every((each) => each.no !== no)).map((unit) => [String(unit.no), stuck(unit)]),
  );
  const moves = listOf(caseOf("unit", Object.fromEntries(cases), closed), forced ? movers.length : 0, movers.length, {
    few: FORCED,
  });
  const evaders = ownUnits.filter((unit) => !isUnitDiw(unit)).map(({ no }) => no);
  const free = stackable(state, charts, battle, side);
  const choice = every<ManeuverInput>({
    stacks: listOf(listOf(oneOf(free), 2, Math.max(2, free.length), { distinct: true }), 0, free.length < 2 ? 0 : 20),
    moves,
    evasion: listOf(oneOf(evaders), 0, evaders.length, { distinct: true }),
  });
  const draw = (pick: Picker): ManeuverInput =>
    drawManeuver(charts, battle, { own: ownUnits, enemies, movers, free }, forced, pick);
  const mayStand = ({ stacks }: ManeuverInput): boolean => mayStack(charts, battle, stacks);
  const stack = stackLimit(charts);
  const stacking =
    free.length < 2
      ? countOf(stack, { pointers: ["/stacks/*"] }, { max: 0 })
      : customLimit(stack, ["/stacks/*/*"], mayStand);
  const stacked = within(choice, stacking, { pointer: "/stacks", draw });
  return within(stacked, wholeRules(ownUnits, free.length > 1), { draw });
}

function stackLimit({ LIMITS }: Charts): Reason {
  const { stackConvoyCs, stackLightCs } = LIMITS.facts;
  return reason("STACK_IMPOSSIBLE", "7.2.4", { convoy: stackConvoyCs, light: stackLightCs });
}

const WHOLE = reason("MANEUVER_IMPOSSIBLE", "7.5.2");

const IMPOSSIBLE = reason("SCREEN_IMPOSSIBLE", "7.5.4");

const SCREENED = { pointers: ["/screens/*"] };

const PROTECTED = { pointers: ["/protects"] };

const WITHDRAWN = { pointers: ["/area"], values: ["withdrawal"] };

/** 7.5.4 Limits on screens: none for a unit that withdraws, exactly one for a unit that protects another. */
const SCREENS = [
  countOf(IMPOSSIBLE, { pointers: [...SCREENED.pointers, ...PROTECTED.pointers] }, { max: 0 }, [WITHDRAWN]),
  countOf(IMPOSSIBLE, SCREENED, { min: 1, max: 1 }, [PROTECTED]),
];

/** 7.5.2 Every unit moves once, and a unit that another protects stays where it is, in Deployment. */
function wholeRules(ownUnits: readonly DisplayUnit[], mayStack: boolean): CheckedLimit<ManeuverInput>[] {
  const protectedUnits = { pointers: ["/moves/*/protects"] };
  const away = ownUnits.filter(({ area }) => area !== "deployment").map(({ no }) => no);
  const near = ownUnits.filter(({ area }) => area === "deployment").map(({ no }) => no);
  const rules = [
    distinct(WHOLE, ["/moves/*/unit"]),
    countOf(WHOLE, { ...protectedUnits, values: away }, { max: 0 }),
    ...near.map((no) =>
      countOf(WHOLE, { pointers: ["/moves/*/unit"], values: [no] }, { max: 0 }, [{ ...protectedUnits, values: [no] }]),
    ),
  ];
  const pointers = ["/stacks/*/*", "/moves/*/unit", "/moves/*/protects", "/evasion/*"];
  return mayStack ? [...rules, customLimit(WHOLE, pointers, underOneNumber)] : rules;
}

/** 7.2.4 True when nothing but the lowest number of a stack is named. */
function underOneNumber({ stacks, moves, evasion }: ManeuverInput): boolean {
  const absorbed = stacks.flatMap((stack) => stack.filter((no) => no !== Math.min(...stack)));
  const unitNumbers = [...moves.flatMap(({ unit, protects }) => [unit, protects]), ...evasion];
  return !unitNumbers.some((no) => no !== null && absorbed.includes(no));
}

/** 7.5.7 Why German units move to Withdrawal, all of them. */
const FORCED = reason("SUPERIOR_ENEMY", "7.5.7");

function shutAreas(areas: readonly BattleArea[], forced: boolean): { value: BattleArea; reason: Reason }[] {
  const why = (area: BattleArea): Reason =>
    forced ? FORCED : area === "torpedo_attack" ? reason("TOO_EARLY", "7.5.2") : reason("NO_WARSHIP", "7.5.4");
  const all: readonly BattleArea[] = ["screening", "torpedo_attack"];
  return all.filter((area) => !areas.includes(area)).map((area) => ({ value: area, reason: why(area) }));
}

function stuck(unit: DisplayUnit): Reason {
  return unit.area === "withdrawal"
    ? reason("IN_WITHDRAWAL", "7.5.2", { no: unit.no })
    : reason("CANNOT_MANEUVER", "7.5.2", { no: unit.no });
}

interface Ground {
  readonly own: readonly DisplayUnit[];
  readonly enemies: readonly number[];
  readonly movers: readonly { no: number; areas: readonly BattleArea[] }[];
  readonly free: readonly number[];
}

function drawManeuver(
  charts: Charts,
  battle: SurfaceBattle,
  { own, enemies, movers, free }: Ground,
  forced: boolean,
  pick: Picker,
): ManeuverInput {
  const stacks = forced ? [] : drawStacks(charts, battle, free, pick);
  const absorbed = stacks.flatMap((stack) => stack.slice(1));
  const goers = movers.filter(({ no }) => !absorbed.includes(no) && (forced || pick(3) > 0));
  const moved = goers.map(({ no }) => no);
  const staying = own.filter(({ no, area }) => area === "deployment" && !moved.includes(no) && !absorbed.includes(no));
  const moves = goers.map(({ no, areas }): Maneuver => {
    const area = areas[pick(areas.length)]!;
    if (area === "withdrawal" || enemies.length === 0) return { unit: no, area, screens: [], protects: null };
    const protectedNo = staying[pick(staying.length + 1)]?.no ?? null;
    const count = protectedNo === null ? Math.min(enemies.length, pick(3)) : 1;
    const unassigned = [...enemies];
    const screens = Array.from({ length: count }, () => unassigned.splice(pick(unassigned.length), 1)).flat();
    return { unit: no, area, screens, protects: screens.length === 0 ? null : protectedNo };
  });
  const evasion = own.filter((unit) => !isUnitDiw(unit) && !absorbed.includes(unit.no) && pick(4) === 0);
  return { stacks, moves, evasion: evasion.map(({ no }) => no) };
}

/** 7.5.2(ii) Carries out a side's maneuver; a ship that tows and leaves Deployment lets its tow go. */
export function maneuver(ctx: Context, battle: SurfaceBattle, { stacks, moves, evasion }: ManeuverInput): void {
  if (stacks.length > 0) ctx.ruling("E-56", "7.2.4");
  for (const stack of stacks) stackUp(ctx, battle, stack);
  for (const { unit: no, area, screens, protects } of moves) {
    const unit = unitOfNo(battle, no);
    if (area === "torpedo_attack" && unit.since >= battle.round) ctx.ruling("E-135", "7.5.2");
    if (screens.length > 0) ctx.ruling("E-140", "7.5.4");
    ctx.set(unit, "area", area, "AREA", "7.5.2");
    if (screens.length > 0) ctx.set(unit, "screens", [...screens], "SCREEN", "7.5.4");
    ctx.set(unit, "protects", protects, "SCREEN", "7.5.4");
    castOff(ctx, battle, unit);
  }
  for (const no of evasion) ctx.set(unitOfNo(battle, no), "evasion", true, "EVASION", "7.5.2");
}

/** 7.2.4 A ship that tows casts off when it leaves Deployment. */
function castOff(ctx: Context, battle: SurfaceBattle, { side, parts }: DisplayUnit): void {
  for (const part of parts.filter(({ tow }) => tow)) {
    const force = forceOfPart(ctx.state, side, part);
    const tower = force && entriesOf(ctx.charts, force, part)[0];
    const towed = force?.units.find((ship) => ship.unit === tower?.tow && ship.tow === part.unit && isDiw(ship));
    if (force !== undefined && towed !== undefined) releaseTow(ctx, force, towed);
  }
  if (parts.some(({ tow }) => tow)) settleDisplay(ctx, battle, null);
}

/** 7.2.4 Counters become one stack, known by the lowest of their numbers. */
function stackUp(ctx: Context, battle: SurfaceBattle, stack: readonly number[]): void {
  const [first, ...others] = [...stack].sort((a, b) => a - b);
  if (first === undefined) return;
  const lead = unitOfNo(battle, first);
  for (const no of others) {
    const unit = unitOfNo(battle, no);
    for (const part of unit.parts) ctx.push(lead.parts, { ...part }, "STACKED", "7.2.4");
    ctx.set(lead, "since", Math.min(lead.since, unit.since), "STACKED", "7.2.4");
    ctx.set(lead, "hit", lead.hit || unit.hit, "STACKED", "7.2.4");
    ctx.set(unit, "parts", [], "STACKED", "7.2.4");
  }
}
