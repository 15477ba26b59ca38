// What the bundles of the service leave out of their dependencies, because loading it costs a cold start and nothing calls it.
import { fileURLToPath } from "node:url";

const NOTHING = fileURLToPath(new URL("stubs/nothing.mjs", import.meta.url));

/** What is asked for, and who asks. */
const LEFT_OUT = [
  // Apollo's plugins that the server disables: caching hints, reports to a vendor with their protocol buffers, and a page that loads from elsewhere.
  [
    /\/plugin\/(cacheControl|usageReporting|schemaReporting|inlineTrace|landingPage\/default)\/index\.js$/,
    /ApolloServer\.js$/,
  ],
  // zod's messages in fifty languages; the service speaks English, which zod imports by itself.
  [/\/locales\/index\.js$/, /[\\/]node_modules[\\/]zod[\\/]/],
];

/** The esbuild plugin that leaves these out. */
export const leftOut = {
  name: "left-out",
  setup({ onResolve }) {
    for (const [wanted, importer] of LEFT_OUT) {
      onResolve({ filter: wanted }, (asked) => (importer.test(asked.importer) ? { path: NOTHING } : undefined));
    }
  },
};
