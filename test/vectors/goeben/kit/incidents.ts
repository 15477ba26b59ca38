import { both, Draws, drawn, set, turned } from "./changes";
import { all, type Change, type Json, type Roll, resolves, stateOf, type Vector } from "./index";
import { isShip } from "./setup";

/** The expected outcome of an incident. */
export interface ExpectedIncident {
  readonly result: string;
  readonly ships?: readonly string[];
  readonly markers?: readonly string[];
  readonly colliers?: number;
}

/** The incidents of one space, resolved in one go. */
export interface Meeting {
  readonly id: string;
  readonly title: string;
  readonly citation?: string;
  readonly base?: string;
  /** The space of the ships. Default: the Central Ionian Sea of the base. */
  readonly space?: string;
  readonly alert?: number;
  readonly change?: Change | undefined;
  /** Face-down markers turned up, with their fleet. */
  readonly revealed?: readonly (readonly [fleet: "british" | "french", id: string])[];
  /** Markers drawn from the pool, in order. */
  readonly draws: readonly string[];
  /** How many markers were to be drawn, where it is not the number drawn. */
  readonly expectedDraws?: number;
  /** Dice after the draws. */
  readonly rolls?: readonly Roll[];
  /** The result of each incident, in order. The first marker that is neither a ship nor a Merchantman comes first. */
  readonly events?: readonly ExpectedIncident[];
  /** Markers of the events, where they are not those drawn. */
  readonly acting?: readonly string[];
  readonly finished?: boolean;
  readonly phase?: string;
  readonly outcome?: Json;
  readonly after?: Change | undefined;
  readonly snapshot?: Json;
  readonly rulings?: readonly string[];
}

/** The situation of a meeting. */
export function situation({ base = "at-sea", space, alert, change }: Partial<Meeting>) {
  const there = space === undefined ? undefined : both(space, { arrived: 1 });
  return { base, change: all(there, alert === undefined ? undefined : set({ alert }), change) };
}

/** The ships of a space have their incidents. */
export function meets(plan: Meeting): Vector {
  const { id, title, citation = "13.1", space = "central_ionian", draws, rolls = [], events = [], outcome } = plan;
  const { revealed = [], finished = true, phase = "incidents", after, snapshot, rulings: cited, expectedDraws } = plan;
  const { base, change } = situation(plan);
  const before = stateOf({ base, change });
  const pool = new Draws(before);
  const faces = revealed.map(([fleet, face]) => {
    const shown = pool.face(fleet, face);
    if (face.startsWith("quiet_seas")) pool.back(face);
    return shown;
  });
  const drawRolls = revealed.length === 0 ? drawn(before, ...draws) : draws.flatMap((each) => pool.pool(each));
  const acting = plan.acting ?? draws.filter((each) => !isShip(each) && !each.startsWith("allied_merchantman"));
  return resolves({
    id,
    title,
    citation,
    operation: "resolveIncidents",
    base,
    change,
    input: { space },
    rolls: [...faces, ...drawRolls, ...rolls],
    outcome: {
      space,
      revealed: revealed.map(([, face]) => turned(face)),
      draws: expectedDraws ?? draws.length,
      drawn: draws.map(turned),
      events: events.map(({ result, ships = [], markers = [], colliers = 0 }, index) => {
        const marker = acting[index]!;
        return { marker, kind: turned(marker).kind, result, ships, markers, colliers };
      }),
      finished,
      phase,
      ...outcome,
    },
    ...(after === undefined ? {} : { after }),
    snapshot: { ...(finished ? { incident: null, done: [space] } : {}), ...snapshot },
    ...(cited === undefined ? {} : { rulings: cited }),
  });
}
