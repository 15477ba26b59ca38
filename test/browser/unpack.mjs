// Unpacks the packaged Chromium into TMPDIR. It runs in its own process because the package changes the environment.
import { env } from "node:process";

// Read on import; without it, the package does not unpack the libraries that a minimal machine lacks.
env.AWS_LAMBDA_JS_RUNTIME = "nodejs20.x";
const { default: chromium } = await import("@sparticuz/chromium");
await chromium.executablePath();
