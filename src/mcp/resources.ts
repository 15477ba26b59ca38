import { type McpServer, ResourceNotFoundError, ResourceTemplate } from "@modelcontextprotocol/server";
import * as z from "zod";
import { listRulings } from "../api/catalogue";
import { API_TEMPLATES } from "../api/edge/messages";
import type { AnyRuleset } from "../core/contract/ruleset";
import { isMalformed } from "../core/request/result";
import { formatFault } from "../core/text/message";
import { loadRuleset, noRuleset, registry } from "../rulesets/registry";
import { careerOf, type Games } from "./games";

const JSON_TYPE = "application/json";

/** Registers the resources: charts, rulings and the start of every game, and games as careers that anyone can prove. */
export function addResources(server: McpServer, games: Games): void {
  for (const page of PAGES) addPage(server, page);
  server.registerResource(
    "chart",
    new ResourceTemplate("umpire://{ruleset}/charts/{id}", {
      list: undefined,
      complete: { ruleset: completionOf(async () => registry.map(({ id }) => id)), id: completionOf(chartIds) },
    }),
    {
      title: "Chart",
      description: "A chart with its provenance. The resource `charts` lists the ids.",
      mimeType: JSON_TYPE,
    },
    async (uri, { ruleset, id }) => contents(uri, chartOf(uri, await rulesetOf(uri, ruleset), String(id))),
  );
  server.registerResource(
    "career",
    new ResourceTemplate("umpire://careers/{position}", { list: undefined }),
    {
      title: "Game as a career",
      description:
        "A game up to a position, as an exported career. Verify it with `umpire prove`, or import it into a service.",
      mimeType: JSON_TYPE,
    },
    (uri, { position }) => {
      const gamePosition = games.find(decodePart(String(position)));
      if (isMalformed(gamePosition))
        throw new ResourceNotFoundError(uri.href, formatFault(gamePosition.faults[0]!, API_TEMPLATES).message);
      return contents(uri, careerOf(gamePosition));
    },
  );
}

/** A resource that every game has. */
interface GameResource {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly read: (ruleset: AnyRuleset) => object | Promise<object>;
}

const PAGES: readonly GameResource[] = [
  {
    name: "new",
    title: "start of a game",
    description: "The input of the standard game, and the JSON Schema of the input for other games.",
    read: ({ start }) => ({ standard: start.standard(), input: z.toJSONSchema(start.input, { io: "input" }) }),
  },
  {
    name: "rulings",
    title: "rulings",
    description: "The rulings on questions that the rules leave open.",
    read: async ({ phrasesOf, languages }) => ({ rulings: listRulings(await phrasesOf(languages[0])) }),
  },
  {
    name: "charts",
    title: "charts",
    description: "The ids and names of the charts, and the sections that use them.",
    read: ({ pack }) => ({ charts: Object.values(pack.charts).map(({ id, name, rules }) => ({ id, name, rules })) }),
  },
];

function addPage(server: McpServer, { name, title, description, read }: GameResource): void {
  const list = async () => {
    const rulesets = await Promise.all(registry.map(({ load }) => load()));
    const resources = rulesets.map(({ id, title: game }) => {
      return { name: `${id}-${name}`, uri: `umpire://${id}/${name}`, title: `${game}: ${title}` };
    });
    return { resources };
  };
  const complete = { ruleset: completionOf(async () => registry.map(({ id }) => id)) };
  server.registerResource(
    name,
    new ResourceTemplate(`umpire://{ruleset}/${name}`, { list, complete }),
    { title: `Game: ${title}`, description, mimeType: JSON_TYPE },
    async (uri, { ruleset }) => contents(uri, await read(await rulesetOf(uri, ruleset))),
  );
}

/** Completes a typed prefix with the matching names. The names may depend on the arguments filled in before. */
function completionOf(names: (filled: Readonly<Record<string, string>>) => Promise<readonly string[]>) {
  return async (typed = "", context?: { readonly arguments?: Record<string, string> | undefined }) => {
    const all = await names(context?.arguments ?? {});
    return all.filter((name) => name.startsWith(typed));
  };
}

async function chartIds({ ruleset = "" }: Readonly<Record<string, string>>): Promise<readonly string[]> {
  return Object.keys((await loadRuleset(ruleset))?.pack.charts ?? {});
}

async function rulesetOf(uri: URL, id: unknown): Promise<AnyRuleset> {
  const ruleset = await loadRuleset(decodePart(String(id)));
  if (ruleset === undefined) throw new ResourceNotFoundError(uri.href, noRuleset(decodePart(String(id))));
  return ruleset;
}

function chartOf(uri: URL, { pack }: AnyRuleset, encodedId: string): object {
  const id = decodePart(encodedId);
  const chart = Object.hasOwn(pack.charts, id) ? pack.charts[id] : undefined;
  if (chart === undefined) {
    throw new ResourceNotFoundError(uri.href, `There is no chart ${id}. The resource \`charts\` lists the ids.`);
  }
  return chart;
}

/** Decodes a part of a URI. Returns it unchanged if the encoding is not valid. */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function contents(uri: URL, value: unknown) {
  return { contents: [{ uri: uri.href, mimeType: JSON_TYPE, text: JSON.stringify(value) }] };
}
