import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { SHARE_ENV } from "node:worker_threads";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import Piscina from "piscina";
import { mentionsCareers } from "../api/careers/paths";
import { careersRoutes } from "../api/careers/rest";
import { ApiError } from "../api/edge/api-error";
import { logFailure } from "../api/edge/log";
import { type ApiRequest, parseEvent } from "../api/edge/message";
import { networkOf, RateLimiter, readRate, tooManyRequests } from "../api/edge/rate-limit";
import { isSlowDocument } from "../api/graphql/document";
import { isGraphqlPath } from "../api/graphql/paths";
import { parseGraphqlRequest } from "../api/graphql/request";
import { Registry } from "../api/registry";
import { restRoutes } from "../api/rest/index";
import { slowRouteTest } from "../api/rest/router";
import { careerContext } from "../careers/context";
import type { AnyRuleset } from "../core/contract/ruleset";
import { FairQueue } from "./fair-queue";
import type { Functions, Handler } from "./server";

/** A request for a worker: the name of the function, and its event. */
export interface Task {
  readonly name: Exclude<keyof Functions, "events">;
  readonly event: APIGatewayProxyEventV2;
}

/** Maximum workers. Each loads the whole service. */
const MAX_WORKERS = 4;

/** Requests that wait for a worker, and the maximum wait in milliseconds. An analysis takes six seconds at most. */
const QUEUE_LIMITS = { waiting: 64, waitingPerCaller: 32, patience: 12_000 };

/** The part of a worker pool's interface that is used here. */
type WorkerPool = Pick<Piscina, "destroy"> & {
  run(task: Task, options: { readonly signal: AbortSignal | null }): Promise<unknown>;
};

/** Called before a worker handles requests about stored games. */
type Prepare = () => Promise<void>;

/** Workers for requests that may take seconds, so that the server continues to answer all others. */
export class AnalysisWorkers {
  private pool: WorkerPool | undefined;
  private readonly line: FairQueue;
  private readonly limiter: RateLimiter | undefined;

  constructor(
    private readonly workers = Math.max(1, Math.min(MAX_WORKERS, availableParallelism() - 1)),
    private readonly startPool = openPool,
    { CALLER_RATE }: Readonly<Record<string, string | undefined>> = process.env,
  ) {
    this.line = new FairQueue({ running: workers, ...QUEUE_LIMITS });
    const rate = readRate(CALLER_RATE);
    this.limiter = rate && new RateLimiter(rate);
  }

  /**
   * Returns a function that sends analyses to a worker and handles everything else here. With `prepare`, the function
   * writes stored games: its worker then completes its task even if the caller hangs up.
   */
  with(
    name: Exclude<keyof Functions, "events">,
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

  /** Stops the workers and their tasks. */
  async stop(): Promise<void> {
    await this.pool?.destroy();
  }

  private async run(
    task: Task,
    signal: AbortSignal | undefined,
    canStop: boolean,
  ): Promise<APIGatewayProxyStructuredResultV2> {
    const caller = networkOf(task.event.requestContext.http.sourceIp);
    // Also counted here, because a worker that ends with its analysis loses its count.
    const wait = this.limiter?.take(caller).wait ?? 0;
    if (wait > 0) throw tooManyRequests(wait);
    return this.line.run(caller, () => this.answer(task, caller, canStop ? (signal ?? null) : null), signal);
  }

  private async answer(task: Task, caller: string, signal: AbortSignal | null) {
    const began = performance.now();
    this.pool ??= this.startPool(this.workers);
    try {
      return (await this.pool.run(task, { signal })) as APIGatewayProxyStructuredResultV2;
    } catch (error) {
      throw isOutOfMemory(error) ? analysisTooLarge() : error;
    } finally {
      this.limiter?.charge(caller, performance.now() - began);
    }
  }
}

function openPool(workers: number): WorkerPool {
  const pool = new Piscina({
    filename: fileURLToPath(new URL("./worker.mjs", import.meta.url)),
    // The environment names the store of careers only after its first use.
    env: SHARE_ENV,
    minThreads: 1,
    maxThreads: workers,
    idleTimeout: Number.POSITIVE_INFINITY,
  });
  // Without this handler, an idle worker that dies would end the server.
  pool.on("error", (error) => logFailure(error, "", "A worker of analyses"));
  return pool;
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}

function analysisTooLarge(): ApiError {
  return new ApiError("ANALYSIS_TOO_LARGE");
}

/**
 * Returns a test for requests that may take seconds, as their routes and the calls of their GraphQL documents declare.
 */
export function analysesOf(rulesets: readonly AnyRuleset[]): (event: APIGatewayProxyEventV2) => boolean {
  const ids = rulesets.map(({ id }) => id);
  // These routes only serve to find the slow ones.
  const stored = careersRoutes(careerContext(new Registry(rulesets), noStore));
  const isSlow = slowRouteTest([...stored, ...restRoutes(new Registry(rulesets))]);
  return (event) => {
    const request = parseEvent(event);
    if (!isGraphqlPath(request.path)) return isSlow(request.method, request.path);
    return isSlowDocument(documentOf(request), ids);
  };
}

const noStore = (): never => {
  throw new Error("No store is open here.");
};

/** True for a GraphQL request that may be about stored games. */
export function concernsCareers(event: APIGatewayProxyEventV2): boolean {
  return mentionsCareers(documentOf(parseEvent(event)));
}

/**
 * Returns the document of a GraphQL request, parsed as the function parses it: another parser could miss an analysis.
 * Empty if the function rejects the request.
 */
function documentOf(request: ApiRequest): string {
  try {
    return parseGraphqlRequest(request).document;
  } catch (error) {
    if (error instanceof ApiError) return "";
    throw error;
  }
}
