import type { AnyCareerOperation } from "../../../careers/declaration";
import { careerOperations } from "../../../careers/operations/index";
import { schemaDocument } from "../../json-schemas";
import { pascalCase } from "../../names";
import type { FieldOptions, Fields } from "./decorate";
import { answerTypes } from "./shared";

/** The fields of stored games that read (of the query) or store (of the mutation), made of the declarations of their REST routes. */
export function careerFields(writes: boolean): Fields {
  const operations = careerOperations.filter((operation) => operation.writes === writes);
  return Object.fromEntries(operations.map((operation) => [operation.name, fieldOf(operation)]));
}

function fieldOf({ name, doc, input, output }: AnyCareerOperation): FieldOptions {
  const fallback = { name: `${pascalCase(name)}Output`, description: `What ${name} says.` };
  return {
    type: answerTypes.outputType(schemaDocument(output, "output"), fallback)!,
    nullable: true,
    args: answerTypes.argumentsOf(input, `${pascalCase(name)}Input`),
    description: `${doc} Null only beside an error.`,
  };
}
