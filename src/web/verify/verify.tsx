import { useEffect, useRef, useState } from "preact/hooks";
import type { CareerFile, CareerVerdict, SigningKey } from "../../client/index";
import { readJson } from "../../core/request/json";
import { DropForm } from "../screens/drop-form";
import { careers } from "../service/service";
import { TopBar } from "../shell/frame";
import { Icon } from "../shell/icon";
import { language, t } from "../shell/settings";
import { proofWorker } from "../shell/trusted";
import { unbroken } from "../shell/words";
import { type GameFile, isGameFile } from "../tree/file";
import { isRecord } from "../widgets/schema";
import { handed } from "./handed";
import type { Asked, Told, Words } from "./told";

/** What a difference means for whoever doubts a game, by its code; any other one is a broken link of the chain. */
const MEANINGS: Readonly<Record<string, string>> = {
  SEED_NOT_REVEALED: "dice",
  SEED_NOT_PROMISED: "dice",
  ROLLS_DIFFER: "played",
  REFUSED: "played",
  SNAPSHOT_DIFFERS: "played",
  RULES_DIFFER: "rules",
};

/** The keys that this service publishes; null where they cannot be fetched. */
async function publishedKeys(): Promise<readonly SigningKey[] | null> {
  try {
    return (await careers.signingKeys()).keys;
  } catch {
    return null;
  }
}

/** Proves exported careers in this very browser: the rules are loaded, and nothing is asked of the service but its keys. */
export default function Verify() {
  const [pages, setPages] = useState<readonly CareerFile[]>([]);
  const [saved, setSaved] = useState<GameFile>();
  const [told, setTold] = useState<Exclude<Told, { readonly kind: "WORDS" }>>();
  const [words, setWords] = useState<Words>({ operations: {}, proves: {}, remarks: {} });
  const [keys, setKeys] = useState<readonly SigningKey[] | null>(null);
  const worker = useRef<Worker | undefined>(undefined);
  const start = (): Worker => {
    worker.current?.terminate();
    setTold({ kind: "STEP", version: 0 });
    const proving = proofWorker();
    worker.current = proving;
    proving.onmessage = ({ data }: MessageEvent<Told>) => (data.kind === "WORDS" ? setWords(data) : setTold(data));
    proving.onerror = () => setTold({ kind: "UNREADABLE", text: t("verify.noWorker") });
    return proving;
  };
  const proveSaved = (game: GameFile) => {
    setPages([]);
    setSaved(game);
    start().postMessage({ kind: "GAME", game } satisfies Asked);
  };
  const prove = async (read: readonly CareerFile[]) => {
    setPages(read);
    setSaved(undefined);
    const proving = start();
    const published = await publishedKeys();
    setKeys(published);
    proving.postMessage({ kind: "PROVE", pages: read, keys: published ?? [] } satisfies Asked);
  };
  const shownIn = language.value;
  const verdict = told?.kind === "VERDICT" ? told.verdict : undefined;
  useEffect(() => {
    const ruleset = saved?.ruleset ?? pages[0]?.ruleset;
    if (ruleset === undefined || verdict === undefined) return;
    const { dice, remarks } = verdict;
    worker.current?.postMessage({ kind: "WORDS", ruleset, dice, remarks, language: shownIn } satisfies Asked);
  }, [verdict, shownIn, pages, saved]);
  useEffect(() => {
    if (handed.value.length > 0) prove(handed.value);
    handed.value = [];
  }, []);
  const take = (texts: readonly string[]) => {
    const read = texts.map((text) => readJson(text));
    const files = read.flatMap((each) => (each.ok ? [each.value] : []));
    if (files.length < texts.length) return setTold({ kind: "UNREADABLE", text: t("verify.notJson") });
    const [first] = files;
    if (files.length === 1 && isGameFile(first) && Array.isArray(first.steps)) return proveSaved(first);
    if (!files.every(isCareerFile)) return setTold({ kind: "UNREADABLE", text: t("verify.otherFile") });
    void prove(files);
  };
  return (
    <>
      <TopBar />
      <main class="page">
        <h1>{t("verify.title")}</h1>
        <p>{t("verify.about")}</p>
        <DropForm label={t("verify.file")} multiple onTexts={take} />
        <div aria-live="polite">
          {told?.kind === "STEP" && <p>{t("verify.step", { step: told.version + 1 })}</p>}
          {told?.kind === "UNREADABLE" && <p class="refused">{told.text === "" ? t("verify.otherFile") : told.text}</p>}
          {told?.kind === "VERDICT" && <Verdict verdict={told.verdict} />}
          {told?.kind === "VERDICT" && saved !== undefined && <p>{t("verify.ofSaved")}</p>}
          {told?.kind === "VERDICT" && <Remarks verdict={told.verdict} says={words.remarks} />}
          {told?.kind === "VERDICT" && (
            <Origins verdict={told.verdict} proves={words.proves} areKnown={keys !== null} />
          )}
        </div>
        {told?.kind === "VERDICT" && (
          <Steps steps={linesOf(pages, saved)} verdict={told.verdict} operations={words.operations} />
        )}
      </main>
    </>
  );
}

