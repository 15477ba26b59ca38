import { useEffect, useRef, useState } from "preact/hooks";
import { language, t } from "../shell/settings";
import { lineOf } from "../tree/game";
import { seenOf } from "../tree/seen";
import { game } from "../tree/table";
import { type Line, partsOf, weightOf } from "./weight";

/** What is heard of a game: the story of every step once, when it is played, and where a move in time leads. */
export function Ear() {
  const now = game.value;
  const heard = useRef<{ readonly game: string | undefined; readonly steps: number }>({ game: undefined, steps: 0 });
  const [said, setSaid] = useState<{ readonly count: number; readonly lines: readonly string[] }>({
    count: 0,
    lines: [],
  });
  const say = (lines: readonly string[]) => setSaid(({ count }) => ({ count: count + 1, lines }));
  const played = now?.steps.length ?? 0;
  // Of a game that is kept elsewhere it is known that a step was played before it is known which.
  const isTold = now?.steps.at(-1)?.language !== "";
  useEffect(() => {
    if (!isTold) return;
    const { game: before, steps } = heard.current;
    heard.current = { game: now?.id, steps: played };
    if (now === undefined || before !== now.id) return;
    if (played > steps) return say(now.steps.slice(steps).flatMap(storyOf));
    const line = lineOf(now);
    say([t("time.at", { at: line.findIndex(({ n }) => n === now.at) + 1, of: line.length })]);
  }, [now?.id, played, now?.at, isTold]);
  // What was heard is not said again in another language, nor left to be read in the old one.
  useEffect(() => say([]), [language.value]);
  return (
    <div class="only-heard" role="log" aria-live="polite">
      {said.lines.map((line, index) => (
        <p key={`${said.count}/${index}`}>{line}</p>
      ))}
    </div>
  );
}

/** The sentences of a step that tell its story, without the sections. */
function storyOf(step: Parameters<typeof seenOf>[0]): readonly string[] {
  const { audit, sentences } = seenOf(step);
  return sentences
    .filter((_, index) => weightOf(audit[index] as Line) === "STORY")
    .map((sentence) => partsOf(sentence).text);
}
