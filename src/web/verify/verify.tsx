import { useEffect, useRef, useState } from "preact/hooks";
import type { CareerFile, CareerVerdict, SigningKey } from "../../client/index";
import { readJson } from "../../core/request/json";
import { DropForm } from "../screens/drop-form";
import { careersClient } from "../service/service";
import { TopBar } from "../shell/frame";
import { Icon } from "../shell/icon";
import { pageLanguage, t } from "../shell/settings";
import { startProofWorker } from "../shell/trusted";
import { isSavedGameFile, type SavedGameFile } from "../tree/file";
import { isRecord } from "../widgets/schema";
import { pagesToProve } from "./handed";
import type { ProofMessage, ProofRequest, ProofWords } from "./messages";

/** Message keys by difference code. Any other code means a broken chain. */
const MEANINGS: Readonly<Record<string, string>> = {
  SEED_NOT_REVEALED: "dice",
  SEED_NOT_PROMISED: "dice",
  ROLLS_DIFFER: "played",
  REFUSED: "played",
  SNAPSHOT_DIFFERS: "played",
  RULES_DIFFER: "rules",
};

/** Fetches the service's signing keys; null if they are unavailable. */
async function publishedKeys(): Promise<readonly SigningKey[] | null> {
  try {
    return (await careersClient.signingKeys()).keys;
  } catch {
    return null;
  }
}

