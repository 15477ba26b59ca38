import { McpServer } from "@modelcontextprotocol/server";
import { VERSION } from "../api/version";
import { Games } from "./games";
import { addResources } from "./resources";
import { addTools } from "./tools";

const INSTRUCTIONS = `You referee naval wargames. Ask for the decisions of a position, resolve one of them, and go on from the position that
the answer names; tell its story. Dice are rolled here, each by a seed that was promised a step before, and no step is
taken back; only in a game begun with physical dice do people type theirs in. Odds change nothing. Prove a game with verify.`;

/** A referee for assistants, with games of its own: none at first, unless given. */
export function mcpServer(games = new Games()): McpServer {
  const server = new McpServer({ name: "naval-umpire", version: VERSION }, { instructions: INSTRUCTIONS });
  addTools(server, games);
  addResources(server, games);
  return server;
}
