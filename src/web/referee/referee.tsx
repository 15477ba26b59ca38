import { useEffect, useState } from "preact/hooks";
import { inlined } from "../../client/decisions";
import { readJson } from "../../core/request/json";
import { ask, type JsonFields } from "../service/service";
import { pageLanguage, t } from "../shell/settings";
import { currentDraft } from "../tree/draft";
import { lookingAs } from "../tree/seats";
import { game, step } from "../tree/table";
import { visibleState } from "../tree/visible-state";
import { gameWords } from "../tree/words";
import { fits, initial, isRecord, type Schema } from "../widgets/schema";
import { asCurl, asGraphql, asTypescript, type OperationCall } from "./copies";
import { type TryOutcome, tryCall, verifyAnswer } from "./try-call";
import { TryResult } from "./try-result";

const COPIES = { curl: asCurl, GraphQL: asGraphql, TypeScript: asTypescript } as const;

interface RulesetSummary {
  readonly operations: readonly { readonly name: string }[];
  readonly sides?: readonly string[];
}

/** Parses JSON; undefined if the text is not valid JSON yet. */
function parseJson(text: string): unknown {
  const result = readJson(text);
  return result.ok ? result.value : undefined;
}

/**
 * Returns the initial input of an operation: the open draft, or else its forced values if those are complete; undefined
 * if there is something to choose.
 */
function initialInput(operation: string): unknown {
  const now = currentDraft.value;
  const decision = visibleState.value?.decisions.find((each) => each.operation === operation);
  const schema = inlined((decision?.input ?? {}) as Schema);
  const draft = now?.operation === operation ? now.input : initial(schema);
  return decision?.legal === true && fits(schema, draft) ? draft : undefined;
}

/** Returns the input of an operation's published example. */
async function exampleOf(ruleset: string, operation: string): Promise<unknown> {
  return (await ask<{ readonly input?: unknown }>(ruleset, "example", { operation })).input ?? {};
}

const formatJson = (input: unknown): string => JSON.stringify(input, null, 1);

/** The referee's tools: view a side's board, try any operation, verify an answer, copy a call. */
export default function RefereeTools() {
  const now = game.value!;
  const snapshot = step.value?.answer.snapshot;
  const words = gameWords(now.ruleset);
  const [ruleset, setRuleset] = useState<RulesetSummary>();
  const openOperation = visibleState.value?.decisions.find(
    ({ legal, kind }) => legal && kind !== "STANDING",
  )?.operation;
  const [operation, setOperation] = useState(currentDraft.value?.operation ?? openOperation ?? "");
  const [input, setInput] = useState("");
  const [dice, setDice] = useState("");
  const [charts, setCharts] = useState("");
  const [claimed, setClaimed] = useState("");
  const [outcome, setOutcome] = useState<TryOutcome>();
  const [copied, setCopied] = useState("");
  useEffect(() => {
    ask<RulesetSummary>(now.ruleset, "ruleset").then(setRuleset, () => {});
    return () => {
      lookingAs.value = undefined;
    };
  }, []);
  useEffect(() => setOutcome(undefined), [pageLanguage.value]);
  useEffect(() => {
    const start = initialInput(operation);
    setInput(start === undefined ? "" : formatJson(start));
    if (start !== undefined || operation === "") return;
    let isLate = false;
    // Text typed before the example arrives is not overwritten.
    const begin = (example: unknown) => setInput((typed) => (isLate || typed !== "" ? typed : formatJson(example)));
    exampleOf(now.ruleset, operation).then(begin, () => begin({}));
    return () => {
      isLate = true;
    };
  }, [operation]);
  if (snapshot === undefined) return null;
  const faces = dice.split(/\D+/).flatMap((face) => (face === "" ? [] : [Number(face)]));
  const request = {
    snapshot,
    input: parseJson(input),
    ...(faces.length > 0 ? { dice: faces } : { seed: now.seed }),
    ...(charts.trim() !== "" && { charts: parseJson(charts) }),
  };
  const call: OperationCall = { ruleset: now.ruleset, operation, request };
  const { sides = [] } = ruleset ?? {};
  const answer = parseJson(claimed);
  const isReady = isRecord(request.input) && (charts.trim() === "" || isRecord(parseJson(charts)));
  const copy = async (text: string) => {
    setCopied(text);
    await navigator.clipboard?.writeText(text).catch(() => {});
  };
  return (
    <div class="referee">
      {sides.length > 0 && (
        <fieldset>
          <legend>{t("referee.lookAs")}</legend>
          <div class="choices">
            {[undefined, ...sides].map((side) => (
              <button
                type="button"
                class="choice"
                key={side ?? ""}
                aria-pressed={lookingAs.value === side}
                onClick={() => {
                  lookingAs.value = side;
                }}
              >
                {side === undefined ? t("referee.everyone") : (words?.words[side] ?? side)}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <h3>{t("referee.whatIf")}</h3>
      <p class="about">{t("referee.whatIfAbout")}</p>
      <label class="field">
        {t("referee.operation")}
        <select value={operation} onChange={({ currentTarget }) => setOperation(currentTarget.value)}>
          {(ruleset?.operations ?? [])
            .filter(({ name }) => name !== "new")
            .map(({ name }) => (
              <option key={name} value={name}>
                {words?.operations[name]?.title ?? name}
              </option>
            ))}
        </select>
      </label>
      <Text label={t("referee.input")} value={input} set={setInput} />
      <label class="field">
        {t("referee.dice")}
        <input type="text" inputMode="numeric" value={dice} onInput={(event) => setDice(event.currentTarget.value)} />
      </label>
      <Text label={t("referee.charts")} value={charts} set={setCharts} />
      <div class="send">
        <button type="button" class="primary" disabled={!isReady} onClick={async () => setOutcome(await tryCall(call))}>
          {t("referee.try")}
        </button>
      </div>
      <Text label={t("referee.claimed")} value={claimed} set={setClaimed} />
      <div class="send">
        <button
          type="button"
          disabled={!isReady || !isRecord(answer)}
          onClick={async () => setOutcome(await verifyAnswer(call, answer as JsonFields))}
        >
          {t("referee.verify")}
        </button>
      </div>
      {outcome !== undefined && <TryResult outcome={outcome} />}
      <fieldset>
        <legend>{t("referee.copy")}</legend>
        <div class="choices">
          {Object.entries(COPIES).map(([name, copyOf]) => (
            <button type="button" class="choice" key={name} disabled={!isReady} onClick={() => copy(copyOf(call))}>
              {name}
            </button>
          ))}
        </div>
        {copied !== "" && <textarea class="json" rows={4} readOnly aria-label={t("odds.copied")} value={copied} />}
      </fieldset>
    </div>
  );
}

interface TextProps {
  readonly label: string;
  readonly value: string;
  readonly set: (value: string) => void;
}

/** A text field for JSON; it may be empty. */
function Text({ label, value, set }: TextProps) {
  const isWrong = value.trim() !== "" && parseJson(value) === undefined;
  return (
    <label class="text">
      {label}
      <textarea
        class="json"
        rows={3}
        value={value}
        aria-invalid={isWrong}
        spellcheck={false}
        onInput={({ currentTarget }) => set(currentTarget.value)}
      />
      {isWrong && <span class="why">{t("widget.notJson")}</span>}
    </label>
  );
}
