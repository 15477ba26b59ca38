/** One bar of a plot: its name, its share from 0 to 1, and what stands behind it. */
export interface PlotBar {
  readonly name: string;
  readonly share: number;
  readonly note: string;
}

const BREADTH = 40;

/** A plot for the terminal: a line for every bar, the longest filling the breadth. */
export function textPlot(bars: readonly PlotBar[]): string {
  const longest = Math.max(...bars.map(({ share }) => share), 0);
  const names = Math.max(...bars.map(({ name }) => name.length), 0);
  const length = (share: number): number => (longest === 0 ? 0 : Math.round((share / longest) * BREADTH));
  return bars
    .map(({ name, share, note }) => `${name.padEnd(names)} ${"█".repeat(length(share)).padEnd(BREADTH)} ${note}`)
    .join("\n");
}

const ROW = 22;
const LEFT = 180;
const RIGHT = 150;
const WIDE = 300;

/** A plot as an SVG document, with a title and the names of its bars as text. */
export function svgPlot(title: string, bars: readonly PlotBar[]): string {
  const longest = Math.max(...bars.map(({ share }) => share), 0);
  const height = (bars.length + 2) * ROW;
  const rows = bars.map(({ name, share, note }, index) => {
    const y = (index + 1.5) * ROW;
    const width = longest === 0 ? 0 : Math.round((share / longest) * WIDE);
    return [
      `<text x="${LEFT - 8}" y="${y + 14}" text-anchor="end">${escaped(name)}</text>`,
      `<rect x="${LEFT}" y="${y}" width="${width}" height="${ROW - 4}" fill="#2f5d8a"/>`,
      `<text x="${LEFT + width + 6}" y="${y + 14}">${escaped(note)}</text>`,
    ].join("");
  });
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${LEFT + WIDE + RIGHT}" height="${height}" font-family="sans-serif" font-size="13" role="img">`;
  return `${head}<title>${escaped(title)}</title><text x="8" y="18" font-weight="bold">${escaped(title)}</text>${rows.join("")}</svg>\n`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
