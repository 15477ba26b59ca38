// Stands in for what zod makes JSON Schemas with, in the bundles that serve those made beforehand.
export const toJSONSchema = () => {
  throw new Error("JSON Schemas are made at build time: this bundle leaves out what makes them.");
};
export const createToJSONSchemaMethod = () => toJSONSchema;
export const createStandardJSONSchemaMethod = () => toJSONSchema;
