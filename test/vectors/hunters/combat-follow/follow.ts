import { award, capital, fight, logged, merged, ships, type Vector, wounds } from "../kit/combat";
import { offered, refusals } from "./choices";
import { damaged, FRESH, followed, ship, size, undamaged } from "./following";

function damagedShips(): Vector[] {
  const rows = [1, 2, 3, 4, 5, 6].map((face) => {
    const escorted = face <= 4;
    return followed({
      id: `damaged-${face}`,
      title: `9.7.6 Following a damaged ship, ${face}: ${escorted ? "still escorted" : "a straggler"}`,
      citation: "9.7.6",
      way: "damaged",
      rolls: [damaged(face)],
      result: escorted ? "still_escorted" : "unescorted_straggler",
      phase: "contact",
      snapshot: {
        engagement: {
          ...FRESH,
          kind: escorted ? "convoy" : "ship",
          escorted,
          following: "damaged",
          targets: [{ slot: 2, damage: 1 }],
        },
        log: [{ ships: [] }],
      },
    });
  });
  return [
    ...rows,
    followed({
      id: "damaged-group",
      title: "9.7.6 Several damaged ships still escorted stay together",
      citation: "9.7.6",
      patch: fight({ targets: ships({ 1: 1, 2: 4, 3: 0, 4: 2 }), escortQuality: "veteran" }),
      way: "damaged",
      rolls: [damaged(4)],
      result: "still_escorted",
      phase: "contact",
      snapshot: {
        engagement: { kind: "convoy", escorted: true, escortQuality: "veteran", targets: [{ slot: 1 }, { slot: 4 }] },
      },
    }),
    followed({
      id: "damaged-group-by-ruling",
      title: "9.7.6 Under the other ruling one of them is chosen",
      citation: "9.7.6",
      patch: merged({ rulings: { followDamagedEscortedGroup: false } }, fight({ targets: ships({ 1: 1, 4: 2 }) })),
      way: "damaged",
      rolls: [damaged(1)],
      result: "still_escorted",
      phase: "straggler",
      snapshot: { engagement: { escorted: true, targets: [{ slot: 1 }, { slot: 4 }] } },
    }),
    followed({
      id: "damaged-stragglers",
      title: "9.7.6 Several stragglers are separated: one is to be chosen",
      citation: "9.7.6",
      patch: fight({ targets: ships({ 1: 1, 2: 3, 3: 0, 4: 1 }), escortQuality: "green" }),
      way: "damaged",
      rolls: [damaged(5)],
      result: "unescorted_straggler",
      phase: "straggler",
      snapshot: {
        engagement: {
          kind: "ship",
          escorted: false,
          escortQuality: null,
          targets: [{ slot: 1 }, { slot: 2 }, { slot: 4 }],
        },
      },
    }),
    followed({
      id: "damaged-capital-ship",
      title: "9.7.4 A damaged capital ship is followed without a roll and keeps its escort",
      citation: "9.7.4",
      patch: fight({ kind: "capital_ship", targets: capital(2) }),
      way: "damaged",
      rolls: [],
      result: "still_escorted",
      phase: "contact",
      snapshot: {
        engagement: { ...FRESH, kind: "capital_ship", escorted: true, following: "damaged", targets: [{ damage: 2 }] },
      },
    }),
    followed({
      id: "damaged-again",
      title: "9.7.9 Damaged ships attacked again may be followed again",
      citation: "9.7.9",
      patch: fight({ following: "damaged", targets: ships({ 2: 3 }) }),
      way: "damaged",
      rolls: [damaged(6)],
      result: "unescorted_straggler",
      phase: "contact",
      snapshot: { engagement: { kind: "ship", escorted: false, targets: [{ slot: 2, damage: 3 }] } },
    }),
  ];
}

/** Two freighters of one kind each, a large freighter and a tanker, at the ends of the tonnage classes. */
const NEW_CONVOY = [size(1), size(3), size(4), size(6), ship("T1", 8), ship("T1", 1), ship("T2", 8), ship("T3", 15)];

const NEW_TARGETS = [
  { slot: 1, type: "small_freighter", name: "Kafiristan", tons: 5000, points: 2, damage: 0 },
  { slot: 2, type: "small_freighter", name: "Bosnia", tons: 1800, points: 2, damage: 0 },
  { slot: 3, type: "large_freighter", name: "Bretagne", tons: 10000, points: 4, damage: 0 },
  { slot: 4, type: "tanker", name: "Leticia", tons: 2600, points: 2, damage: 0 },
];

