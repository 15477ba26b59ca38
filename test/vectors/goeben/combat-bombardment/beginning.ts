import { contactDie } from "../combat-contact/contact";
import { all, type Change, type Json, needs, refused, roll, type Vector } from "../kit";
import { coastal, rulings, set, ship } from "../kit/changes";
import { battle, inContact, resolves } from "../kit/combat";

const BONE = "bone";

const begin = { operation: "beginBombardment", base: "off-bone", citation: "16.0", input: { space: BONE } };

type Visibility = "secondary" | "tertiary" | "poor" | null;

/** Limited Visibility in force. */
export function mist(rolled: Visibility, space = BONE): Change {
  return set({ visibility: [{ space, rolled }] });
}

/** The bombardment drawn up, waiting for contact. */
function drawn(visibility: "normal" | "secondary" | "tertiary" = "normal"): Json {
  const sides = { german: ["goeben", "breslau"], austroHungarian: [], allied: [] };
  return {
    phase: "contact",
    battle: { kind: "bombardment", space: BONE, night: false, visibility, contact: null, first: null, ...sides },
  };
}

/** 16.0, D-28 How bombardments begin, or do not. */
export function bombardmentBeginnings(): Vector[] {
  const misty = (face: number, visibility: "secondary" | "tertiary"): Vector =>
    resolves({
      ...begin,
      id: `bombardment-visibility-${face}`,
      title: `13.1 D-28 Limited Visibility on a ${face}: the bombardment begins at ${visibility} range`,
      citation: "13.1",
      change: mist(null),
      rolls: [roll("limited-visibility", "LIMITED_VISIBILITY", [face])],
      outcome: { space: BONE, visibility },
      snapshot: { ...drawn(visibility), visibility: [{ space: BONE, rolled: visibility }] },
      rulings: ["D-28"],
    });
  const shut = (id: string, title: string, change: Change, code = "NO_BOMBARDMENT", pointer = ""): Vector =>
    refused({ ...begin, id: `bombardment-${id}`, title: `16.0 ${title}`, change, code, section: "16.0", pointer });
  const at = (space: string): Change => all(ship("goeben", { space }), ship("breslau", { space }));
  return [
    resolves({
      ...begin,
      id: "bombardment-begin",
      title: "16.0 German ships in an Allied port fight its coastal defences (D-49); night is not rolled",
      change: (state) => {
        state.options.nightCombat = true;
      },
      outcome: { space: BONE, visibility: "normal", phase: "contact" },
      snapshot: drawn(),
      rulings: ["D-49"],
    }),
    misty(2, "secondary"),
    misty(3, "tertiary"),
    resolves({
      ...begin,
      id: "bombardment-visibility-5",
      title: "13.1 D-28 Poor visibility: no bombardment",
      citation: "13.1",
      change: mist(null),
      rolls: [roll("limited-visibility", "LIMITED_VISIBILITY", [5])],
      outcome: { visibility: "poor", phase: "bombardment", alert: 1 },
      after: all(mist("poor"), set({ done: [BONE] })),
    }),
    shut("poor", "Poor visibility seen earlier in the turn forbids it", mist("poor")),
    shut("storm", "A storm forbids it", set({ storms: [BONE] })),
    shut("undefended", "Without coastal defence units there is nothing to bombard", coastal("cdu_05", BONE, true)),
    shut("neutral", "Neutral ports are not bombarded", at("messina")),
    shut("done", "A port is bombarded once a turn", set({ done: [BONE] })),
    shut(
      "elsewhere",
      "A port is bombarded from its own space",
      ship("breslau", { space: "off_zante" }),
      "NO_BOMBARDMENT",
    ),
  ]
    .filter(({ id }) => id !== "bombardment-elsewhere")
    .concat([
      refused({
        ...begin,
        id: "bombardment-elsewhere",
        title: "16.0 A port is bombarded from its own space",
        input: { space: "philippeville" },
        code: "VALUE_NOT_LISTED",
        section: "16.0",
        pointer: "/input/space",
      }),
      refused({
        ...begin,
        id: "bombardment-out-of-turn",
        title: "16.0 Bombardment has its own phase",
        change: set({ phase: "outfitting" }),
        code: "OUT_OF_TURN",
        section: "16.0",
      }),
      needs({
        ...begin,
        id: "bombardment-needs-visibility",
        title: "13.1 Requests the visibility die of a bombardment",
        citation: "13.1",
        change: mist(null),
        next: { label: "limited-visibility", dice: "1d6", chart: "LIMITED_VISIBILITY" },
      }),
      resolves({
        operation: "resolveContact",
        base: "bone-contact",
        id: "bombardment-contact",
        title: "16.0 Coastal defences have contact rating 0: no alert level, nothing for the port (D-49a)",
        citation: "16.0",
        change: set({ alert: 6 }),
        input: { leader: "goeben", speed: "goeben", maximumSpeed: false },
        rolls: [contactDie(1, { LEADERSHIP: 4, SPEED: 4 })],
        outcome: { contact: "GC2", first: "friendly" },
        after: inContact("GC2", "break_off"),
        rulings: ["D-49a"],
      }),
      resolves({
        operation: "resolveContact",
        base: "bone-contact",
        id: "bombardment-no-contact",
        title: "16.0 No contact means no bombardment, and the units stay face down (D-49b)",
        citation: "16.0",
        change: all(
          mist("secondary"),
          battle({ visibility: "secondary" }),
          ship("goeben", { leadership: 0, engines: 0 }),
        ),
        input: { leader: "goeben", speed: "goeben", maximumSpeed: false },
        rolls: [contactDie(3, {}, "N")],
        outcome: { contact: "N", first: null, phase: "bombardment", alert: 1, vp: 0 },
        after: set({ phase: "bombardment", battle: null, done: [BONE] }),
      }),
      refused({
        operation: "endPhase",
        base: "off-bone",
        id: "bombardment-compulsory",
        title: "16.0 D-49 Coastal defences must be fought before the phase ends",
        citation: "16.0",
        input: {},
        code: "BOMBARDMENTS_LEFT",
        section: "16.0",
      }),
      resolves({
        operation: "endPhase",
        base: "off-bone",
        id: "bombardment-optional",
        title: "16.0 D-49 With bombardmentOptional the phase may end without a bombardment",
        citation: "16.0",
        change: rulings({ bombardmentOptional: true }),
        input: {},
        outcome: { ended: "bombardment", phase: "outfitting", turn: 3, alert: 1 },
      }),
    ]);
}
