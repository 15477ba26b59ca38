import { type ClassType, createUnionType, Field } from "type-graphql";
import type { AnyAnalysisCall, SharedField } from "../../core/analysis/call";
import { analysisCalls } from "../../core/analysis/index";
import { propertiesOf, schemaDocument } from "../json-schemas";
import { pascalCase } from "../names";
import { REQUEST_FIELDS } from "../request";
import { addArgument, addField, define } from "./fields";
import { TypeMaker } from "./from-json-schema";
import { JsonScalar, SnapshotScalar } from "./scalars";
import { answerTypeName, type ServedAnswer } from "./type-names";
import { AnswerKindEnum, RefusalType } from "./types/answer";

const SHARED_TYPES: Readonly<Record<SharedField, () => unknown>> = {
  snapshot: () => SnapshotScalar,
  input: () => JsonScalar,
  charts: () => JsonScalar,
};

/** The types of what analyses answer: the same for every ruleset, so made once for a schema. */
export class AnalysisTypes {
  private readonly maker = new TypeMaker((id) => id);
  private readonly answers = new Map<AnyAnalysisCall, object>();

  /** Adds every analysis to a ruleset's fields. */
  addTo(fields: ClassType): void {
    for (const call of analysisCalls) this.addCall(fields, call);
  }

  private addCall(fields: ClassType, call: AnyAnalysisCall): void {
    const { name, doc, shared, own } = call;
    const nullable = true;
    const common = shared.map((field) => {
      return { name: field, type: SHARED_TYPES[field], nullable, description: REQUEST_FIELDS[field].doc };
    });
    const members = this.maker.membersOf(schemaDocument(own, "input"), "input", pascalCase(name));
    define(fields, name);
    for (const [index, { name: argument, ...options }] of [...members, ...common].entries()) {
      addArgument(fields, name, index, argument, options);
    }
    const answer = this.answerOf(call);
    addField(fields, name, () => answer, `${doc} Null only beside an error.`, true);
  }

  private answerOf(call: AnyAnalysisCall): object {
    const type = this.answers.get(call) ?? this.makeAnswer(call);
    this.answers.set(call, type);
    return type;
  }

  private makeAnswer({ name, title, answer, refuses }: AnyAnalysisCall): object {
    const document = schemaDocument(answer, "output");
    const { kind, ...properties } = propertiesOf(document.root);
    const fallback = { name: pascalCase(name), description: `${title}.` };
    const bare = { ...document, root: { ...document.root, properties } };
    const type = this.maker.classOf(bare, "output", fallback)!;
    const description = String(kind?.description ?? "What kind of answer this is.");
    Field(() => AnswerKindEnum, { description, simple: true })(type.prototype, "kind");
    if (!refuses) return type;
    const union = `${pascalCase(name)}Result`;
    return createUnionType({
      name: union,
      description: `${title}, or the rule that says no.`,
      types: () => [type, RefusalType] as const,
      resolveType: (value: unknown) => answerTypeName(union, value as ServedAnswer),
    });
  }
}
