import {
  buildClientSchema,
  type GraphQLFieldMap,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from "graphql";
import type { CareerContext } from "../../careers/context";
import type { Resolution } from "../../core/contract/answer";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { health, languagesOf, listRulesets } from "../catalogue";
import { pascalCase } from "../names";
import type { Registry } from "../registry";
import { answerField, languageFor } from "./answers";
import type { RequestContext } from "./errors";
import { type CommonPart, joinParts, type SchemaPart } from "./parts";
import { auditEntryTypeName, memberTypeName } from "./type-names";

/** The fields of a type, by name. */
type FieldsOf<Source> = GraphQLFieldMap<Source, RequestContext>;

/** Returns the schema as it is served: built from printed parts, with resolvers added. */
export function servedSchema(
  registry: Registry,
  careers: CareerContext,
  common: CommonPart,
  parts: readonly SchemaPart[],
): GraphQLSchema {
  // The schema was valid when it was printed, so it needs no second validation.
  const schema = buildClientSchema({ __schema: joinParts(common, parts) }, { assumeValid: true });
  nameTypes(schema);
  addResolutionFields(schema);
  const query: FieldsOf<unknown> = schema.getQueryType()!.getFields();
  const { rulesets, health: up, ...others } = query;
  rulesets!.resolve = async (_source, args, context) => {
    const all = await registry.all();
    return listRulesets(all, languageFor({ languages: languagesOf(all) }, args, context));
  };
  up!.resolve = () => health(registry.ids);
  const fields: FieldsOf<unknown> = { ...others, ...schema.getMutationType()?.getFields() };
  for (const [name, field] of Object.entries(fields)) {
    if (registry.ids.includes(name)) {
      field.resolve = () => registry.find(name);
      answerFields((field.type as { ofType: GraphQLObjectType }).ofType.getFields());
    } else {
      field.resolve = async (_source, args, context) => {
        const { answerCareers } = await import("./careers");
        return answerCareers(careers, name, args, context);
      };
    }
  }
  return schema;
}

function answerFields(fields: FieldsOf<AnyRuleset>): void {
  for (const field of Object.values(fields)) {
    field.resolve = (ruleset, args, context) => answerField(ruleset, field.name, args, context);
  }
}

/** The only fields with an interface type are audit lines. An outcome names its own type. */
function nameTypes(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isUnionType(type)) type.resolveType = (member) => member.__typename ?? memberTypeName(type.name, member);
  }
  (schema.getType("AuditEntry") as GraphQLInterfaceType).resolveType = auditEntryTypeName;
}

/** Adds the resolvers of the fields that only GraphQL has: the typed state and outcome, and the outcome as JSON. */
function addResolutionFields(schema: GraphQLSchema): void {
  const interfaceType = schema.getType("Resolution");
  if (!isInterfaceType(interfaceType)) return;
  for (const type of schema.getImplementations(interfaceType).objects) {
    const { state, outcomeJson, outcome }: FieldsOf<Resolution> = type.getFields();
    state!.resolve = ({ snapshot }) => snapshot;
    outcomeJson!.resolve = (resolution) => resolution.outcome;
    if (isUnionType(outcome!.type)) outcome!.resolve = (resolution) => namedOutcome(schema, resolution);
  }
}

/** Returns the outcome of generic play with the type that the operation's own field has. Null without a type. */
function namedOutcome(schema: GraphQLSchema, { ruleset, operation, outcome }: Resolution): unknown {
  const own = schema.getType(`${pascalCase(ruleset)}${pascalCase(operation)}Resolution`);
  const type = isObjectType(own) ? getNamedType(own.getFields().outcome!.type) : undefined;
  return isObjectType(type) ? { ...(outcome as object), __typename: type.name } : null;
}
