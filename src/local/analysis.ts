import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { SHARE_ENV } from "node:worker_threads";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import Piscina from "piscina";
import { mentionsCareers } from "../api/careers/paths";
import { careersRoutes } from "../api/careers/rest";
import { logFailure } from "../api/edge/log";
import { isGraphqlPath } from "../api/graphql/paths";
import { Registry } from "../api/registry";
import { restRoutes } from "../api/rest/index";
import { slownessOf } from "../api/rest/router";
import { careerContext } from "../careers/context";
import { slowCareerOperations } from "../careers/slow";
import { ANALYSIS_NAMES } from "../core/analysis/headings";
import type { AnyRuleset } from "../core/contract/ruleset";
import type { Functions, Handler } from "./server";

/** A request for a worker: which function it is for, and its event. */
export interface Task {
  readonly name: keyof Functions;
  readonly event: APIGatewayProxyEventV2;
}

/** The most workers: each has the whole service loaded. */
const MOST_WORKERS = 4;

/** Workers that answer requests which may take seconds, so that the server goes on answering all others meanwhile. */
export class AnalysisWorkers {
  private pool: Piscina | undefined;

  /** A function that has its analyses answered by a worker, and answers everything else here. */
  with(name: keyof Functions, handler: Handler, isAnalysis: (event: APIGatewayProxyEventV2) => boolean): Handler {
    return (event) => (isAnalysis(event) ? this.run({ name, event }) : handler(event));
  }

  /** Ends the workers, with what they are at. */
  async stop(): Promise<void> {
    await this.pool?.destroy();
  }

  private run(task: Task): Promise<APIGatewayProxyStructuredResultV2> {
    this.pool ??= this.opened();
    return this.pool.run(task) as Promise<APIGatewayProxyStructuredResultV2>;
  }

  private opened(): Piscina {
    const pool = new Piscina({
      filename: fileURLToPath(new URL("./worker.mjs", import.meta.url)),
      // The store of careers is told of in the environment when it is first needed.
      env: SHARE_ENV,
      minThreads: 1,
      maxThreads: Math.max(1, Math.min(MOST_WORKERS, availableParallelism() - 1)),
      idleTimeout: Number.POSITIVE_INFINITY,
    });
    // A worker that dies with nothing to answer would otherwise take the server with it.
    pool.on("error", (error) => logFailure(error, "", "A worker of analyses"));
    return pool;
  }
}

/** What a function is asked that may take seconds, as its routes declare. All of one GraphQL document is, when it asks for any of it. */
export function analysesOf(rulesets: readonly AnyRuleset[]): (event: APIGatewayProxyEventV2) => boolean {
  const reports = rulesets.flatMap((ruleset) => ruleset.reports.map(({ name }) => name));
  const names = new RegExp(
    `\\b(?:${[...ANALYSIS_NAMES, ...reports, ...slowCareerOperations, ...SCHEMA].join("|")})\\b`,
  );
  // Nothing is asked of these routes but which of them are slow.
  const stored = careersRoutes(careerContext(new Registry(rulesets), neverOpened));
  const isSlow = slownessOf([...stored, ...restRoutes(new Registry(rulesets))], rulesets);
  return (event) => {
    const { rawPath, requestContext } = event;
    return isGraphqlPath(rawPath) ? names.test(documentOf(event)) : isSlow(requestContext.http.method, rawPath);
  };
}

const neverOpened = (): never => {
  throw new Error("No store is opened here.");
};

const SCHEMA = ["__schema", "__type"];

/** True for a GraphQL request that may be about stored games. */
export function asksForCareers(event: APIGatewayProxyEventV2): boolean {
  return mentionsCareers(documentOf(event));
}

/** The document of a GraphQL request; empty where the request cannot be read, which is told at once. */
function documentOf({ body, isBase64Encoded, rawQueryString }: APIGatewayProxyEventV2): string {
  const asked = new URLSearchParams(rawQueryString).get("query");
  if (body === undefined) return asked ?? "";
  try {
    const text = isBase64Encoded ? Buffer.from(body, "base64").toString("utf8") : body;
    const { query } = JSON.parse(text) as { readonly query?: unknown };
    return String(query);
  } catch {
    return "";
  }
}
