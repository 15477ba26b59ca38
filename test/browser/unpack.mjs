// Unpacks the Chromium of the packages into TMPDIR. A process of its own: the package changes the environment it runs in.
import { env } from "node:process";

// Only this makes it unpack the libraries that a bare machine lacks; it is read on import.
env.AWS_LAMBDA_JS_RUNTIME = "nodejs20.x";
const { default: chromium } = await import("@sparticuz/chromium");
await chromium.executablePath();
