import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { brokenLimits, inlined } from "../../client/decisions";
import { boardIds } from "../board/picking";
import { Odds } from "../odds/odds";
import type { Decision, Fields } from "../service/service";
import { Icon } from "../shell/icon";
import { language, t } from "../shell/settings";
import { closeDraft, draftOf, forgetDrafts, keepDraft, openOperation } from "../tree/draft";
import { deciderOf, viewer } from "../tree/seats";
import { seen } from "../tree/seen";
import { beaten, busy, game, message, play, step } from "../tree/table";
import { wordOf } from "../tree/words";
import { settled } from "../widgets/drafts";
import { AsJson, Field } from "../widgets/field";
import { countedIn, type Form, missingIn } from "../widgets/form";
import { type Battle, battleIn, isManoeuvre, withNames } from "../widgets/manoeuvre/battle";
import { Display, titleOf } from "../widgets/manoeuvre/display";
import { Manoeuvre } from "../widgets/manoeuvre/manoeuvre";
import { fits, initial, isRecord, mayBecome, put, type Schema } from "../widgets/schema";
import { Sums } from "../widgets/sums";
import { unchosenIn } from "../widgets/unchosen";
import { useTrial } from "./trial";

/** True for a decision that leaves nothing to choose. */
function isBare({ input }: Decision): boolean {
  return (
    Object.keys((input as Schema | null)?.properties ?? {}).length === 0 &&
    (input as Schema | null)?.anyOf === undefined
  );
}

/** The decision that is opened without being asked for: the only one that play waits for, or the only one that ends nothing. */
function plain(open: readonly Decision[]): string | undefined {
  const musts = open.filter(({ kind }) => kind === "MUST");
  const going = open.filter(({ kind }) => kind !== "END");
  return (musts.length === 1 ? musts[0] : going.length === 1 ? going[0] : undefined)?.operation;
}

/** The side at this screen that is to decide at the step shown, where it is not the one that looks on. */
function otherSide(): string | undefined {
  const decider = step.value && deciderOf(step.value.answer, game.value?.seats ?? []);
  return decider === viewer.value ? undefined : decider;
}

/** The place of a game that a form is filled at, and who fills it. */
function place(): string {
  return `${game.value?.id}/${step.value?.n}/${viewer.value ?? ""}`;
}

/** As often a move is made again by one click at most. */
const REPEATS = 50;

/** True where nothing else is open than an operation that leaves nothing to choose, permissions apart. */
function isAllThereIs(operation: string): boolean {
  const open = (seen.value?.decisions ?? []).filter(({ legal, kind }) => legal && kind !== "STANDING");
  return open.length === 1 && open[0]!.operation === operation && isBare(open[0]!);
}

/** Makes a move that leaves nothing to choose again and again, until something else is open or it does not come about. */
async function playOn(operation: string): Promise<void> {
  for (let count = 0; count < REPEATS && isAllThereIs(operation); count += 1) {
    if (!(await play(operation, {}))) return;
  }
}

