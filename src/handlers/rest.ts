import { restHandler } from "../api/rest/index";
import { rulesets } from "../rulesets/index";

/** The Lambda function behind every other path. */
export const handler = restHandler(rulesets);
