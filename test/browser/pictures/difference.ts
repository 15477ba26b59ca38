import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** How two pictures differ: the share of pixels that do, all where their sizes do, and a picture with those in red. */
export function difference(before: Buffer, after: Buffer): { readonly share: number; readonly picture: Buffer } {
  if (after.equals(before)) return { share: 0, picture: after };
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const { width, height } = one;
  if (other.width !== width || other.height !== height) return { share: 1, picture: after };
  const found = new PNG({ width, height });
  const count = pixelmatch(one.data, other.data, found.data, width, height, { threshold: 0.1 });
  return { share: count / (width * height), picture: PNG.sync.write(found) };
}

/** A page with pictures side by side: as it was, as it is, and what differs. */
export function pageOf(title: string, pictures: readonly Buffer[]): string {
  const shown = pictures.map((each) => `<img alt="" src="data:image/png;base64,${each.toString("base64")}">`);
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><h1>${title}: before, after, difference</h1>${shown.join("\n")}\n`;
}
