import type { SliceSource } from "./servers";
import type { CommonSlice, Slice } from "./slices";

/**
 * The parts of the schema as `schema/graphql` holds them, generated from the declarations and checked for drift: without
 * descriptions to answer by, and with them to tell of the schema itself.
 */
export const printedSlices: SliceSource = {
  common: async () => (await import("../../../schema/graphql/common.json")).default as unknown as CommonSlice,
  ruleset: async (id) => ((await import(`../../../schema/graphql/${id}.json`)) as { default: Slice }).default,
  described: {
    common: async () =>
      (await import("../../../schema/graphql/described/common.json")).default as unknown as CommonSlice,
    ruleset: async (id) =>
      ((await import(`../../../schema/graphql/described/${id}.json`)) as { default: Slice }).default,
  },
};