function Verdict({ verdict: { verified, steps, digest, difference } }: { readonly verdict: CareerVerdict }) {
  if (difference === null) {
    return (
      <p class="verdict proven">
        <strong>{t("verify.proven", { count: steps })}</strong> <code>{digest}</code>
      </p>
    );
  }
  const { version, code, expected, found } = difference;
  return (
    <div class={verified === null ? "verdict" : "verdict forged"}>
      <p>
        <strong>{t(verified === null ? "verify.otherRules" : "verify.wrong", { step: version + 1 })}</strong>{" "}
        {t(`verify.${MEANINGS[code] ?? "link"}`)}
      </p>
      {expected !== null && (
        <p>
          {t("verify.expected")} <code>{expected}</code>
        </p>
      )}
      {found !== null && (
        <p>
          {t("verify.found")} <code>{found}</code>
        </p>
      )}
    </div>
  );
}

interface RemarksProps {
  readonly verdict: CareerVerdict;
  /** What each remark says in words, once the worker has sent them. */
  readonly says: Words["remarks"];
}

/** What the proof remarks of steps that it does not call wrong: wrong clocks and unknown keys. */
function Remarks({ verdict: { remarks }, says }: RemarksProps) {
  return (
    <>
      {remarks.map(({ code, steps, first }) => (
        <p class="refused" key={code}>
          {t("verify.remark", { count: steps, step: first + 1 })} {unbroken(says[code] ?? "…")}
        </p>
      ))}
    </>
  );
}

interface OriginsProps {
  readonly verdict: CareerVerdict;
  /** What the dice of each origin prove, in words, as far as they have come. */
  readonly proves: Words["proves"];
  /** Whether the keys of the service are. */
  readonly areKnown: boolean;
}

/** Of how many steps the dice came from where, and what that proves: a file that holds together may still be of chosen dice. */
function Origins({ verdict: { dice }, proves, areKnown }: OriginsProps) {
  if (dice.length === 0) return null;
  return (
    <section class="origins">
      <h2>{t("verify.origins")}</h2>
      <table class="totals">
        <tbody>
          {dice.map(({ origin, steps }) => (
            <tr key={origin}>
              <th scope="row">{steps}</th>
              <td>{unbroken(proves[origin] ?? "…")}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!areKnown && <p>{t("verify.noKeys")}</p>}
    </section>
  );
}

/** What is shown of a step of either kind of file. */
interface Line {
  readonly version: number;
  readonly operation: string | null;
  readonly kind: string;
  readonly dice: readonly number[];
  readonly digest: string;
}

/** The steps of the career or of the saved game that was proven. */
function linesOf(pages: readonly CareerFile[], saved: GameFile | undefined): readonly Line[] {
  if (saved !== undefined) return saved.steps.map((step, version) => ({ ...step, version, kind: "PLAY" }));
  return pages.flatMap(({ steps }) =>
    steps.map(({ rolls, ...step }) => ({ ...step, dice: rolls.flatMap(({ faces }) => faces) })),
  );
}

/** True for an export of a stored game, of any format, whole or in pages. */
function isCareerFile(value: unknown): value is CareerFile {
  return isRecord(value) && String(value.format).startsWith("naval-umpire-career/");
}

interface StepsProps {
  readonly steps: readonly Line[];
  readonly verdict: CareerVerdict;
  /** What operations are called, as far as that is known. */
  readonly operations: Readonly<Record<string, string>>;
}

/** Every step with its digest; from the first that differs on none is proven. */
function Steps({ steps, verdict, operations }: StepsProps) {
  const wrong = verdict.difference?.version ?? Number.POSITIVE_INFINITY;
  const proof = (version: number) => (version < wrong ? "right" : version === wrong ? "differs" : "open");
  return (
    <div class="wide-table">
      <table class="totals proof-steps">
        <thead>
          <tr>
            {["step", "proof", "played", "dice", "digest"].map((each) => (
              <th scope="col" key={each}>
                {t(`verify.head.${each}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map(({ version, operation, kind, dice, digest }) => (
            <tr key={version} class={version === wrong ? "wrong" : ""}>
              <th scope="row">{version + 1}</th>
              <td class="proof">
                <Icon name={proof(version)} /> {t(`verify.step.${proof(version)}`)}
              </td>
              <td>{operation === null ? t(`step.${kind}`) : (operations[operation] ?? "…")}</td>
              <td>{dice.join(" ")}</td>
              <td>
                <code>{digest.slice(0, 16)}…</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
