import { assetsIn } from "../api/assets";
import { siteIn } from "../api/pages/site";
import { vectorsIn } from "../api/vectors";

/** The pages' files, next to the folder of a function's bundle. */
export const bundledAssets = assetsIn(new URL("../console/", import.meta.url));

/** The web app, next to the folder in the same way. */
export const bundledSite = siteIn(new URL("../web/", import.meta.url));

/** The conformance vectors, two folders above every bundle and above this file. */
export const bundledVectors = vectorsIn(new URL("../../test/vectors/", import.meta.url));
