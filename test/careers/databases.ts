import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  CreateTableCommand,
  DeleteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  ScanCommand,
} from "@aws-sdk/client-dynamodb";
import dynalite from "dynalite";
import Libsql from "libsql";
import { dynamoStore, type TableAddress } from "../../src/careers/store/dynamo";
import { closeSqlite, sqliteStore } from "../../src/careers/store/sqlite";
import type { OpenStore } from "../../src/careers/store/store";
import { tableDefinition } from "../../src/careers/store/table";
import { prepareDatabase } from "../../src/local/careers-folder";

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";

/** The table name in every test. */
export const TABLE = "careers-test";

/** Store limits that tests can lower. */
type Limits = Pick<TableAddress, "copyLimit" | "roomLimit">;

/** The parts of an item that tests read: its keys and its expiry. */
interface Stored {
  readonly pk: string;
  readonly sk: string;
  readonly expiresAt: number;
}

/** A database with a store of careers. */
export interface Database {
  readonly openStore: OpenStore;
  readonly withLimits: (limits: Limits) => OpenStore;
  /** Returns every item. */
  readonly items: () => Promise<readonly Stored[]>;
  /** Changes the sort key of an item, as damage or another program can. */
  readonly rename: (item: Pick<Stored, "pk" | "sk">, sk: string) => Promise<void>;
  /** Adds items as another version of the service wrote them. Their bodies are base64. */
  readonly insert: (items: readonly Readonly<Record<string, string | number>>[]) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A server with the DynamoDB protocol, and its table. */
export interface DynamoDatabase extends Database {
  readonly endpoint: string;
}

/** A SQLite file with its table. */
export interface SqliteDatabase extends Database {
  readonly file: string;
}

/** Starts an in-memory server with the DynamoDB protocol on a free port. */
export async function startDynamo(): Promise<DynamoDatabase> {
  const server = dynalite({ createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const client = new DynamoDBClient({ endpoint, region: "local", credentials });
  await client.send(new CreateTableCommand(tableDefinition(TABLE)));
  const withLimits = (limits: Limits) => dynamoStore({ table: TABLE, endpoint, ...limits });
  return {
    endpoint,
    openStore: withLimits({}),
    withLimits,
    items: async () => {
      const { Items = [] } = await client.send(new ScanCommand({ TableName: TABLE }));
      return Items.map(({ pk, sk, expiresAt }) => ({ pk: pk!.S!, sk: sk!.S!, expiresAt: Number(expiresAt!.N) }));
    },
    rename: async ({ pk, sk }, renamed) => {
      const Key = { pk: { S: pk }, sk: { S: sk } };
      const { Item } = await client.send(new GetItemCommand({ TableName: TABLE, Key }));
      await client.send(new PutItemCommand({ TableName: TABLE, Item: { ...Item, sk: { S: renamed } } }));
      await client.send(new DeleteItemCommand({ TableName: TABLE, Key }));
    },
    insert: async (items) => {
      for (const { body, ...item } of items) {
        const values = Object.entries(item).map(([name, value]) => [
          name,
          typeof value === "number" ? { N: String(value) } : { S: value },
        ]);
        const bytes = body === undefined ? {} : { body: { B: Buffer.from(String(body), "base64") } };
        await client.send(new PutItemCommand({ TableName: TABLE, Item: { ...Object.fromEntries(values), ...bytes } }));
      }
    },
    stop: () =>
      new Promise((resolve) => {
        client.destroy();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Creates a SQLite file in a folder. Default: a temporary folder that is removed at the end. */
export async function startSqlite(existingFile?: string): Promise<SqliteDatabase> {
  const folder = existingFile ?? (await mkdtemp(join(tmpdir(), "careers-")));
  const file = await prepareDatabase(folder);
  const withLimits = (limits: Limits) => sqliteStore(file, limits);
  return {
    file,
    openStore: withLimits({}),
    withLimits,
    items: async () => {
      const database = new Libsql(file);
      const rows = database.prepare("SELECT pk, sk, expiresAt FROM items").all() as Stored[];
      database.close();
      return rows;
    },
    rename: async ({ pk, sk }, renamed) => {
      const database = new Libsql(file, { timeout: 5_000 });
      database.prepare("UPDATE items SET sk = ? WHERE pk = ? AND sk = ?").run([renamed, pk, sk]);
      database.close();
    },
    insert: async (items) => {
      // The first read creates the table.
      await (await withLimits({})(Date.now() + 5_000)).readEntry("");
      const database = new Libsql(file, { timeout: 5_000 });
      for (const { body, ...item } of items) {
        const row = { ...item, ...(body !== undefined && { body: Buffer.from(String(body), "base64") }) };
        const names = Object.keys(row);
        const sql = `INSERT INTO items (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`;
        database.prepare(sql).run(Object.values(row));
      }
      database.close();
    },
    stop: async () => {
      await closeSqlite(file);
      if (existingFile === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Both databases, for tests that apply to every store. */
export const DATABASES: readonly (readonly [name: string, start: () => Promise<Database>])[] = [
  ["SQLite", startSqlite],
  ["DynamoDB", startDynamo],
];
