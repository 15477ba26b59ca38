import type { AnyRuleset } from "../../core/contract/ruleset";
import { ApiError } from "../edge/api-error";
import type { ApiResponse } from "../edge/message";
import { contentOf, type VectorDocument, type Vectors } from "../vectors";
import { jsonDocumentOf } from "./documents";
import type { Route } from "./route";

/** The routes of a ruleset's conformance vectors. */
export function vectorRoutes(
  vectors: Vectors,
  find: (id: string) => Promise<AnyRuleset>,
  check: NonNullable<Route["check"]>,
): readonly Route[] {
  const indexes = new Map<string, () => Promise<ApiResponse>>();
  const documents = new Map<VectorDocument, () => Promise<ApiResponse>>();
  const documentsOf = async (id: string): Promise<ReadonlyMap<string, VectorDocument>> => {
    await find(id);
    const documents = await vectors(id);
    if (documents.size === 0) throw unknownFile("vectors");
    return documents;
  };
  return [
    {
      method: "GET",
      path: "/v1/:ruleset/vectors",
      name: "vectors",
      tag: "reference",
      title: "Conformance vectors",
      doc: "Lists the files of vectors with their digests, and the snapshots and lists that they refer to.",
      contract: { kind: "PLAIN", answer: "VectorList" },
      check,
      async handle(_request, { ruleset }) {
        const documents = await documentsOf(ruleset!);
        if (!indexes.has(ruleset!))
          indexes.set(
            ruleset!,
            jsonDocumentOf(() => listOf(ruleset!, documents)),
          );
        return indexes.get(ruleset!)!();
      },
    },
    {
      method: "GET",
      path: "/v1/:ruleset/vectors/:file",
      name: "vectorFile",
      tag: "reference",
      title: "File of conformance vectors",
      doc: "Returns one file: vectors, the snapshots by name, or a list that vectors refer to.",
      contract: {
        kind: "PLAIN",
        parameters: { file: { doc: "Name of the file, as in the list of files.", example: "rolls.json" } },
        answer: "VectorContent",
      },
      check,
      async handle(_request, { ruleset, file }) {
        const vectorDocuments = await documentsOf(ruleset!);
        const document = vectorDocuments.get(file!);
        if (document === undefined) throw unknownFile(file!);
        if (!documents.has(document))
          documents.set(
            document,
            jsonDocumentOf(() => contentOf(document)),
          );
        return documents.get(document)!();
      },
    },
  ];
}

function listOf(ruleset: string, documents: ReadonlyMap<string, VectorDocument>) {
  const files = [...documents].map(([name, { kind, vectors, digest }]) => {
    return { name, kind, vectors, digest, href: `/v1/${ruleset}/vectors/${name}` };
  });
  const revision = [...documents.values()].find((each) => each.revision !== undefined)!.revision;
  return { ruleset, revision, vectors: files.reduce((sum, { vectors }) => sum + vectors, 0), files };
}

function unknownFile(name: string): ApiError {
  return new ApiError("ASSET_UNKNOWN", { values: { name } });
}
