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
  const named = process.env.BROWSER ? { executablePath: process.env.BROWSER } : await bundledChromium();
  // Not those that the package recommends, which switch off web security and run everything in one process.
  return chromium.launchServer({ ...named, args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"] });
}

/** The Chromium of the packages, unpacked once for each version, with the libraries and fonts that came along. */
async function bundledChromium() {
  const { platform, arch, env } = process;
  if (platform !== "linux" || arch !== "x64") {
    throw new Error(`The browser that comes with the packages is for Linux on x64; name another one in BROWSER.`);
  }
  const { version } = JSON.parse(await readFile(join(packages, "@sparticuz/chromium/package.json"), "utf8"));
  const folder = join(packages, ".cache", `chromium-${version}`);
  if (!existsSync(folder)) await unpackInto(folder);
  const own = {
    LD_LIBRARY_PATH: join(folder, "al2023/lib"),
    FONTCONFIG_PATH: join(folder, "fonts"),
    XDG_CACHE_HOME: join(folder, "cache"),
  };
  return { executablePath: join(folder, "chromium"), env: { ...env, ...own } };
}

/** The fonts that came along and no others, so that text looks alike on every machine. */
const FONTS = `<?xml version="1.0"?>
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fonts</cachedir></fontconfig>
`;

/** Unpacks under another name first, so that no other run finds half of it. */
async function unpackInto(folder: string): Promise<void> {
  await mkdir(join(packages, ".cache"), { recursive: true });
  const whole = await mkdtemp(`${folder}-`);
  try {
    await promisify(execFile)(process.execPath, [unpacker], { env: { ...process.env, TMPDIR: whole } });
    // The package's own names folders of the machine it is meant for.
    await writeFile(join(whole, "fonts/fonts.conf"), FONTS);
    await rename(whole, folder);
  } catch (error) {
    await rm(whole, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
