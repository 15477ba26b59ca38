import * as z from "zod";
import { illegal, legal, reason } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import { exampleAtSea } from "../rules/examples-incidents";
import { occupiedSpaces } from "../rules/game";
import { incidentStory } from "../rules/incident-story";
import { beginIncidents, incidentsLeft } from "../rules/incidents";
import { spaceSchema } from "../schemas";
import { defineGoeben } from "./operation";

const input = z.strictObject({ space: spaceSchema.describe("6.1 A space with friendly warships, in any order.") });

/** 13.0 Resolves the incidents of a space. */
export const resolveIncidents = defineGoeben<z.infer<typeof input>, typeof incidentStory>({
  name: "resolveIncidents",
  title: "Resolve the incidents of a space",
  doc: "Reveals the face-down markers of a space, draws from the pool by alert level and terrain, sets ships and Merchantmen aside and resolves the other markers in order, until all are done or a choice is due.",
  rules: ["13.0", "13.1", "13.2", "5.3", "6.1", "23.0"],
  phases: { of: ["incidents"], section: "13.0" },
  input,
  outcome: incidentStory,
  example: () => ({ snapshot: exampleAtSea(), input: { space: "central_ionian" }, seed: "messina-1914" }),
  legality(state, charts) {
    const left = incidentsLeft(state, charts);
    if (left.length === 0)
      return illegal("NO_INCIDENTS_LEFT", "13.0", "The incidents of every occupied space are resolved.");
    const others = occupiedSpaces(state).filter((space) => !left.includes(space));
    const quiet = others.map((value) => {
      const done = state.done.includes(value);
      const why = done
        ? reason("INCIDENTS_RESOLVED", "13.0", "The incidents of this space are resolved.")
        : reason("NO_INCIDENTS_HERE", "13.2", "No incident comes up in this space.");
      return { value, reason: why };
    });
    return legal(every({ space: oneOf(left, quiet) }));
  },
  resolve: (ctx, { space }) => beginIncidents(ctx, space),
});
