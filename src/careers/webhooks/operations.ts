import * as z from "zod";
import { sideSchema } from "../../core/contract/game-names";
import { faultAt } from "../../core/text/message";
import type { CareerContext } from "../context";
import { type AnyCareerOperation, defineCareerOperation } from "../declaration";
import { newestOf } from "../events/event";
import { type OpenedCareer, openCareer } from "../gate";
import { type CareerMessage, CareerProblem, malformedInput, storeUnavailable } from "../problem";
import { randomSecret } from "../randomness";
import { careerId, roleSchema } from "../shapes";
import { changeHooks, isConfirmed, transportOf } from "./deliver";
import {
  afterSuccess,
  type HookBook,
  liveHooks,
  MAX_HOOKS,
  MAX_HOOKS_OF_TOKEN,
  newHookSecret,
  openTarget,
  type StoredHook,
  sealTarget,
} from "./hook";
import { hookMessage } from "./message";

const ID_LENGTH = 10;
const MAX_TRIES = 5;

const webhookId = z.string().max(100).describe("Id of the webhook.");

const hookShape = {
  id: webhookId,
  role: roleSchema.describe("The role of the token that made the webhook."),
  side: sideSchema.nullable().describe("The side of that token. Null for every other role than SIDE."),
  createdAt: z.string().describe("Time of creation."),
  failingSince: z.string().nullable().describe("Time of the first failure since the last success. Null without one."),
  disabledAt: z
    .string()
    .nullable()
    .describe("Time at which the service gave up, after a day of failures. Null for a webhook in use."),
};

const hookSchema = z
  .strictObject({
    ...hookShape,
    url: z.string().nullable().describe("The receiver. Null for a webhook of another token."),
  })
  .meta({ id: "CareerWebhook", description: "A webhook of a career." });

/** Makes a webhook. */
export const createWebhook = defineCareerOperation({
  name: "createWebhook",
  title: "Create a webhook",
  doc: `Sends a message to your receiver after each new step: the career, its version and the seats that can move. The webhook belongs to the token of the request, and ends with it. Only this response contains its secret. Limit: ${MAX_HOOKS_OF_TOKEN} webhooks a token, and ${MAX_HOOKS} a career.`,
  method: "POST",
  isMutation: true,
  path: "/v1/careers/:career/webhooks",
  token: "REQUIRED",
  input: z.strictObject({
    career: careerId,
    url: z
      .string()
      .max(2_000)
      .describe("The receiver: an address that starts with https:// and leads to a public host, on port 443."),
  }),
  output: z
    .strictObject({
      ...hookShape,
      url: z.string().describe("The receiver."),
      secret: z
        .string()
        .describe(
          "The key to verify the messages, as in the Standard Webhooks specification. No later response contains it.",
        ),
    })
    .meta({ id: "CareerWebhookCreated", description: "A new webhook, with its secret." }),
  async call(context, caller, { career, url }) {
    const opened = await openCareer(context, caller, career);
    if (!transportOf(context).accepts(url)) throw fault("WEBHOOK_URL_FORBIDDEN", "/url");
    const { store, entry, slot, ruleset } = opened;
    const { current } = await context.openSecrets();
    const { version } = await newestOf(store, entry, ruleset);
    const id = randomSecret().slice(0, ID_LENGTH);
    const secret = newHookSecret();
    const hook: StoredHook = {
      id,
      token: slot.id,
      hash: slot.hash,
      secret: current.id,
      box: sealTarget(current, entry.chain, id, { url, secret }),
      createdAt: new Date().toISOString(),
      delivered: version,
      failures: 0,
      failingSince: null,
      nextTry: 0,
      disabledAt: null,
    };
    await addHook(opened, hook);
    return { ...showHook(opened, hook), url, secret };
  },
});

/** Adds a webhook to a career. Throws a CareerProblem if there are too many. */
async function addHook({ store, entry }: OpenedCareer, hook: StoredHook): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const book = await store.readHooks(entry.chain);
    const hooks = liveHooks(entry, book?.hooks ?? []);
    if (hooks.some(({ id }) => id === hook.id)) return;
    const own = hooks.filter(({ token }) => token === hook.token);
    if (hooks.length >= MAX_HOOKS || own.length >= MAX_HOOKS_OF_TOKEN) {
      throw new CareerProblem("WEBHOOK_LIMIT", { values: { most: MAX_HOOKS, own: MAX_HOOKS_OF_TOKEN } });
    }
    const changed: HookBook = {
      career: entry.career,
      revision: book === undefined ? 0 : book.revision + 1,
      hooks: [...hooks, hook],
    };
    if (await store.writeHooks(entry.chain, changed, entry.expiresAt)) return;
  }
  throw storeUnavailable();
}

