import { Webhook } from "standardwebhooks";
import type { ChainTip } from "../store/store";
import type { HookTarget, StoredHook } from "./hook";
import type { HookMessage } from "./transport";

/** The types of messages: a new step, and a test that the webhook's owner requested. */
export type HookMessageType = "career.step" | "webhook.test";

/** Returns a message about the newest step of a career, signed by the Standard Webhooks specification. */
export function hookMessage(
  { id }: Pick<StoredHook, "id">,
  { secret }: Pick<HookTarget, "secret">,
  type: HookMessageType,
  career: string,
  { version, awaited }: ChainTip,
): HookMessage {
  const now = new Date();
  // Every attempt of a message has the same id, so that a receiver can ignore repetitions.
  const messageId = type === "career.step" ? `msg_${id}_${version}` : `msg_${id}_test_${now.getTime()}`;
  const body = JSON.stringify({ type, timestamp: now.toISOString(), data: { career, version, awaited } });
  const headers = {
    "content-type": "application/json",
    "user-agent": "naval-umpire",
    "webhook-id": messageId,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign(messageId, now, body),
  };
  return { headers, body };
}
