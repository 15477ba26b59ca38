import { useEffect, useState } from "preact/hooks";
import { TableOf } from "../screens/table";
import { TopBar } from "../shell/frame";
import { language, t } from "../shell/settings";
import { addSource } from "../tree/source";
import { busy, game, goTo } from "../tree/table";
import { CareerBelow } from "./below";
import { Gone, NoLink } from "./closed";
import { keyInUse } from "./kept";
import { Links } from "./links";
import { career, linksAreOpen, reopened } from "./opened";
import { Onlooking, Past } from "./panels";
import { RoleInUse } from "./roles";
import { stored } from "./source";
import { reach, watch } from "./watch";

addSource("career", stored);

interface Props {
  readonly id: string;
  /** True where the game is looked at from its beginning. */
  readonly isReplay: boolean;
}

/** A stored game at the table, as far as the link that this browser holds opens it. */
export default function CareerScreen({ id, isReplay }: Props) {
  const shownIn = language.value;
  void reopened.value;
  const key = keyInUse(id);
  useEffect(() => (key === undefined ? undefined : watch(id, shownIn)), [id, shownIn, key?.token]);
  const told = career.value?.career === id ? career.value : undefined;
  const now = game.value?.id === id ? game.value : undefined;
  const isThere = told !== undefined && now !== undefined;
  useEffect(() => {
    if (isThere && isReplay) goTo(0);
  }, [isThere, isReplay]);
  if (key === undefined) return <NoLink />;
  if (reach.value === "GONE") return <Gone id={id} token={key.token} />;
  if (!isThere) return <TopBar>{t(reach.value === "AWAY" ? "career.away" : "shell.loading")}</TopBar>;
  const isPast = isReplay || now.at !== now.tip;
  const plays = told.role !== "SPECTATOR" && told.decisions !== null;
  return (
    <>
      <TableOf
        now={now}
        status={<RoleInUse told={told} />}
        notice={<Waiting />}
        isGoing={!told.over}
        panel={isPast ? <Past told={told} now={now} /> : plays ? undefined : <Onlooking told={told} />}
        below={<CareerBelow told={told} now={now} />}
      />
      {linksAreOpen.value && <Links told={told} />}
    </>
  );
}

/** Says that the service is out of reach for now, or takes its time. */
function Waiting() {
  const [isSlow, setSlow] = useState(false);
  const isBusy = busy.value;
  useEffect(() => {
    setSlow(false);
    if (!isBusy) return;
    const timer = setTimeout(() => setSlow(true), 1_500);
    return () => clearTimeout(timer);
  }, [isBusy]);
  const said = isSlow ? t("career.waiting") : reach.value === "AWAY" ? t("career.away") : "";
  return (
    <p class="waiting" role="status">
      {said}
    </p>
  );
}
