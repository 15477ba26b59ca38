import { markerWords } from "../copies";

/** Incident Chart: what each kind of marker is called. */
export const markers = markerWords({
  allied_merchantman: "Allied Merchantman",
  allied_patrol: "Allied Patrol",
  allied_submarine: "Allied Submarine",
  austro_hungarian_fleet_sorties: "Austro-Hungarian Fleet Sorties",
  collier_attacked: "Collier Attacked",
  central_powers_fleet_sortie: "Central Powers Fleet Sortie",
  french_navy_sortie: "French Navy Sortie",
  french_troop_convoy: "French Troop Convoy",
  french_warship: "French Warship",
  friendly_ship: "Friendly Ship",
  intelligence_from_berlin: "Intelligence from Berlin",
  limited_visibility: "Limited Visibility",
  mechanical_breakdown: "Mechanical Breakdown",
  minefield: "Minefield",
  quiet_seas: "Quiet Seas",
  royal_navy_conflicting_orders: "Royal Navy Conflicting Orders",
  royal_navy_pursue_orders: 'Royal Navy "Pursue" Orders',
  royal_navy_warship: "Royal Navy Warship",
  morale_check: "Morale Check",
  storm: "Storm",
});
