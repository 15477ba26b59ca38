import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { brokenLimits, inlined } from "../../client/decisions";
import { boardIds } from "../board/picking";
import { OddsToggle } from "../odds/odds";
import type { Decision, JsonFields } from "../service/service";
import { Icon } from "../shell/icon";
import { pageLanguage, t } from "../shell/settings";
import { closeDraft, draftOf, forgetDrafts, keepDraft, openOperation } from "../tree/draft";
import { deciderOf, viewer } from "../tree/seats";
import { busy, game, message, play, rejectedMove, step } from "../tree/table";
import { visibleState } from "../tree/visible-state";
import { wordOf } from "../tree/words";
import { withoutConflicts } from "../widgets/drafts";
import { Field, JsonField } from "../widgets/field";
import { type InputForm, memberCountFaults, missingTitles } from "../widgets/form";
import { type Battle, battleIn, isManoeuvre, withNames } from "../widgets/manoeuvre/battle";
import { Display, titleOf } from "../widgets/manoeuvre/display";
import { Manoeuvre } from "../widgets/manoeuvre/manoeuvre";
import { fits, initial, isRecord, mayBecome, type Schema, withValueAt } from "../widgets/schema";
import { Sums } from "../widgets/sums";
import { unusedOptionsIn } from "../widgets/unchosen";
import { useDraftCheck } from "./trial";

/** True if the decision has no input to choose. */
function hasNoInput({ input }: Decision): boolean {
  return (
    Object.keys((input as Schema | null)?.properties ?? {}).length === 0 &&
    (input as Schema | null)?.anyOf === undefined
  );
}

/** Returns the decision to open by default: the only mandatory one, or else the only one that does not end a phase. */
function defaultDecision(openDecisions: readonly Decision[]): string | undefined {
  const mandatory = openDecisions.filter(({ kind }) => kind === "MUST");
  const continuing = openDecisions.filter(({ kind }) => kind !== "END");
  return (mandatory.length === 1 ? mandatory[0] : continuing.length === 1 ? continuing[0] : undefined)?.operation;
}

/** Returns the side at this screen that must decide now; undefined if it is the current viewer. */
function otherSide(): string | undefined {
  const decider = step.value && deciderOf(step.value.answer, game.value?.seats ?? []);
  return decider === viewer.value ? undefined : decider;
}

/** Key of a form's drafts: the game, the step and the viewer. */
function placeKey(): string {
  return `${game.value?.id}/${step.value?.n}/${viewer.value ?? ""}`;
}

/** Maximum automatic repeats per click. */
const MAX_REPEATS = 50;

/** True if this operation without input is the only open decision, apart from standing permissions. */
function isOnlyChoice(operation: string): boolean {
  const open = (visibleState.value?.decisions ?? []).filter(({ legal, kind }) => legal && kind !== "STANDING");
  return open.length === 1 && open[0]!.operation === operation && hasNoInput(open[0]!);
}

/** Repeats a move without input until another decision opens or the move fails. */
async function repeatPlay(operation: string): Promise<void> {
  for (let count = 0; count < MAX_REPEATS && isOnlyChoice(operation); count += 1) {
    if (!(await play(operation, {}))) return;
  }
}

