// Lets a worker run the TypeScript source directly.
import { register } from "tsx/esm/api";

register();
const { default: answer } = await import("./worker.ts");

export default answer;
