// Creates a ring of signing keys, or adds a new key to the ring in a file: `npm run keys keys.json`. The older keys no
// longer sign. The file is a secret. docs/proof.md explains where it goes.
import { argv } from "node:process";
import { keyRingSchema, rotated } from "../src/careers/signing/signer";
import { rotateRingFile } from "../src/local/ring-file";

const [file = "signing-keys.json"] = argv.slice(2);

try {
  const ring = await rotateRingFile(file, keyRingSchema, rotated);
  console.log(`${file}: steps are signed with the key ${ring.keys.at(-1)!.id} from now on.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
