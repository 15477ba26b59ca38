import { useEffect, useState } from "preact/hooks";
import { ask } from "../service/service";
import { pageLanguage, t } from "../shell/settings";
import type { GameStep, TableGame } from "../tree/game";
import { lookingAs, viewer } from "../tree/seats";
import { boardState } from "./picking";

/** The spaces and pieces of a snapshot, from the service's `geometry` call. */
interface Geometry {
  readonly spaces: readonly { readonly id: string; readonly name: string }[];
  readonly pieces: readonly { readonly title: string; readonly space: string | null }[];
}

/** The name of a space and the titles of its pieces. */
interface SpaceContents {
  readonly name: string;
  readonly titles: readonly string[];
}

/** The state of the board in words, collapsed: the drawing's description, then pieces that it omits. */
export function BoardState({ game, step }: { readonly game: TableGame; readonly step: GameStep }) {
  const [isOpen, setOpen] = useState(false);
  const [contents, setContents] = useState<readonly SpaceContents[]>([]);
  const lang = pageLanguage.value;
  const viewingSide = viewer.value ?? lookingAs.value;
  const { snapshot } = step.answer;
  useEffect(() => {
    setContents([]);
    // A side of a stored game has no snapshot, only the drawing's description.
    if (!isOpen || snapshot === undefined) return;
    const controller = new AbortController();
    const request = { snapshot, language: lang, ...(viewingSide !== undefined && { viewer: viewingSide }) };
    ask<Geometry>(game.ruleset, "geometry", request, controller.signal).then(
      (geometry) => setContents(contentsBySpace(geometry)),
      () => {},
    );
    return () => controller.abort();
  }, [isOpen, game.id, step.n, lang, viewingSide]);
  const descriptions = boardState.value;
  const rest = contents
    .map(({ name, titles }) => ({
      name,
      titles: titles.filter((title) => !descriptions.some((item) => item.includes(title))),
    }))
    .filter(({ titles }) => titles.length > 0);
  return (
    <details class="board-state" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t("state.title")}</summary>
      {isOpen && (
        <ul>
          {descriptions.map((item, index) => (
            <li key={index}>{item.replace(/[.。]$/, "")}</li>
          ))}
          {rest.map(({ name, titles }) => (
            <li key={name}>
              {titles.every((title) => title.startsWith(name))
                ? titles.join(t("state.separator"))
                : t("shell.named", { name, value: titles.join(t("state.separator")) })}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** Returns the contents of every occupied space, in board order. */
function contentsBySpace({ spaces, pieces }: Geometry): readonly SpaceContents[] {
  return spaces.flatMap(({ id, name }) => {
    const titles = pieces.filter(({ space }) => space === id).map(({ title }) => title);
    return titles.length === 0 ? [] : [{ name, titles }];
  });
}
