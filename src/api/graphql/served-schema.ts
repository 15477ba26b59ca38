import {
  buildClientSchema,
  type GraphQLFieldMap,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInterfaceType,
  isUnionType,
} from "graphql";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { describeRuleset, health } from "../catalogue";
import type { Registry } from "../registry";
import { answerField } from "./answers";
import type { RequestContext } from "./errors";
import { type CommonSlice, joined, type Slice } from "./slices";
import { answerTypeName, auditEntryTypeName } from "./type-names";

/** The schema as it is served: made of parts that were declared and printed beforehand, and given its answers. */
export function servedSchema(registry: Registry, common: CommonSlice, slices: Readonly<Record<string, Slice>>) {
  const introspection = { __schema: joined(common, Object.values(slices)) };
  // What was printed from a sound schema is sound.
  const schema = buildClientSchema(introspection, { assumeValid: true });
  nameTypes(schema);
  const query = schema.getQueryType()!.getFields();
  query.rulesets!.resolve = async () => (await registry.all()).map(describeRuleset);
  query.health!.resolve = () => health(registry.ids);
  for (const id of Object.keys(slices)) {
    const field = query[id]!;
    field.resolve = () => registry.find(id);
    answerFields((field.type as { ofType: GraphQLObjectType }).ofType.getFields());
  }
  return schema;
}

function answerFields(fields: GraphQLFieldMap<AnyRuleset, RequestContext>): void {
  for (const field of Object.values(fields)) {
    field.resolve = (ruleset, given, context) => answerField(ruleset, field.name, given, context);
  }
}

function nameTypes(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isUnionType(type)) type.resolveType = (answer) => answerTypeName(type.name, answer);
    else if (isInterfaceType(type)) type.resolveType = auditEntryTypeName;
  }
}
