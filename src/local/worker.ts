import { handler as careers } from "../handlers/careers";
import { handler as graphql } from "../handlers/graphql";
import { handler as rest } from "../handlers/rest";
import type { Task } from "./analysis";
import type { Functions } from "./server";

const functions: Required<Omit<Functions, "events">> = { graphql, rest, careers };

/** The entry point of a worker: handles a request with the same function as the server. */
export default ({ name, event }: Task) => functions[name](event);
