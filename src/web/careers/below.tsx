import { useState } from "preact/hooks";
import type { Career, CareerFile } from "../../client/index";
import { Time } from "../screens/time";
import { careersClient, UmpireError } from "../service/service";
import { show } from "../shell/routes";
import { t } from "../shell/settings";
import type { TableGame } from "../tree/game";
import { message } from "../tree/table";
import { pagesToProve } from "../verify/handed";
import { linksAreOpen, tokenOf } from "./current-career";
import { CareerDiceChoice } from "./dice-of";

interface Props {
  readonly career: Career;
  readonly now: TableGame;
}

/** The controls below a stored game: time, dice and the game's menu. */
export function CareerBelow({ career, now }: Props) {
  return (
    <>
      <Time>
        <CareerDiceChoice career={career} now={now} />
      </Time>
      <Menu career={career} />
    </>
  );
}

function Menu({ career }: { readonly career: Career }) {
  const [isBusy, setBusy] = useState(false);
  const withFile = async (act: (pages: readonly CareerFile[]) => void) => {
    setBusy(true);
    try {
      act(await exportPages(career.career));
    } catch (error) {
      if (!(error instanceof UmpireError)) throw error;
      message.value = { text: error.message };
    } finally {
      setBusy(false);
    }
  };
  return (
    <p class="menu">
      {career.role === "OWNER" && (
        <button type="button" onClick={() => (linksAreOpen.value = true)}>
          {t("career.links")}
        </button>
      )}{" "}
      {career.complete && (
        <>
          <button type="button" disabled={isBusy} onClick={() => withFile((pages) => save(career, pages))}>
            {t("career.export")}
          </button>{" "}
          <button
            type="button"
            disabled={isBusy}
            onClick={() =>
              withFile((pages) => {
                pagesToProve.value = pages;
                show("/app/verify");
              })
            }
          >
            {t("career.prove")}
          </button>
        </>
      )}{" "}
      <a class="button" href={`/app/replay/${career.career}`} onClick={openReplay}>
        {t("career.replay")}
      </a>
      <button type="button" class="quiet" onClick={() => show(`/app/print/${career.career}`)}>
        {t("print.print")}
      </button>
    </p>
  );
}

function openReplay(event: MouseEvent): void {
  event.preventDefault();
  show((event.currentTarget as HTMLAnchorElement).pathname);
}

/** Exports the whole game, in as many files as the service needs. */
async function exportPages(id: string): Promise<readonly CareerFile[]> {
  const pages: CareerFile[] = [];
  let after: string | null | undefined;
  while (after !== null) {
    const more = after === undefined ? {} : { after };
    const page: CareerFile = await careersClient.exportCareer({ career: id, ...more }, { token: tokenOf(id) });
    pages.push(page);
    after = page.next ?? null;
  }
  return pages;
}

function save({ name, career }: Career, pages: readonly CareerFile[]): void {
  const title = (name ?? career).replaceAll(/[^\p{L}\p{N}-]+/gu, "-");
  for (const [index, page] of pages.entries()) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([JSON.stringify(page)], { type: "application/json" }));
    link.download = pages.length === 1 ? `${title}.json` : `${title}-${index + 1}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  }
}
