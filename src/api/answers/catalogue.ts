import * as z from "zod";
import { questionKindSchema } from "../../core/analysis/odds/schema";
import { rulesRevisionSchema } from "../../core/contract/revision";
import { RULING_TEXTS } from "../../core/contract/ruling-schema";
import { publishSchema, text } from "../../core/contract/schema";
import { PROBLEM_TYPES } from "../problems/kinds";

const provenanceSchema = publishSchema(
  "ChartProvenance",
  "The source of a chart's numbers, and how reliable they are.",
  z.strictObject({
    source: text("Kind of source: seed, public or reconstructed."),
    ref: text("The source of the numbers."),
    confidence: text("How reliable the numbers are: high, medium or low."),
    note: text("How the numbers were inferred, or what is doubtful."),
  }),
);

/** The members of every chart. The rows or facts of its kind come in addition. */
export const chartSchema = publishSchema(
  "Chart",
  "A chart of a ruleset, with its provenance.",
  z.looseObject({
    id: text("Id of the chart. Requests override the chart under this id."),
    kind: text("Kind of chart: range, column, roster or facts."),
    name: text("Name as printed on the chart."),
    rules: z.array(z.string()).describe("Sections of the rules that use the chart."),
    provenance: provenanceSchema.describe("The source of its numbers."),
  }),
);

/** A numbered ruling. */
export const rulingSchema = publishSchema(
  "Ruling",
  "A numbered ruling on a question that the rules leave open.",
  z.strictObject({
    id: text("Number of the ruling, as audit entries cite it."),
    ...RULING_TEXTS,
  }),
);

/** The rulings of a ruleset. */
export const rulingsSchema = publishSchema(
  "Rulings",
  "The rulings of a ruleset.",
  z.strictObject({
    ruleset: text("Id of the ruleset."),
    rulings: z.array(rulingSchema).describe("Every ruling of the ruleset."),
  }),
);

const textsSchema = (about: string) => z.record(z.string(), z.string()).describe(about);

/** The words of a ruleset in one language. */
export const wordsSchema = publishSchema(
  "Words",
  "Every word that displays a game in one language.",
  z.strictObject({
    ruleset: text("Id of the ruleset."),
    language: text("Language tag, such as `fr`."),
    title: text("Title of the game."),
    operations: z
      .record(
        z.string(),
        publishSchema(
          "OperationWords",
          "Title and description of an operation or a report.",
          z.strictObject({
            title: text("Title for players."),
            description: text("What the operation or report does."),
          }),
        ),
      )
      .describe("Titles and descriptions of operations and reports, by name."),
    members: textsSchema("Names of input members, by member. A member that is missing here is in `words`."),
    words: textsSchema("Words for codes. `SCOPE.code` takes precedence over the bare code."),
    labels: textsSchema("The purpose of each roll, by its label."),
    odds: z
      .record(z.string(), textsSchema("Meaning of the value at each JSON pointer."))
      .describe("Values worth requesting from `odds`, by operation and JSON pointer."),
    questions: z
      .record(
        z.string(),
        textsSchema("What each question is about, by id. `{subject}` stands for what it is asked for."),
      )
      .describe("Questions that odds answer, by operation and id."),
    charts: textsSchema("Names of charts by id."),
    modifiers: textsSchema("The condition of each modifier, by its code."),
    refusals: textsSchema(
      "Sentence templates of refusals, by `code/section`, `code/variant` or code. Values replace `{name}`.",
    ),
    rulings: z
      .record(z.string(), publishSchema("RulingWords", "A numbered ruling.", z.strictObject(RULING_TEXTS)))
      .describe("Rulings by number."),
  }),
);

const projectionSchema = publishSchema(
  "Projection",
  "A value whose odds are worth requesting.",
  z.strictObject({
    pointer: text("JSON pointer to send in `project`."),
    title: text("Meaning of the value at the pointer."),
  }),
);

