// Makes the present contract the one of the last release (`npm run contract:release`), and accepts no changes any more.

import { writeFile } from "node:fs/promises";
import { presentContract, writeRelease } from "./contract";
import "../../scripts/unread-output.mjs";

await writeRelease(await presentContract());
await writeFile(new URL("accepted.json", import.meta.url), "[]\n");
console.log("schema/baseline/ contains the present contract.");
