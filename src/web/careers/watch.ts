import { signal } from "@preact/signals";
import type { Career } from "../../client/index";
import { careers, UmpireError } from "../service/service";
import { take, tokenOf } from "./opened";

/** How it stands with the stored game at the table: told, out of reach for now, or opened by this link no more. */
export const reach = signal<"LOADING" | "HERE" | "AWAY" | "GONE">("LOADING");

/** How long after an answer it is asked again, in milliseconds: longer where nothing moves, but never longer than that. */
const SOON = 5_000;

const SELDOM = 30_000;

/** Where nothing has moved so often, it is asked less often. */
const PATIENCE = 12;

/** Watches one stored game in one language as long as the page is seen. */
class Watch {
  private etag: string | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private still = 0;
  private isOver = false;

  constructor(
    readonly id: string,
    private readonly language: string,
  ) {}

  readonly start = async (): Promise<void> => {
    document.addEventListener("visibilitychange", this.onVisible);
    await this.now();
  };

  stop(): void {
    this.isOver = true;
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.onVisible);
  }

  /** Asks at once how the game stands; answered in a word where nothing has changed. */
  async now(): Promise<void> {
    clearTimeout(this.timer);
    const token = tokenOf(this.id);
    const headers = this.etag === undefined ? {} : { "if-none-match": this.etag };
    const onReply = ({ headers: told }: { readonly headers: Headers }) => {
      this.etag = told.get("etag") ?? this.etag;
    };
    try {
      const told = await careers.career({ career: this.id, language: this.language }, { token, headers, onReply });
      if (!this.isOver) this.tell(told);
    } catch (error) {
      if (!(error instanceof UmpireError)) throw error;
      if (!this.isOver) this.fail(error.status);
    }
    if (!this.isOver && reach.value !== "GONE" && !document.hidden) this.again();
  }

  private again(): void {
    clearTimeout(this.timer);
    const wait = this.still < PATIENCE ? SOON : Math.min(SELDOM, SOON * (this.still - PATIENCE + 2));
    this.timer = setTimeout(() => void this.now(), wait);
  }

  private tell(told: Career): void {
    this.still = 0;
    reach.value = "HERE";
    take(told);
  }

  private fail(status: number): void {
    this.still += 1;
    reach.value = status === 304 ? "HERE" : status === 404 ? "GONE" : "AWAY";
  }

  private readonly onVisible = () => {
    this.still = 0;
    if (document.hidden) clearTimeout(this.timer);
    else void this.now();
  };
}

let watching: Watch | undefined;

/** Watches a stored game, in place of the one watched before; gives what ends it. */
export function watch(id: string, language: string): () => void {
  watching?.stop();
  const mine = new Watch(id, language);
  watching = mine;
  void mine.start();
  return () => {
    mine.stop();
    if (watching === mine) watching = undefined;
  };
}

/** Asks at once how the stored game at the table stands. */
export async function lookNow(): Promise<void> {
  await watching?.now();
}
