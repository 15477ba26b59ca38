/** 3.5 The words printed on a log sheet. */
export const sheet = {
  "sheet.title": "PATROL LOG",
  "sheet.month": "Month",
  "sheet.area": "Area",
  "sheet.result": "S/F",
  "sheet.targets": "Targets",
  "sheet.tons": "t",
  "sheet.sunk": "sunk",
  "sheet.damaged": "damaged",
  "sheet.patrols": "Patrols",
  "sheet.ships": "Ships sunk",
  "sheet.tonnage": "Tonnage",
  "sheet.successes": "Successes",
  "sheet.active": "career in progress",
  "sheet.legend": "P patrol continued, R refit, * every third success",
} as const;
