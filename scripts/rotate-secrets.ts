// Creates a ring of server secrets, or adds a new secret to the ring in a file: `npm run secrets secrets.json`. The
// service derives everything new from the newest secret. The file is a secret. docs/deploy.md explains where it goes.
import { argv } from "node:process";
import { secretRingSchema, withNewSecret } from "../src/careers/secrets/secrets";
import { rotateRingFile } from "../src/local/ring-file";

const [file = "server-secrets.json"] = argv.slice(2);

try {
  const ring = await rotateRingFile(file, secretRingSchema, withNewSecret);
  console.log(`${file}: the service derives everything new from the secret ${ring.secrets.at(-1)!.id} from now on.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
