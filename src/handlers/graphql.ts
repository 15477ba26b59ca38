import { quotaOf } from "../api/careers/quota";
import { warnIfUnsigned } from "../api/careers/signing";
import { graphqlHandler } from "../api/graphql/serving";
import { environmentSecrets } from "../careers/secrets/environment";
import { environmentSigner } from "../careers/signing/environment";
import { environmentStore } from "../careers/store/environment";
import { registry } from "../rulesets/registry";
import { bundledAssets } from "./assets";

/** The Lambda function behind `/graphql` and the schema in SDL. Another function of the same code answers `/graphql/analyses`. */
export const handler = graphqlHandler({
  rulesets: registry,
  openStore: environmentStore(process.env),
  careers: {
    openSigner: warnIfUnsigned(environmentSigner(process.env)),
    openSecrets: environmentSecrets(process.env),
    quota: quotaOf(process.env),
  },
  assets: bundledAssets,
  redirectAnalyses: process.env.ANALYSES === "apart",
});
