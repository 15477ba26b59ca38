import * as z from "zod";
import { rulesRevisionSchema } from "../../core/contract/revision";
import { publishSchema, text } from "../../core/contract/schema";

const provenanceSchema = publishSchema(
  "ChartProvenance",
  "Where a chart's numbers come from and how sure they are.",
  z.strictObject({
    source: text("seed, public or reconstructed."),
    ref: text("Where the numbers were read."),
    confidence: text("high, medium or low."),
    note: text("How they were inferred, or what is doubtful."),
  }),
);

/** The members of every chart. The rows or facts of its kind come in addition. */
export const chartSchema = publishSchema(
  "Chart",
  "A chart of a ruleset's pack, with its provenance.",
  z.looseObject({
    id: text("Its id, as requests override it."),
    kind: text("range, column, roster or facts."),
    name: text("Its printed name."),
    rules: z.array(z.string()).describe("Sections of the rules that use it."),
    provenance: provenanceSchema.describe("Where its numbers come from."),
  }),
);

/** A numbered ruling. */
export const rulingSchema = publishSchema(
  "Ruling",
  "A numbered ruling on a rule that its sources leave open.",
  z.strictObject({
    id: text("Its number, as audit entries cite it."),
    section: text("Section of the rules in question."),
    title: text("What applies, in a few words."),
    question: text("What is open."),
    ruling: text("How it is ruled here."),
  }),
);

/** The rulings of a ruleset. */
export const rulingsSchema = publishSchema(
  "Rulings",
  "The rulings of a ruleset.",
  z.strictObject({
    ruleset: text("Id of the ruleset."),
    rulings: z.array(rulingSchema).describe("The rulings."),
  }),
);

const textsSchema = (about: string) => z.record(z.string(), z.string()).describe(about);

/** The words of a ruleset in one language. */
export const wordsSchema = publishSchema(
  "Words",
  "Everything that shows a game in one language without a code.",
  z.strictObject({
    ruleset: text("Id of the ruleset."),
    language: text("Tag of the language."),
    title: text("What the game is called."),
    operations: z
      .record(
        z.string(),
        publishSchema(
          "OperationWords",
          "What an operation or a report is called and does.",
          z.strictObject({
            title: text("What it is called."),
            description: text("What it does."),
          }),
        ),
      )
      .describe("Operations and reports by name."),
    members: textsSchema("What members of inputs are called, by name; those missing have a word of their own."),
    words: textsSchema("Words for codes; `SCOPE.code` comes before the bare code."),
    labels: textsSchema("The purpose of every roll, by its label."),
    odds: z
      .record(z.string(), textsSchema("What stands at each JSON pointer."))
      .describe("What is worth asking `odds` for, by operation and JSON pointer."),
    charts: textsSchema("Names of charts by id."),
    modifiers: textsSchema("When every modifier applies, by its code."),
    refusals: textsSchema(
      "Templates of refusals by `code/section`, `code/variant` or code; `{name}` stands for a value.",
    ),
    rulings: z
      .record(
        z.string(),
        publishSchema(
          "RulingWords",
          "A numbered ruling.",
          z.strictObject({
            section: text("Section of the rules in question."),
            title: text("What applies, in a few words."),
            question: text("What is open."),
            ruling: text("How it is ruled here."),
          }),
        ),
      )
      .describe("Rulings by number."),
  }),
);

const projectionSchema = publishSchema(
  "Projection",
  "A place whose odds are worth asking for.",
  z.strictObject({
    pointer: text("JSON pointer to be named in `project`."),
    title: text("What stands there."),
  }),
);

const operationInfoSchema = publishSchema(
  "OperationInfo",
  "An operation or a report of a ruleset and where to call it.",
  z.strictObject({
    name: text("Its name on both wires."),
    title: text("Its title."),
    description: text("What it does."),
    rules: z.array(z.string()).describe("Sections of the rules it carries out."),
    method: text("Its HTTP method on REST."),
    path: text("Its path on REST."),
    request: text("Where the JSON Schema of its request stands: a document, and the JSON pointer into it."),
    example: text("Path of a runnable request."),
    odds: z
      .array(projectionSchema)
      .describe("What is worth asking `odds` for; none of what rolls no dice that matter."),
  }),
);

const describedSchema = publishSchema(
  "DescribedName",
  "Something that a request names, and what it is.",
  z.strictObject({ name: text("Its name."), description: text("What it is.") }),
);

