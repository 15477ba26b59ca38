import { t } from "../shell/settings";
import type { GameWords } from "../tree/words";

/** Formats the value at a pointer with the game's words. Codes without a word get their title on the board. */
export function formatValue(
  value: unknown,
  pointer: string,
  words: GameWords,
  onBoard: ReadonlyMap<string, string>,
): string {
  const member = pointer.split("/").findLast((key) => key !== "*" && key !== "") ?? "";
  if (value === undefined) return t("odds.absent");
  if (Array.isArray(value)) {
    const values = value.map((each) => formatValue(each, pointer, words, onBoard));
    return values.length === 0 ? t("widget.none") : values.join(", ");
  }
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value).map(
      ([name, each]) => `${memberName(name, words)} ${formatValue(each, `${pointer}/${name}`, words, onBoard)}`,
    );
    return members.join(", ");
  }
  const code = String(value);
  const scoped = words.words[`${member}.${code}`];
  if (scoped) return scoped;
  if (typeof value === "number") return numberText(value);
  return words.words[code] || (onBoard.get(`piece:${code}`) ?? onBoard.get(`space:${code}`) ?? code);
}

/** Returns the title of a field. */
export function memberName(name: string, { members, words }: GameWords): string {
  return members[name] ?? words[name] ?? name;
}

function numberText(value: number): string {
  return new Intl.NumberFormat(document.documentElement.lang).format(value);
}

/** Formats a probability as a percentage. Only 1 is shown as 100 % and only 0 as 0 %. */
export function formatPercent(decimal: string): string {
  const share = Number(decimal);
  const format = new Intl.NumberFormat(document.documentElement.lang, { style: "percent", maximumFractionDigits: 1 });
  if (share > 0 && share < 0.0005) return `< ${format.format(0.001)}`;
  if (share < 1 && share >= 0.9995) return `> ${format.format(0.999)}`;
  return format.format(share);
}
