import type { AnyCareerOperation } from "../../../careers/declaration";
import { careerOperations } from "../../../careers/operations/index";
import { schemaDocument } from "../../json-schemas";
import { pascalCase } from "../../names";
import type { FieldOptions, TypeFields } from "./decorate";
import type { TypeMaker } from "./from-json-schema";

/**
 * Returns the fields of stored games that read (query) or store (mutation), derived from the declarations of their
 * operations.
 */
export function careerFields(isMutation: boolean, maker: TypeMaker): TypeFields {
  const operations = careerOperations.filter((operation) => operation.isMutation === isMutation);
  return Object.fromEntries(operations.map((operation) => [operation.name, fieldOf(operation, maker)]));
}

function fieldOf({ name, doc, input, output }: AnyCareerOperation, maker: TypeMaker): FieldOptions {
  const fallback = { name: `${pascalCase(name)}Output`, description: `Response of ${name}.` };
  return {
    type: maker.outputType(schemaDocument(output, "output"), fallback)!,
    nullable: true,
    args: maker.argumentsOf(input, `${pascalCase(name)}Input`),
    description: `${doc} Null only if \`errors\` has an entry for it.`,
  };
}
