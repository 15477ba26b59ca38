// Lets a worker run the source as it stands, when the command line does.
// biome-ignore lint/style/noRestrictedImports: the api meant here is that of the package
import { register } from "tsx/esm/api";

register();
const { default: make, odds } = await import("./worker.ts");

export { make as default, odds };
