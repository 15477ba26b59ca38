/** Something that runs beside the server for as long as it does, such as an embedded database. */
export interface Service {
  /** Stops it; called once, after the last request is answered. */
  stop(): Promise<void>;
}

/**
 * Starts what the functions need besides themselves; the stateless ones need nothing. A stored game's database is to
 * start here, with its data below `folder`, and to set the environment its store reads before a function runs.
 */
export async function startServices(_folder: string): Promise<readonly Service[]> {
  return [];
}
