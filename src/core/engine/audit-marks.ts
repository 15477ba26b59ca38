import { memberOf, tokensOf } from "../audit/pointer";
import { onceFor } from "../charts/once";
import type { AuditMarks, Weight } from "../contract/audit";

/** Reads what a game says of the lines of its audit trails. */
export interface AuditReader {
  /** The weight of a roll, a draw or a throw, by its label. */
  ofRoll(label: string): Weight;
  /** The weight of a change, by its code and by the path of where it is. */
  ofEffect(code: string, path: readonly string[]): Weight;
  /** The id by which the game calls what stands at a path of a state; undefined where it has none for it. */
  subjectOf(state: object, path: readonly string[]): string | undefined;
}

/** Of a game that says nothing: rolls are story, changes are detail. */
export const PLAIN: AuditReader = {
  ofRoll: () => "STORY",
  ofEffect: () => "DETAIL",
  subjectOf: () => undefined,
};

/** The reader of the marks that a game declares, or of none. */
export function readerOf(marks: AuditMarks | undefined): AuditReader {
  return marks === undefined ? PLAIN : declaredReader(marks);
}

const declaredReader = onceFor((marks: AuditMarks): AuditReader => {
  const detail = new Set(marks.detail);
  const story = new Set(marks.story);
  const subjects = Object.entries(marks.subjects).map(([pattern, id]) => ({ pattern: tokensOf(pattern), id }));
  return {
    ofRoll: (label) => (detail.has(label) ? "DETAIL" : "STORY"),
    ofEffect(code, path) {
      const tells = story.has(code) || path.some((member) => story.has(`${code}/${member}`));
      return tells ? "STORY" : "DETAIL";
    },
    subjectOf(state, path) {
      const found = subjects.find(({ pattern }) => isBelow(path, pattern));
      if (found === undefined) return undefined;
      const way = path.slice(0, found.pattern.length);
      const record = way.reduce<unknown>(memberOf, state);
      const star = way.findLast((_, at) => found.pattern[at] === "*") ?? "";
      return found.id.replace(/\*|\{(\w+)\}/g, (_, name?: string) => {
        return name === undefined ? star : String(memberOf(record, name));
      });
    },
  };
});

/** True when a path leads to a place of a pattern, in which `*` stands for any token, or to what stands in it. */
function isBelow(path: readonly string[], pattern: readonly string[]): boolean {
  return pattern.length <= path.length && pattern.every((each, at) => each === "*" || each === path[at]);
}
