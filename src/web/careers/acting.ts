import { UmpireError } from "../service/service";
import { busy, message, pageMessage } from "../tree/table";
import { readNow } from "./watch";

/** Sends a request about the stored game on the table, and reads the game again. Shows the player an error. */
export async function act(request: () => Promise<unknown>): Promise<void> {
  if (busy.value) return;
  busy.value = true;
  message.value = undefined;
  try {
    await request();
  } catch (error) {
    if (!(error instanceof UmpireError)) throw error;
    message.value = error.status === 0 || error.status === 503 ? pageMessage("message.away") : { text: error.message };
  } finally {
    busy.value = false;
  }
  await readNow();
}
