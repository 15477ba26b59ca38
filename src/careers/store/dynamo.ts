import { randomUUID } from "node:crypto";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import {
  BatchWriteCommand,
  type BatchWriteCommandInput,
  DeleteCommand,
  DynamoDBDocumentClient,
  PutCommand,
  type PutCommandInput,
  QueryCommand,
  type QueryCommandInput,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import type { StoredNote } from "../note";
import type { HookBook } from "../webhooks/hook";
import { assertFit, COPY_LIMIT, hasRoom, ROOM_LIMIT } from "./fit";
import {
  assertConsecutive,
  entryItem,
  HOOKS,
  hooksItem,
  LAST_NOTE,
  LAST_STEP,
  MARK,
  markBody,
  NOTE,
  noteItem,
  noteKey,
  OUTBOX,
  OUTBOX_LIFETIME,
  parseEntryItem,
  parseHooksItem,
  parseNewestStep,
  parseNoteItem,
  parseOutboxItem,
  parseStepItem,
  parseTip,
  partition,
  STEP,
  stepItem,
  stepKey,
  tokenPartition,
} from "./items";
import { AttemptFailed, PATIENCE, PATIENCE_AT_HAND, type Patience, withRetries } from "./retry";
import {
  type CareerKey,
  type CareerPage,
  type CareerStore,
  type ChainTip,
  type DueChain,
  type Entry,
  type OpenStore,
  orDamaged,
  type StoredStep,
} from "./store";
import { KEY_INDEX } from "./table";

/** The location of the table: its name, and the address of a server outside the cloud. */
export interface TableAddress {
  readonly table: string;
  readonly endpoint?: string | undefined;
  readonly patience?: Patience;
  /** Maximum bytes copied by one request, limited by its time. */
  readonly copyLimit?: number;
  /** Maximum bytes of a step that another step may follow. Leaves room for the growth of one step. */
  readonly roomLimit?: number;
}

type DynamoItem = Readonly<Record<string, unknown>>;
type Writes = NonNullable<BatchWriteCommandInput["RequestItems"]>[string];

const BATCH = 25;
const CONCURRENT_BATCHES = 4;

/** Returns a store on a DynamoDB table. All requests share its client, which stays connected between them. */
export function dynamoStore({ table, endpoint, patience, ...limits }: TableAddress): OpenStore {
  const { copyLimit = COPY_LIMIT, roomLimit = ROOM_LIMIT } = limits;
  const patient = patience ?? (endpoint === undefined ? PATIENCE : PATIENCE_AT_HAND);
  const client = new DynamoDBClient({
    // `withRetries` repeats attempts until the request's deadline, so the client must not.
    maxAttempts: 1,
    ...(endpoint === undefined
      ? {}
      : { endpoint, region: "local", credentials: { accessKeyId: "local", secretAccessKey: "local" } }),
  });
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  return async (deadline) => new DynamoStore(documents, table, deadline, patient, copyLimit, roomLimit);
}

class DynamoStore implements CareerStore {
  constructor(
    private readonly client: DynamoDBDocumentClient,
    private readonly table: string,
    private readonly deadline: number,
    private readonly patience: Patience,
    private readonly copyLimit: number,
    private readonly roomLimit: number,
  ) {}

  async readEntry(career: string): Promise<Entry | undefined> {
    const entries = await this.query({
      KeyConditionExpression: "pk = :pk AND sk = :sk",
      ExpressionAttributeValues: { ":pk": partition(career), ":sk": "entry" },
      read: parseEntryItem,
    });
    return entries[0];
  }

  async writeEntry(entry: Entry): Promise<boolean> {
    return this.put(entryItem(entry), revisionCondition(entry.revision));
  }

  async removeEntry(career: string): Promise<void> {
    await this.remove({ pk: partition(career), sk: "entry" });
  }

  async readHead(chain: string): Promise<StoredStep | undefined> {
    const last = {
      KeyConditionExpression: "pk = :pk AND sk BETWEEN :step AND :mark",
      ExpressionAttributeValues: { ":pk": partition(chain), ":step": STEP, ":mark": MARK },
      ScanIndexForward: false,
      Limit: 2,
    };
    return parseNewestStep(await this.query({ ...last, read: (item) => item }));
  }

  async readTip(chain: string): Promise<ChainTip | undefined> {
    const [mark, newest] = await Promise.all([
      this.query({
        KeyConditionExpression: "pk = :pk AND sk = :mark",
        ExpressionAttributeValues: { ":pk": partition(chain), ":mark": MARK },
        read: (item) => item,
      }),
      this.query({
        ...itemsOf(chain, STEP),
        ProjectionExpression: "sk",
        ScanIndexForward: false,
        Limit: 1,
        read: (item) => item,
      }),
    ]);
    return parseTip([...mark, ...newest]);
  }

  async readStamp(): Promise<undefined> {
    return undefined;
  }

  async readRevisions(careers: readonly CareerKey[]): Promise<readonly string[]> {
    const revisionOf = async (pk: string, sk: string) => {
      const [revision] = await this.query({
        KeyConditionExpression: "pk = :pk AND sk = :sk",
        ExpressionAttributeValues: { ":pk": pk, ":sk": sk },
        ProjectionExpression: "revision",
        read: (item) => item.revision,
      });
      return revision;
    };
    return Promise.all(
      careers.map(async ({ career, chain }) => {
        const revisions = [revisionOf(partition(career), "entry"), revisionOf(partition(chain), MARK)];
        return (await Promise.all(revisions)).join(" ");
      }),
    );
  }

  async readStep(chain: string, version: number): Promise<StoredStep | undefined> {
    const steps = await this.readSteps(chain, version, 1);
    return steps[0]?.step.version === version ? steps[0] : undefined;
  }

  async readSteps(chain: string, from: number, limit: number): Promise<readonly StoredStep[]> {
    const steps: StoredStep[] = [];
    while (steps.length < limit) {
      const page = await this.query({
        KeyConditionExpression: "pk = :pk AND sk BETWEEN :from AND :to",
        ExpressionAttributeValues: {
          ":pk": partition(chain),
          ":from": stepKey(from + steps.length),
          ":to": LAST_STEP,
        },
        Limit: limit - steps.length,
        read: parseStepItem,
      });
      if (page.length === 0) break;
      steps.push(...page);
    }
    return assertConsecutive(steps, from);
  }

  async findKey(chain: string, key: string): Promise<StoredStep | undefined> {
    const steps = await this.query({
      IndexName: KEY_INDEX,
      KeyConditionExpression: "pk = :pk AND #key = :key",
      ExpressionAttributeNames: { "#key": "key" },
      ExpressionAttributeValues: { ":pk": partition(chain), ":key": key },
      Limit: 1,
      read: parseStepItem,
    });
    return steps[0];
  }

  async append(chain: string, step: StoredStep, expiresAt: number): Promise<boolean> {
    const item = stepItem(chain, step, expiresAt);
    const isWritten = await this.put(item, { ConditionExpression: "attribute_not_exists(pk)" });
    // An attempt whose response was lost may have written it.
    const isOwn = isWritten || (await this.readStep(chain, step.step.version))?.nonce === step.nonce;
    if (isOwn) await this.raiseMark(chain, step, expiresAt);
    return isOwn;
  }

  assertFit(steps: readonly StoredStep[]): void {
    assertFit(steps, this.deadline, this.copyLimit);
  }

  hasRoom(head: StoredStep): boolean {
    return hasRoom(head, this.roomLimit);
  }

  async copy(chain: string, steps: readonly StoredStep[], expiresAt: number): Promise<void> {
    await this.batches(steps, (step) => ({ PutRequest: { Item: stepItem(chain, step, expiresAt) } }));
    await this.raiseMark(chain, steps.at(-1)!, expiresAt);
  }

  async prolong(chain: string, versions: number, expiresAt: number): Promise<void> {
    for (let first = 0; first < versions; first += BATCH) {
      const some = Array.from({ length: Math.min(BATCH, versions - first) }, (_, index) => stepKey(first + index));
      await Promise.all(some.map((sk) => this.setExpiry({ pk: partition(chain), sk }, expiresAt)));
    }
    for (const sk of [MARK, HOOKS]) await this.setExpiry({ pk: partition(chain), sk }, expiresAt);
    for (let from = 0, notes = await this.readNotes(chain, 0, BATCH); notes.length > 0; ) {
      await Promise.all(
        notes.map(({ version }) => this.setExpiry({ pk: partition(chain), sk: noteKey(version) }, expiresAt)),
      );
      from = notes.at(-1)!.version + 1;
      notes = await this.readNotes(chain, from, BATCH);
    }
  }

  async writeNote(chain: string, note: StoredNote, expiresAt: number): Promise<void> {
    await this.put(noteItem(chain, note, expiresAt), {});
  }

  async readNotes(chain: string, from: number, limit: number): Promise<readonly StoredNote[]> {
    return this.query({
      KeyConditionExpression: "pk = :pk AND sk BETWEEN :from AND :to",
      ExpressionAttributeValues: { ":pk": partition(chain), ":from": noteKey(from), ":to": LAST_NOTE },
      Limit: limit,
      read: parseNoteItem,
    });
  }

  async removeSteps(chain: string): Promise<void> {
    // The mark goes first, so that a chain in removal does not look damaged.
    await this.remove({ pk: partition(chain), sk: MARK });
    for (const prefix of [NOTE, STEP]) await this.removeItems(chain, prefix);
  }

  private async removeItems(chain: string, prefix: string): Promise<void> {
    for (;;) {
      const keys = await this.query({
        ...itemsOf(chain, prefix),
        ProjectionExpression: "pk, sk",
        Limit: 500,
        read: ({ pk, sk }) => ({ pk, sk }),
      });
      if (keys.length === 0) return;
      await this.batches(keys, (Key) => ({ DeleteRequest: { Key } }));
    }
  }

  async link(hash: string, career: string, expiresAt: number): Promise<void> {
    await this.put({ pk: tokenPartition(hash), sk: partition(career), expiresAt }, {});
  }

  async unlink(hash: string, career: string): Promise<void> {
    await this.remove({ pk: tokenPartition(hash), sk: partition(career) });
  }

  async readHooks(chain: string): Promise<HookBook | undefined> {
    const [book] = await this.query({
      KeyConditionExpression: "pk = :pk AND sk = :sk",
      ExpressionAttributeValues: { ":pk": partition(chain), ":sk": HOOKS },
      read: parseHooksItem,
    });
    return book;
  }

  async writeHooks(chain: string, book: HookBook, expiresAt: number): Promise<boolean> {
    return this.put(hooksItem(chain, book, expiresAt), revisionCondition(book.revision));
  }

  async removeHooks(chain: string): Promise<void> {
    await this.remove({ pk: partition(chain), sk: HOOKS });
    await this.remove({ pk: OUTBOX, sk: partition(chain) });
  }

  async dueChains(now: number, limit: number): Promise<readonly DueChain[]> {
    // The partition contains only chains whose receivers fail.
    const items = await this.query({
      KeyConditionExpression: "pk = :pk",
      FilterExpression: "revision <= :now",
      ExpressionAttributeValues: { ":pk": OUTBOX, ":now": now },
      read: (item) => item,
    });
    return items.slice(0, limit).map(parseOutboxItem);
  }

  async schedule(chain: string, due: number, before?: string): Promise<string | undefined> {
    const lease = randomUUID();
    const expiresAt = Math.ceil(due / 1000) + OUTBOX_LIFETIME;
    const item = { pk: OUTBOX, sk: partition(chain), nonce: lease, revision: due, expiresAt };
    const condition = before === undefined ? {} : leaseCondition(before);
    return (await this.put(item, condition)) ? lease : undefined;
  }

  async unschedule(chain: string, lease: string): Promise<void> {
    const Key = { pk: OUTBOX, sk: partition(chain) };
    const command = new DeleteCommand({ TableName: this.table, Key, ...leaseCondition(lease) });
    await this.update(command);
  }

  async careersOf(hash: string, after: string | null, limit: number): Promise<CareerPage> {
    const ids = await this.query({
      KeyConditionExpression: "pk = :pk AND sk > :after",
      ExpressionAttributeValues: { ":pk": tokenPartition(hash), ":after": partition(after ?? "") },
      Limit: limit + 1,
      read: ({ sk }) => String(sk).slice(partition("").length),
    });
    const careers = ids.slice(0, limit);
    return { careers, next: ids.length > limit ? careers.at(-1)! : null };
  }

  /**
   * Reads one page of a query. Repeats a query whose response has no list. Throws StoreDamaged for an item that cannot
   * be read.
   */
  private async query<T>({
    read,
    ...input
  }: Omit<QueryCommandInput, "TableName"> & { read: (item: DynamoItem) => T }): Promise<T[]> {
    const items = await this.attempt(async (abortSignal) => {
      const command = new QueryCommand({ TableName: this.table, ConsistentRead: true, ...input });
      const { Items } = await this.client.send(command, { abortSignal });
      if (!Array.isArray(Items)) throw new AttemptFailed("The store's response contains no list.");
      return Items;
    });
    return items.map((item) => orDamaged(() => read(item)));
  }

  private async put(Item: DynamoItem, condition: Partial<PutCommandInput>): Promise<boolean> {
    try {
      await this.attempt(async (abortSignal) => {
        const command = new PutCommand({
          TableName: this.table,
          Item: { ...Item },
          ReturnConsumedCapacity: "TOTAL",
          ...condition,
        });
        const { ConsumedCapacity } = await this.client.send(command, { abortSignal });
        if (ConsumedCapacity?.TableName === undefined) throw new AttemptFailed("The store did not confirm the write.");
      });
      return true;
    } catch (error) {
      if (isUnmet(error)) return false;
      throw error;
    }
  }

  private async remove(Key: Record<string, string>): Promise<void> {
    await this.attempt((abortSignal) =>
      this.client.send(new DeleteCommand({ TableName: this.table, Key }), { abortSignal }),
    );
  }

  /** Marks a chain as written up to a step, unless it is longer. */
  private async raiseMark(chain: string, stored: StoredStep, expiresAt: number): Promise<void> {
    const { version } = stored.step;
    const body = markBody(stored);
    const command = new UpdateCommand({
      TableName: this.table,
      Key: { pk: partition(chain), sk: MARK },
      ConditionExpression: "attribute_not_exists(revision) OR revision < :version",
      UpdateExpression: `SET revision = :version, expiresAt = :at ${body ? ", body = :body" : "REMOVE body"}`,
      ExpressionAttributeValues: { ":version": version, ":at": expiresAt, ...(body && { ":body": body }) },
    });
    await this.update(command);
  }

  private async setExpiry(Key: Record<string, string>, expiresAt: number): Promise<void> {
    const command = new UpdateCommand({
      TableName: this.table,
      Key,
      ConditionExpression: "attribute_exists(pk)",
      UpdateExpression: "SET expiresAt = :at",
      ExpressionAttributeValues: { ":at": expiresAt },
    });
    // A step that was deleted meanwhile needs no new expiry.
    await this.update(command);
  }

  /** Updates or deletes an item, if its condition holds. */
  private async update(command: UpdateCommand | DeleteCommand): Promise<void> {
    try {
      await this.attempt<unknown>((abortSignal) => this.client.send(command as UpdateCommand, { abortSignal }));
    } catch (error) {
      if (!isUnmet(error)) throw error;
    }
  }

  /** Writes or deletes items in batches, `CONCURRENT_BATCHES` at a time, until none is left over. */
  private async batches<T>(all: readonly T[], write: (each: T) => Writes[number]): Promise<void> {
    const batches: T[][] = [];
    for (let first = 0; first < all.length; first += BATCH) batches.push(all.slice(first, first + BATCH));
    const worker = async (): Promise<void> => {
      for (let batch = batches.pop(); batch !== undefined; batch = batches.pop()) await this.batch(batch.map(write));
    };
    await Promise.all(Array.from({ length: CONCURRENT_BATCHES }, worker));
  }

  private async batch(writes: Writes): Promise<void> {
    let remaining: Writes = writes;
    await this.attempt(async (abortSignal) => {
      const command = new BatchWriteCommand({ RequestItems: { [this.table]: remaining } });
      const { UnprocessedItems } = await this.client.send(command, { abortSignal });
      if (UnprocessedItems === undefined) throw new AttemptFailed("The store did not list the unprocessed items.");
      remaining = UnprocessedItems[this.table] ?? [];
      if (remaining.length > 0) throw new AttemptFailed("The store did not process every item.");
    });
  }

  private attempt<T>(attempt: (signal: AbortSignal) => Promise<T>): Promise<T> {
    return withRetries((signal) => attempt(signal).catch(rethrow), this.deadline, this.patience);
  }
}

/**
 * Rethrows an error of an attempt. A response that is not JSON, such as an HTML page, is recognized by its `$response`.
 */
function rethrow(error: unknown): never {
  if (error instanceof SyntaxError && "$response" in error) {
    throw new AttemptFailed("The store's response is not valid JSON.", { cause: error });
  }
  throw error;
}

/** The condition of a write: the first revision needs an empty place, and a later one its predecessor. */
function revisionCondition(revision: number): Partial<PutCommandInput> {
  if (revision === 0) return { ConditionExpression: "attribute_not_exists(pk)" };
  return { ConditionExpression: "revision = :before", ExpressionAttributeValues: { ":before": revision - 1 } };
}

function leaseCondition(lease: string) {
  return { ConditionExpression: "nonce = :before", ExpressionAttributeValues: { ":before": lease } };
}

/** True if the store reports that a condition does not hold. */
function isUnmet(error: unknown): boolean {
  return error instanceof Error && error.name === "ConditionalCheckFailedException";
}

function itemsOf(
  chain: string,
  prefix: string,
): Pick<QueryCommandInput, "KeyConditionExpression" | "ExpressionAttributeValues"> {
  return {
    KeyConditionExpression: "pk = :pk AND begins_with(sk, :prefix)",
    ExpressionAttributeValues: { ":pk": partition(chain), ":prefix": prefix },
  };
}
