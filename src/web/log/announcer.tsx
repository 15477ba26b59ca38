import { useEffect, useRef, useState } from "preact/hooks";
import { pageLanguage, t } from "../shell/settings";
import { lineOf } from "../tree/game";
import { game } from "../tree/table";
import { visibleStateOf } from "../tree/visible-state";
import { type AuditLine, splitSection, weightOf } from "./weight";

/** Screen reader announcements: the story of each new step once, and the new position after a move in time. */
export function Announcer() {
  const now = game.value;
  const lastAnnounced = useRef<{ readonly game: string | undefined; readonly steps: number }>({
    game: undefined,
    steps: 0,
  });
  const [announcement, setAnnouncement] = useState<{ readonly count: number; readonly lines: readonly string[] }>({
    count: 0,
    lines: [],
  });
  const announce = (lines: readonly string[]) => setAnnouncement(({ count }) => ({ count: count + 1, lines }));
  const stepCount = now?.steps.length ?? 0;
  // A stored game has a placeholder for a new step until its details arrive.
  const isLoaded = now?.steps.at(-1)?.language !== "";
  useEffect(() => {
    if (!isLoaded) return;
    const { game: before, steps } = lastAnnounced.current;
    lastAnnounced.current = { game: now?.id, steps: stepCount };
    if (now === undefined || before !== now.id) return;
    if (stepCount > steps) return announce(now.steps.slice(steps).flatMap(storyOf));
    const line = lineOf(now);
    announce([t("time.at", { at: line.findIndex(({ n }) => n === now.at) + 1, of: line.length })]);
  }, [now?.id, stepCount, now?.at, isLoaded]);
  // Announcements are not repeated in another language; the old ones are cleared.
  useEffect(() => announce([]), [pageLanguage.value]);
  return (
    <div class="only-heard" role="log" aria-live="polite">
      {announcement.lines.map((line, index) => (
        <p key={`${announcement.count}/${index}`}>{line}</p>
      ))}
    </div>
  );
}

/** Returns the story sentences of a step, without section numbers. */
function storyOf(step: Parameters<typeof visibleStateOf>[0]): readonly string[] {
  const { audit, sentences } = visibleStateOf(step);
  return sentences
    .filter((_, index) => weightOf(audit[index] as AuditLine) === "STORY")
    .map((sentence) => splitSection(sentence).text);
}
