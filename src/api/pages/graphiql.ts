import type { Assets } from "../assets";
import { withHeaders } from "../edge/layers";
import type { ApiAnswer } from "../edge/message";
import { missingNote, pageAnswer } from "./page";

/** Answers a browser's `GET /graphql`: the console, whose script mounts itself in `#graphiql` and loads every example. */
export async function graphiqlPage(assets: Assets): Promise<ApiAnswer> {
  const title = "Naval Umpire: GraphQL";
  const bar = `<div class="bar">Naval Umpire, GraphQL. Open an example on the left and run it with the play button or
<kbd>Ctrl</kbd>+<kbd>Enter</kbd>; put the <code>snapshot</code> of its answer into the variables of the next operation
to play on. The same operations speak <a href="docs">REST</a>. <a href="assets/licences.txt">Licences</a></div>`;
  if ((await assets("graphiql.js")) === undefined) {
    return withHeaders(pageAnswer({ title, styles: [], scripts: [], body: bar + missingNote("The console") }), VARIES);
  }
  const body = `${bar}\n<div id="graphiql" class="stage">Loading ...</div>`;
  return withHeaders(pageAnswer({ title, styles: ["graphiql.css"], scripts: ["graphiql.js"], body }), VARIES);
}

/** Other clients get another response at the same path. */
const VARIES = { vary: "accept" } as const;
