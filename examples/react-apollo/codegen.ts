import type { CodegenConfig } from "@graphql-codegen/cli";

const service = process.env.UMPIRE ?? "http://127.0.0.1:4000";

export default {
  schema: [`${service}/schema/hunters.graphql`, `${service}/schema/pq17.graphql`],
  documents: "src/documents.ts",
  generates: {
    "src/gql/": {
      preset: "client",
      presetConfig: { fragmentMasking: false },
      config: { enumsAsTypes: true, onlyOperationTypes: true, scalars: { JSON: "unknown", Snapshot: "unknown" } },
    },
  },
} satisfies CodegenConfig;
