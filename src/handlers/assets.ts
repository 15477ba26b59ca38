import { assetsIn } from "../api/assets";

/** The pages' files where the build puts them: beside the folder of a function's bundle. */
export const bundledAssets = assetsIn(new URL("../console/", import.meta.url));
