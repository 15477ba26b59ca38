import { requestOf, vectorFiles } from "../../conformance/vectors";

/** Returns the initial snapshot of a vector. */
export function positionOf(game: string, id: string): unknown {
  const vectors = vectorFiles(game).flatMap(({ content }) => content.vectors);
  return requestOf(game, vectors.find((each) => each.id === id)!).snapshot;
}
