import { careersHandler } from "../api/careers/index";
import { quotaOf } from "../api/careers/quota";
import { warnIfUnsigned } from "../api/careers/signing";
import { environmentSecrets } from "../careers/secrets/environment";
import { environmentSigner } from "../careers/signing/environment";
import { environmentStore } from "../careers/store/environment";
import { registry } from "../rulesets/registry";

/** The Lambda function behind `/v1/careers`. */
export const handler = careersHandler(registry, environmentStore(process.env), {
  openSigner: warnIfUnsigned(environmentSigner(process.env)),
  openSecrets: environmentSecrets(process.env),
  quota: quotaOf(process.env),
});
