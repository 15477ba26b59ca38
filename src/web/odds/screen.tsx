import { useEffect, useState } from "preact/hooks";
import { Board } from "../board/board";
import { boardTitles } from "../board/picking";
import { UmpireError } from "../service/service";
import { TopBar } from "../shell/frame";
import { show } from "../shell/routes";
import { t } from "../shell/settings";
import type { TableGame } from "../tree/game";
import { gameAt, putOnTable } from "../tree/table";
import { gameWords } from "../tree/words";
import type { OddsQuestion } from "./ask";
import { parseOddsLink } from "./link";
import OddsPanel from "./panel";
import { formatValue, memberName } from "./values";

/** The question of a link with a game at its snapshot, or the reason why there is none. */
type OddsPage =
  | { readonly question: OddsQuestion; readonly pointer: string; readonly game: TableGame }
  | { readonly failure: string };

async function openOddsLink(): Promise<OddsPage> {
  const request = await parseOddsLink(location.hash);
  if (request === undefined) return { failure: t("odds.noLink") };
  const { pointer, ...question } = request;
  try {
    return { question, pointer, game: await gameAt(question.snapshot) };
  } catch (error) {
    if (!(error instanceof UmpireError)) throw error;
    return { failure: error.status === 0 ? t("message.away") : error.message };
  }
}

/** The odds of the question in a link, next to the board. */
export default function OddsScreen() {
  const [page, setPage] = useState<OddsPage>();
  useEffect(() => void openOddsLink().then(setPage), []);
  if (page === undefined) return <TopBar>{t("shell.loading")}</TopBar>;
  if ("failure" in page) {
    return (
      <>
        <TopBar />
        <main class="page">
          <h1>{t("odds.title")}</h1>
          <p class="refused">{page.failure}</p>
        </main>
      </>
    );
  }
  const { question, pointer, game } = page;
  const words = gameWords(question.ruleset);
  const toTable = () => {
    putOnTable(game);
    show(`/app/table/${game.id}`);
  };
  return (
    <>
      <TopBar>
        <h1>{t("odds.title")}</h1> · {t(`${question.ruleset}.name`)}
      </TopBar>
      <main class="table">
        <Board ruleset={game.ruleset} position={{ game, step: game.steps[0]! }} />
        <div class="panel">
          <h2>{words?.operations[question.operation]?.title}</h2>
          {words !== undefined && Object.keys(question.input).length > 0 && (
            <ul class="asked" aria-label={t("odds.draft")}>
              {Object.entries(question.input).map(([name, value]) => (
                <li key={name}>
                  {t("shell.named", {
                    name: memberName(name, words),
                    value: formatValue(value, `/${name}`, words, boardTitles.value),
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
