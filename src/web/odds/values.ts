import { t } from "../shell/settings";
import type { GameWords } from "../tree/words";

/** A value that stands at a pointer, in the words of its game; what these do not know goes by its name on the board. */
export function saidValue(
  value: unknown,
  pointer: string,
  words: GameWords,
  onBoard: ReadonlyMap<string, string>,
): string {
  const member = pointer.split("/").findLast((key) => key !== "*" && key !== "") ?? "";
  if (value === undefined) return t("odds.absent");
  if (Array.isArray(value)) {
    const said = value.map((each) => saidValue(each, pointer, words, onBoard));
    return said.length === 0 ? t("widget.none") : said.join(", ");
  }
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value).map(
      ([name, each]) => `${nameOf(name, words)} ${saidValue(each, `${pointer}/${name}`, words, onBoard)}`,
    );
    return members.join(", ");
  }
  const code = String(value);
  const scoped = words.words[`${member}.${code}`];
  if (scoped) return scoped;
  if (typeof value === "number") return numberText(value);
  return words.words[code] || (onBoard.get(`piece:${code}`) ?? onBoard.get(`space:${code}`) ?? code);
}

/** What a member is called. */
export function nameOf(name: string, { members, words }: GameWords): string {
  return members[name] ?? words[name] ?? name;
}

function numberText(value: number): string {
  return new Intl.NumberFormat(document.documentElement.lang).format(value);
}

/** A share in per cent; what is less than all and more than nothing is never written as 100 or 0. */
export function percent(decimal: string): string {
  const share = Number(decimal);
  const format = new Intl.NumberFormat(document.documentElement.lang, { style: "percent", maximumFractionDigits: 1 });
  if (share > 0 && share < 0.0005) return `< ${format.format(0.001)}`;
  if (share < 1 && share >= 0.9995) return `> ${format.format(0.999)}`;
  return format.format(share);
}
