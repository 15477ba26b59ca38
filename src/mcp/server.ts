import {
  type JSONRPCMessage,
  McpServer,
  ProtocolError,
  ResourceNotFoundError,
  type Transport,
} from "@modelcontextprotocol/server";
import { VERSION } from "../version";
import { Games } from "./games";
import { addResources } from "./resources";
import { addTool } from "./tool";
import { TOOLS } from "./tools/index";

const INSTRUCTIONS = `You referee naval wargames. Get the decisions of a position and resolve one of them. Show the players
what happened, in the sentences of the response. Continue from the new position that it names. The server rolls the dice
from a seed that it promised one step before. No step can be undone. Players send their own dice only in a game with
physical dice. Odds do not change a game. To verify a game, call verify.`;

/** Creates the MCP server. Default: no games yet. */
export function mcpServer(games = new Games()): McpServer {
  const server = new UmpireMcpServer({ name: "naval-umpire", version: VERSION }, { instructions: INSTRUCTIONS });
  for (const tool of TOOLS) addTool(server, games, tool);
  addResources(server, games);
  return server;
}

/**
 * Code of a missing resource in protocol revisions before 2026-07-28. That revision uses the code of invalid parameters
 * instead.
 */
const RESOURCE_NOT_FOUND = -32_002;
const WITHOUT_RESOURCE_NOT_FOUND = "2026-07-28";

/**
 * An MCP server that reports a missing resource with the code of the client's revision. The library always sends the
 * newest code.
 */
class UmpireMcpServer extends McpServer {
  override connect(transport: Transport): Promise<void> {
    const send = transport.send.bind(transport);
    transport.send = (message, options) => send(this.withResourceCode(message), options);
    return super.connect(transport);
  }

  private withResourceCode(message: JSONRPCMessage): JSONRPCMessage {
    if (!("error" in message)) return message;
    const { code, message: text, data } = message.error;
    const isMissing = ProtocolError.fromError(code, text, data) instanceof ResourceNotFoundError;
    const revision = this.server.getNegotiatedProtocolVersion() ?? "";
    if (!isMissing || revision >= WITHOUT_RESOURCE_NOT_FOUND) return message;
    return { ...message, error: { ...message.error, code: RESOURCE_NOT_FOUND } };
  }
}
