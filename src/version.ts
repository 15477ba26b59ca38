import { version } from "../package.json";

/** The version of the service, from `package.json`. */
export const VERSION: string = version;
