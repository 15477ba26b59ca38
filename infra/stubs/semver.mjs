// Stands in for `semver` in the bundles: type-graphql asks once whether graphql's version fits, which npm has settled.
export const satisfies = () => true;
export default { satisfies };
