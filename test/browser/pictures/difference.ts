import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/**
 * Compares two pictures. Returns the share of different pixels (1 if the sizes differ) and a picture that marks them in
 * red.
 */
export function difference(before: Buffer, after: Buffer): { readonly share: number; readonly picture: Buffer } {
  if (after.equals(before)) return { share: 0, picture: after };
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const { width, height } = one;
  if (other.width !== width || other.height !== height) return { share: 1, picture: after };
  const diff = new PNG({ width, height });
  const count = pixelmatch(one.data, other.data, diff.data, width, height, { threshold: 0.1 });
  return { share: count / (width * height), picture: PNG.sync.write(diff) };
}

/** Returns a page with three pictures side by side: expected, actual and difference. */
export function pageOf(title: string, pictures: readonly Buffer[]): string {
  const images = pictures.map((each) => `<img alt="" src="data:image/png;base64,${each.toString("base64")}">`);
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><h1>${title}: before, after, difference</h1>${images.join("\n")}\n`;
}