const operationInfoSchema = publishSchema(
  "OperationInfo",
  "An operation or a report of a ruleset, and its address.",
  z.strictObject({
    name: text("Name, the same in REST and GraphQL."),
    title: text("Title for players."),
    description: text("What the operation or report does."),
    rules: z.array(z.string()).describe("Sections of the rules that it applies."),
    method: text("HTTP method in REST."),
    path: text("Path in REST."),
    request: text("Address of the JSON Schema of its request: a document, and a JSON pointer into it."),
    example: text("Path of an example request that you can send unchanged."),
    odds: z
      .array(projectionSchema)
      .describe("Values worth requesting from `odds`. Empty if no roll matters to the outcome."),
    questions: z
      .array(z.string())
      .describe("Ids of the questions that `odds` answers for this operation by default. The ruleset describes them."),
  }),
);

const questionInfoSchema = publishSchema(
  "QuestionInfo",
  "A question that players ask of odds.",
  z.strictObject({
    id: text("Id to send in `questions`."),
    kind: questionKindSchema,
    title: text("What the question is about. `{subject}` stands for each thing that it is asked for, such as a ship."),
    isAboutPlay: z
      .boolean()
      .describe("True if the odds of a procedure, and of every operation, can answer it. It needs no outcome."),
  }),
);

const describedSchema = publishSchema(
  "DescribedName",
  "A name that requests use, and its meaning.",
  z.strictObject({ name: text("The name, as requests use it."), description: text("Meaning of the name.") }),
);

/** The description of a ruleset. */
export const rulesetInfoSchema = publishSchema(
  "RulesetInfo",
  "A ruleset: its editions, languages, operations and reports.",
  z.strictObject({
    id: text("Id of the ruleset: a field of `Query` in GraphQL and a segment of REST paths."),
    title: text("Title of the game."),
    openapi: text("Path of its OpenAPI document, which describes each request and response."),
    editions: z.array(z.string()).describe("Editions of the rules. Each snapshot belongs to one edition."),
    revision: z.int32().describe("The current revision of its rules."),
    revisions: z.array(rulesRevisionSchema).describe("Every revision of its rules with its changes, oldest first."),
    sides: z
      .array(z.string())
      .describe("The sides with hidden information, each with its own view. Empty if everything is visible."),
    operations: z.array(operationInfoSchema).describe("The operations of the ruleset."),
    reports: z
      .array(operationInfoSchema)
      .describe("The reports of the ruleset. A report answers a question about snapshots."),
    languages: z.array(z.string()).describe("Languages of its audit trails."),
    policies: z.array(describedSchema).describe("Policies that simulations accept."),
    measures: z.array(describedSchema).describe("Measures that simulations can report at the end of a game."),
    questions: z.array(questionInfoSchema).describe("Questions that odds can answer."),
  }),
);

/** Every ruleset. */
export const rulesetListSchema = publishSchema(
  "RulesetList",
  "The available rulesets.",
  z.strictObject({ rulesets: z.array(rulesetInfoSchema).describe("Every ruleset with its operations.") }),
);

/** The health of the service. */
export const healthSchema = publishSchema(
  "Health",
  "Health of the service, and its contents.",
  z.strictObject({
    status: text("ok."),
    version: text("Version of the service."),
    rulesets: z.array(z.string()).describe("Ids of the available rulesets."),
  }),
);

/** The index of the service. */
export const indexSchema = publishSchema(
  "Index",
  "The paths of the service, by name.",
  z.strictObject({
    title: text("Name of the service."),
    graphql: text("Path of the GraphQL endpoint."),
    docs: text("Path of the REST reference."),
    openapi: text("Path of the OpenAPI index."),
    rulesets: text("Path of the list of rulesets."),
    careers: text("Path of the stored games."),
    problems: text("Path of the list of problem codes."),
    guides: text("Path of the guides, as pages for people."),
    changelog: text("Path of the changelog, as a page for people."),
    health: text("Path of the health check."),
  }),
);

/** An OpenAPI document. */
export const openApiSchema = publishSchema(
  "OpenApi",
  "An OpenAPI 3.1 document.",
  z.looseObject({ openapi: text("OpenAPI version.") }),
);

