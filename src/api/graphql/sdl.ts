import {
  buildClientSchema,
  GraphQLSchema,
  getNamedType,
  type IntrospectionEnumType,
  type IntrospectionField,
  type IntrospectionSchema,
  type IntrospectionType,
  introspectionFromSchema,
  isEnumType,
  isInterfaceType,
  isObjectType,
  lexicographicSortSchema,
  printSchema,
} from "graphql";
import { pascalCase, playResolutionName, viewName } from "../names";
import { CAREERS } from "./parts";

/** Returns a schema as SDL, sorted by name. */
export function sdlOf(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

/** Returns the names of the subsets of a schema of these games: one for each game, and one for stored games. */
export function subsetNames(games: readonly string[]): readonly string[] {
  return [...games, CAREERS];
}

/**
 * Returns the part of the schema that a front end needs, for code generators: generic play instead of a field for each
 * operation. The subset of a game also has its stored games. The subset of stored games has no fields of games.
 */
export function sdlSubset(schema: GraphQLSchema, name: string, games: readonly string[]): string {
  const whole = introspectionFromSchema(schema).__schema;
  const ownGames = games.filter((game) => game === name);
  const others = games.filter((game) => game !== name).flatMap((game) => [playResolutionName(game), viewName(game)]);
  const operations = ownGames.flatMap((game) => valuesOf(schema, `${pascalCase(game)}Operation`));
  const viewers = ownGames.flatMap((game) => valuesOf(schema, `${pascalCase(game)}Viewer`));
  const plays = new Set(games.map(playResolutionName));
  const isOpen = (type: string, { name: field }: IntrospectionField): boolean => {
    if (type === whole.queryType.name) return !games.includes(field) || ownGames.includes(field);
    if (ownGames.some((game) => type === `${pascalCase(game)}Queries`)) return !operations.includes(field);
    return name !== CAREERS || !plays.has(type) || !OWN_FIELDS_OF_GAMES.includes(field);
  };
  // The enums of which the subset of a game has only its own values.
  const narrowed = { OperationName: operations, RulesetId: ownGames, Side: viewers, Viewer: viewers };
  const valuesIn = ({ name: type, enumValues }: IntrospectionEnumType) => {
    const known = Object.hasOwn(narrowed, type) ? narrowed[type as keyof typeof narrowed] : [];
    return known.length > 0 ? enumValues.filter((each) => known.includes(each.name)) : enumValues;
  };
  const types = whole.types.map((type): IntrospectionType => {
    if (type.kind === "ENUM") return { ...type, enumValues: valuesIn(type) };
    if (type.kind === "UNION" && name !== CAREERS) {
      return { ...type, possibleTypes: type.possibleTypes.filter((each) => !others.includes(each.name)) };
    }
    return type.kind === "OBJECT" ? { ...type, fields: type.fields.filter((field) => isOpen(type.name, field)) } : type;
  });
  return sdlOf(reachable({ ...whole, types: withoutEmptyUnions(types) }));
}

/** The fields of generic play whose types are those of one game. */
const OWN_FIELDS_OF_GAMES: readonly string[] = ["state", "outcome"];

function valuesOf(schema: GraphQLSchema, name: string): readonly string[] {
  const type = schema.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
}

/** Returns these types without unions that have no members, and without the fields that would return one. */
function withoutEmptyUnions(types: readonly IntrospectionType[]): readonly IntrospectionType[] {
  const empty = types.flatMap((type) => (type.kind === "UNION" && type.possibleTypes.length === 0 ? [type.name] : []));
  return types.flatMap((type): IntrospectionType[] => {
    if (empty.includes(type.name)) return [];
    if (type.kind !== "OBJECT") return [type];
    return [{ ...type, fields: type.fields.filter(({ type: of }) => !empty.includes(nameIn(of))) }];
  });
}

/** Returns the name of a field's type, inside lists. Introspection also has a null `ofType` on named types. */
function nameIn(type: IntrospectionField["type"]): string {
  return type.kind === "LIST" || type.kind === "NON_NULL" ? nameIn(type.ofType) : type.name;
}

/** Returns a schema with the types that its root fields refer to, and the types behind their interfaces. */
function reachable(introspection: IntrospectionSchema): GraphQLSchema {
  const all = buildClientSchema({ __schema: introspection }, { assumeValid: true });
  const roots = { query: all.getQueryType(), mutation: all.getMutationType() };
  const first = new GraphQLSchema(roots);
  const interfaces = Object.values(first.getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields()).flatMap((field) => {
          const of = getNamedType(field.type);
          return isInterfaceType(of) ? [of] : [];
        })
      : [],
  );
  return new GraphQLSchema({ ...roots, types: interfaces.flatMap((each) => [...all.getPossibleTypes(each)]) });
}
