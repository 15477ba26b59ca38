import { nearestNameHint } from "../../core/text/did-you-mean";
import { ApiError } from "../edge/api-error";
import { documentOf } from "./documents";
import type { Handle } from "./route";

/** Answers with the index of the OpenAPI documents; all are generated from the declarations and read only when asked for. */
export const openApiIndex = documentOf(async () => (await import("../../../schema/openapi.json")).default);

/** The names of the other documents: one for each ruleset, and that of stored games. */
export function openApiNames(rulesets: readonly string[]): readonly string[] {
  return [...rulesets, "careers"].map((name) => `${name}.json`);
}

/** Answers with the OpenAPI document of a ruleset or of stored games, by its name with `.json`. */
export function openApiDocuments(rulesets: readonly string[]): Handle {
  const documents = new Map(openApiNames(rulesets).map((name) => [name, documentOf(() => read(name))]));
  return (_request, { document }) => {
    const found = documents.get(document!);
    if (found !== undefined) return found();
    const hint = nearestNameHint(document!, [...documents.keys()], { id: "hint/openapi" });
    const values = { name: document, hint };
    throw new ApiError(404, "DOCUMENT_UNKNOWN", { values });
  };
}

async function read(name: string): Promise<unknown> {
  return (
    (await import(`../../../schema/openapi/${name.replace(/\.json$/, "")}.json`)) as { readonly default: unknown }
  ).default;
}