/** Verifies exported careers in the browser. The page requests only the signing keys from the service. */
export default function Verify() {
  const [pages, setPages] = useState<readonly CareerFile[]>([]);
  const [saved, setSaved] = useState<SavedGameFile>();
  const [progress, setProgress] = useState<Exclude<ProofMessage, { readonly kind: "WORDS" }>>();
  const [words, setWords] = useState<ProofWords>({ operations: {}, proves: {}, remarks: {} });
  const [keys, setKeys] = useState<readonly SigningKey[] | null>(null);
  const worker = useRef<Worker | undefined>(undefined);
  const start = (): Worker => {
    worker.current?.terminate();
    setProgress({ kind: "STEP", version: 0 });
    const newWorker = startProofWorker();
    worker.current = newWorker;
    newWorker.onmessage = ({ data }: MessageEvent<ProofMessage>) =>
      data.kind === "WORDS" ? setWords(data) : setProgress(data);
    newWorker.onerror = () => setProgress({ kind: "UNREADABLE", text: t("verify.noWorker") });
    return newWorker;
  };
  const proveSaved = (game: SavedGameFile) => {
    setPages([]);
    setSaved(game);
    start().postMessage({ kind: "GAME", game } satisfies ProofRequest);
  };
  const prove = async (files: readonly CareerFile[]) => {
    setPages(files);
    setSaved(undefined);
    const newWorker = start();
    const published = await publishedKeys();
    setKeys(published);
    newWorker.postMessage({ kind: "PROVE", pages: files, keys: published ?? [] } satisfies ProofRequest);
  };
  const lang = pageLanguage.value;
  const verdict = progress?.kind === "VERDICT" ? progress.verdict : undefined;
  useEffect(() => {
    const ruleset = saved?.ruleset ?? pages[0]?.ruleset;
    if (ruleset === undefined || verdict === undefined) return;
    const { dice, remarks } = verdict;
    worker.current?.postMessage({ kind: "WORDS", ruleset, dice, remarks, language: lang } satisfies ProofRequest);
  }, [verdict, lang, pages, saved]);
  useEffect(() => {
    if (pagesToProve.value.length > 0) prove(pagesToProve.value);
    pagesToProve.value = [];
  }, []);
  const verifyTexts = (texts: readonly string[]) => {
    const parsed = texts.map((text) => readJson(text));
    const files = parsed.flatMap((each) => (each.ok ? [each.value] : []));
    if (files.length < texts.length) return setProgress({ kind: "UNREADABLE", text: t("verify.notJson") });
    const [first] = files;
    if (files.length === 1 && isSavedGameFile(first) && Array.isArray(first.steps)) return proveSaved(first);
    if (!files.every(isCareerFile)) return setProgress({ kind: "UNREADABLE", text: t("verify.otherFile") });
    void prove(files);
  };
  return (
    <>
      <TopBar />
      <main class="page">
        <h1>{t("verify.title")}</h1>
        <p>{t("verify.about")}</p>
        <DropForm label={t("verify.file")} multiple onTexts={verifyTexts} />
        <div aria-live="polite">
          {progress?.kind === "STEP" && <p>{t("verify.step", { step: progress.version + 1 })}</p>}
          {progress?.kind === "UNREADABLE" && (
            <p class="refused">{progress.text === "" ? t("verify.otherFile") : progress.text}</p>
          )}
          {progress?.kind === "VERDICT" && <Verdict verdict={progress.verdict} />}
          {progress?.kind === "VERDICT" && saved !== undefined && <p>{t("verify.ofSaved")}</p>}
          {progress?.kind === "VERDICT" && <Remarks verdict={progress.verdict} texts={words.remarks} />}
          {progress?.kind === "VERDICT" && (
            <Origins verdict={progress.verdict} proves={words.proves} hasKeys={keys !== null} />
          )}
        </div>
        {progress?.kind === "VERDICT" && (
          <Steps steps={linesOf(pages, saved)} verdict={progress.verdict} operations={words.operations} />
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
  const { version, code, expected, found: actual } = difference;
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
      {actual !== null && (
        <p>
          {t("verify.found")} <code>{actual}</code>
        </p>
      )}
    </div>
  );
}

interface RemarksProps {
  readonly verdict: CareerVerdict;
  /** The texts of remarks, once the worker has sent them. */
  readonly texts: ProofWords["remarks"];
}

/** The remarks of a proof: wrong clocks and unknown keys, which do not fail it. */
function Remarks({ verdict: { remarks }, texts }: RemarksProps) {
  return (
    <>
      {remarks.map(({ code, steps, first }) => (
        <p class="refused" key={code}>
          {t("verify.remark", { count: steps, step: first + 1 })} {texts[code] ?? "…"}
        </p>
      ))}
    </>
  );
}

interface OriginsProps {
  readonly verdict: CareerVerdict;
  /** The meanings of dice origins, once the worker has sent them. */
  readonly proves: ProofWords["proves"];
  /** True if the service's signing keys are known. */
  readonly hasKeys: boolean;
}

/** The number of steps per dice origin and what each origin proves. A consistent file may still contain chosen dice. */
function Origins({ verdict: { dice }, proves, hasKeys }: OriginsProps) {
  if (dice.length === 0) return null;
  return (
    <section class="origins">
      <h2>{t("verify.origins")}</h2>
      <table class="totals">
        <tbody>
          {dice.map(({ origin, steps }) => (
            <tr key={origin}>
              <th scope="row">{steps}</th>
              <td>{proves[origin] ?? "…"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!hasKeys && <p>{t("verify.noKeys")}</p>}
    </section>
  );
}

/** A step of a career file or of a saved game. */
interface ProofRow {
  readonly version: number;
  readonly operation: string | null;
  readonly kind: string;
  readonly dice: readonly number[];
  readonly digest: string;
}

/** Returns the steps of the verified career or saved game. */
function linesOf(pages: readonly CareerFile[], saved: SavedGameFile | undefined): readonly ProofRow[] {
  if (saved !== undefined) return saved.steps.map((step, version) => ({ ...step, version, kind: "PLAY" }));
  return pages.flatMap(({ steps }) =>
    steps.map(({ rolls, ...step }) => ({ ...step, dice: rolls.flatMap(({ faces }) => faces) })),
  );
}

/** True for an exported career in any format, whole or in pages. */
function isCareerFile(value: unknown): value is CareerFile {
  return isRecord(value) && String(value.format).startsWith("naval-umpire-career/");
}

interface StepsProps {
  readonly steps: readonly ProofRow[];
  readonly verdict: CareerVerdict;
  /** Titles of operations, as far as they are known. */
  readonly operations: Readonly<Record<string, string>>;
}

/** Every step with its digest. The first difference leaves the following steps unproven. */
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
