// Lets a worker run the source as it stands, when the command line does.
import { register } from "tsx/esm/api";

register();
const { default: make, odds, procedure } = await import("./worker.ts");

export { make as default, odds, procedure };
