import type { sheet as english } from "../en/sheet";

/** 3.5 The words printed on a log sheet, in Japanese. */
export const sheet: Readonly<Record<keyof typeof english, string>> = {
  "sheet.title": "哨戒ログ・シート",
  "sheet.month": "月",
  "sheet.area": "海域",
  "sheet.result": "S/F",
  "sheet.targets": "目標",
  "sheet.tons": "トン",
  "sheet.sunk": "撃沈",
  "sheet.damaged": "損傷",
  "sheet.patrols": "哨戒",
  "sheet.ships": "撃沈隻数",
  "sheet.tonnage": "撃沈トン数",
  "sheet.successes": "成功",
  "sheet.active": "戦歴継続中",
  "sheet.legend": "P 哨戒継続、R 整備、* 三回目ごとの成功",
  "brief.box": "マス",
  "brief.reloads": "予備",
  "brief.gun": "甲板砲",
  "brief.hull": "船体",
  "brief.flooding": "浸水",
  "brief.undamaged": "損傷なし",
  fwdReloads: "前部予備魚雷",
  aftReloads: "後部予備魚雷",
};
