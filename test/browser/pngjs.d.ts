/** The part of the PNG library that is used: pixels of a picture, four bytes each. */
declare module "pngjs" {
  export const PNG: {
    readonly sync: { read(png: Buffer): { readonly width: number; readonly height: number; readonly data: Buffer } };
  };
}
