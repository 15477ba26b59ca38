import type { CreateTableCommandInput } from "@aws-sdk/client-dynamodb";

/** The name of the index on idempotency keys. */
export const KEY_INDEX = "idempotency";

/**
 * Returns the definition of the table. `infra/` declares the same for the cloud, with encryption, recovery and time to
 * live.
 */
export function tableDefinition(name: string): CreateTableCommandInput {
  return {
    TableName: name,
    BillingMode: "PAY_PER_REQUEST",
    AttributeDefinitions: [
      { AttributeName: "pk", AttributeType: "S" },
      { AttributeName: "sk", AttributeType: "S" },
      { AttributeName: "key", AttributeType: "S" },
    ],
    KeySchema: [
      { AttributeName: "pk", KeyType: "HASH" },
      { AttributeName: "sk", KeyType: "RANGE" },
    ],
    LocalSecondaryIndexes: [
      {
        IndexName: KEY_INDEX,
        KeySchema: [
          { AttributeName: "pk", KeyType: "HASH" },
          { AttributeName: "key", KeyType: "RANGE" },
        ],
        Projection: { ProjectionType: "ALL" },
      },
    ],
  };
}
