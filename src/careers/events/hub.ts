import { Readable } from "node:stream";
import type { Caller, CareerContext } from "../context";
import { hasExpired, type OpenedCareer, requireRuleset, storeFor } from "../gate";
import { CareerProblem, tooManyStreams } from "../problem";
import { type CareerKey, type CareerStore, type Entry, StoreDamaged, StoreUnavailable } from "../store/store";
import { eventsAfter, eventText, HEARTBEAT, type NewEvents, revealText, STREAM_START } from "./event";

/** Milliseconds between two checks of a store that knows whether anything has changed. A check takes about 0.1 ms. */
const QUICK_CHECK_MS = 100;

/** Milliseconds between two checks of any other store, which reads two items for each followed career. */
const SLOW_CHECK_MS = 1_500;

/** Milliseconds after which every followed career is checked, even if the store reports no change. */
const FULL_CHECK_MS = 10_000;

const HEARTBEAT_MS = 15_000;

/** Bytes that may wait for a client that does not read. Beyond them, the stream ends. */
const BACKLOG_BYTES = 64 * 1024;

/** Counts the open streams of a token, of an address and of the server. */
export interface StreamQuota {
  /** Returns a function that uncounts the stream. Undefined if there are too many. */
  readonly take: (token: string, address: string | undefined) => (() => void) | undefined;
}

/** Options of a hub. */
export interface HubOptions {
  readonly quota?: StreamQuota | undefined;
  /** Milliseconds until a stream ends and its client connects again. Default: no limit. */
  readonly lifetimeMs?: number | undefined;
  /** Called for an unexpected error of a check. */
  readonly onError?: (error: unknown) => void;
}

/** A stream, the hash of its token, and what it has sent. */
interface Subscriber {
  readonly stream: Readable;
  readonly hash: string;
  version: number | undefined;
  /** The awaited seats that it has sent, as JSON. Undefined before the first event. */
  awaited: string | undefined;
  isRevealed: boolean;
  isEnded: boolean;
}

/** A followed career, with the revisions at the last check. */
interface Feed extends CareerKey {
  readonly subscribers: Set<Subscriber>;
  revisions: string | undefined;
}

/** Streams the events of careers. All streams of a process share its checks of the store. */
export class EventHub {
  private readonly feeds = new Map<string, Feed>();
  private timer: NodeJS.Timeout | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private isChecking = false;
  private isCheckDue = false;
  private stamp: string | undefined;
  private fullCheckAt = 0;

  constructor(
    private readonly context: CareerContext,
    private readonly options: HubOptions = {},
  ) {}

  /** Returns the stream of a career's events after a version. Throws a CareerProblem if too many streams are open. */
  follow({ entry, slot }: OpenedCareer, { address }: Caller, version: number | undefined): Readable {
    const { quota, lifetimeMs } = this.options;
    const giveBack = quota?.take(slot.hash, address);
    if (quota !== undefined && giveBack === undefined) throw tooManyStreams();
    const stream = new Readable({ read() {} });
    const subscriber: Subscriber = {
      stream,
      hash: slot.hash,
      version,
      awaited: undefined,
      isRevealed: false,
      isEnded: false,
    };
    const feed = this.feedOf(entry);
    feed.subscribers.add(subscriber);
    const limit = lifetimeMs === undefined ? undefined : setTimeout(() => end(subscriber), lifetimeMs);
    stream.once("close", () => {
      clearTimeout(limit);
      giveBack?.();
      feed.subscribers.delete(subscriber);
      if (feed.subscribers.size === 0 && this.feeds.get(feed.chain) === feed) this.feeds.delete(feed.chain);
      if (this.feeds.size === 0) this.rest();
    });
    stream.on("error", () => {});
    stream.push(STREAM_START);
    // The next check sends what the client has missed.
    feed.revisions = undefined;
    this.heartbeat ??= setInterval(() => this.beat(), HEARTBEAT_MS);
    this.checkNow();
    return stream;
  }

  /** Ends every stream. */
  close(): void {
    for (const { subscribers } of this.feeds.values()) for (const each of subscribers) end(each);
  }

  private feedOf({ career, chain }: Entry): Feed {
    const feed = this.feeds.get(chain) ?? { career, chain, subscribers: new Set(), revisions: undefined };
    this.feeds.set(chain, feed);
    return feed;
  }

