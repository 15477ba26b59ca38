// Freezes the expectations of every game's vectors under the current revision of its rules, and stores published
// snapshots: `npm run revisions`. Frozen expectations are never rewritten: a fixed rule is a new revision.

import type { SnapshotBase } from "../../src/core/contract/snapshot";
import { revisionOf } from "../../src/core/request/revision";
import { rulesets } from "../../src/rulesets/index";
import { playGoeben } from "../properties/goeben-play";
import { career } from "../properties/hunters-play";
import { playAtRandom } from "../properties/play";
import { playPq17 } from "../properties/pq17-play";
import { digestsOf, freeze, frozenOf, keepSnapshots, publishedSnapshots, writeFrozen } from "./frozen";

type Look = NonNullable<Parameters<typeof playAtRandom>[3]>;

const GAMES = 4;

const MOVES = 150;

/** Number of moves between stored snapshots. */
const EVERY = 40;

const players: Readonly<Record<string, (index: number, look: Look) => unknown>> = {
  hunters: (index, look) => {
    const { input, seed } = career(index);
    return playAtRandom(rulesets[0]!, input, seed, look, MOVES);
  },
  goeben: (index, look) => playGoeben(index, index % 2 === 1, look),
  pq17: (index, look) => playPq17(index, look, MOVES),
};

for (const ruleset of rulesets) {
  const { id } = ruleset;
  const revision = revisionOf(ruleset);
  writeFrozen(id, freeze(frozenOf(id), digestsOf(id), revision));
  if (publishedSnapshots(id, revision).length === 0) keepSnapshots(id, revision, snapshotsOf(id));
}

function snapshotsOf(game: string): SnapshotBase[] {
  const snapshots: SnapshotBase[] = [];
  for (let index = 0; index < GAMES; index += 1) {
    let moves = 0;
    players[game]!(index, (state) => {
      moves += 1;
      if (moves <= MOVES && moves % EVERY === 0) snapshots.push(structuredClone(state));
    });
  }
  return snapshots;
}
