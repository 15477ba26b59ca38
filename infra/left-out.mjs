// What the bundles of the service leave out of its dependencies: about half of their size, and none of it ever reached.
import { fileURLToPath } from "node:url";

const stub = (name) => fileURLToPath(new URL(`stubs/${name}.mjs`, import.meta.url));

/** By module: what is asked for, who asks, and what is given instead. */
const REPLACED = [
  // type-graphql asks once whether graphql's version fits, which npm has settled.
  [/^semver$/, /[\\/]type-graphql[\\/]/, "semver"],
  // Its own copy of hashes, since it does not find Node's when bundled.
  [/^@apollo\/utils\.createhash$/, /[\\/]@apollo[\\/]/, "createhash"],
  // Plugins the server disables: caching hints, reports to a vendor, and a page that loads from elsewhere.
  [
    /\/plugin\/(cacheControl|usageReporting|schemaReporting|inlineTrace|landingPage\/default)\/index\.js$/,
    /ApolloServer\.js$/,
    "nothing",
  ],
  [/^@graphql-tools\/schema$/, /[\\/]@apollo[\\/]server[\\/]/, "graphql-tools-schema"],
  [/\/incrementalDeliveryPolyfill\.js$/, /[\\/]@apollo[\\/]server[\\/]/, "incremental-delivery"],
  [/^lru-cache$/, /[\\/]@apollo[\\/]utils\.keyvaluecache[\\/]/, "lru-cache"],
  // Messages in fifty languages; the service speaks English, which zod imports by itself.
  [/\/locales\/index\.js$/, /[\\/]node_modules[\\/]zod[\\/]/, "nothing"],
];

/** What a function leaves out besides whose JSON Schemas and GraphQL schemas were made beforehand. */
const REPLACED_WHERE_READY = [
  [/\/(json-schema-processors|to-json-schema)\.js$/, /[\\/]zod[\\/]v4[\\/]classic[\\/]/, "json-schema-processors"],
  [/\/type\/validate\.mjs$/, /[\\/]graphql[\\/]/, "graphql-validate"],
  [/^\.\/validate\.mjs$/, /[\\/]graphql[\\/]type[\\/]/, "graphql-validate"],
  [
    /\/(LoneSchemaDefinition|PossibleTypeExtensions|Unique(OperationTypes|TypeNames|EnumValueNames|FieldDefinitionNames|ArgumentDefinitionNames|DirectiveNames))Rule\.mjs$/,
    /[\\/]graphql[\\/]/,
    "graphql-sdl",
  ],
  [/\/printSchema\.mjs$/, /[\\/]graphql[\\/]/, "graphql-sdl"],
  [/^loglevel$/, /[\\/]@apollo[\\/]server[\\/]/, "apollo-unused"],
  [
    /\/(determineApolloConfig|preventCsrf|RecursiveSelectionsLimit)\.js$/,
    /[\\/]@apollo[\\/]server[\\/]/,
    "apollo-unused",
  ],
];

/** The esbuild plugin that leaves these out. */
export const leftOut = replacing("left-out", REPLACED);
/** The esbuild plugin that leaves out what makes and checks schemas. */
export const schemasReady = replacing("schemas-ready", REPLACED_WHERE_READY);

function replacing(name, replaced) {
  return {
    name,
    setup({ onResolve }) {
      for (const [wanted, importer, instead] of replaced) {
        onResolve({ filter: wanted }, (asked) => (importer.test(asked.importer) ? { path: stub(instead) } : undefined));
      }
    },
  };
}
