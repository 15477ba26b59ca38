/** The part of the log library that is used: lines of JSON with time, host, level and name, written to a stream. */
declare module "bole" {
  interface Log {
    info(fields: object): void;
    error(error: Error, fields: object): void;
  }
  interface Bole {
    (name: string): Log;
    reset(): Bole;
    output(options: { level: "info" | "error"; stream: { write(line: Uint8Array): unknown } }): Bole;
  }
  const bole: Bole;
  export default bole;
}
