import { useEffect, useState } from "preact/hooks";
import { Board } from "../board/board";
import { boardTitles } from "../board/picking";
import { UmpireError } from "../service/service";
import { TopBar } from "../shell/frame";
import { show } from "../shell/routes";
import { t } from "../shell/settings";
import type { Game } from "../tree/game";
import { beginWith, gameAt } from "../tree/table";
import { gameWords } from "../tree/words";
import type { Question } from "./ask";
import { askedIn } from "./link";
import OddsPanel from "./panel";
import { nameOf, saidValue } from "./values";

/** What a link asks for, and a game at its position; or why there is none. */
type Opened =
  | { readonly question: Question; readonly pointer: string; readonly game: Game }
  | { readonly failure: string };

async function opened(): Promise<Opened> {
  const asked = await askedIn(location.hash);
  if (asked === undefined) return { failure: t("odds.noLink") };
  const { pointer, ...question } = asked;
  try {
    return { question, pointer, game: await gameAt(question.snapshot) };
  } catch (error) {
    if (!(error instanceof UmpireError)) throw error;
    return { failure: error.status === 0 ? t("message.away") : error.message };
  }
}

/** The odds that a link asks for, with the position they are asked of. */
export default function OddsScreen() {
  const [shown, setShown] = useState<Opened>();
  useEffect(() => void opened().then(setShown), []);
  if (shown === undefined) return <TopBar>{t("shell.loading")}</TopBar>;
  if ("failure" in shown) {
    return (
      <>
        <TopBar />
        <main class="page">
          <h1>{t("odds.title")}</h1>
          <p class="refused">{shown.failure}</p>
        </main>
      </>
    );
  }
  const { question, pointer, game } = shown;
  const words = gameWords(question.ruleset);
  const toTable = () => {
    beginWith(game);
    show(`/app/table/${game.id}`);
  };
  return (
    <>
      <TopBar>
        <h1>{t("odds.title")}</h1> · {t(`${question.ruleset}.name`)}
      </TopBar>
      <main class="table">
        <Board ruleset={game.ruleset} shown={{ game, step: game.steps[0]! }} />
        <div class="panel">
          <h2>{words?.operations[question.operation]?.title}</h2>
          {words !== undefined && Object.keys(question.input).length > 0 && (
            <ul class="asked" aria-label={t("odds.draft")}>
              {Object.entries(question.input).map(([name, value]) => (
                <li key={name}>
                  {t("shell.named", {
                    name: nameOf(name, words),
                    value: saidValue(value, `/${name}`, words, boardTitles.value),
                  })}
                </li>
              ))}
            </ul>
          )}
          <OddsPanel question={question} first={pointer} />
        </div>
        <p class="below">
          <button type="button" onClick={toTable}>
            {t("odds.toTable")}
          </button>
        </p>
      </main>
    </>
  );
}
