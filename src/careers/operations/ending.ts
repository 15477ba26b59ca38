import * as z from "zod";
import { sideSchema } from "../../core/contract/game-names";
import type { SnapshotBase } from "../../core/contract/snapshot";
import { faultAt } from "../../core/text/message";
import type { endOf } from "../../proof/events";
import { appendEvent } from "../appending";
import type { Caller, CareerContext } from "../context";
import { defineCareerOperation } from "../declaration";
import { assertNotEnded } from "../ending";
import { assertRole, type OpenedCareer, openCareer } from "../gate";
import { type CareerMessage, CareerProblem, malformedInput } from "../problem";
import { awaitedIn } from "../seats";
import { careerId, careerSchema } from "../shapes";
import type { CareerEvent } from "../steps";
import type { StoredStep } from "../store/store";
import { authorOf } from "../tokens";
import { showCareer } from "../visibility";

const HOUR_MS = 3_600_000;

/** Ends a game because the side resigns. */
export const resign = defineCareerOperation({
  name: "resign",
  title: "Resign",
  doc: "Ends a game that was founded with seats, because your side resigns. A step of the kind END records it, and everyone then sees everything. You can repeat the request.",
  method: "POST",
  isMutation: true,
  path: "/v1/careers/:career/resignation",
  token: "REQUIRED",
  input: z.strictObject({ career: careerId }),
  output: careerSchema,
  async call(context, caller, { career }) {
    const opened = await openSeat(context, caller, career, "door/resign");
    const { side } = opened.slot;
    return end(context, opened, () => ({ by: "RESIGNATION", side, deadlineHours: null, since: null }));
  },
});

/** Ends a game because another side has stayed away. */
export const declareForfeit = defineCareerOperation({
  name: "declareForfeit",
  title: "Declare a forfeit",
  doc: "Ends a game that was founded with seats, because another side has not moved within the deadline. The time runs from `awaited.since`. If your side has not moved within the deadline either, the game counts as abandoned. You can repeat the request.",
  method: "POST",
  isMutation: true,
  path: "/v1/careers/:career/forfeit",
  token: "REQUIRED",
  input: z.strictObject({ career: careerId, side: sideSchema.describe("The side that has not moved.") }),
  output: careerSchema,
  async call(context, caller, { career, side }) {
    const opened = await openSeat(context, caller, career, "door/forfeit");
    const { deadlineHours, seats } = opened.entry.founding!;
    const others = seats.map((seat) => seat.side).filter((each) => each !== opened.slot.side);
    if (!others.includes(side))
      throw malformedInput([faultAt<CareerMessage>("SIDE_NOT_OTHER", "/side", { sides: others })]);
    return end(context, opened, (head) => {
      const late = awaitedIn(opened, head).filter(
        ({ since }) => Date.now() - Date.parse(since) >= deadlineHours * HOUR_MS,
      );
      const seat = late.find((each) => each.side === side);
      if (seat === undefined) throw new CareerProblem("DEADLINE_OPEN", { values: { side, hours: deadlineHours } });
      const isAbandoned = late.some((each) => each.side === opened.slot.side);
      const { since } = seat;
      return isAbandoned
        ? { by: "ABANDONED", side: null, deadlineHours, since }
        : { by: "FORFEIT", side, deadlineHours, since };
    });
  },
});

/** Opens a game that was founded with seats, with the token of a side. */
async function openSeat(
  context: CareerContext,
  caller: Caller,
  career: string,
  what: CareerMessage,
): Promise<OpenedCareer> {
  const opened = await openCareer(context, caller, career);
  assertRole(opened, ["SIDE"], what);
  if (opened.entry.founding === undefined) throw new CareerProblem("SEATS_ABSENT");
  return opened;
}

type Ending = NonNullable<ReturnType<typeof endOf>>;

/** Ends the game, unless it has this end already. Returns the career, which everyone may now see. */
async function end(context: CareerContext, opened: OpenedCareer, make: (head: StoredStep) => Ending) {
  const head = await appendEvent(context, opened, authorOf(opened.slot), (newest): CareerEvent | undefined => {
    const { kind, author } = newest.step;
    if (kind === "END" && author?.token === opened.slot.id) return undefined;
    assertNotEnded(newest.step);
    assertNotOver(opened, newest.snapshot);
    return { kind: "END", input: make(newest) };
  });
  return showCareer(opened, head);
}

function assertNotOver({ ruleset }: OpenedCareer, snapshot: SnapshotBase): void {
  if (ruleset.over(snapshot)) throw new CareerProblem("CAREER_ENDED/over");
}
