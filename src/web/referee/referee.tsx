import { useEffect, useState } from "preact/hooks";
import { inlined } from "../../client/decisions";
import { readJson } from "../../core/request/json";
import { ask, type Fields } from "../service/service";
import { language, t } from "../shell/settings";
import { drafted } from "../tree/draft";
import { lookingAs } from "../tree/seats";
import { seen } from "../tree/seen";
import { game, step } from "../tree/table";
import { gameWords } from "../tree/words";
import { fits, initial, isRecord, type Schema } from "../widgets/schema";
import { Answered } from "./answered";
import { asCurl, asGraphql, asTypescript, type Call } from "./copies";
import { type Told, tried, verified } from "./tries";

const COPIES = { curl: asCurl, GraphQL: asGraphql, TypeScript: asTypescript } as const;

interface Ruleset {
  readonly operations: readonly { readonly name: string }[];
  readonly sides?: readonly string[];
}

/** What a text says as JSON; undefined where it is not JSON yet. */
function parsed(text: string): unknown {
  const read = readJson(text);
  return read.ok ? read.value : undefined;
}

/**
 * What an operation begins with when it is tried: the draft on the table, else what is forced of its input where that is all of it;
 * undefined where something is to be chosen.
 */
function beginning(operation: string): unknown {
  const now = drafted.value;
  const decision = seen.value?.decisions.find((each) => each.operation === operation);
  const schema = inlined((decision?.input ?? {}) as Schema);
  const draft = now?.operation === operation ? now.input : initial(schema);
  return decision?.legal === true && fits(schema, draft) ? draft : undefined;
}

/** The input of an operation's published example, which shows what it looks like. */
async function exampleOf(ruleset: string, operation: string): Promise<unknown> {
  return (await ask<{ readonly input?: unknown }>(ruleset, "example", { operation })).input ?? {};
}

const written = (input: unknown): string => JSON.stringify(input, null, 1);

/** The referee's tools: a side's board, any operation tried without being played, answers checked, calls copied. */
export default function Referee() {
  const now = game.value!;
  const snapshot = step.value?.answer.snapshot;
  const words = gameWords(now.ruleset);
  const [ruleset, setRuleset] = useState<Ruleset>();
  const open = seen.value?.decisions.find(({ legal, kind }) => legal && kind !== "STANDING")?.operation;
  const [operation, setOperation] = useState(drafted.value?.operation ?? open ?? "");
  const [input, setInput] = useState("");
  const [dice, setDice] = useState("");
  const [charts, setCharts] = useState("");
  const [claimed, setClaimed] = useState("");
  const [told, setTold] = useState<Told>();
  const [copied, setCopied] = useState("");
  useEffect(() => {
    ask<Ruleset>(now.ruleset, "ruleset").then(setRuleset, () => {});
    return () => {
      lookingAs.value = undefined;
    };
  }, []);
  useEffect(() => setTold(undefined), [language.value]);
  useEffect(() => {
    const whole = beginning(operation);
    setInput(whole === undefined ? "" : written(whole));
    if (whole !== undefined || operation === "") return;
    let isLate = false;
    // What is typed before it is there stays.
    const begin = (example: unknown) => setInput((typed) => (isLate || typed !== "" ? typed : written(example)));
    exampleOf(now.ruleset, operation).then(begin, () => begin({}));
    return () => {
      isLate = true;
    };
  }, [operation]);
  if (snapshot === undefined) return null;
  const faces = dice.split(/\D+/).flatMap((face) => (face === "" ? [] : [Number(face)]));
  const request = {
    snapshot,
    input: parsed(input),
    ...(faces.length > 0 ? { dice: faces } : { seed: now.seed }),
    ...(charts.trim() !== "" && { charts: parsed(charts) }),
  };
  const call: Call = { ruleset: now.ruleset, operation, request };
  const { sides = [] } = ruleset ?? {};
  const answer = parsed(claimed);
  const isReady = isRecord(request.input) && (charts.trim() === "" || isRecord(parsed(charts)));
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
        <button type="button" class="primary" disabled={!isReady} onClick={async () => setTold(await tried(call))}>
          {t("referee.try")}
        </button>
      </div>
      <Text label={t("referee.claimed")} value={claimed} set={setClaimed} />
      <div class="send">
        <button
          type="button"
          disabled={!isReady || !isRecord(answer)}
          onClick={async () => setTold(await verified(call, answer as Fields))}
        >
          {t("referee.verify")}
        </button>
      </div>
      {told !== undefined && <Answered told={told} />}
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

/** A text that is to be JSON, or left empty. */
function Text({ label, value, set }: TextProps) {
  const isWrong = value.trim() !== "" && parsed(value) === undefined;
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
