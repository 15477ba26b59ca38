import { t } from "../shell/settings";
import type { Fault, Told } from "./tries";

/** What came of a try: what happened, or all that is known of what was against it. */
export function Answered({ told }: { readonly told: Told }) {
  if (told.kind === "FAULTS") {
    return (
      <div class="refused" role="alert">
        {told.faults.map((fault, index) => (
          <FaultLines key={index} fault={fault} />
        ))}
      </div>
    );
  }
  if (told.kind === "NEEDS") return <p role="status">{told.text}</p>;
  if (told.kind === "VERIFIED") return <Verified told={told} />;
  return (
    <div role="status">
      <ul class="tried">
        {told.sentences.map((sentence, index) => (
          <li key={index}>{sentence}</li>
        ))}
      </ul>
      <p>
        <code>{told.digest}</code>
      </p>
    </div>
  );
}

function FaultLines({ fault: { code, pointer, message, section } }: { readonly fault: Fault }) {
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

function Verified({ told: { right, difference } }: { readonly told: Extract<Told, { readonly kind: "VERIFIED" }> }) {
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
