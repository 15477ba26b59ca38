/** One bar of a plot: its name, its share from 0 to 1, and its note. */
export interface PlotBar {
  readonly name: string;
  readonly share: number;
  readonly note: string;
}

const BAR_LENGTH = 40;

/** Formats a plot for the terminal: one line per bar. The longest bar has the full width. */
export function textPlot(bars: readonly PlotBar[]): string {
  const longest = Math.max(...bars.map(({ share }) => share), 0);
  const names = Math.max(...bars.map(({ name }) => name.length), 0);
  const length = (share: number): number => (longest === 0 ? 0 : Math.round((share / longest) * BAR_LENGTH));
  return bars
    .map(({ name, share, note }) => `${name.padEnd(names)} ${"█".repeat(length(share)).padEnd(BAR_LENGTH)} ${note}`)
    .join("\n");
}

const ROW_HEIGHT = 22;
const NAME_WIDTH = 180;
const NOTE_WIDTH = 150;
const BAR_WIDTH = 300;

/** Formats a plot as an SVG document, with its title and names as text. */
export function svgPlot(title: string, bars: readonly PlotBar[]): string {
  const longest = Math.max(...bars.map(({ share }) => share), 0);
  const height = (bars.length + 2) * ROW_HEIGHT;
  const rows = bars.map(({ name, share, note }, index) => {
    const y = (index + 1.5) * ROW_HEIGHT;
    const width = longest === 0 ? 0 : Math.round((share / longest) * BAR_WIDTH);
    return [
      `<text x="${NAME_WIDTH - 8}" y="${y + 14}" text-anchor="end">${escapeXml(name)}</text>`,
      `<rect x="${NAME_WIDTH}" y="${y}" width="${width}" height="${ROW_HEIGHT - 4}" fill="#2f5d8a"/>`,
      `<text x="${NAME_WIDTH + width + 6}" y="${y + 14}">${escapeXml(note)}</text>`,
    ].join("");
  });
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${NAME_WIDTH + BAR_WIDTH + NOTE_WIDTH}" height="${height}" font-family="sans-serif" font-size="13" role="img">`;
  return `${head}<title>${escapeXml(title)}</title><text x="8" y="18" font-weight="bold">${escapeXml(title)}</text>${rows.join("")}</svg>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
