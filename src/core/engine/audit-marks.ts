import { memoize } from "../charts/memoize";
import type { AuditMarks, Weight } from "../contract/audit";
import { memberOf, tokensOf } from "../json/pointer";

/** The declared audit marks of a game, compiled for lookup. */
export interface AuditReader {
  /** Returns the weight of a roll, a draw or a throw, by label. */
  ofRoll(label: string): Weight;
  /** Returns the weight of a change, by code and path. */
  ofEffect(code: string, path: readonly string[]): Weight;
  /** Returns the game's id for the object at a path of a state; undefined if it has none. */
  subjectOf(state: object, path: readonly string[]): string | undefined;
}

/** For a game without marks: rolls are story, changes are detail. */
export const PLAIN: AuditReader = {
  ofRoll: () => "STORY",
  ofEffect: () => "DETAIL",
  subjectOf: () => undefined,
};

/** Returns the reader for a game's marks, or the default one. */
export function readerOf(marks: AuditMarks | undefined): AuditReader {
  return marks === undefined ? PLAIN : declaredReader(marks);
}

const declaredReader = memoize((marks: AuditMarks): AuditReader => {
  const detail = new Set(marks.detail);
  const story = new Set(marks.story);
  const subjects = Object.entries(marks.subjects).map(([pattern, id]) => ({ pattern: tokensOf(pattern), id }));
  return {
    ofRoll: (label) => (detail.has(label) ? "DETAIL" : "STORY"),
    ofEffect(code, path) {
      const isStory = story.has(code) || path.some((member) => story.has(`${code}/${member}`));
      return isStory ? "STORY" : "DETAIL";
    },
    subjectOf(state, path) {
      const subject = subjects.find(({ pattern }) => isBelow(path, pattern));
      if (subject === undefined) return undefined;
      const subjectPath = path.slice(0, subject.pattern.length);
      const record = subjectPath.reduce<unknown>(memberOf, state);
      const star = subjectPath.findLast((_, at) => subject.pattern[at] === "*") ?? "";
      return subject.id.replace(/\*|\{(\w+)\}/g, (_, name?: string) => {
        return name === undefined ? star : String(memberOf(record, name));
      });
    },
  };
});

/** True if a path matches a pattern, or leads below a match. In a pattern `*` matches any token. */
function isBelow(path: readonly string[], pattern: readonly string[]): boolean {
  return pattern.length <= path.length && pattern.every((each, at) => each === "*" || each === path[at]);
}
