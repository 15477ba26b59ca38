// Lets a worker run the source as it stands.
import { register } from "tsx/esm/api";

register();
const { default: answer } = await import("./worker.ts");

export default answer;
