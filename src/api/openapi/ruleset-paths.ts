import type { GraphQLSchema } from "graphql";
import type { JsonSchema } from "../../core/contract/choice";
import type { AnyReport, Examples } from "../../core/contract/operation";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { operationFields } from "../../core/request/fields";
import { analysisPaths } from "../analysis/openapi";
import { schemaDocument } from "../json-schemas";
import { fallbackNames, fallbackState, operationTypeName, pascalCase, schemaTypeName } from "../names";
import { operationsOf, type WireOperation } from "../operations";
import { DECISION_FIELDS, mapFields, REQUEST_FIELDS, type RequestFieldName } from "../request";
import type { Components } from "./components";
import { jsonBody, jsonResponse } from "./content";
import { constant, problemResponses } from "./problems";
import { reportItem } from "./report-item";
import { answerSchema } from "./shared";

/** The paths of one ruleset. */
export function rulesetPaths(ruleset: AnyRuleset, components: Components, schema: GraphQLSchema, examples: Examples) {
  const nameOf = (id: string) => schemaTypeName(ruleset, id);
  const snapshot = components.addDocument(schemaDocument(ruleset.snapshot, "output"), nameOf, fallbackState(ruleset));
  const paths: Record<string, JsonSchema> = {};
  for (const operation of operationsOf(ruleset)) {
    const item = operationItem(ruleset, operation, snapshot, components, schema, examples);
    paths[`/v1/${ruleset.id}/${operation.name}`] = { post: item };
    paths[`/v1/${ruleset.id}/operations/${operation.name}/example`] = { get: exampleItem(ruleset, operation) };
  }
  for (const report of ruleset.reports) {
    paths[`/v1/${ruleset.id}/${report.name}`] = { post: reportItem(ruleset, report, components, examples) };
    paths[`/v1/${ruleset.id}/operations/${report.name}/example`] = { get: exampleItem(ruleset, report) };
  }
  paths[`/v1/${ruleset.id}/decisions`] = { post: decisionsItem(ruleset, snapshot, components, examples) };
  return {
    ...paths,
    ...analysisPaths(ruleset, snapshot, components, examples),
    ...mapPaths(ruleset, snapshot),
    ...cataloguePaths(ruleset, components, schema),
  };
}

function operationItem(
  ruleset: AnyRuleset,
  operation: WireOperation,
  snapshot: JsonSchema,
  components: Components,
  schema: GraphQLSchema,
  examples: Examples,
): JsonSchema {
  const name = operationTypeName(ruleset, operation);
  const nameOf = (id: string) => schemaTypeName(ruleset, id);
  const fallback = fallbackNames(ruleset, operation);
  const input = components.addDocument(schemaDocument(operation.input, "input"), nameOf, fallback.input);
  const outcome = components.addDocument(schemaDocument(operation.outcome, "output"), nameOf, fallback.outcome);
  const resolution = components.add(
    `${name}Resolution`,
    answerSchema(schema, components, `${name}Resolution`, {
      kind: constant("RESOLUTION"),
      snapshot,
      state: undefined,
      outcome,
    }),
  );
  const needsRoll = answerSchema(schema, components, "NeedsRoll", { kind: constant("NEEDS_ROLL") });
  const answer = { oneOf: [resolution, components.add("NeedsRoll", needsRoll)] };
  const language = { type: "string", enum: ruleset.languages };
  const own: Partial<Record<RequestFieldName, JsonSchema>> = { snapshot, input, language };
  const fields = operationFields(ruleset).filter((field) => field !== "snapshot" || !operation.start);
  const choices = (schemaDocument(operation.input, "input").root.required ?? []) as readonly string[];
  const required = fields.filter((field) => field === "snapshot" || (field === "input" && choices.length > 0));
  return {
    operationId: `${ruleset.id}_${operation.name}`,
    tags: [ruleset.id],
    summary: operation.title,
    description: `${operation.doc} Rules ${operation.rules.join(", ")}.`,
    parameters: [ACCEPT_LANGUAGE],
    requestBody: jsonBody(
      requestSchema(operation.title, fields, required, own),
      "The request.",
      examples.operations[operation.name],
    ),
    responses: {
      200: jsonResponse(answer, "Carried out, or waiting for dice."),
      ...problemResponses("malformed", "refusal", "body-too-large", "content-type"),
    },
  };
}

const ACCEPT_LANGUAGE: JsonSchema = {
  name: "accept-language",
  in: "header",
  description: "Languages the caller reads; where one of the ruleset's is named, the audit comes with sentences in it.",
  schema: { type: "string" },
  example: "fr, en;q=0.5",
};

function requestSchema(
  title: string,
  fields: readonly RequestFieldName[],
  required: readonly RequestFieldName[],
  own: Partial<Record<RequestFieldName, JsonSchema>>,
): JsonSchema {
  const properties = fields.map((field) => {
    const { doc, schema } = REQUEST_FIELDS[field];
    return [field, { ...(own[field] ?? schema), description: doc }];
  });
  const rolls = fields.includes("seed");
  return {
    type: "object",
    description: `A request: ${title}.`,
    properties: Object.fromEntries(properties),
    required,
    additionalProperties: false,
    ...(rolls ? { oneOf: [{ required: ["seed"] }, { required: ["dice"] }] } : {}),
  };
}

