import type { WordFormatter } from "../../../core/text/word-formatter";
import type { Charts } from "../charts/schema";
import type { Names } from "./names";

/** Context for drawing: the charts, the messages of a language, and its place names. */
export interface Painting {
  readonly charts: Charts;
  readonly say: WordFormatter;
  readonly names: Names;
}
