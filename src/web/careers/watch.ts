import { signal } from "@preact/signals";
import type { Career } from "../../client/index";
import { careersClient, UmpireError } from "../service/service";
import { putCareerOnTable, tokenOf } from "./current-career";

/** State of the stored game on the table: loaded, temporarily unavailable, or no longer open to this link. */
export const connection = signal<"LOADING" | "HERE" | "AWAY" | "GONE">("LOADING");

/** Bounds of the polling interval, in milliseconds. It grows while nothing changes. */
const MIN_INTERVAL_MS = 5_000;

const MAX_INTERVAL_MS = 30_000;

/** Unchanged polls after which the interval starts to grow. */
const IDLE_POLLS = 12;

/** Polls one stored game in one language while the page is visible. */
class CareerWatcher {
  private etag: string | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private unchangedPolls = 0;
  private isOver = false;

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
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.onVisible);
  }

  /** Polls the game now. The response is 304 if nothing has changed. */
  async poll(): Promise<void> {
    clearTimeout(this.timer);
    const token = tokenOf(this.id);
    const headers = this.etag === undefined ? {} : { "if-none-match": this.etag };
    const onReply = ({ headers: replyHeaders }: { readonly headers: Headers }) => {
      this.etag = replyHeaders.get("etag") ?? this.etag;
    };
    try {
      const career = await careersClient.career(
        { career: this.id, language: this.language },
        { token, headers, onReply },
      );
      if (!this.isOver) this.update(career);
    } catch (error) {
      if (!(error instanceof UmpireError)) throw error;
      if (!this.isOver) this.fail(error.status);
    }
    if (!this.isOver && connection.value !== "GONE" && !document.hidden) this.schedule();
  }

  private schedule(): void {
    clearTimeout(this.timer);
    const wait =
      this.unchangedPolls < IDLE_POLLS
        ? MIN_INTERVAL_MS
        : Math.min(MAX_INTERVAL_MS, MIN_INTERVAL_MS * (this.unchangedPolls - IDLE_POLLS + 2));
    this.timer = setTimeout(() => void this.poll(), wait);
  }

  private update(career: Career): void {
    this.unchangedPolls = 0;
    connection.value = "HERE";
    putCareerOnTable(career);
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

/** Polls the stored game on the table now. */
export async function pollNow(): Promise<void> {
  await activeWatcher?.poll();
}