function undamagedShips(): Vector[] {
  const pair = { kind: "two_ships_escort", targets: ships({ 1: 0, 2: 1 }), escortQuality: "veteran" };
  const rows = [1, 2, 3, 4, 5, 6].map((face) => {
    const isContact = face <= 4;
    return followed({
      id: `undamaged-${face}`,
      title: `9.7.7 Following undamaged ships, ${face}: ${isContact ? "found again" : "lost"}`,
      citation: "9.7.7",
      patch: fight(pair),
      way: "undamaged",
      rolls: [undamaged(face)],
      result: isContact ? "success" : "lost",
      phase: isContact ? "contact" : "at_sea",
      snapshot: merged(
        { log: [{ ships: [logged(2, false)] }] },
        isContact
          ? {
              engagement: {
                ...FRESH,
                kind: "two_ships_escort",
                escorted: true,
                escortQuality: "veteran",
                following: "undamaged",
                targets: [{ slot: 1, name: "Royal Sceptre" }],
              },
            }
          : { engagement: null, patrol: { checksDone: 3, checksDoneInBox: 1 } },
      ),
    });
  });
  return [
    ...rows,
    followed({
      id: "convoy",
      title: "9.7.7 A convoy found again brings four new targets",
      citation: "9.7.7",
      patch: fight({ escortQuality: "veteran", wolfpack: "busy" }),
      way: "undamaged",
      rolls: [undamaged(4), ...NEW_CONVOY],
      result: "success",
      phase: "contact",
      snapshot: {
        engagement: {
          ...FRESH,
          kind: "convoy",
          escorted: true,
          escortQuality: null,
          following: "undamaged",
          targets: NEW_TARGETS,
        },
        log: [{ ships: [logged(2, false)] }],
      },
    }),
    followed({
      id: "convoy-reduced",
      title: "14.2.1 A reduced convoy brings three",
      citation: "14.2.1",
      patch: { options: { reducedConvoyTargets: true, standardTonnage: true } },
      way: "undamaged",
      rolls: [undamaged(1), size(2), size(5), size(6)],
      result: "success",
      phase: "contact",
      snapshot: {
        engagement: {
          targets: [
            { slot: 1, type: "small_freighter", name: null, tons: 3500, points: 2 },
            { slot: 2, type: "large_freighter", name: null, tons: 7000, points: 3 },
            { slot: 3, type: "tanker", name: null, tons: 9000, points: 3 },
          ],
        },
      },
    }),
    followed({
      id: "convoy-all-sunk",
      title: "9.7.7 A convoy can be followed when all its known ships are sunk",
      citation: "9.7.7",
      patch: merged(fight({ targets: ships({ 1: 2, 2: 4, 3: 2, 4: 3 }) }), { options: { standardTonnage: true } }),
      way: "undamaged",
      rolls: [undamaged(2), size(1), size(1), size(1), size(4)],
      result: "success",
      phase: "contact",
      snapshot: {
        log: [{ ships: [] }],
        engagement: { targets: [{ tons: 3500 }, { tons: 3500 }, { tons: 3500 }, { tons: 7000 }] },
      },
    }),
    followed({
      id: "diamonds",
      title: "11.3.6 With the Diamonds following succeeds without a roll",
      citation: "11.3.6",
      patch: merged(fight(pair), award("KCOSD")),
      way: "undamaged",
      rolls: [],
      result: "success",
      phase: "contact",
      snapshot: { engagement: { following: "undamaged" } },
    }),
    followed({
      id: "diamonds-kmdt-sw",
      title: "11.3.6 The Diamonds of a wounded Kommandant still follow",
      citation: "11.3.6",
      patch: merged(fight(pair), award("KCOSD"), wounds({ kmdt: "SW" })),
      way: "undamaged",
      rolls: [],
      result: "success",
      phase: "contact",
      snapshot: { engagement: { following: "undamaged" } },
    }),
    followed({
      id: "swords",
      title: "11.3.6 The Swords do not follow by themselves",
      citation: "11.3.6",
      patch: merged(fight(pair), award("KCOS")),
      way: "undamaged",
      rolls: [undamaged(6)],
      result: "lost",
      phase: "at_sea",
      snapshot: { engagement: null },
    }),
  ];
}

/** Following damaged and undamaged ships. */
export const follow = (): Vector[] => [...damagedShips(), ...undamagedShips(), ...refusals(), ...offered()];
