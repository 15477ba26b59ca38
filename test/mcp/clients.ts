import { Client as ClientOf2, InMemoryTransport as TransportOf2 } from "@modelcontextprotocol/client";
import { Client as ClientOf1 } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport as TransportOf1 } from "@modelcontextprotocol/sdk/inMemory.js";
import { mcpServer } from "../../src/mcp/server";

/** The members of a client that tests use, for any version of the protocol's library. */
export interface ToolClient {
  readonly listTools: () => Promise<{ readonly tools: readonly Tool[] }>;
  readonly callTool: (call: { name: string; arguments: Record<string, unknown> }) => Promise<ToolResult>;
  readonly readResource: (request: { uri: string }) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

interface Tool {
  readonly name: string;
  readonly inputSchema: { readonly properties?: object | undefined };
  readonly outputSchema?: object | undefined;
}

interface ToolResult {
  readonly structuredContent?: unknown;
  readonly content?: unknown;
  readonly isError?: unknown;
}

const INFO = { name: "test", version: "1" };

/** Opens a client of each major version of the protocol's library, connected to its own server. */
export const CLIENTS: readonly (readonly [version: string, open: () => Promise<ToolClient>])[] = [
  [
    "SDK 1",
    async () => {
      const [here, there] = TransportOf1.createLinkedPair();
      const client = new ClientOf1(INFO);
      await Promise.all([mcpServer().connect(here as never), client.connect(there)]);
      return client as unknown as ToolClient;
    },
  ],
  [
    "SDK 2",
    async () => {
      const [here, there] = TransportOf2.createLinkedPair();
      const client = new ClientOf2(INFO);
      await Promise.all([mcpServer().connect(here), client.connect(there)]);
      return client as unknown as ToolClient;
    },
  ],
];
