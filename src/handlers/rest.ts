import { restHandler } from "../api/rest/index";
import { registry } from "../rulesets/registry";
import { bundledAssets, bundledSite, bundledVectors } from "./assets";

/** The Lambda function behind every other path; another function of the same code answers the analyses. */
export const handler = restHandler(registry, { assets: bundledAssets, site: bundledSite, vectors: bundledVectors });
