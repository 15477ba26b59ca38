import { merged, roll, ships, systems, two, type Vector } from "./kit/combat";
import { battle, draw, following, PLAIN, plays, refuses, SMALL_FREIGHTERS, searched, size } from "./kit/pack";

const die = (face: number) => ({
  label: "pack-draw",
  faces: [face],
  chart: null,
  column: null,
  row: null,
  modified: face,
  result: String(face),
  modifiers: {},
});

/** 13.5 Rounds of a joint battle: draws, searches and following. */
export function vectors(): Vector[] {
  return [...draws(), ...searches(), ...follows()];
}

/** 13.5.4 The draw of a round and what it does to the search. */
function draws(): Vector[] {
  const plan = { citation: "13.5.4", operation: "resolvePackDraw", base: "attack" };
  const drawn = (boats: number, own: number, hunted: number) => ({
    snapshot: { engagement: { pack: { round: 1, draw: draw(boats, own, hunted) } } },
    outcome: { hunted, modifier: hunted === own ? 1 : -1, phase: "attack" },
  });
  const resolved = [
    plays({
      ...plan,
      id: "pack-draw-lowest",
      title: "13.5.4 The lowest of three is hunted, the two others are covered",
      input: { boats: 3, own: 1 },
      rolls: [4, 2, 5].map(die),
      ...drawn(3, 1, 2),
    }),
    plays({
      ...plan,
      id: "pack-draw-lowest-own",
      title: "13.5.4 The same dice for the boat that rolled lowest",
      input: { boats: 3, own: 2 },
      rolls: [4, 2, 5].map(die),
      ...drawn(3, 2, 2),
    }),
    plays({
      ...plan,
      id: "pack-draw-tie",
      title: "13.5.4 A tie for the lowest: those two roll again, and again",
      input: { boats: 4, own: 3 },
      rolls: [3, 1, 1, 6, 5, 5, 6, 2].map(die),
      ...drawn(4, 3, 3),
      rulings: ["E-92"],
    }),
    plays({
      ...plan,
      id: "pack-draw-six",
      title: "13.5.4 A whole pack",
      input: { boats: 6, own: 6 },
      rolls: [6, 5, 4, 3, 2, 1].map(die),
      ...drawn(6, 6, 6),
    }),
    plays({
      ...plan,
      id: "pack-draw-alone",
      title: "13.5.4 A boat that attacks alone is the hunted one, without a die",
      input: { boats: 1, own: 1 },
      rolls: [],
      ...drawn(1, 1, 1),
      rulings: ["E-92"],
    }),
    plays({
      ...plan,
      id: "pack-draw-no-radio",
      title: "13.5.4 Without a radio the boat is drawn for, but nothing comes of it",
      patch: systems({ radio: "inoperable" }),
      input: { boats: 2, own: 1 },
      rolls: [1, 6].map(die),
      snapshot: { engagement: { pack: { draw: draw(2, 1, 1) } } },
      outcome: { hunted: 1, modifier: 0 },
    }),
    plays({
      ...plan,
      id: "pack-draw-third-round",
      title: "13.5.4 Every round has its own draw",
      patch: battle(3, null),
      input: { boats: 2, own: 2 },
      rolls: [5, 3].map(die),
      snapshot: { engagement: { pack: { round: 3, draw: draw(2, 2, 2) } } },
      outcome: { hunted: 2, modifier: 1 },
    }),
  ];
  const refusedDraws = [
    refuses({
      ...plan,
      id: "pack-draw-twice",
      title: "13.5.4 A round is drawn for once",
      patch: battle(1, draw(3, 1, 2)),
      input: { boats: 3, own: 1 },
      code: "PACK_DRAWN",
      section: "13.5.4",
    }),
    refuses({
      ...plan,
      id: "pack-draw-outside",
      title: "13.5.4 The fourth of three boats",
      input: { boats: 3, own: 4 },
      code: "NOT_IN_THE_DRAW",
      section: "13.5.4",
      pointer: "/input/own",
    }),
    refuses({
      ...plan,
      id: "pack-draw-seven",
      title: "13.5.1 A pack has six boats",
      citation: "13.5.1",
      input: { boats: 7, own: 1 },
      code: "VALUE_NOT_LISTED",
      section: "13.5.4",
      pointer: "/input/boats",
    }),
    refuses({
      ...plan,
      id: "pack-draw-lone-wolf",
      title: "13.5.4 A boat outside a tournament has nothing to draw",
      base: "viib-attack",
      input: { boats: 1, own: 1 },
      code: "NO_PACK_BATTLE",
      section: "13.5.4",
    }),
    refuses({
      ...plan,
      id: "pack-attack-undrawn",
      title: "13.5.4 No attack before the draw",
      operation: "resolveAttack",
      input: { mode: "submerged", range: "medium", firstEnd: "fwd", tubes: { fwd1: 1 } },
      code: "PACK_NOT_DRAWN",
      section: "13.5.4",
    }),
    refuses({
      ...plan,
      id: "pack-penetration-undrawn",
      title: "13.5.4 Nor an approach into the convoy",
      operation: "resolveCloseApproach",
      patch: { options: { convoyPenetration: true }, engagement: { penetration: "declared", targets: [] } },
      input: { mode: "submerged" },
      code: "PACK_NOT_DRAWN",
      section: "13.5.4",
    }),
  ];
  return [...resolved, ...refusedDraws];
}

