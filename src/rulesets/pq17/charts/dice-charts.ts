import * as z from "zod";
import { factChart } from "../../../core/contract/chart";
import { AIR_RESULTS, ASW_RESULTS, ASW_SUCCESSES, DESTROYER_FATES, WEATHER } from "../vocabulary";
import { few, modifiersOf, noModifiers } from "./shapes";
import {
  aaColumns,
  airbaseFacts,
  bombingFacts,
  damageColumn,
  damageColumns,
  die,
  dieColumns,
  ends,
  eventColumns,
  gunneryFacts,
  iceColumns,
  rejoinRow,
  result,
  submarineRow,
  toReach,
  twoDiceColumns,
  weatherColumns,
} from "./shapes-dice";

const change = z.int().min(-60).max(60);

/** The charts that dice are thrown at, by their ids, with the modifiers that rules look up in each. */
export const diceCharts = () => ({
  NAVAL_GUNNERY: toReach(
    gunneryFacts,
    modifiersOf(["EVASION_FIRER", "TARGET_DIW_OR_TOW", "TARGET_CRIPPLED", "CRITICAL_FUEL_FIRER"]),
  ),
  TORPEDO_ATTACK: die(
    result(["miss", "success"]),
    modifiersOf([
      "TARGET_CONVOY_SHIP",
      "EVASION_TARGET",
      "TARGET_DIW_OR_TOW",
      "TARGET_CRIPPLED",
      "TARGET_LIGHT",
      "CRITICAL_FUEL_TARGET",
      "GALE",
    ]),
  ),
  TORPEDO_DAMAGE: dieColumns(damageColumns, noModifiers).extend({ columnFor: damageColumn }),
  NAVAL_BOMBING: toReach(
    bombingFacts,
    modifiersOf(["TARGET_DIW_OR_TOW", "TARGET_CRIPPLED", "IN_PORT", "ELUSIVE_TARGET", "NIGHT"]),
  ),
  AIRBASE_BOMBING: toReach(airbaseFacts, modifiersOf(["NIGHT"])),
  AIR_COMBAT: die(result(AIR_RESULTS), modifiersOf(["FIRING_NUMBER", "TARGET_NUMBER", "PLUS"])).extend({
    fighterLeast: change.describe("7.2.3 Minimum sum of the modifiers when a fighter fires."),
  }),
  AA_DEFENSE: dieColumns(aaColumns, modifiersOf(["TORPEDO_RUN", "CAM"])),
  SUBMARINE_COMBAT: die(
    submarineRow,
    modifiersOf([
      "NIGHT",
      "PACK_3",
      "PACK_4",
      "PACK_1",
      "PACK_ID",
      "ESCORTS",
      "REDUCED_VISIBILITY",
      "STORM",
      "TARGET_TF",
      "TARGET_TF_HIGH_SPEED",
    ]),
  ).extend({
    least: change.describe("Minimum sum of the modifiers."),
    most: change.describe("Maximum sum of the modifiers."),
  }),
  ASW: die(result(ASW_RESULTS), modifiersOf(["SOVIET", "OFFENSIVE_ASW", "AIR_RADIUS", "STORM", "GALE"])),
  ASW_SUCCESS: die(result(ASW_SUCCESSES), noModifiers),
  SURPRISE: die(
    result(["none", "surprise"]),
    modifiersOf([
      "REDUCED_VISIBILITY",
      "ATTACKER_UNIDENTIFIED",
      "FOG",
      "STORM",
      "GALE",
      "ATTACKER_SHADOWED",
      "TARGET_SHADOWED",
    ]),
  ),
  WITHDRAWAL: die(
    result(["stay", "withdraw"]),
    modifiersOf(["NIGHT", "REDUCED_VISIBILITY", "FOG", "STORM", "GALE", "SLOW", "SUPERIOR_ORDERS"]),
  ),
  DESTROYER_FATE: die(result(DESTROYER_FATES), noModifiers),
  VARIABLE_START: die(z.strictObject({ ...ends, turns: change }), noModifiers),
  WEATHER: twoDiceColumns(weatherColumns, modifiersOf(["PREVIOUS_FAIR", "PREVIOUS_STORM", "PREVIOUS_GALE"])),
  REJOINING: die(rejoinRow, modifiersOf(["FAIR", "FOG", "NIGHT"])).extend({
    closedIn: z.array(z.enum(WEATHER)).max(WEATHER.length).describe("9.3.3 Weather in which none rejoins."),
  }),
  ICE: dieColumns(iceColumns, noModifiers),
  RANDOM_EVENTS: twoDiceColumns(eventColumns, noModifiers),
  UNESCORTED_ROUNDS: factChart(z.strictObject({ base: few, least: few })).extend({
    modifiers: modifiersOf(["HAD_WARSHIPS", "SURPRISE", "NIGHT_AND_OR_REDUCED_VISIBILITY", "FOG_STORM_GALE"]),
  }),
});
