import type { OpenSigner } from "../../careers/signing/environment";
import { logSigningKeysMissing } from "../edge/log";

/** Milliseconds between two log lines about a missing key. */
const QUIET_MS = 60 * 1000;

/** Returns a signer whose absence is logged, at most once a minute. */
export function warnIfUnsigned(open: OpenSigner): OpenSigner {
  let quietUntil = 0;
  return async () => {
    const signer = await open();
    if (signer === undefined && Date.now() >= quietUntil) {
      quietUntil = Date.now() + QUIET_MS;
      logSigningKeysMissing();
    }
    return signer;
  };
}
