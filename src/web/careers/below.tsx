import { useState } from "preact/hooks";
import type { Career, CareerFile } from "../../client/index";
import { Time } from "../screens/time";
import { show } from "../shell/routes";
import { t } from "../shell/settings";
import type { TableGame } from "../tree/game";
import { linksAreOpen } from "./current-career";
import { CareerDiceChoice } from "./dice-of";
import { exportPages, proveHere } from "./export";
import { SeatActions } from "./seat-actions";

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
      <Menu career={career} now={now} />
    </>
  );
}

function Menu({ career, now }: Props) {
  const [isBusy, setBusy] = useState(false);
  const whileBusy = async (request: () => Promise<void>) => {
    setBusy(true);
    await request();
    setBusy(false);
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
          <button
            type="button"
            disabled={isBusy}
            onClick={() => whileBusy(async () => save(career, await exportPages(career.career)))}
          >
            {t("career.export")}
          </button>{" "}
          <button type="button" disabled={isBusy} onClick={() => whileBusy(() => proveHere(career.career))}>
            {t("career.prove")}
          </button>
        </>
      )}{" "}
      <a class="button" href={`/app/replay/${career.career}`} onClick={openReplay}>
        {t("career.replay")}
      </a>
      <SeatActions career={career} now={now} />
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
