import type { GraphQLSchema } from "graphql";
import type { JsonSchema } from "../../core/contract/choice";
import type { Examples } from "../../core/contract/operation";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { careerPaths, SECURITY_SCHEMES } from "../careers/openapi";
import { BODY_LIMIT } from "../edge/json-body";
import { VERSION } from "../version";
import { commonPaths } from "./common-paths";
import { Components } from "./components";
import { addProblems } from "./problems";
import { rulesetPaths } from "./ruleset-paths";

/** The OpenAPI 3.1 document of the REST wire, made from the rulesets' declarations and the classes of the answers. */
export function openApiDocument(
  rulesets: readonly AnyRuleset[],
  schema: GraphQLSchema,
  examples: ReadonlyMap<string, Examples>,
): JsonSchema {
  const components = new Components();
  const responses = addProblems(components, schema);
  const paths = Object.assign(
    {},
    commonPaths(components, schema),
    careerPaths(components),
    ...rulesets.map((ruleset) => rulesetPaths(ruleset, components, schema, examples.get(ruleset.id)!)),
  );
  return {
    openapi: "3.1.0",
    info: { title: "Naval Umpire", version: VERSION, description: INTRODUCTION },
    servers: [{ url: "/", description: "The host this document came from." }],
    tags: [
      ...rulesets.map(({ id, title }) => ({ name: id, description: `${title}.` })),
      { name: "careers", description: "Stored games, every step of which can be proven." },
      { name: "service", description: "What there is, and whether it is up." },
    ],
    paths,
    components: { schemas: components.all(), responses, securitySchemes: SECURITY_SCHEMES },
  };
}

const INTRODUCTION = `Resolves the rules of naval wargames. Send a complete snapshot, one operation's input and a seed; \
the answer holds the new snapshot, what happened, an audit trail that names every die, chart, modifier and rule, and \
the decisions that come next. Nothing is remembered between calls.

Send \`dice\` in place of \`seed\` to replay a resolution or to roll real dice: when the list is too short the answer is \
NEEDS_ROLL and says which dice to roll next. A rule that says no answers 422 with its citation; a request that cannot be \
read answers 400 with a pointer to every fault.

With \`language\`, or an Accept-Language header that names one of the ruleset's languages, every audit entry carries a \
\`sentence\` in it. Reports ask something of snapshots without playing on. Bodies are JSON of at most ${BODY_LIMIT / 1024} KiB.`;
