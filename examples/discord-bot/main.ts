import { readFile } from "node:fs/promises";
import { type BotSettings, discordBot } from "./server";

/** The settings file, and the port. A proxy with TLS must forward port 443 to it. */
const [file = "settings.json", port = "8787"] = process.argv.slice(2);

const settings = JSON.parse(await readFile(file, "utf8")) as BotSettings;

discordBot(settings).listen(Number(port), () => console.log(`Listening on port ${port}`));
