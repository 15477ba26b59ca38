import { markerWords } from "../copies";

/** Incident Chart: what each kind of marker is called, in Japanese. */
export const markers = markerWords({
  allied_merchantman: "連合国商船",
  allied_patrol: "連合国哨戒部隊",
  allied_submarine: "連合国潜水艦",
  austro_hungarian_fleet_sorties: "墺洪艦隊出撃",
  collier_attacked: "給炭艦襲撃",
  central_powers_fleet_sortie: "中央同盟国艦隊出撃",
  french_navy_sortie: "フランス海軍出撃",
  french_troop_convoy: "フランス兵員護送船団",
  french_warship: "フランス軍艦",
  friendly_ship: "友軍船",
  intelligence_from_berlin: "ベルリンからの情報",
  limited_visibility: "視界不良",
  mechanical_breakdown: "機関故障",
  minefield: "機雷原",
  quiet_seas: "静かな海",
  royal_navy_conflicting_orders: "イギリス海軍の矛盾した命令",
  royal_navy_pursue_orders: "イギリス海軍の追撃命令",
  royal_navy_warship: "イギリス軍艦",
  morale_check: "士気判定",
  storm: "嵐",
});
