import { pipeline } from "node:stream/promises";
import { eventsHandler } from "../api/careers/events";
import { streamQuotaOf } from "../api/careers/streams";
import type { GatewayEvent } from "../api/edge/event";
import { environmentStore } from "../careers/store/environment";
import { registry } from "../rulesets/registry";

/** The runtime of a function. Clients of AWS define an object of this name outside the cloud, too. */
const { awslambda: found } = globalThis as { awslambda?: Partial<typeof awslambda> };

/** The runtime of a function that streams its response. Undefined outside the cloud. */
const runtime = found?.streamifyResponse === undefined ? undefined : (found as typeof awslambda);

/** Milliseconds after which a stream in the cloud ends. The platform does not report that a client has gone. */
const LIFETIME_MS = 240_000;

const streams = eventsHandler(
  registry,
  environmentStore(process.env),
  {},
  { quota: streamQuotaOf(process.env), ...(runtime && { lifetimeMs: LIFETIME_MS }) },
);

/** Handles a request for an event stream. Its response has the stream. */
export const followCareer = streams.handler;

/** Ends every event stream of this process. */
export const closeStreams = streams.close;

/** The Lambda function behind `/v1/careers/{career}/events`. */
export const handler = runtime?.streamifyResponse<GatewayEvent>(async (event, response) => {
  const { statusCode, headers, body = "", isBase64Encoded, stream } = await followCareer(event);
  const out = runtime.HttpResponseStream.from(response, { statusCode, headers });
  if (stream === undefined) out.end(Buffer.from(body, isBase64Encoded === true ? "base64" : "utf8"));
  else await pipeline(stream, out).catch(() => {});
});
