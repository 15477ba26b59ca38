import type { AnyRuleset } from "../../core/contract/ruleset";
import { nearestNameHint } from "../../core/text/did-you-mean";
import { LANGUAGES } from "../../core/text/phrase-book";
import type { Assets } from "../assets";
import { ASSET_NAMES } from "../assets";
import { health, languagesOf, listRulesets } from "../catalogue";
import { ApiError } from "../edge/api-error";
import type { ApiResponse } from "../edge/message";
import { docsPage } from "../pages/page";
import { PROBLEM_TYPES, type ProblemName } from "../problems/kinds";
import { listCodes, loadEntries, pageOfCode, pageOfKind } from "../problems/page";
import type { Registry } from "../registry";
import { documentsIn, jsonDocumentOf, jsonResponse } from "./documents";
import type { Handle, Route } from "./route";
import { LANGUAGE_QUERY } from "./route";

/** The routes that belong to no ruleset. */
export function serviceRoutes(registry: Registry, assets: Assets): readonly Route[] {
  const get = (path: string, name: string, title: string, contract: Route["contract"], handle: Handle): Route => {
    return { method: "GET", path, name, tag: "service", title, doc: `${title}.`, contract, handle };
  };
  let lists: ReturnType<typeof listsOf> | undefined;
  return [
    get(
      "/",
      "index",
      "Index of paths",
      { kind: "PLAIN", answer: "Index" },
      jsonDocumentOf(() => INDEX),
    ),
    get("/healthz", "health", "Health check", { kind: "PLAIN", answer: "Health" }, () =>
      jsonResponse(health(registry.ids)),
    ),
    get(
      "/openapi.json",
      "openapi",
      "OpenAPI index, which links to the documents of rulesets and stored games",
      { kind: "PLAIN", answer: "OpenApi" },
      openApiIndex,
    ),
    get(
      "/openapi/:document",
      "openapiDocument",
      "OpenAPI document of a ruleset, or of stored games",
      {
        kind: "PLAIN",
        parameters: {
          document: { doc: "Id of the ruleset, or `careers`, followed by .json.", values: openApiNames(registry.ids) },
        },
        answer: "OpenApi",
      },
      servedOpenApiDocuments(registry.ids),
    ),
    get(
      "/docs",
      "docs",
      "API reference page, where you can send requests",
      { kind: "PLAIN", answer: "text/html" },
      () => docsPage(assets),
    ),
    get(
      "/assets/:name",
      "asset",
      "File of the API reference page",
      {
        kind: "PLAIN",
        parameters: { name: { doc: "Name of a file that the pages load.", example: "graphiql.js" } },
        answer: "file",
      },
      (_request, { name }) => assetResponse(assets, name!),
    ),
    get(
      "/verify_career.py",
      "verifier",
      "Python program that verifies an exported career without this service",
      { kind: "PLAIN", answer: "file" },
      () => assetResponse(assets, "verify_career.py"),
    ),
    get(
      "/problems",
      "problems",
      "Every code of a problem, a fault or a refusal",
      { kind: "PLAIN", query: LANGUAGE_QUERY, answer: "ProblemList" },
      (request, { language }) => problemList(request, language),
    ),
    get(
      "/problems/:type",
      "problem",
      "Meaning of a code, and what to do",
      {
        kind: "PLAIN",
        parameters: {
          type: {
            doc: `A code, or a kind of problem: ${Object.keys(PROBLEM_TYPES).join(", ")}.`,
            example: "VERSION_CONFLICT",
          },
        },
        query: LANGUAGE_QUERY,
        answer: "ProblemType",
      },
      problemType,
    ),
    get(
      "/v1/rulesets",
      "rulesets",
      "Rulesets with their operations",
      { kind: "PLAIN", query: LANGUAGE_QUERY, answer: "RulesetList" },
      async (request, { language }) => {
        lists ??= listsOf(await registry.all());
        return lists(request, language);
      },
    ),
  ];
}

/** The list of rulesets, in every language that at least one of them supports. */
function listsOf(rulesets: readonly AnyRuleset[]) {
  return documentsIn(languagesOf(rulesets), async (language) =>
    JSON.stringify({ rulesets: await listRulesets(rulesets, language) }),
  );
}

const INDEX = {
  title: "Naval Umpire",
  graphql: "/graphql",
  docs: "/docs",
  openapi: "/openapi.json",
  rulesets: "/v1/rulesets",
  careers: "/v1/careers",
  problems: "/problems",
  guides: "/guides",
  changelog: "/changelog",
  health: "/healthz",
};

/** Every code, in each language. */
const problemList = documentsIn(LANGUAGES, async (language) =>
  JSON.stringify({ problems: listCodes(await loadEntries(language), language) }),
);

/** The pages of codes and kinds that were requested so far. */
const problemDocuments = new Map<string, ReturnType<typeof documentsIn>>();

const problemType: Handle = async (request, { type = "", language }) => {
  const isKind = Object.hasOwn(PROBLEM_TYPES, type);
  if (!isKind && !Object.hasOwn(await loadEntries("en"), type)) {
    throw new ApiError("ROUTE_UNKNOWN/problem", { values: { type } });
  }
  const document =
    problemDocuments.get(type) ??
    documentsIn(LANGUAGES, async (each) => {
      const entries = await loadEntries(each);
      return JSON.stringify(
        isKind ? pageOfKind(type as ProblemName, entries, each) : pageOfCode(type, entries[type]!, each),
      );
    });
  problemDocuments.set(type, document);
  return document(request, language);
};

async function assetResponse(assets: Assets, name: string): Promise<ApiResponse> {
  const known = ASSET_NAMES.find((each) => each === name);
  const asset = known && (await assets(known));
  if (asset === undefined) {
    throw new ApiError("ASSET_UNKNOWN", { values: { name } });
  }
  const headers = { "content-type": asset.contentType, "cache-control": "public, max-age=3600" };
  return { status: 200, headers, body: asset.bytes };
}

/** Answers with the index of the OpenAPI documents. All are generated from the declarations and loaded on first use. */
const openApiIndex = jsonDocumentOf(async () => (await import("../../../schema/openapi.json")).default);

/** The names of the other documents: one for each ruleset, and one for stored games. */
function openApiNames(rulesets: readonly string[]): readonly string[] {
  return [...rulesets, "careers"].map((name) => `${name}.json`);
}

/** Answers with the OpenAPI document of a ruleset or of stored games, by its name with `.json`. */
function servedOpenApiDocuments(rulesets: readonly string[]): Handle {
  const documents = new Map(openApiNames(rulesets).map((name) => [name, jsonDocumentOf(() => readDocument(name))]));
  return (_request, { document }) => {
    const openApiDocument = documents.get(document!);
    if (openApiDocument !== undefined) return openApiDocument();
    const hint = nearestNameHint(document!, [...documents.keys()], { id: "hint/openapi" });
    const values = { name: document, hint };
    throw new ApiError("DOCUMENT_UNKNOWN", { values });
  };
}

async function readDocument(name: string): Promise<unknown> {
  return (
    (await import(`../../../schema/openapi/${name.replace(/\.json$/, "")}.json`)) as { readonly default: unknown }
  ).default;
}
