import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { SHARE_ENV } from "node:worker_threads";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import Piscina from "piscina";
import { mentionsCareers } from "../api/careers/paths";
import { careersRoutes } from "../api/careers/rest";
import { ApiError } from "../api/edge/api-error";
import { logFailure } from "../api/edge/log";
import { type ApiRequest, readEvent } from "../api/edge/message";
import { networkOf, RateLimiter, readRate, tooManyRequests } from "../api/edge/rate-limit";
import { isSlowDocument } from "../api/graphql/document";
import { isGraphqlPath } from "../api/graphql/paths";
import { readGraphqlRequest } from "../api/graphql/request";
import { Registry } from "../api/registry";
import { restRoutes } from "../api/rest/index";
import { slownessOf } from "../api/rest/router";
import { careerContext } from "../careers/context";
import type { AnyRuleset } from "../core/contract/ruleset";
import { Line } from "./line";
import type { Functions, Handler } from "./server";

/** A request for a worker: which function it is for, and its event. */
export interface Task {
  readonly name: keyof Functions;
  readonly event: APIGatewayProxyEventV2;
}

/** The most workers: each has the whole service loaded. */
const MOST_WORKERS = 4;

/** Requests that wait for a worker, and for how many milliseconds: an analysis takes six seconds at most. */
const WAITING = { waiting: 64, waitingPerCaller: 32, patience: 12_000 };

/** A pool of workers, as far as it is used here. */
type Pool = Pick<Piscina, "destroy"> & {
  run(task: Task, options: { readonly signal: AbortSignal | null }): Promise<unknown>;
};

/** What is done before a worker answers requests about stored games. */
type Prepare = () => Promise<void>;

/** Workers that answer requests which may take seconds, so that the server goes on answering all others meanwhile. */
export class AnalysisWorkers {
  private pool: Pool | undefined;
  private readonly line: Line;
  private readonly limiter: RateLimiter | undefined;

  constructor(
    private readonly workers = Math.max(1, Math.min(MOST_WORKERS, availableParallelism() - 1)),
    private readonly open = openPool,
    { CALLER_RATE }: Readonly<Record<string, string | undefined>> = process.env,
  ) {
    this.line = new Line({ running: workers, ...WAITING });
    const rate = readRate(CALLER_RATE);
    this.limiter = rate && new RateLimiter(rate);
  }

  /**
   * A function that has its analyses answered by a worker, and answers everything else here. If there is something to `prepare`,
   * the function writes stored games: its worker then ends what it began even if the caller hangs up.
   */
  with(
    name: keyof Functions,
    handler: Handler,
    isAnalysis: (event: APIGatewayProxyEventV2) => boolean,
    prepare?: Prepare,
  ): Handler {
    return async (event, signal) => {
      if (!isAnalysis(event)) return handler(event, signal);
      await prepare?.();
      return this.run({ name, event }, signal, prepare === undefined);
    };
  }

  /** Ends the workers, with what they are at. */
  async stop(): Promise<void> {
    await this.pool?.destroy();
  }

  private async run(
    task: Task,
    signal: AbortSignal | undefined,
    canStop: boolean,
  ): Promise<APIGatewayProxyStructuredResultV2> {
    const caller = networkOf(task.event.requestContext.http.sourceIp);
    // Counted here too: a worker that ends with its analysis forgets what it counted.
    const wait = this.limiter?.take(caller).wait ?? 0;
    if (wait > 0) throw tooManyRequests(wait);
    return this.line.run(caller, () => this.answer(task, caller, canStop ? (signal ?? null) : null), signal);
  }

  private async answer(task: Task, caller: string, signal: AbortSignal | null) {
    const began = performance.now();
    this.pool ??= this.open(this.workers);
    try {
      return (await this.pool.run(task, { signal })) as APIGatewayProxyStructuredResultV2;
    } catch (error) {
      throw isOutOfMemory(error) ? analysisTooLarge() : error;
    } finally {
      this.limiter?.charge(caller, performance.now() - began);
    }
  }
}

function openPool(workers: number): Pool {
  const pool = new Piscina({
    filename: fileURLToPath(new URL("./worker.mjs", import.meta.url)),
    // The store of careers is told of in the environment when it is first needed.
    env: SHARE_ENV,
    minThreads: 1,
    maxThreads: workers,
    idleTimeout: Number.POSITIVE_INFINITY,
  });
  // A worker that dies with nothing to answer would otherwise take the server with it.
  pool.on("error", (error) => logFailure(error, "", "A worker of analyses"));
  return pool;
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}

function analysisTooLarge(): ApiError {
  return new ApiError(413, "ANALYSIS_TOO_LARGE");
}

/** Says of a request whether it may take seconds, as its routes and the calls of its GraphQL document declare. */
export function analysesOf(rulesets: readonly AnyRuleset[]): (event: APIGatewayProxyEventV2) => boolean {
  const ids = rulesets.map(({ id }) => id);
  // Nothing is asked of these routes but which of them are slow.
  const stored = careersRoutes(careerContext(new Registry(rulesets), neverOpened));
  const isSlow = slownessOf([...stored, ...restRoutes(new Registry(rulesets))]);
  return (event) => {
    const request = readEvent(event);
    if (!isGraphqlPath(request.path)) return isSlow(request.method, request.path);
    return isSlowDocument(documentOf(request), ids);
  };
}

const neverOpened = (): never => {
  throw new Error("No store is opened here.");
};

/** True for a GraphQL request that may be about stored games. */
export function asksForCareers(event: APIGatewayProxyEventV2): boolean {
  return mentionsCareers(documentOf(readEvent(event)));
}

/**
 * The document of a GraphQL request, read as the function reads it: a second reader could take an analysis for something else.
 * Empty if the function refuses the request.
 */
function documentOf(request: ApiRequest): string {
  try {
    return readGraphqlRequest(request).document;
  } catch (error) {
    if (error instanceof ApiError) return "";
    throw error;
  }
}
