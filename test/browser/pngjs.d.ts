/** The part of the PNG library that is used: pixels of a picture, four bytes each. */
declare module "pngjs" {
  export class PNG {
    constructor(size: { readonly width: number; readonly height: number });
    readonly width: number;
    readonly height: number;
    readonly data: Buffer;
    static readonly sync: { read(png: Buffer): PNG; write(png: PNG): Buffer };
  }
}
