// Makes a ring of server secrets, or adds a new secret to the ring of a file: `npm run secrets secrets.json`. The service derives
// everything new from the newest secret. The file is a secret; docs/deploy.md says where it goes.

import { readFile, writeFile } from "node:fs/promises";
import { argv } from "node:process";
import { secretRingSchema, withNewSecret } from "../src/careers/secrets/secrets";

const [file = "server-secrets.json"] = argv.slice(2);

const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
  if (error.code !== "ENOENT") throw error;
});
const ring = withNewSecret(text === undefined ? undefined : secretRingSchema.parse(JSON.parse(text)));
await writeFile(file, `${JSON.stringify(ring, null, 2)}\n`, { mode: 0o600 });
console.log(`${file}: the service derives everything new from the secret ${ring.secrets.at(-1)!.id} from now on.`);
