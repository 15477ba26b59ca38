import type { JsonSchema } from "../../core/contract/choice";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { needsRollSchema } from "../../core/engine/answer-schema";
import { operationFields, viewersOf } from "../../core/request/fields";
import type { RequestFieldName } from "../../core/request/request-fields";
import { schemaDocument } from "../json-schemas";
import { fallbackNames, operationTypeName, schemaTypeName } from "../names";
import type { ApiOperation } from "../operations";
import type { Components } from "./components";
import { examplePath, jsonBody } from "./content";
import { type OwnItem, successOf } from "./item";
import { requestBodySchema } from "./request";
import { addAnswer, addResolution } from "./shared";

/** Returns the request and the responses of a ruleset's operation. */
export function operationItem(
  ruleset: AnyRuleset,
  operation: ApiOperation,
  snapshot: JsonSchema,
  components: Components,
): OwnItem {
  const { title, doc, rules } = operation;
  const name = operationTypeName(ruleset, operation);
  const nameOf = (id: string) => schemaTypeName(ruleset, id);
  const fallback = fallbackNames(ruleset, operation);
  const inputDocument = schemaDocument(operation.input, "input");
  const input = components.addDocument(inputDocument, nameOf, fallback.input);
  const outcome = components.addDocument(schemaDocument(operation.outcome, "output"), nameOf, fallback.outcome);
  const resolved = {
    name: `${name}Resolution`,
    description: `${title}: the new state, the outcome and the audit trail.`,
  };
  const hides = viewersOf(ruleset).length > 0;
  const resolution = addResolution(components, resolved, { snapshot, outcome, hides });
  const ownSchemas = { snapshot, input, language: { type: "string", enum: ruleset.languages } };
  const fields = operationFields(ruleset).filter((field) => field !== "snapshot" || !operation.isStart);
  const choices = (inputDocument.root.required ?? []) as readonly string[];
  const isNeeded = (field: RequestFieldName) => field === "snapshot" || (field === "input" && choices.length > 0);
  const request = components.add(
    `${name}Request`,
    requestBodySchema(title, fields, fields.filter(isNeeded), ownSchemas),
  );
  return {
    name: operation.name,
    title,
    doc: `${doc} Rules ${rules.join(", ")}.`,
    parameters: [ACCEPT_LANGUAGE],
    requestBody: jsonBody(request, "The request body.", examplePath(ruleset.id, operation.name)),
    successes: successOf(
      { oneOf: [resolution, addAnswer(components, needsRollSchema)] },
      "A resolution, or a request for dice.",
    ),
    problems: ["malformed", "refusal"],
  };
}

const ACCEPT_LANGUAGE: JsonSchema = {
  name: "accept-language",
  in: "header",
  description: "Preferred languages. If the ruleset supports one, the audit trail contains sentences in it.",
  schema: { type: "string" },
  example: "en",
};
