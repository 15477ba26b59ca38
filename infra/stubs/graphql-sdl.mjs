// Stands in for what graphql knows of schema definitions written out: rules for their documents, and printing them.
export const LoneSchemaDefinitionRule = undefined;
export const UniqueOperationTypesRule = undefined;
export const UniqueTypeNamesRule = undefined;
export const UniqueEnumValueNamesRule = undefined;
export const UniqueFieldDefinitionNamesRule = undefined;
export const UniqueArgumentDefinitionNamesRule = undefined;
export const UniqueDirectiveNamesRule = undefined;
export const PossibleTypeExtensionsRule = undefined;
export const printSchema = undefined;
export const printType = undefined;
export const printDirective = undefined;
export const printIntrospectionSchema = undefined;
