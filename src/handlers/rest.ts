import { restHandler } from "../api/rest/index";
import { registry } from "../rulesets/registry";
import { bundledAssets, bundledSite, bundledVectors } from "./assets";

/** The Lambda function behind every other path. Another function of the same code handles the analyses. */
export const handler = restHandler(registry, { assets: bundledAssets, site: bundledSite, vectors: bundledVectors });