  private rest(): void {
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
    this.timer = this.heartbeat = undefined;
  }

  private beat(): void {
    for (const { subscribers } of this.feeds.values()) for (const each of subscribers) send(each, HEARTBEAT);
  }

  private checkNow(): void {
    this.isCheckDue = true;
    if (this.isChecking) return;
    clearTimeout(this.timer);
    void this.check();
  }

  /** Checks the followed careers, again and again while there are any. */
  private async check(): Promise<void> {
    this.isChecking = true;
    let wait = SLOW_CHECK_MS;
    try {
      do {
        const isForced = this.isCheckDue;
        this.isCheckDue = false;
        const store = await storeFor(this.context);
        const stamp = await store.readStamp();
        if (stamp !== undefined) wait = QUICK_CHECK_MS;
        if (isForced || stamp === undefined || stamp !== this.stamp || Date.now() >= this.fullCheckAt) {
          await this.checkFeeds(store);
          this.fullCheckAt = Date.now() + FULL_CHECK_MS;
        }
        this.stamp = stamp;
      } while (this.isCheckDue);
    } catch (error) {
      // The streams stay open. A later check sends what this one missed.
      this.stamp = undefined;
      if (!(error instanceof StoreUnavailable || error instanceof CareerProblem)) this.options.onError?.(error);
    } finally {
      this.isChecking = false;
      if (this.feeds.size > 0) this.timer = setTimeout(() => void this.check(), wait);
    }
  }

  private async checkFeeds(store: CareerStore): Promise<void> {
    const feeds = [...this.feeds.values()];
    const revisions = await store.readRevisions(feeds);
    const changed = feeds.flatMap((feed, index) =>
      feed.revisions === revisions[index] ? [] : [{ feed, now: revisions[index] }],
    );
    let failure: unknown;
    for (const { feed, now } of changed) {
      feed.revisions = now;
      try {
        await this.update(store, feed);
      } catch (error) {
        if (error instanceof StoreUnavailable && !(error instanceof StoreDamaged)) feed.revisions = undefined;
        else for (const each of feed.subscribers) end(each);
        failure ??= error;
      }
    }
    if (failure !== undefined) throw failure;
  }

  /** Sends every stream of a career what it has missed. Ends those whose token no longer opens the career. */
  private async update(store: CareerStore, feed: Feed): Promise<void> {
    const entry = await store.readEntry(feed.career);
    const isOpen = entry !== undefined && entry.chain === feed.chain && !hasExpired(entry);
    const groups = new Map<number | undefined, Subscriber[]>();
    for (const each of feed.subscribers) {
      if (!isOpen || !entry.tokens.some(({ hash }) => hash === each.hash)) end(each);
      else if (!each.isEnded) {
        const group = groups.get(each.version);
        if (group === undefined) groups.set(each.version, [each]);
        else group.push(each);
      }
    }
    if (!isOpen || groups.size === 0) return;
    const ruleset = await requireRuleset(this.context, entry.ruleset);
    for (const [version, group] of groups) {
      const events = await eventsAfter(store, entry, ruleset, version);
      for (const each of group) sendEvents(each, entry, events);
    }
  }
}

function sendEvents(subscriber: Subscriber, entry: Entry, { events, newest, isOver }: NewEvents): void {
  for (const event of events) send(subscriber, eventText(event));
  const awaited = JSON.stringify(newest.awaited);
  // The seats can change without a step, as when the last player takes a seat.
  const isChanged = subscriber.awaited !== undefined && subscriber.awaited !== awaited;
  if (events.length === 0 && isChanged) send(subscriber, eventText(newest));
  subscriber.version = newest.version;
  subscriber.awaited = awaited;
  if (isOver && !subscriber.isRevealed) send(subscriber, revealText(entry));
  subscriber.isRevealed = isOver;
}

function send({ stream, isEnded }: Subscriber, text: string): void {
  if (isEnded || stream.destroyed) return;
  if (stream.readableLength > BACKLOG_BYTES) stream.destroy();
  else stream.push(text);
}

function end(subscriber: Subscriber): void {
  if (subscriber.isEnded || subscriber.stream.destroyed) return;
  subscriber.isEnded = true;
  subscriber.stream.push(null);
}
