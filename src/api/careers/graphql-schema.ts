import "reflect-metadata/lite";
import type { GraphQLSchema } from "graphql";
import { buildSchemaSync, type ClassType, Mutation, Query, Resolver } from "type-graphql";
import type { AnyCareerOperation } from "../../careers/declaration";
import { careerOperations } from "../../careers/operations/index";
import { addArgument, define, descriptorOf } from "../graphql/fields";
import { TypeMaker } from "../graphql/from-json-schema";
import { schemaDocument } from "../json-schemas";
import { pascalCase } from "../names";

/** The GraphQL schema of careers, made of the same declarations as their REST routes. It says what may be asked. */
export function careersSchema(): GraphQLSchema {
  const maker = new TypeMaker((id) => id);
  const root = class {};
  for (const operation of careerOperations) addOperation(root as ClassType, operation, maker);
  Resolver()(root);
  const schema = buildSchemaSync({ resolvers: [root], validate: false, skipCheck: true });
  schema.getQueryType()!.description = "What can be asked of stored games.";
  schema.getMutationType()!.description = "What can be done with stored games.";
  return schema;
}

function addOperation(root: ClassType, operation: AnyCareerOperation, maker: TypeMaker): void {
  const { name, doc, writes, input, output } = operation;
  const fallback = { name: `${pascalCase(name)}Output`, description: `What ${name} says.` };
  const type = maker.classOf(schemaDocument(output, "output"), "output", fallback)!;
  const members = maker.membersOf(schemaDocument(input, "input"), "input", `${pascalCase(name)}Input`);
  define(root, name);
  for (const [index, { name: argument, ...options }] of members.entries())
    addArgument(root, name, index, argument, options);
  const decorate = writes ? Mutation : Query;
  const description = `${doc} Null only beside an error.`;
  decorate(() => type, { description, nullable: true })(root.prototype, name, descriptorOf(root, name));
}
