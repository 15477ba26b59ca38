import { careersHandler } from "../api/careers/index";
import { environmentStore } from "../careers/store/environment";
import { registry } from "../rulesets/registry";

/** The Lambda function behind `/v1/careers`. */
export const handler = careersHandler(registry, environmentStore(process.env));
