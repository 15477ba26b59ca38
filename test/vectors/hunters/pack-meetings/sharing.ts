import { merged, type Vector } from "../kit/combat";
import { battle, draw, plays, refuses } from "../kit/pack";

/** 13.5.3, E-89 One convoy for all. */
export function sharing(): Vector[] {
  const plan = { citation: "13.5.3", operation: "takeOverTargets", base: "attack" };
  const shared = { rulings: { wolfpackSharedTargets: true } };
  const ship = (slot: number, type: string, name: string, tons: number, damage: number) => ({
    slot,
    type,
    name,
    tons,
    damage,
  });
  const theirs = [
    ship(1, "small_freighter", "Royal Sceptre", 4800, 2),
    ship(2, "large_freighter", "Sultan Star", 12300, 1),
    ship(3, "tanker", "British Influence", 8500, 0),
  ];
  const points = [2, 4, 3];
  const asTargets = theirs.map((each, index) => ({ ...each, points: points[index] }));
  const others = [
    { slot: 1, damage: 2 },
    { slot: 2, damage: 1 },
  ];
  return [
    plays({
      ...plan,
      id: "pack-share",
      title: "13.5.3 With shared ships a boat takes over what the boat before has left",
      patch: shared,
      input: { targets: theirs },
      rolls: [],
      outcome: { afloat: 2, phase: "attack" },
      snapshot: { engagement: { targets: asTargets, pack: { others } }, log: [{ ships: [] }] },
      rulings: ["E-89"],
    }),
    plays({
      ...plan,
      id: "pack-share-in-contact",
      title: "13.5.3 So it does before it goes in",
      patch: merged(shared, { phase: "contact" }),
      input: { targets: theirs },
      rolls: [],
      outcome: { afloat: 2, phase: "contact" },
    }),
    plays({
      ...plan,
      id: "pack-share-log",
      title: "9.2.6 Ships that only others have damaged are not on this boat's log",
      citation: "9.2.6",
      operation: "breakOff",
      patch: merged(shared, { engagement: { targets: asTargets } }, battle(1, draw(2, 2, 1), others)),
      input: {},
      rolls: [],
      outcome: { ended: "declined" },
      snapshot: { log: [{ ships: [] }] },
    }),
    refuses({
      ...plan,
      id: "pack-share-off",
      title: "13.5.3 Every boat has its own ships unless the ruling is on",
      input: { targets: theirs },
      code: "OWN_TARGETS",
      section: "13.5.3",
    }),
    refuses({
      ...plan,
      id: "pack-share-unknown",
      title: "13.5.3 A ship that no roster holds",
      patch: shared,
      input: { targets: [ship(1, "tanker", "Royal Sceptre", 4800, 0)] },
      code: "SHIPS_NOT_SHARED",
      section: "13.5.3",
      pointer: "/input/targets",
    }),
    refuses({
      ...plan,
      id: "pack-share-all-sunk",
      title: "13.5.3 A convoy of which nothing is left afloat",
      patch: shared,
      input: { targets: [ship(1, "small_freighter", "Royal Sceptre", 4800, 2)] },
      code: "SHIPS_NOT_SHARED",
      section: "13.5.3",
      pointer: "/input/targets",
    }),
    refuses({
      ...plan,
      id: "pack-share-following",
      title: "13.5.3 Damaged ships followed are the boat's own",
      patch: merged(shared, battle(2, null), { engagement: { following: "damaged" } }),
      input: { targets: theirs },
      code: "NO_SHARED_SHIPS",
      section: "13.5.3",
    }),
    refuses({
      ...plan,
      id: "pack-share-alone",
      title: "13.5.3 Nor has a boat that fights alone anything to share",
      base: "viib-attack",
      patch: shared,
      input: { targets: theirs },
      code: "NO_PACK_BATTLE",
      section: "13.5.3",
    }),
  ];
}
