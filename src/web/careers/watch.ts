import { batch, signal } from "@preact/signals";
import type { Career } from "../../client/index";
import { careersClient, UmpireError } from "../service/service";
import { currentCareer, mergeStepDetails, putCareerOnTable, tokenOf } from "./current-career";
import { detailsOf } from "./reading";

/** State of the stored game on the table: loaded, temporarily unavailable, or no longer open to this link. */
export const connection = signal<"LOADING" | "HERE" | "AWAY" | "GONE">("LOADING");

/** Bounds of the polling interval, in milliseconds. It grows while nothing changes. */
const MIN_INTERVAL_MS = 5_000;

const MAX_INTERVAL_MS = 30_000;

/** Unchanged polls after which the interval starts to grow. */
const IDLE_POLLS = 12;

/** Polls one stored game in one language while the page is visible. */
class CareerWatcher {
  /** The ETag of the version. */
  private etag: string | undefined;
  /** The newest step when the game was last read. */
  private newest: number | undefined;
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

  /** Checks the version, and reads the game if it has changed. `isForced` reads it without the check. */
  async poll(isForced = this.isNew()): Promise<void> {
    clearTimeout(this.timer);
    try {
      if (isForced || (await this.hasChanged())) await this.read();
    } catch (error) {
      if (!(error instanceof UmpireError)) throw error;
      if (!this.isOver) this.fail(error.status);
    }
    if (!this.isOver && connection.value !== "GONE" && !document.hidden) this.schedule();
  }

  private isNew(): boolean {
    return this.newest === undefined;
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
    const career = await careersClient.career({ career: id, language, ...known }, { token: tokenOf(id) });
    if (!this.isOver) this.update(career);
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
