import { graphqlHandler } from "../api/graphql/index";
import { rulesets } from "../rulesets/index";

/** The Lambda function behind `/graphql`. */
export const handler = graphqlHandler(rulesets);