const problemSourceSchema = publishSchema(
  "ProblemSource",
  "Requests that can return a code.",
  z.strictObject({
    ruleset: z.exactOptional(text("Id of the ruleset. Omitted if every request can return the code.")),
    title: z.exactOptional(text("Title of the game. Omitted without a ruleset.")),
    kind: z.enum(Object.keys(PROBLEM_TYPES)).describe("Kind of the problem."),
    operations: z
      .array(
        publishSchema(
          "ProblemOperation",
          "An operation that can return a code.",
          z.strictObject({ name: text("Name of the operation."), title: text("Title for players.") }),
        ),
      )
      .describe("Operations that return the code in the conformance vectors."),
    rules: z.array(z.string()).describe("Sections of the rules that the refusals cite."),
  }),
);

/** The page of a code or of a kind of problem. */
export const problemTypeSchema = publishSchema(
  "ProblemType",
  "A code, or a kind of problem, and what to do about it.",
  z.strictObject({
    type: text("Path of this page, as in `type` of a problem."),
    status: z.int32().describe("HTTP status of the problem."),
    title: text("Title of the kind of problem."),
    description: text("Meaning of the kind of problem."),
    remedy: text("What to do."),
    codes: z.array(z.string()).describe("The code, or every code of the kind."),
    messages: z
      .array(z.string())
      .describe("The messages of the code. A name in braces stands for a value. Empty for a kind."),
    sources: z.array(problemSourceSchema).describe("Requests that can return the code. Empty for a kind."),
    example: z.record(z.string(), z.unknown()).nullable().describe("An example response. Null for a kind."),
  }),
);

/** The list of all codes. */
export const problemListSchema = publishSchema(
  "ProblemList",
  "Every code of a problem, a fault or a refusal.",
  z.strictObject({
    problems: z
      .array(
        publishSchema(
          "ListedProblem",
          "A code and the path of its page.",
          z.strictObject({
            code: text("The code."),
            type: text("Path of its page."),
            status: z.int32().describe("HTTP status of the problem."),
            title: text("Title of the kind of problem."),
          }),
        ),
      )
      .describe("The codes, sorted."),
  }),
);

/** A runnable request. */
export const requestSchema = publishSchema(
  "ExampleRequest",
  "An example request that you can POST unchanged.",
  z.record(z.string(), z.unknown()),
);

/** A summary of a chart pack. */
export const chartPackSchema = publishSchema(
  "ChartPack",
  "Every chart of a ruleset. schema/<ruleset>/chart-pack.schema.json describes each row.",
  z.looseObject({
    schema: text("Name of the chart pack's format."),
    ruleset: text("Id of the ruleset."),
    title: text("Title of the game."),
    charts: z.record(z.string(), chartSchema).describe("The charts, by id."),
  }),
);

/** The content of a file of vectors. */
export const vectorContentSchema = publishSchema(
  "VectorContent",
  "The content of a file of vectors: vectors, snapshots by name, or a list that vectors refer to.",
  z.record(z.string(), z.unknown()),
);

/** The files of a ruleset's conformance vectors. */
export const vectorListSchema = publishSchema(
  "VectorList",
  "The conformance vectors of a ruleset, by file.",
  z.strictObject({
    ruleset: text("Id of the ruleset."),
    revision: z.int().min(1).describe("The revision of the rules that the vectors test."),
    vectors: z.int().min(1).describe("Number of vectors in all files."),
    files: z
      .array(
        publishSchema(
          "VectorFile",
          "A file of vectors, or of data that vectors refer to.",
          z.strictObject({
            name: text("Name of the file."),
            kind: text("Kind of content: VECTORS, SNAPSHOTS (by name), ROLLS or OUTCOMES."),
            vectors: z.int().min(0).describe("Number of vectors in the file."),
            digest: text("SHA-256 of the file's canonical JSON."),
            href: text("Path of the file."),
          }),
        ),
      )
      .describe("Every file."),
  }),
);
