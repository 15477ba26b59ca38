import { markerWords } from "../copies";

/** Incident Chart: what each kind of marker is called, in French. */
export const markers = markerWords({
  allied_merchantman: "Navire marchand allié",
  allied_patrol: "Patrouille alliée",
  allied_submarine: "Sous-marin allié",
  austro_hungarian_fleet_sorties: "Sorties de la flotte austro-hongroise",
  collier_attacked: "Charbonnier attaqué",
  central_powers_fleet_sortie: "Sortie de flotte des Puissances centrales",
  french_navy_sortie: "Sortie de la Marine française",
  french_troop_convoy: "Convoi de troupes français",
  french_warship: "Navire de guerre français",
  friendly_ship: "Navire ami",
  intelligence_from_berlin: "Renseignements de Berlin",
  limited_visibility: "Visibilité réduite",
  mechanical_breakdown: "Panne mécanique",
  minefield: "Champ de mines",
  quiet_seas: "Mer calme",
  royal_navy_conflicting_orders: "Ordres contradictoires de la Royal Navy",
  royal_navy_pursue_orders: "Ordre de poursuite de la Royal Navy",
  royal_navy_warship: "Navire de guerre britannique",
  morale_check: "Test de moral",
  storm: "Tempête",
});
