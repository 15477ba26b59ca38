import type { sheet as english } from "../en/sheet";

/** 3.5 The words printed on a log sheet, in French. */
export const sheet: Readonly<Record<keyof typeof english, string>> = {
  "sheet.title": "JOURNAL DE BORD",
  "sheet.month": "Mois",
  "sheet.area": "Zone",
  "sheet.result": "S/F",
  "sheet.targets": "Cibles",
  "sheet.tons": "t",
  "sheet.sunk": "coulé",
  "sheet.damaged": "endommagé",
  "sheet.patrols": "Patrouilles",
  "sheet.ships": "Navires coulés",
  "sheet.tonnage": "Tonnage",
  "sheet.successes": "Succès",
  "sheet.active": "carrière en cours",
  "sheet.legend": "P suite de patrouille, R maintenance, * chaque troisième succès",
  "brief.box": "case",
  "brief.reloads": "réserve",
  "brief.gun": "canon",
  "brief.hull": "coque",
  "brief.flooding": "voies d'eau",
  "brief.undamaged": "sous-marin intact",
  fwdReloads: "réserve avant",
  aftReloads: "réserve arrière",
};