/** The open decisions with their forms; standing permissions and closed decisions are collapsed. */
export function Decide({ isOngoing }: { readonly isOngoing: boolean }) {
  const all = visibleState.value?.decisions ?? [];
  const open = all.filter(({ legal, kind }) => legal && kind !== "STANDING");
  const standing = all.filter(({ legal, kind }) => legal && kind === "STANDING");
  const closed = all.filter(({ legal }) => !legal);
  const nextSide = otherSide();
  const battle = battleIn(visibleState.value?.position ?? {});
  const at = placeKey();
  const [chosen, setChosen] = useState<{ readonly at: string; readonly operation: string | undefined }>();
  const before = rejectedMove.value?.operation ?? openOperation(at);
  const previous = open.find(({ operation }) => operation === before)?.operation;
  const expanded = chosen?.at === at ? chosen.operation : (previous ?? defaultDecision(open));
  const toggle = (operation: string) => setChosen({ at, operation: operation === expanded ? undefined : operation });
  const card = (decision: Decision) => (
    <Card
      key={`${at}/${decision.operation}`}
      decision={decision}
      isOpen={decision.operation === expanded}
      toggle={toggle}
    />
  );
  return (
    <section class="decide" aria-labelledby="decide">
      <h2 id="decide" tabIndex={-1}>
        {open.length > 0
          ? t("decide.title")
          : nextSide === undefined
            ? t(isOngoing ? "decide.waiting" : "decide.over")
            : t("decide.other", { side: wordOf(nextSide) })}
      </h2>
      {open.length === 0 && nextSide !== undefined && (
        <p>
          <button type="button" class="primary" onClick={() => (viewer.value = undefined)}>
            {t("handOver.title", { side: wordOf(nextSide) })}
          </button>
        </p>
      )}
      {battle !== undefined && !open.some(({ operation }) => isManoeuvre(operation)) && (
        <Display battle={battle} word={wordOf} />
      )}
      {open.map(card)}
      {standing.length > 0 && (
        <details>
          <summary>{t("decide.standing", { count: standing.length })}</summary>
          {standing.map(card)}
        </details>
      )}
      {closed.length > 0 && (
        <details class="closed">
          <summary>{t("decide.closed", { count: closed.length })}</summary>
          <ul>
            {closed.map(({ operation, title, refusal }) => (
              <li key={operation}>
                <strong>{title ?? operation}</strong>
                <br />
                {refusal?.message} <span class="section">{refusal?.citation.section}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

interface DecisionCardProps {
  readonly decision: Decision;
  readonly isOpen: boolean;
  readonly toggle: (operation: string) => void;
}

function Card({ decision, isOpen, toggle }: DecisionCardProps) {
  const { operation, title, description, kind } = decision;
  if (hasNoInput(decision)) {
    return (
      <div class={`decision ${kind}`} data-operation={operation}>
        <button
          type="button"
          class={kind === "MUST" ? "primary wide" : "wide"}
          disabled={busy.value}
          onClick={() => play(operation, {})}
          aria-describedby={`about-${operation}`}
        >
          {title ?? operation}
        </button>
        {step.value?.answer.operation === operation && isOnlyChoice(operation) && (
          <button type="button" class="wide" disabled={busy.value} onClick={() => repeatPlay(operation)}>
            {t("decide.playOn")}
          </button>
        )}
        <p class="about" id={`about-${operation}`}>
          {description}
        </p>
        <OddsToggle operation={operation} input={{}} />
      </div>
    );
  }
  const press = (head: HTMLElement) => {
    toggle(operation);
    // The form opens below the head, often outside the viewport.
    if (!isOpen) requestAnimationFrame(() => head.scrollIntoView({ block: "start" }));
  };
  return (
    <div class={`decision ${kind}${isOpen ? " open" : ""}`} data-operation={operation}>
      <button type="button" class="head" aria-expanded={isOpen} onClick={({ currentTarget }) => press(currentTarget)}>
        {title ?? operation} <Icon name="ahead" />
      </button>
      {isOpen && <ActionForm decision={decision} />}
    </div>
  );
}

/** Returns the number and title of a battle counter. */
function counterTitle({ counters }: Battle, no: number): string | undefined {
  const counter = counters.find((each) => each.no === no);
  return counter === undefined ? undefined : `${no} ${titleOf(counter, wordOf)}`;
}

/** Returns the initial draft of a form: the previous one if it still fits, or else the forced values. */
function draftFor(operation: string, schema: Schema): unknown {
  const rejected = rejectedMove.value;
  if (rejected?.operation === operation && fits(schema, rejected.input)) return rejected.input;
  const saved = draftOf(placeKey(), operation);
  return saved !== undefined && mayBecome(schema, saved) ? saved : initial(schema);
}

/** The form of a decision. Nothing is sent before its submit button is pressed. */
function ActionForm({ decision }: { readonly decision: Decision }) {
  const { operation, title = operation, description, limits, closed } = decision;
  const battle = battleIn(visibleState.value?.position ?? {});
  const schema = useMemo(() => {
    const whole = inlined((decision.input ?? {}) as Schema);
    return battle === undefined ? whole : withNames(whole, (no) => counterTitle(battle, no));
  }, [decision, wordOf("cs")]);
  const [at] = useState(placeKey);
  const [draft, setDraft] = useState<unknown>(() => draftFor(operation, schema));
  useLayoutEffect(() => {
    keepDraft(at, { operation, input: draft });
    return () => closeDraft(at);
  }, [draft]);
  const [asJson, setAsJson] = useState(false);
  const form: InputForm = {
    schema,
    limits,
    closed,
    draft,
    board: boardIds.value,
    change: (pointer, value) => {
      message.value = undefined;
      setDraft((now: unknown) => withoutConflicts(schema, limits, withValueAt(now, pointer, value), pointer));
    },
    field: (part, pointer) => <Field key={pointer} schema={part} pointer={pointer} form={form} />,
  };
  const isComplete = fits(schema, draft);
  const broken = isComplete ? brokenLimits(limits, draft) : [];
  const missing = isComplete ? [] : missingTitles(schema, draft);
  const counted = isComplete ? [] : memberCountFaults(schema, draft);
  const isValid = isComplete && broken.length === 0;
  const { isAsking, refusal } = useDraftCheck(decision, isValid && !asJson ? (draft as JsonFields) : undefined);
  // The primary button never submits a draft that skips every option; a separate button does, and lists them.
  const unchosen = isValid && !asJson ? unusedOptionsIn(schema, draft) : undefined;
  const skipsAll = unchosen?.isAll === true;
  // JSON is sent even if it does not fit the schema; the service then names the rule it breaks.
  const isReady = asJson ? isRecord(draft) : isValid && !isAsking && refusal === undefined;
  const reasons = [...broken, ...(refusal === undefined ? [] : [{ ...refusal, section: refusal.citation.section }])];
  const texts = [...new Map(reasons.map(({ message, section }) => [message, section]))];
  const send = async () => {
    if (isReady && (await play(operation, draft as JsonFields))) forgetDrafts(at);
  };
  const list = new Intl.ListFormat(pageLanguage.value);
  return (
    <form
      aria-busy={isAsking}
      onSubmit={(event) => {
        event.preventDefault();
        if (!skipsAll) void send();
      }}
    >
      <p class="about">{description}</p>
      {asJson ? (
        <JsonField schema={schema} pointer="" form={form} />
      ) : battle !== undefined && isManoeuvre(operation) ? (
        <Manoeuvre form={form} battle={battle} word={wordOf} />
      ) : (
        form.field(schema, "")
      )}
      {!asJson && <Sums form={form} />}
      {texts.map(([text, section]) => (
        <p class="why" key={text}>
          {text} <span class="section">{section}</span>
        </p>
      ))}
      {missing.length > 0 && <p class="why missing">{t("decide.missing", { what: list.format(missing) })}</p>}
      {counted.map(({ least, most, of }) => (
        <p class="why missing" key={of}>
          {least === most ? t("decide.exactly", { count: most, of }) : t("decide.between", { least, most, of })}
        </p>
      ))}
      <div class="send">
        <button type="submit" class="primary" disabled={!isReady || skipsAll || busy.value}>
          {title}
        </button>
        <button type="button" class="quiet" aria-pressed={asJson} onClick={() => setAsJson(!asJson)}>
          {t("decide.asJson")}
        </button>
        {skipsAll && (
          <button type="button" class="nothing" disabled={!isReady || busy.value} onClick={() => void send()}>
            {t("decide.nothing", { what: list.format(unchosen.titles) })}
          </button>
        )}
      </div>
      <OddsToggle operation={operation} input={isValid ? (draft as JsonFields) : undefined} />
    </form>
  );
}
