import { useEffect, useState } from "preact/hooks";
import { ask } from "../service/service";
import { language, t } from "../shell/settings";
import type { Game, Step } from "../tree/game";
import { lookingAs, viewer } from "../tree/seats";
import { boardState } from "./picking";

/** What stands where, as the service says it of a position. */
interface Geometry {
  readonly spaces: readonly { readonly id: string; readonly name: string }[];
  readonly pieces: readonly { readonly title: string; readonly space: string | null }[];
}

/** What stands on one space, in words. */
interface Standing {
  readonly name: string;
  readonly titles: readonly string[];
}

/** The state of the board in words, folded up: what its drawing is described with, and what stands on it that this leaves out. */
export function BoardState({ game, step }: { readonly game: Game; readonly step: Step }) {
  const [isOpen, setOpen] = useState(false);
  const [standing, setStanding] = useState<readonly Standing[]>([]);
  const shownIn = language.value;
  const looking = viewer.value ?? lookingAs.value;
  const { snapshot } = step.answer;
  useEffect(() => {
    setStanding([]);
    // A side of a stored game has no snapshot: it has what its drawing says.
    if (!isOpen || snapshot === undefined) return;
    const aborting = new AbortController();
    const request = { snapshot, language: shownIn, ...(looking !== undefined && { viewer: looking }) };
    ask<Geometry>(game.ruleset, "geometry", request, aborting.signal).then(
      (geometry) => setStanding(standingIn(geometry)),
      () => {},
    );
    return () => aborting.abort();
  }, [isOpen, game.id, step.n, shownIn, looking]);
  const said = boardState.value;
  const rest = standing
    .map(({ name, titles }) => ({ name, titles: titles.filter((title) => !said.some((item) => item.includes(title))) }))
    .filter(({ titles }) => titles.length > 0);
  return (
    <details class="board-state" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t("state.title")}</summary>
      {isOpen && (
        <ul>
          {said.map((item, index) => (
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

/** What stands on each space, in the order of the board. */
function standingIn({ spaces, pieces }: Geometry): readonly Standing[] {
  return spaces.flatMap(({ id, name }) => {
    const titles = pieces.filter(({ space }) => space === id).map(({ title }) => title);
    return titles.length === 0 ? [] : [{ name, titles }];
  });
}
