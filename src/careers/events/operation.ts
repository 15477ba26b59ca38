import type { Readable } from "node:stream";
import * as z from "zod";
import { type CareerOperation, defineCareerOperation } from "../declaration";
import { openCareer } from "../gate";
import { careerId } from "../shapes";
import { eventsAfter, eventText, revealText, STREAM_START } from "./event";
import type { EventHub } from "./hub";

/** The input of a stream: the career, and the id of the last event that the client received. */
interface FollowInput {
  readonly career: string;
  readonly lastEventId?: string | undefined;
}

const VERSION = /^\d{1,9}$/;

/**
 * Returns the operation that follows a career. With a hub, its output is a stream. Without one, as on a platform that
 * cannot stream, the output is the text of the events so far.
 */
export function followOperation(hub?: EventHub): CareerOperation<FollowInput, string | Readable> {
  return defineCareerOperation({
    name: "careerEvents",
    title: "Follow a career",
    doc: "Streams the steps of a career as server-sent events: `step` for each step, with the seats that can move, and `reveal` at the end of the game. The stream starts with the newest step, or after the version in the header `Last-Event-ID`. It ends when the token is revoked or the career is deleted. The token must be in the Authorization header.",
    method: "GET",
    isMutation: false,
    path: "/v1/careers/:career/events",
    token: "REQUIRED",
    input: z.strictObject({ career: careerId, lastEventId: z.string().optional() }),
    output: z.custom<string | Readable>(),
    async call(context, caller, { career, lastEventId = "" }) {
      const opened = await openCareer(context, caller, career);
      // Clients repeat any id that they received. An id that is not a version comes from another server.
      const known = VERSION.test(lastEventId) ? Number(lastEventId) : undefined;
      if (hub !== undefined) return hub.follow(opened, caller, known);
      const { store, entry, ruleset } = opened;
      const { events, isOver } = await eventsAfter(store, entry, ruleset, known);
      return [STREAM_START, ...events.map(eventText), ...(isOver ? [revealText(entry)] : [])].join("");
    },
  });
}