/** 13.5.4 The search for a boat of the pack. */
function searches(): Vector[] {
  const plan = { citation: "13.5.4", operation: "resolveDepthCharge", base: "attack" };
  const input = { exceedTestDepth: false };
  const e2 = (total: number, drms: readonly string[]) =>
    roll("escort-detection", "E2", "normal", two(total), ["E2_1942", ...drms]);
  return [
    plays({
      ...plan,
      id: "pack-search-hunted",
      title: "13.5.4 The hunted boat: 6 and 2 for 1942 and 1 are 9, detected",
      patch: searched(1, draw(3, 2, 2)),
      input,
      rolls: [e2(6, ["E2_PACK_HUNTED"]), roll("depth-charge-attack", "E3", null, two(2))],
      outcome: { detected: true, hits: 0, phase: "detection" },
    }),
    plays({
      ...plan,
      id: "pack-search-covered",
      title: "13.5.4 A boat that another covers: 7 and 2 less 1 are 8, undetected",
      patch: searched(1, draw(3, 1, 2)),
      input,
      rolls: [e2(7, ["E2_PACK_COVERED"])],
      outcome: { detected: false, phase: "follow" },
    }),
    plays({
      ...plan,
      id: "pack-search-no-radio",
      title: "13.5.4 Without a radio neither holds: 7 and 2 are 9",
      patch: searched(1, draw(3, 1, 2), systems({ radio: "inoperable" })),
      input,
      rolls: [e2(7, []), roll("depth-charge-attack", "E3", null, two(3))],
      outcome: { detected: true, hits: 0 },
      rulings: ["E-92"],
    }),
    plays({
      ...plan,
      id: "pack-search-last-round",
      title: "13.5.5 After the third round nothing is followed, damaged ships included",
      citation: "13.5.5",
      patch: searched(3, draw(2, 1, 2), { engagement: { targets: ships({ 1: 0, 2: 1 }) } }),
      input,
      rolls: [e2(5, ["E2_PACK_COVERED"])],
      outcome: { detected: false, phase: "at_sea" },
      snapshot: { engagement: null, log: [{ ships: [{ name: "Sultan Star", sunk: false }] }] },
      rulings: ["E-93"],
    }),
    plays({
      ...plan,
      id: "pack-no-usual-roll",
      title: "13.5.4 The usual roll of a wolfpack patrol is not made",
      operation: "resolveAttack",
      patch: battle(1, draw(3, 3, 1)),
      input: { mode: "submerged", range: "long", firstEnd: "fwd", tubes: { fwd1: 2 } },
      rolls: [roll("torpedo-fire", "U1", "long", two(12))],
      outcome: { closeApproach: "not_made", phase: "detection" },
      snapshot: { engagement: { wolfpack: null } },
      rulings: ["E-2"],
    }),
    plays({
      ...plan,
      id: "pack-close-approach",
      title: "13.5.4 The check before a shot at close range has the year's modifier alone: 7 and 2 are 9",
      operation: "resolveAttack",
      patch: battle(1, draw(3, 3, 3)),
      input: { mode: "submerged", range: "close", firstEnd: "fwd", tubes: { fwd1: 2 } },
      rolls: [
        roll("close-approach-detection", "E2", "close_range_before_firing", two(7), ["E2_1942"]),
        roll("torpedo-fire", "U1", "close", two(12)),
      ],
      outcome: { closeApproach: "undetected", phase: "detection" },
    }),
  ];
}

/** 13.5.5 From round to round. */
function follows(): Vector[] {
  const plan = { citation: "13.5.5", operation: "resolveFollow", base: "attack" };
  const again = (patch: object) => merged(patch as never, PLAIN);
  return [
    plays({
      ...plan,
      id: "pack-follow-convoy",
      title: "13.5.5 The pack follows its convoy without a roll, into the second round",
      patch: again(following(1)),
      input: { ships: "undamaged" },
      rolls: [1, 1, 2, 3].map(size),
      outcome: { result: "success", phase: "contact" },
      snapshot: {
        engagement: {
          pack: { round: 2, draw: null, others: [] },
          following: "undamaged",
          cycle: null,
          targets: SMALL_FREIGHTERS,
        },
      },
      rulings: ["E-93", "E-9"],
    }),
    plays({
      ...plan,
      id: "pack-follow-convoy-third",
      title: "13.5.5 And into the third",
      patch: again(following(2)),
      input: { ships: "undamaged" },
      rolls: [3, 3, 3, 3].map(size),
      outcome: { result: "success" },
      snapshot: { engagement: { pack: { round: 3, draw: null } } },
    }),
    plays({
      ...plan,
      id: "pack-follow-damaged",
      title: "13.5.5 Damaged ships still escorted keep the boat in the battle",
      patch: following(1, { engagement: { targets: ships({ 2: 1, 3: 0 }) } }),
      input: { ships: "damaged" },
      rolls: [roll("follow-damaged", "FOLLOW_DAMAGED", null, [4])],
      outcome: { result: "still_escorted", phase: "contact" },
      snapshot: { engagement: { kind: "convoy", pack: { round: 2, draw: null }, targets: ships({ 2: 1 }) } },
    }),
    plays({
      ...plan,
      id: "pack-follow-straggler",
      title: "13.5.5 A straggler is hunted alone",
      patch: following(1, { engagement: { targets: ships({ 2: 1, 3: 0 }) } }),
      input: { ships: "damaged" },
      rolls: [roll("follow-damaged", "FOLLOW_DAMAGED", null, [5])],
      outcome: { result: "unescorted_straggler", phase: "contact" },
      snapshot: { engagement: { kind: "ship", escorted: false, pack: null } },
      rulings: ["E-93"],
    }),
  ];
}
