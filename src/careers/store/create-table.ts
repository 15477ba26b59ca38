import { CreateTableCommand, DescribeTableCommand, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { tableDefinition } from "./table";

const TRIES = 100;
const WAIT_MS = 20;

/** Makes the table of an embedded database, unless it is there already, and waits until it can be used. */
export async function createTable(endpoint: string, table: string): Promise<void> {
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const client = new DynamoDBClient({ endpoint, region: "local", credentials, maxAttempts: 1 });
  try {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const status = await statusOf(client, table);
      if (status === "ACTIVE") return;
      if (status === undefined) await client.send(new CreateTableCommand(tableDefinition(table)));
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    }
    throw new Error(`The table ${table} cannot be used.`);
  } finally {
    client.destroy();
  }
}

async function statusOf(client: DynamoDBClient, table: string): Promise<string | undefined> {
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: table }));
    return Table?.TableStatus;
  } catch (error) {
    if (error instanceof Error && error.name === "ResourceNotFoundException") return undefined;
    throw error;
  }
}
