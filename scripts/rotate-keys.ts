// Makes a ring of signing keys with a new key, or adds one to the ring of a file, whose other keys sign no more from now on:
// `npm run keys keys.json`. The file is a secret; docs/proof.md says where it goes.

import { readFile, writeFile } from "node:fs/promises";
import { argv } from "node:process";
import { keyRingSchema, rotated } from "../src/careers/signing/signer";

const [file = "signing-keys.json"] = argv.slice(2);

const text = await readFile(file, "utf8").catch(() => undefined);
const ring = rotated(text === undefined ? undefined : keyRingSchema.parse(JSON.parse(text)));
await writeFile(file, `${JSON.stringify(ring, null, 2)}\n`, { mode: 0o600 });
console.log(`${file}: steps are signed with the key ${ring.keys.at(-1)!.id} from now on.`);