/** Lists webhooks. */
export const careerWebhooks = defineCareerOperation({
  name: "careerWebhooks",
  title: "List the webhooks of a career",
  doc: "Lists the webhooks of the token. The owner also sees those of other tokens, without their address.",
  method: "GET",
  isMutation: false,
  path: "/v1/careers/:career/webhooks",
  token: "REQUIRED",
  input: z.strictObject({ career: careerId }),
  output: z
    .strictObject({ webhooks: z.array(hookSchema).describe("The webhooks, the oldest first.") })
    .meta({ id: "CareerWebhooks", description: "The webhooks of a career." }),
  async call(context, caller, { career }) {
    const opened = await openCareer(context, caller, career);
    const book = await opened.store.readHooks(opened.entry.chain);
    const hooks = liveHooks(opened.entry, book?.hooks ?? []).filter((hook) => canManage(opened, hook));
    const secrets = await context.openSecrets();
    return {
      webhooks: hooks.map((hook) => {
        const target = isOwn(opened, hook) ? openTarget(secrets, opened.entry.chain, hook) : undefined;
        return { ...showHook(opened, hook), url: target?.url ?? null };
      }),
    };
  },
});

/** Sends a test message to a webhook. */
export const testWebhook = defineCareerOperation({
  name: "testWebhook",
  title: "Test a webhook",
  doc: "Sends a message of the type `webhook.test` to the receiver of your webhook. If the receiver confirms it, a webhook that the service gave up is in use again.",
  method: "POST",
  isMutation: true,
  path: "/v1/careers/:career/webhooks/:webhook/test",
  token: "REQUIRED",
  input: z.strictObject({ career: careerId, webhook: webhookId }),
  output: z
    .strictObject({
      webhook: webhookId,
      confirmed: z.boolean().describe("Whether the receiver confirmed the message with a status from 200 to 299."),
      status: z
        .int32()
        .nullable()
        .describe("The status of the response. Null if there was none, or if the host is not public."),
    })
    .meta({ id: "CareerWebhookTested", description: "Result of a test message." }),
  async call(context, caller, { career, webhook }) {
    const opened = await openCareer(context, caller, career);
    const { store, entry, ruleset } = opened;
    const hook = await requireHook(opened, webhook, isOwn);
    const newest = await newestOf(store, entry, ruleset);
    const target = openTarget(await context.openSecrets(), entry.chain, hook);
    const message = target && hookMessage(hook, target, "webhook.test", career, newest);
    const status = message && (await transportOf(context).send(target.url, message));
    const confirmed = isConfirmed(status);
    if (confirmed && hook.failingSince !== null) await enable(context, entry.chain, webhook, newest.version);
    return { webhook, confirmed, status: status ?? null };
  },
});

async function enable(context: CareerContext, chain: string, id: string, version: number): Promise<void> {
  await changeHooks(context, chain, (hooks) =>
    hooks.map((hook) => (hook.id === id ? afterSuccess(hook, version) : hook)),
  );
}

/** Removes a webhook. */
export const deleteWebhook = defineCareerOperation({
  name: "deleteWebhook",
  title: "Delete a webhook",
  doc: "Deletes a webhook of the token. The owner may delete every webhook of the career.",
  method: "DELETE",
  isMutation: true,
  path: "/v1/careers/:career/webhooks/:webhook",
  token: "REQUIRED",
  input: z.strictObject({ career: careerId, webhook: webhookId }),
  output: z
    .strictObject({ webhook: webhookId, deleted: z.boolean().describe("Always true.") })
    .meta({ id: "CareerWebhookDeleted", description: "Confirmation that a webhook was deleted." }),
  async call(context, caller, { career, webhook }) {
    const opened = await openCareer(context, caller, career);
    await requireHook(opened, webhook, canManage);
    await changeHooks(context, opened.entry.chain, (hooks) => hooks.filter(({ id }) => id !== webhook));
    return { webhook, deleted: true };
  },
});

/** Every operation on webhooks, in the order listed. */
export const webhookOperations: readonly AnyCareerOperation[] = [
  createWebhook,
  careerWebhooks,
  testWebhook,
  deleteWebhook,
];

function showHook({ entry }: OpenedCareer, { id, token, createdAt, failingSince, disabledAt }: StoredHook) {
  const { role, side } = entry.tokens.find((slot) => slot.id === token)!;
  return { id, role, side, createdAt, failingSince, disabledAt };
}

function isOwn({ slot }: OpenedCareer, { token }: StoredHook): boolean {
  return slot.id === token;
}

function canManage(opened: OpenedCareer, hook: StoredHook): boolean {
  return opened.slot.role === "OWNER" || isOwn(opened, hook);
}

/** Returns a webhook that the token may use. Throws the same fault for one that it may not see. */
async function requireHook(
  opened: OpenedCareer,
  id: string,
  mayUse: (opened: OpenedCareer, hook: StoredHook) => boolean,
): Promise<StoredHook> {
  const book = await opened.store.readHooks(opened.entry.chain);
  const hook = liveHooks(opened.entry, book?.hooks ?? []).find((each) => each.id === id);
  if (hook === undefined || !mayUse(opened, hook)) throw fault("WEBHOOK_UNKNOWN", "/webhook");
  return hook;
}

function fault(code: CareerMessage, pointer: string) {
  return malformedInput([faultAt<CareerMessage>(code, pointer)]);
}
