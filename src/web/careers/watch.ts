import { batch, signal } from "@preact/signals";
import type { Career } from "../../client/index";
import { careersClient, followCareer, UmpireError } from "../service/service";
import { currentCareer, mergeStepDetails, putCareerOnTable, tokenOf } from "./current-career";
import { readNotes } from "./notes";
import { detailsOf } from "./reading";

/** State of the stored game on the table: loaded, temporarily unavailable, or no longer open to this link. */
export const connection = signal<"LOADING" | "HERE" | "AWAY" | "GONE">("LOADING");

/** Bounds of the polling interval, in milliseconds. It grows while nothing changes. */
const MIN_INTERVAL_MS = 5_000;

const MAX_INTERVAL_MS = 30_000;

/** Milliseconds between two polls while the server streams. They find what is not an event, such as a proposal. */
const STREAMING_INTERVAL_MS = 15_000;

/** Unchanged polls after which the interval starts to grow. */
const IDLE_POLLS = 12;

/**
 * Follows one stored game in one language. The server streams new steps. The page also polls while it is visible: more
 * often without a stream.
 */
class CareerWatcher {
  /** The ETag of the version. */
  private etag: string | undefined;
  /** The newest step when the game was last read. */
  private newest: number | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private unchangedPolls = 0;
  private isOver = false;
  private isStreaming = false;
  private readonly streaming = new AbortController();
  /** The ETag of the game with the steps after the newest one. */
  private careerEtag: string | undefined;

  constructor(
    readonly id: string,
    private readonly language: string,
  ) {}

  readonly start = async (): Promise<void> => {
    document.addEventListener("visibilitychange", this.onVisible);
    await this.poll();
  };

  stop(): void {
    this.isOver = true;
    this.streaming.abort();
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.onVisible);
  }

  /** Checks the version, and reads the game if it has changed. `isForced` reads it without the check. */
  async poll(isForced = this.isNew()): Promise<void> {
    clearTimeout(this.timer);
    try {
      if (isForced || this.hasProposals() || (await this.hasChanged())) await this.read();
    } catch (error) {
      if (!(error instanceof UmpireError)) throw error;
      if (!this.isOver) this.fail(error.status);
    }
    if (!this.isOver && connection.value !== "GONE" && !document.hidden) this.schedule();
  }

  /** Reads the game whenever the server streams an event. Polls alone if the server does not stream. */
  private async follow(since: number): Promise<void> {
    const { id } = this;
    const { signal } = this.streaming;
    const onReconnect = () => {
      if (!this.isStreaming) return;
      this.isStreaming = false;
      if (!document.hidden) this.schedule();
    };
    try {
      const options = { token: tokenOf(id), since, signal, onReconnect };
      for await (const event of followCareer("", id, options)) {
        this.isStreaming = true;
        if (event.event === "reveal" || !this.isKnown(event)) await this.poll(true);
      }
    } catch (error) {
      if (!(error instanceof UmpireError)) throw error;
      onReconnect();
    }
  }

  private isNew(): boolean {
    return this.newest === undefined;
  }

  /** True if the page has read the step of an event, with the same seats that can move. */
  private isKnown({ version, awaited }: Pick<Career, "version" | "awaited">): boolean {
    const seatsNow = currentCareer.value?.career === this.id ? currentCareer.value.awaited : [];
    return version === this.newest && JSON.stringify(awaited) === JSON.stringify(seatsNow);
  }

  /** True if players can propose something between two steps, which the version does not show. */
  private hasProposals(): boolean {
    const career = currentCareer.value;
    return career?.career === this.id && career.seats.length > 0 && !career.complete;
  }

  /** True if the version differs from the last one read. Throws an UmpireError of status 304 if nothing has changed. */
  private async hasChanged(): Promise<boolean> {
    const before = this.etag;
    const headers = before === undefined ? {} : { "if-none-match": before };
    const onReply = ({ headers: replyHeaders }: { readonly headers: Headers }) => {
      this.etag = replyHeaders.get("etag") ?? before;
    };
    const { version } = await careersClient.careerVersion(
      { career: this.id },
      { token: tokenOf(this.id), headers, onReply },
    );
    if (before !== undefined || version !== this.newest) return true;
    this.unchangedPolls += 1;
    connection.value = "HERE";
    return false;
  }

  /** Reads the game, with the steps that the table does not have yet. */
  private async read(): Promise<void> {
    const { id, language } = this;
    const known = currentCareer.value?.career === id ? { since: currentCareer.value.newest } : {};
    const headers = this.careerEtag === undefined ? {} : { "if-none-match": this.careerEtag };
    const onReply = ({ headers: replyHeaders }: { readonly headers: Headers }) => {
      this.careerEtag = replyHeaders.get("etag") ?? this.careerEtag;
    };
    const request = { career: id, language, ...known };
    const career = await careersClient.career(request, { token: tokenOf(id), headers, onReply });
    // Two reads can overlap, and the older response can arrive last.
    if (this.isOver || career.newest < (this.newest ?? 0)) return;
    const hadAll = currentCareer.value?.complete === career.complete;
    this.update(career);
    const isNoted = (career.steps ?? []).some(({ step }) => step.kind === "NOTE");
    if (isNoted || !hadAll) await readNotes(id);
  }

  private schedule(): void {
    clearTimeout(this.timer);
    const wait = this.isStreaming
      ? STREAMING_INTERVAL_MS
      : this.unchangedPolls < IDLE_POLLS
        ? MIN_INTERVAL_MS
        : Math.min(MAX_INTERVAL_MS, MIN_INTERVAL_MS * (this.unchangedPolls - IDLE_POLLS + 2));
    this.timer = setTimeout(() => void this.poll(), wait);
  }

  private update(career: Career): void {
    this.unchangedPolls = 0;
    if (this.isNew()) void this.follow(career.newest);
    this.newest = career.newest;
    batch(() => {
      connection.value = "HERE";
      putCareerOnTable(career);
      mergeStepDetails(
        this.id,
        (career.steps ?? []).map(({ step, audit }) => detailsOf(step, audit ?? [], this.language)),
      );
    });
  }

  private fail(status: number): void {
    this.unchangedPolls += 1;
    connection.value = status === 304 ? "HERE" : status === 404 ? "GONE" : "AWAY";
  }

  private readonly onVisible = () => {
    this.unchangedPolls = 0;
    if (document.hidden) clearTimeout(this.timer);
    else void this.poll();
  };
}

let activeWatcher: CareerWatcher | undefined;

/** Watches a stored game instead of the previous one; returns a function that stops watching. */
export function watch(id: string, language: string): () => void {
  activeWatcher?.stop();
  const watcher = new CareerWatcher(id, language);
  activeWatcher = watcher;
  void watcher.start();
  return () => {
    watcher.stop();
    if (activeWatcher === watcher) activeWatcher = undefined;
  };
}

/** Reads the stored game on the table now. */
export async function readNow(): Promise<void> {
  await activeWatcher?.poll(true);
}
