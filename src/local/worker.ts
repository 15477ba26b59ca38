import { handler as careers } from "../handlers/careers";
import { handler as graphql } from "../handlers/graphql";
import { handler as rest } from "../handlers/rest";
import type { Task } from "./analysis";
import type { Functions } from "./server";

const functions: Required<Functions> = { graphql, rest, careers };

/** What a worker of the server does: answers a request by the very function that would have answered it. */
export default ({ name, event }: Task) => functions[name](event);
