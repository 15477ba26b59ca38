import { nearestNameHint } from "../../core/text/did-you-mean";
import { ApiError } from "../edge/api-error";
import { jsonDocumentOf } from "./documents";
import type { Handle } from "./route";

/** Answers with the index of the OpenAPI documents. All are generated from the declarations and loaded on first use. */
export const openApiIndex = jsonDocumentOf(async () => (await import("../../../schema/openapi.json")).default);

/** The names of the other documents: one for each ruleset, and one for stored games. */
export function openApiNames(rulesets: readonly string[]): readonly string[] {
  return [...rulesets, "careers"].map((name) => `${name}.json`);
}

/** Answers with the OpenAPI document of a ruleset or of stored games, by its name with `.json`. */
export function servedOpenApiDocuments(rulesets: readonly string[]): Handle {
  const documents = new Map(openApiNames(rulesets).map((name) => [name, jsonDocumentOf(() => readDocument(name))]));
  return (_request, { document }) => {
    const openApiDocument = documents.get(document!);
    if (openApiDocument !== undefined) return openApiDocument();
    const hint = nearestNameHint(document!, [...documents.keys()], { id: "hint/openapi" });
    const values = { name: document, hint };
    throw new ApiError(404, "DOCUMENT_UNKNOWN", { values });
  };
}

async function readDocument(name: string): Promise<unknown> {
  return (
    (await import(`../../../schema/openapi/${name.replace(/\.json$/, "")}.json`)) as { readonly default: unknown }
  ).default;
}
