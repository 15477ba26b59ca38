import { chartView, modifierOf } from "../../../../core/charts/look-up";
import { gunneryHit } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import { SHIP_TYPES, type ShipType } from "../../vocabulary";
import type { Dummy, Force, Piece, Ship } from "../1-2-forces/state";
import { raiseTo } from "../6-1-identification/identity";
import { hurt, sinkTarget } from "../7-9-damage/damage";
import { removeShip, sink } from "../7-9-damage/losses";
import { type Context, removeDummy } from "../shared/context";
import { atSea, forcesOf, isForce, piecesOf } from "../shared/game";
import { pickPiece, pickShip } from "../shared/picks";
import { candidates, inGroup, isHelpless, typeOf } from "../shared/units";

/** 13.7 An Allied force meets an Axis block of its hex by chance. Returns false if no such pair exists. */
export function chanceEncounter(ctx: Context): boolean {
  const { state } = ctx;
  const blocks = piecesOf(state, "axis", atSea);
  const forces = forcesOf(state, "allied", (force) => atSea(force) && blocks.some(({ at }) => at === force.at));
  const force = pickPiece(ctx, "allied", forces, "encounter-force", "13.7");
  if (force === undefined) return false;
  const here = blocks.filter(({ at }) => at === force.at);
  const block = pickPiece<Piece>(ctx, "axis", here, "encounter-block", "13.7");
  if (block === undefined) return false;
  if (!isForce(block)) {
    meetDummy(ctx, block);
    return true;
  }
  ctx.ruling("E-45", "13.7");
  if (block.kind === "wolf_pack") meetPack(ctx, block);
  else meetShips(ctx, block);
  if (!state.sides.axis.forces.includes(block)) return true;
  if (!block.identified) raiseTo(ctx, "axis", block, 0, "13.7");
  if (!force.identified) raiseTo(ctx, "allied", force, 0, "13.7");
  return true;
}

function meetDummy(ctx: Context, dummy: Dummy): void {
  removeDummy(ctx, "axis", dummy, "13.7");
}

/** 13.7 One ASW die at a Wolf Pack: Held Down takes a boat home, success sinks one. */
function meetPack(ctx: Context, pack: Force): void {
  const { state, charts } = ctx;
  const { prevailing } = state.weather;
  const codes = [...(prevailing === "storm" ? ["STORM"] : []), ...(prevailing === "gale" ? ["GALE"] : [])];
  const { row } = ctx.roll({
    label: "chance-encounter",
    about: { side: "allied" },
    section: "13.7",
    view: chartView(charts.ASW),
    modifiers: codes.map((code) => modifierOf(charts.ASW, code)),
  });
  const [boat] = pack.units;
  if (boat === undefined || row.result === "none") return;
  if (row.result === "success") sink(ctx, "axis", pack, boat, 1, "13.7");
  else removeShip(ctx, "axis", pack, boat, "asw_damage", "13.7");
}

/** 13.7 One die of a destroyer's guns at a merchant of a convoy, or at the lowest type of a TF. */
function meetShips(ctx: Context, block: Force): void {
  const { charts } = ctx;
  const pick = { label: "event-ship", side: "axis", force: block.id, section: "13.7" } as const;
  const ship = pickShip(ctx, lowest(charts, block), pick);
  const needed = ship && gunneryHit(charts, "DD", typeOf(charts, ship));
  if (ship === undefined || needed === null || needed === undefined) return;
  const code = isHelpless(ship) ? "TARGET_DIW_OR_TOW" : ship.marks.includes("crippled") ? "TARGET_CRIPPLED" : undefined;
  const { modified } = ctx.rollPlain({
    label: "chance-encounter",
    about: { side: "allied" },
    section: "13.7",
    dice: charts.NAVAL_GUNNERY.dice,
    modifiers: code === undefined ? [] : [modifierOf(charts.NAVAL_GUNNERY, code)],
    resultName: (total) => (total >= needed ? "hit" : "miss"),
  });
  if (modified < needed) return;
  const target = { side: "axis", force: block, ship } as const;
  const heavy = inGroup(charts, ship, "heavy") || typeOf(charts, ship) === "AX";
  if (heavy) hurt(ctx, target, charts.EVENTS.facts.events.chance_encounter.hits, "13.7");
  else sinkTarget(ctx, target, 1, "13.7");
}

/** 13.7 The candidates of a chance shot: merchants of a convoy, else the ships of the lowest type on the Unit Chart. */
function lowest(charts: Charts, block: Force): Ship[] {
  const rank = (ship: Ship): number => SHIP_TYPES.indexOf(typeOf(charts, ship));
  const ofType = (type: ShipType): Ship[] => block.units.filter((ship) => typeOf(charts, ship) === type);
  const merchants = ofType("MX");
  if (block.kind === "convoy" && merchants.length > 0) return candidates(charts, merchants);
  const warships = block.units.filter((ship) => inGroup(charts, ship, "warship") && typeOf(charts, ship) !== "SS");
  const pool = warships.length > 0 ? warships : block.units.filter((ship) => typeOf(charts, ship) !== "SS");
  const last = Math.max(...pool.map(rank));
  return candidates(
    charts,
    pool.filter((ship) => rank(ship) === last),
  );
}
