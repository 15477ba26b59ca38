// Lets a worker run the TypeScript source when the command line runs from source.
import { register } from "tsx/esm/api";

register();
const { default: make, odds, procedure } = await import("./worker.ts");

export { make as default, odds, procedure };
