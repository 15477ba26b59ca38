import { t } from "../shell/settings";
import type { TryFault, TryOutcome } from "./try-call";

/** The outcome of a try: the sentences of its audit trail, or its faults. */
export function TryResult({ outcome }: { readonly outcome: TryOutcome }) {
  if (outcome.kind === "FAULTS") {
    return (
      <div class="refused" role="alert">
        {outcome.faults.map((fault, index) => (
          <FaultLines key={index} fault={fault} />
        ))}
      </div>
    );
  }
  if (outcome.kind === "NEEDS") return <p role="status">{outcome.text}</p>;
  if (outcome.kind === "VERIFIED") return <Verified outcome={outcome} />;
  return (
    <div role="status">
      <ul class="tried">
        {outcome.sentences.map((sentence, index) => (
          <li key={index}>{sentence}</li>
        ))}
      </ul>
      <p>
        <code>{outcome.digest}</code>
      </p>
    </div>
  );
}

function FaultLines({ fault: { code, pointer, message, section } }: { readonly fault: TryFault }) {
  return (
    <>
      <p>{message}</p>
      <p class="section">
        {section !== undefined && `${t("why.rule", { section })} · `}
        <code>{code}</code> <code>{pointer}</code>
      </p>
    </>
  );
}

function Verified({
  outcome: { right, difference },
}: {
  readonly outcome: Extract<TryOutcome, { readonly kind: "VERIFIED" }>;
}) {
  const manner = right === true ? "proven" : right === false ? "forged" : "";
  return (
    <div class={`verdict ${manner}`} role="status">
      <p>
        <strong>{t(right === true ? "referee.right" : right === false ? "referee.wrong" : "verify.rules")}</strong>
      </p>
      {difference !== null && (
        <p>
          <code>{String(difference.code)}</code> <code>{String(difference.pointer ?? "")}</code>
          <br />
          {t("verify.expected")} <code>{JSON.stringify(difference.expected)}</code>
          <br />
          {t("verify.found")} <code>{JSON.stringify(difference.found)}</code>
        </p>
      )}
    </div>
  );
}
