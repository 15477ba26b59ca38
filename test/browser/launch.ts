import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type BrowserServer, chromium } from "playwright-core";

const packages = fileURLToPath(new URL("../../node_modules", import.meta.url));

const unpacker = fileURLToPath(new URL("unpack.mjs", import.meta.url));

/** Launches the browser that `BROWSER` names, or else the Chromium that came with the packages. */
export async function launchBrowser(): Promise<BrowserServer> {
  const options = process.env.BROWSER ? { executablePath: process.env.BROWSER } : await bundledChromium();
  // The package recommends other flags, but they disable web security and run everything in one process.
  return chromium.launchServer({ ...options, args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"] });
}

/** Returns the packaged Chromium with its libraries and fonts, unpacked once per version. */
async function bundledChromium() {
  const { platform, arch, env } = process;
  if (platform !== "linux" || arch !== "x64") {
    throw new Error(`The browser that comes with the packages is for Linux on x64; name another one in BROWSER.`);
  }
  const { version } = JSON.parse(await readFile(join(packages, "@sparticuz/chromium/package.json"), "utf8"));
  const folder = join(packages, ".cache", `chromium-${version}`);
  if (!existsSync(folder)) await unpackInto(folder);
  const environment = {
    LD_LIBRARY_PATH: join(folder, "al2023/lib"),
    FONTCONFIG_PATH: join(folder, "fonts"),
    XDG_CACHE_HOME: join(folder, "cache"),
  };
  return { executablePath: join(folder, "chromium"), env: { ...env, ...environment } };
}

/** Only the packaged fonts, so that text looks the same on every machine. */
const FONTS = `<?xml version="1.0"?>
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fonts</cachedir></fontconfig>
`;

/** Unpacks under a temporary name first, so that parallel runs never see an incomplete folder. */
async function unpackInto(folder: string): Promise<void> {
  await mkdir(join(packages, ".cache"), { recursive: true });
  const whole = await mkdtemp(`${folder}-`);
  try {
    await promisify(execFile)(process.execPath, [unpacker], { env: { ...process.env, TMPDIR: whole } });
    // The packaged file names folders of its target machine.
    await writeFile(join(whole, "fonts/fonts.conf"), FONTS);
    await rename(whole, folder);
  } catch (error) {
    await rm(whole, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
