import { careersHandler } from "../api/careers/index";
import { environmentStore } from "../careers/store/environment";
import { registry } from "../rulesets/registry";

// The client warns of the runtime on its first use; which one is used is settled in serverless.yml.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";

/** The Lambda function behind `/v1/careers` and `/graphql/careers`. */
export const handler = careersHandler(registry, environmentStore(process.env));
