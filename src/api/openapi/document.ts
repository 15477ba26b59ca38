import type { JsonSchema } from "../../core/contract/choice";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { VERSION } from "../../version";
import { careersRoutes } from "../careers/rest";
import { BODY_LIMIT } from "../edge/json-body";
import { Registry } from "../registry";
import { restRoutes } from "../rest/index";
import type { Route } from "../rest/route";
import { Components } from "./components";
import { addDiscriminators } from "./discriminator";
import { narrowGameNames } from "./game-names";
import { NOT_MODIFIED, SHARED_COMPONENTS } from "./item";
import { pathsOf, snapshotOf } from "./paths";
import { addProblems } from "./problems";

/**
 * Returns the OpenAPI 3.1 documents of REST by path, derived from the routes: an index with the routes of no ruleset,
 * one for every ruleset, and one for stored games.
 */
export function openApiDocuments(rulesets: readonly AnyRuleset[]): ReadonlyMap<string, JsonSchema> {
  const routes = restRoutes(new Registry(rulesets));
  const isBelow = ({ path }: Route) => path.startsWith("/v1/:ruleset");
  const common = routes.filter((route) => !isBelow(route));
  const links = [
    ...rulesets.map(({ id, title }) => link(id, `${title}.`)),
    link("careers", "Stored games. Anyone can verify each step."),
  ];
  const documents = new Map<string, JsonSchema>();
  const described = `${INTRODUCTION}\n\n${INDEX}`;
  documents.set("openapi.json", documentOf("Naval Umpire", common, { description: described, links }));
  for (const ruleset of rulesets) {
    const ownRoutes = routes.filter((route) => isBelow(route) && route.isIn?.(ruleset) !== false);
    const { id, title } = ruleset;
    documents.set(`openapi/${id}.json`, documentOf(`Naval Umpire: ${title}`, ownRoutes, { ruleset }));
  }
  // No route is called here, so no store is needed.
  const careers = careersRoutes({} as Parameters<typeof careersRoutes>[0]);
  documents.set("openapi/careers.json", documentOf("Naval Umpire: stored games", careers, { stored: rulesets }));
  return documents;
}

/** The parts of a document besides its routes. */
interface More {
  readonly description?: string;
  /** The ruleset of the document. */
  readonly ruleset?: AnyRuleset;
  /** The rulesets whose snapshots the document accepts. */
  readonly stored?: readonly AnyRuleset[];
  /** Tags that link to other documents. */
  readonly links?: readonly JsonSchema[];
}

function documentOf(
  title: string,
  routes: readonly Route[],
  { description = INTRODUCTION, ruleset, stored = [], links = [] }: More,
): JsonSchema {
  const components = new Components();
  const rulesets = ruleset === undefined ? stored : [ruleset];
  narrowGameNames(components, rulesets);
  const responses = { ...addProblems(components, rulesets), "not-modified": NOT_MODIFIED };
  if (stored.length > 0) components.fix("Snapshot", snapshotOfAny(stored, components));
  const paths = pathsOf(routes, components, ruleset);
  const items = Object.values(paths) as readonly Readonly<Record<string, { readonly tags: readonly string[] }>>[];
  const usedTags = new Set(items.flatMap((item) => Object.values(item).flatMap(({ tags }) => tags)));
  const secured = routes.some(({ token }) => token !== undefined);
  const all = {
    schemas: components.all(),
    responses,
    ...SHARED_COMPONENTS,
    ...(secured ? { securitySchemes: SECURITY_SCHEMES } : {}),
  };
  const document = {
    openapi: "3.1.0",
    info: { title, version: VERSION, description, license: { name: "MIT", identifier: "MIT" } },
    servers: [{ url: "/", description: "The host of this document." }],
    externalDocs: { description: "Guides, changelog and problem pages.", url: "/guides" },
    tags: [...TAGS.filter(({ name }) => usedTags.has(name)), ...links],
    paths,
  };
  return addDiscriminators({ ...document, components: reachableComponents(document, all) }, all.schemas);
}

/** Returns the schema of a snapshot of any of these rulesets. */
function snapshotOfAny(rulesets: readonly AnyRuleset[], components: Components): JsonSchema {
  const each = rulesets.map((ruleset) => snapshotOf(ruleset, components));
  return { description: "The complete state of a game. `ruleset` identifies its ruleset.", oneOf: each };
}

/** Returns a tag that links to another document. */
function link(name: string, description: string): JsonSchema {
  return { name, description: `${description} [OpenAPI document](/openapi/${name}.json).` };
}

/** The scheme of a bearer token. */
const SECURITY_SCHEMES = {
  career: {
    type: "http",
    scheme: "bearer",
    description: "A token of a career, as the response that created it contains it.",
  },
} as const;

const TAGS = [
  {
    name: "play",
    description: "Decisions and operations: send a snapshot and an input, receive a new snapshot and an audit trail.",
  },
  { name: "reports", description: "Questions about snapshots. They do not change the game." },
  { name: "analysis", description: "Odds, simulations, comparisons, verification and explanations." },
  { name: "reference", description: "Charts, rulings, example requests, words and map of the ruleset." },
  { name: "careers", description: "Stored games. Anyone can verify each step." },
  { name: "service", description: "Rulesets, documents and health of the service." },
] as const;

type ComponentParts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Returns the components that a document refers to, directly or indirectly. Security schemes stay. */
function reachableComponents(document: unknown, all: ComponentParts): ComponentParts {
  const reachable = new Set<string>();
  const follow = (value: unknown): void => {
    const text = JSON.stringify(value);
    for (const [, kind = "", name = ""] of text.matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)) {
      if (reachable.has(`${kind}/${name}`)) continue;
      reachable.add(`${kind}/${name}`);
      follow(all[kind]?.[name]);
    }
  };
  follow(document);
  const entries = Object.entries(all).map(([kind, parts]) => {
    const included = Object.entries(parts).filter(
      ([name]) => kind === "securitySchemes" || reachable.has(`${kind}/${name}`),
    );
    return [kind, Object.fromEntries(included)] as const;
  });
  return Object.fromEntries(entries.filter(([, parts]) => Object.keys(parts).length > 0));
}

const INDEX =
  "This document is the index. Each ruleset and the stored games have their own document; the tags link to them.";

const INTRODUCTION = `Resolves the rules of naval wargames. Send a complete snapshot, the input of one operation and a seed. \
The response contains the new snapshot, the outcome, an audit trail and the next decisions. The audit trail lists every \
die, chart, modifier and rule. The service stores nothing between requests.

Send \`dice\` instead of \`seed\` to replay a resolution or to roll real dice. If the list is too short, the response is \
NEEDS_ROLL and lists the dice to roll next. If a rule forbids the operation, the response is 422 with a citation of the rule. \
If the request is malformed, the response is 400 with a JSON pointer to every fault. A path answers any other method with 405 \
\`METHOD_NOT_ALLOWED\`. An unforeseen error is 500 \`INTERNAL\`.

With \`language\`, or an Accept-Language header with a language of the ruleset, every audit entry contains a \`sentence\` in \
that language. Reports answer questions about snapshots without changing the game. A request body is JSON of at most \
${BODY_LIMIT / 1024} KiB. It may be compressed with gzip; the limit applies to the decompressed body.`;
