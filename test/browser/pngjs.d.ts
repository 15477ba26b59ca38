/** The part of the PNG library used here; a pixel has four bytes. */
declare module "pngjs" {
  export class PNG {
    constructor(size: { readonly width: number; readonly height: number });
    readonly width: number;
    readonly height: number;
    readonly data: Buffer;
    static readonly sync: { read(png: Buffer): PNG; write(png: PNG): Buffer };
  }
}
