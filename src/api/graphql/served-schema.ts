import {
  buildClientSchema,
  type GraphQLFieldMap,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isUnionType,
} from "graphql";
import type { CareerContext } from "../../careers/context";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { health, languagesOf, listRulesets } from "../catalogue";
import type { Registry } from "../registry";
import { answerField, languageFor } from "./answers";
import type { RequestContext } from "./errors";
import { type CommonPart, joinParts, type SchemaPart } from "./parts";
import { answerTypeName, auditEntryTypeName } from "./type-names";

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

/** The only fields with an interface type are audit lines. */
function nameTypes(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isUnionType(type)) type.resolveType = (answer) => answerTypeName(type.name, answer);
  }
  (schema.getType("AuditEntry") as GraphQLInterfaceType).resolveType = auditEntryTypeName;
}
