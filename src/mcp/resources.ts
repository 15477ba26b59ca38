import { type McpServer, ResourceTemplate } from "@modelcontextprotocol/server";
import * as z from "zod";
import { listRulings } from "../api/catalogue";
import type { AnyRuleset } from "../core/contract/ruleset";
import { rulesets } from "../rulesets/index";
import { careerOf, type Games } from "./games";

const JSON_TYPE = "application/json";

/** Gives a server what can be read: charts, rulings and the start of every game, and games as careers that anybody can prove. */
export function addResources(server: McpServer, games: Games): void {
  for (const ruleset of rulesets) addRuleset(server, ruleset);
  server.registerResource(
    "career",
    new ResourceTemplate("umpire://careers/{position}", { list: undefined }),
    {
      title: "A game as a career",
      description:
        "A game up to a position as an exported career: to be proven by `umpire prove`, or imported by a service.",
      mimeType: JSON_TYPE,
    },
    (uri, { position }) => {
      const found = games.find(decodeURIComponent(String(position)));
      if ("faults" in found) throw new Error(found.faults[0]!.message);
      return contents(uri, careerOf(found));
    },
  );
}

function addRuleset(server: McpServer, ruleset: AnyRuleset): void {
  const { id, title, start } = ruleset;
  server.registerResource(
    `${id}-new`,
    `umpire://${id}/new`,
    { title: `${title}: how a game begins`, description: start.doc, mimeType: JSON_TYPE },
    (uri) => contents(uri, { standard: start.standard(), input: z.toJSONSchema(start.input, { io: "input" }) }),
  );
  server.registerResource(
    `${id}-rulings`,
    `umpire://${id}/rulings`,
    { title: `${title}: rulings`, description: "How what the rules leave open is ruled here.", mimeType: JSON_TYPE },
    async (uri) => contents(uri, { rulings: await listRulings(await ruleset.phrasesOf(ruleset.languages[0]!)) }),
  );
  for (const chart of Object.values(ruleset.pack.charts)) {
    server.registerResource(
      `${id}-chart-${chart.id}`,
      `umpire://${id}/charts/${encodeURIComponent(chart.id)}`,
      { title: `${title}: ${chart.name}`, mimeType: JSON_TYPE },
      (uri) => contents(uri, chart),
    );
  }
}

function contents(uri: URL, value: unknown) {
  return { contents: [{ uri: uri.href, mimeType: JSON_TYPE, text: JSON.stringify(value) }] };
}
