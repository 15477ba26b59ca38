import { printedSlices } from "../api/graphql/printed";
import { servingHandler } from "../api/graphql/serving";
import { registry } from "../rulesets/registry";
import { bundledAssets } from "./assets";

/** The Lambda function behind `/graphql`. */
export const handler = servingHandler(registry, printedSlices, bundledAssets);
