import { version } from "../package.json";

/** The service's version, as `package.json` has it. */
export const VERSION: string = version;
