import type { CareerFile } from "../../client/index";
import { careersClient, UmpireError } from "../service/service";
import { show } from "../shell/routes";
import { message } from "../tree/table";
import { pagesToProve } from "../verify/handed";
import { tokenOf } from "./current-career";

/** Exports a whole stored game, in as many files as the service needs. Shows the player an error. */
export async function exportPages(id: string): Promise<readonly CareerFile[]> {
  const pages: CareerFile[] = [];
  let after: string | null | undefined;
  try {
    while (after !== null) {
      const more = after === undefined ? {} : { after };
      const page: CareerFile = await careersClient.exportCareer({ career: id, ...more }, { token: tokenOf(id) });
      pages.push(page);
      after = page.next ?? null;
    }
    return pages;
  } catch (error) {
    if (!(error instanceof UmpireError)) throw error;
    message.value = { text: error.message };
    return [];
  }
}

/** Exports a stored game and proves it on the page for proofs. */
export async function proveHere(id: string): Promise<void> {
  const pages = await exportPages(id);
  if (pages.length === 0) return;
  pagesToProve.value = pages;
  show("/app/verify");
}
