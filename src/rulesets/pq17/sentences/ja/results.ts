import type { ResultForms } from "../results";

/** C.7 Results that hold a number or a name, in Japanese. */
export const results: ResultForms = {
  card: (no) => `カード${no}`,
  failed: (no) => `失敗、カード${no}`,
  success: (no) => `成功、カード${no}`,
  denied: (by, no) => `否認（${by}）、カード${no}`,
  merchants: (count) => `輸送船${count}`,
  turns: (count) => `${count}ターン`,
  hits: (count) => `命中${count}`,
  crippled: (hits) => `${hits}、重損害`,
  sunk: (count) => `撃沈${count}`,
  steps: (result, count) => `${result}、${count}ステップ`,
  submarines: (before, after) => `対潜攻撃の前${before}、後${after}`,
  event: (event, region) => `${event}、${region}`,
};