/** The description of a ruleset. */
export const rulesetInfoSchema = publishSchema(
  "RulesetInfo",
  "A ruleset: its editions and its operations.",
  z.strictObject({
    id: text("Its id: a field of the query and a part of REST paths."),
    title: text("The game's title."),
    openapi: text("Path of its OpenAPI document on REST, in which what every operation takes and answers stands."),
    editions: z.array(z.string()).describe("Its editions; a snapshot is pinned to one."),
    revision: z.int32().describe("The revision of its rules in force."),
    revisions: z.array(rulesRevisionSchema).describe("Every revision of its rules and what it changed, oldest first."),
    sides: z
      .array(z.string())
      .describe(
        "The sides that it hides something from, each of which has views of its own; none where everything is seen.",
      ),
    operations: z.array(operationInfoSchema).describe("Its operations."),
    reports: z.array(operationInfoSchema).describe("Its reports: questions about snapshots."),
    languages: z.array(z.string()).describe("Languages its audit trails can be told in."),
    policies: z.array(describedSchema).describe("Ways to play that simulations name."),
    measures: z.array(describedSchema).describe("What simulations can tell of the end of a game."),
  }),
);

/** Every ruleset. */
export const rulesetListSchema = publishSchema(
  "RulesetList",
  "The rulesets served here.",
  z.strictObject({ rulesets: z.array(rulesetInfoSchema).describe("Every ruleset with its operations.") }),
);

/** The health of the service. */
export const healthSchema = publishSchema(
  "Health",
  "That the service is up, and what it serves.",
  z.strictObject({
    status: text("ok."),
    version: text("Version of the service."),
    rulesets: z.array(z.string()).describe("Ids of the rulesets."),
  }),
);

/** The index of the service. */
export const indexSchema = publishSchema(
  "Index",
  "Where everything is: paths by name.",
  z.strictObject({
    title: text("The service."),
    graphql: text("Path of the GraphQL wire."),
    docs: text("Path of the reference of REST."),
    openapi: text("Path of the index of OpenAPI documents."),
    rulesets: text("Path of the list of rulesets."),
    careers: text("Path of stored games."),
    health: text("Path of the service's health."),
  }),
);

/** An OpenAPI document. */
export const openApiSchema = publishSchema(
  "OpenApi",
  "An OpenAPI 3.1 document.",
  z.looseObject({ openapi: text("Version of OpenAPI.") }),
);

/** A kind of problem. */
export const problemTypeSchema = publishSchema(
  "ProblemType",
  "A kind of problem.",
  z.strictObject({
    type: text("Its path, which the problem's `type` is."),
    status: z.int32().describe("The HTTP status it comes with."),
    title: text("The kind of problem in words."),
    description: text("What it means."),
  }),
);

/** A runnable request. */
export const requestSchema = publishSchema(
  "ExampleRequest",
  "A runnable request: POSTed as it stands it is answered.",
  z.record(z.string(), z.unknown()),
);

/** A summary of a chart pack. */
export const chartPackSchema = publishSchema(
  "ChartPack",
  "Every chart of a ruleset; schema/<ruleset>/chart-pack.schema.json describes each row.",
  z.looseObject({
    schema: text("Name of the pack's format."),
    ruleset: text("Id of the ruleset."),
    title: text("The game's title."),
    charts: z.record(z.string(), chartSchema).describe("The charts by id."),
  }),
);

/** The files of a ruleset's conformance vectors. */
export const vectorListSchema = publishSchema(
  "VectorList",
  "The conformance vectors of a ruleset, by file.",
  z.strictObject({
    ruleset: text("Id of the ruleset."),
    revision: z.int().min(1).describe("The revision of the rules that the vectors are of."),
    vectors: z.int().min(1).describe("The number of vectors in all files."),
    files: z
      .array(
        publishSchema(
          "VectorFile",
          "A file of vectors, or of what they need.",
          z.strictObject({
            name: text("Name of the file."),
            kind: text("VECTORS, SNAPSHOTS (all by their names), ROLLS or OUTCOMES."),
            vectors: z.int().min(0).describe("The number of vectors in it."),
            digest: text("SHA-256 of the canonical JSON of its content."),
            href: text("Where to get it."),
          }),
        ),
      )
      .describe("The files."),
  }),
);
