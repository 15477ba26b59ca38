import { webhooksHandler } from "../api/careers/webhooks";
import { Registry } from "../api/registry";
import { careerContext } from "../careers/context";
import { environmentSecrets } from "../careers/secrets/environment";
import { environmentStore } from "../careers/store/environment";
import { sendDue } from "../careers/webhooks/dispatch";
import { registry } from "../rulesets/registry";

const context = careerContext(new Registry(registry), environmentStore(process.env), {
  openSecrets: environmentSecrets(process.env),
});

/** Sends the webhooks that are due. */
export const sendDueWebhooks = (): Promise<number> => sendDue(context);

/** The Lambda function that sends webhooks. The table and a schedule call it. */
export const handler = webhooksHandler(context);
