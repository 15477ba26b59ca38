// Stands in for `@graphql-tools/schema` in the bundles: Apollo is given a schema and never has to make one.
export const makeExecutableSchema = () => {
  throw new Error("Give Apollo a schema: the bundles leave out what makes one of type definitions.");
};
