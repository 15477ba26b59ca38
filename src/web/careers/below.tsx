import { useState } from "preact/hooks";
import type { Career, CareerFile } from "../../client/index";
import { Time } from "../screens/time";
import { careers, UmpireError } from "../service/service";
import { show } from "../shell/routes";
import { t } from "../shell/settings";
import type { Game } from "../tree/game";
import { message } from "../tree/table";
import { handed } from "../verify/handed";
import { DiceOf } from "./dice-of";
import { linksAreOpen, tokenOf } from "./opened";

interface Props {
  readonly told: Career;
  readonly now: Game;
}

/** What lies below the table of a stored game: time, where its dice come from, and what can be done with all of it. */
export function CareerBelow({ told, now }: Props) {
  return (
    <>
      <Time>
        <DiceOf told={told} now={now} />
      </Time>
      <Menu told={told} />
    </>
  );
}

function Menu({ told }: { readonly told: Career }) {
  const [isBusy, setBusy] = useState(false);
  const withFile = async (act: (pages: readonly CareerFile[]) => void) => {
    setBusy(true);
    try {
      act(await exported(told.career));
    } catch (error) {
      if (!(error instanceof UmpireError)) throw error;
      message.value = { text: error.message };
    } finally {
      setBusy(false);
    }
  };
  return (
    <p class="menu">
      {told.role === "OWNER" && (
        <button type="button" onClick={() => (linksAreOpen.value = true)}>
          {t("career.links")}
        </button>
      )}{" "}
      {told.complete && (
        <>
          <button type="button" disabled={isBusy} onClick={() => withFile((pages) => save(told, pages))}>
            {t("career.export")}
          </button>{" "}
          <button
            type="button"
            disabled={isBusy}
            onClick={() =>
              withFile((pages) => {
                handed.value = pages;
                show("/app/verify");
              })
            }
          >
            {t("career.prove")}
          </button>
        </>
      )}{" "}
      <a class="button" href={`/app/replay/${told.career}`} onClick={replay}>
        {t("career.replay")}
      </a>
      <button type="button" class="quiet" onClick={() => show(`/app/print/${told.career}`)}>
        {t("print.print")}
      </button>
    </p>
  );
}

function replay(event: MouseEvent): void {
  event.preventDefault();
  show((event.currentTarget as HTMLAnchorElement).pathname);
}

/** The whole game as the files it is exported in: one, or as many as it takes. */
async function exported(id: string): Promise<readonly CareerFile[]> {
  const pages: CareerFile[] = [];
  let after: string | null | undefined;
  while (after !== null) {
    const more = after === undefined ? {} : { after };
    const page: CareerFile = await careers.exportCareer({ career: id, ...more }, { token: tokenOf(id) });
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
