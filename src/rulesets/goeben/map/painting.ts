import type { WordFormatter } from "../../../core/text/sayer";
import type { Charts } from "../charts/schema";
import type { Names } from "./names";

/** What everything is drawn with: the charts, the words of a language, and its names of places. */
export interface Painting {
  readonly charts: Charts;
  readonly say: WordFormatter;
  readonly names: Names;
}