/** What is open now, each with its form; standing permissions and what is closed stand in drawers. */
export function Decide({ isGoing }: { readonly isGoing: boolean }) {
  const all = seen.value?.decisions ?? [];
  const open = all.filter(({ legal, kind }) => legal && kind !== "STANDING");
  const standing = all.filter(({ legal, kind }) => legal && kind === "STANDING");
  const closed = all.filter(({ legal }) => !legal);
  const others = otherSide();
  const battle = battleIn(seen.value?.position ?? {});
  const at = place();
  const [chosen, setChosen] = useState<{ readonly at: string; readonly operation: string | undefined }>();
  const before = beaten.value?.operation ?? openOperation(at);
  const kept = open.find(({ operation }) => operation === before)?.operation;
  const opened = chosen?.at === at ? chosen.operation : (kept ?? plain(open));
  const toggle = (operation: string) => setChosen({ at, operation: operation === opened ? undefined : operation });
  const card = (decision: Decision) => (
    <Card
      key={`${at}/${decision.operation}`}
      decision={decision}
      isOpen={decision.operation === opened}
      toggle={toggle}
    />
  );
  return (
    <section class="decide" aria-labelledby="decide">
      <h2 id="decide" tabIndex={-1}>
        {open.length > 0
          ? t("decide.title")
          : others === undefined
            ? t(isGoing ? "decide.waiting" : "decide.over")
            : t("decide.other", { side: wordOf(others) })}
      </h2>
      {open.length === 0 && others !== undefined && (
        <p>
          <button type="button" class="primary" onClick={() => (viewer.value = undefined)}>
            {t("handOver.title", { side: wordOf(others) })}
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

interface CardProps {
  readonly decision: Decision;
  readonly isOpen: boolean;
  readonly toggle: (operation: string) => void;
}

function Card({ decision, isOpen, toggle }: CardProps) {
  const { operation, title, description, kind } = decision;
  if (isBare(decision)) {
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
        {step.value?.answer.operation === operation && isAllThereIs(operation) && (
          <button type="button" class="wide" disabled={busy.value} onClick={() => playOn(operation)}>
            {t("decide.playOn")}
          </button>
        )}
        <p class="about" id={`about-${operation}`}>
          {description}
        </p>
        <Odds operation={operation} input={{}} />
      </div>
    );
  }
  const press = (head: HTMLElement) => {
    toggle(operation);
    // The form opens below the head, often out of sight.
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

/** What a counter in a battle is called, behind its number. */
function counterTitle({ counters }: Battle, no: number): string | undefined {
  const counter = counters.find((each) => each.no === no);
  return counter === undefined ? undefined : `${no} ${titleOf(counter, wordOf)}`;
}

/** What a form begins with: what was chosen in it before, where that still fits. */
function draftFor(operation: string, schema: Schema): unknown {
  const kept = beaten.value;
  if (kept?.operation === operation && fits(schema, kept.input)) return kept.input;
  const left = draftOf(place(), operation);
  return left !== undefined && mayBecome(schema, left) ? left : initial(schema);
}

/** The form of a decision: nothing in it is sent before its last button is pressed. */
function ActionForm({ decision }: { readonly decision: Decision }) {
  const { operation, title = operation, description, limits, closed } = decision;
  const battle = battleIn(seen.value?.position ?? {});
  const schema = useMemo(() => {
    const whole = inlined((decision.input ?? {}) as Schema);
    return battle === undefined ? whole : withNames(whole, (no) => counterTitle(battle, no));
  }, [decision, wordOf("cs")]);
  const [at] = useState(place);
  const [draft, setDraft] = useState<unknown>(() => draftFor(operation, schema));
  useLayoutEffect(() => {
    keepDraft(at, { operation, input: draft });
    return () => closeDraft(at);
  }, [draft]);
  const [asJson, setAsJson] = useState(false);
  const form: Form = {
    schema,
    limits,
    closed,
    draft,
    board: boardIds.value,
    change: (pointer, value) => {
      message.value = undefined;
      setDraft((now: unknown) => settled(schema, limits, put(now, pointer, value), pointer));
    },
    field: (part, pointer) => <Field key={pointer} schema={part} pointer={pointer} form={form} />,
  };
  const isWhole = fits(schema, draft);
  const broken = isWhole ? brokenLimits(limits, draft) : [];
  const missing = isWhole ? [] : missingIn(schema, draft);
  const counted = isWhole ? [] : countedIn(schema, draft);
  const isKept = isWhole && broken.length === 0;
  const { isAsking, refusal } = useTrial(decision, isKept && !asJson ? (draft as Fields) : undefined);
  // The first button never discards all that could be chosen: another one does, and says what.
  const unchosen = isKept && !asJson ? unchosenIn(schema, draft) : undefined;
  const isNothing = unchosen?.isAll === true;
  // What is typed as JSON may be sent whatever it is: the umpire then says which rule is against it.
  const isReady = asJson ? isRecord(draft) : isKept && !isAsking && refusal === undefined;
  const whys = [...broken, ...(refusal === undefined ? [] : [{ ...refusal, section: refusal.citation.section }])];
  const texts = [...new Map(whys.map(({ message, section }) => [message, section]))];
  const send = async () => {
    if (isReady && (await play(operation, draft as Fields))) forgetDrafts(at);
  };
  const list = new Intl.ListFormat(language.value);
  return (
    <form
      aria-busy={isAsking}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isNothing) void send();
      }}
    >
      <p class="about">{description}</p>
      {asJson ? (
        <AsJson schema={schema} pointer="" form={form} />
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
        <button type="submit" class="primary" disabled={!isReady || isNothing || busy.value}>
          {title}
        </button>
        <button type="button" class="quiet" aria-pressed={asJson} onClick={() => setAsJson(!asJson)}>
          {t("decide.asJson")}
        </button>
        {isNothing && (
          <button type="button" class="nothing" disabled={!isReady || busy.value} onClick={() => void send()}>
            {t("decide.nothing", { what: list.format(unchosen.titles) })}
          </button>
        )}
      </div>
      <Odds operation={operation} input={isKept ? (draft as Fields) : undefined} />
    </form>
  );
}