function decisionsItem(
  ruleset: AnyRuleset,
  snapshot: JsonSchema,
  components: Components,
  examples: Examples,
): JsonSchema {
  const answer = components.add(`${pascalCase(ruleset.id)}Decisions`, {
    type: "object",
    description: "Every operation for a snapshot.",
    properties: {
      kind: constant("DECISIONS"),
      ruleset: { type: "string", description: "Id of the ruleset." },
      decisions: {
        type: "array",
        items: { $ref: "#/components/schemas/Decision" },
        description: "Every operation: legal with its input, or closed with the rule that closes it.",
      },
    },
    required: ["kind", "ruleset", "decisions"],
    additionalProperties: false,
  });
  const example = examples.operations[ruleset.operations[0]!.name]?.snapshot;
  return {
    operationId: `${ruleset.id}_decisions`,
    tags: [ruleset.id],
    summary: "What may be done next",
    description: "Lists every operation that may be called on a snapshot, and the rule that closes each closed one.",
    requestBody: jsonBody(requestSchema("decisions", DECISION_FIELDS, ["snapshot"], { snapshot }), "The snapshot.", {
      snapshot: example,
    }),
    responses: {
      200: jsonResponse(answer, "The decisions."),
      ...problemResponses("malformed", "body-too-large", "content-type"),
    },
  };
}

function exampleItem(ruleset: AnyRuleset, operation: WireOperation | AnyReport): JsonSchema {
  return {
    operationId: `${ruleset.id}_${operation.name}_example`,
    tags: [ruleset.id],
    summary: `Example: ${operation.title}`,
    description: `A runnable body for POST /v1/${ruleset.id}/${operation.name}.`,
    responses: { 200: jsonResponse({ type: "object" }, "A runnable body.") },
  };
}

function mapPaths(ruleset: AnyRuleset, snapshot: JsonSchema): Record<string, JsonSchema> {
  const { id, title, map } = ruleset;
  if (map === undefined) return {};
  const content = { "image/svg+xml": { schema: { type: "string", description: "An SVG document." } } };
  const common = { tags: [id], description: `${map.doc} Rules ${map.rules.join(", ")}.` };
  const properties = Object.fromEntries(
    mapFields(ruleset).map((field) => {
      const { schema, doc } = REQUEST_FIELDS[field];
      return [field, field === "snapshot" ? snapshot : { ...schema, description: doc }];
    }),
  );
  return {
    [`/v1/${id}/map.svg`]: {
      get: {
        operationId: `${id}_bareMap`,
        summary: `The map of ${title}`,
        ...common,
        responses: { 200: { description: "The bare map.", content } },
      },
      post: {
        operationId: `${id}_map`,
        summary: `The map of ${title} with a snapshot on it`,
        ...common,
        requestBody: jsonBody({ type: "object", properties, additionalProperties: false }, "What to draw.", {}),
        responses: {
          200: { description: "The map.", content },
          ...problemResponses("malformed", "body-too-large", "content-type"),
        },
      },
    },
  };
}

function cataloguePaths(ruleset: AnyRuleset, components: Components, schema: GraphQLSchema) {
  const { id, title } = ruleset;
  const rulings = {
    type: "object",
    description: `Rulings of ${title}.`,
    properties: {
      ruleset: { type: "string", description: "Id of the ruleset." },
      interpretations: {
        type: "array",
        items: components.add("Interpretation", answerSchema(schema, components, "Interpretation")),
        description: "The rulings.",
      },
    },
    required: ["ruleset", "interpretations"],
    additionalProperties: false,
  };
  const chartId = {
    name: "id",
    in: "path",
    required: true,
    description: "Id of the chart.",
    schema: { type: "string", enum: Object.keys(ruleset.pack.charts) },
    example: Object.keys(ruleset.pack.charts)[0],
  };
  const get = (operationId: string, summary: string, response: JsonSchema, more: object = {}) => ({
    get: {
      operationId: `${id}_${operationId}`,
      tags: [id],
      summary,
      description: `${summary}: ${title}.`,
      ...more,
      responses: { 200: jsonResponse(response, summary), ...problemResponses("not-found") },
    },
  });
  const whole = answerSchema(schema, components, "Chart", { chart: undefined });
  const chart = components.add("Chart", { ...whole, additionalProperties: true });
  return {
    [`/v1/${id}/charts`]: get("charts", "Every chart with its provenance", packComponent(ruleset, components, chart)),
    [`/v1/${id}/charts/{id}`]: get("chart", "One chart with its provenance", chart, { parameters: [chartId] }),
    [`/v1/${id}/interpretations`]: get("interpretations", "Rulings on open questions of the rules", rulings),
  };
}

/** A pack in outline; `schema/<ruleset>/chart-pack.schema.json` has every row. */
function packComponent(ruleset: AnyRuleset, components: Components, chart: JsonSchema): JsonSchema {
  const { id, title } = ruleset;
  return components.add(`${pascalCase(id)}ChartPack`, {
    type: "object",
    description: `Every chart of ${title}; schema/${id}/chart-pack.schema.json describes each row.`,
    properties: {
      schema: { type: "string", description: "Name of the pack's format." },
      ruleset: constant(id),
      title: { type: "string", description: "The game's title." },
      charts: { type: "object", additionalProperties: chart, description: "The charts by id." },
    },
    required: ["schema", "ruleset", "title", "charts"],
  });
}
