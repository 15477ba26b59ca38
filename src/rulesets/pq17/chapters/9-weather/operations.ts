import * as z from "zod";
import { illegal, legal } from "../../../../core/choice/legality";
import { every, oneOf } from "../../../../core/choice/values";
import { count, pieceSchema, turnSchema, weatherSchema } from "../../schemas";
import { weatherPhase } from "../3-sequence-of-play/flow";
import { forceOf, forcesOf, phasingOf, weatherOf } from "../shared/game";
import { definePq17 } from "../shared/operation";
import { cannotRejoin, disperse, rejoin } from "./dispersal";

const resolveWeatherInput = z.strictObject({});

const resolveWeatherOutcome = {
  weather: weatherSchema.describe("9.1 The prevailing condition."),
  rolledFor: turnSchema.describe("The turn it was rolled for."),
};

/** 9.1 Rolls the weather of a turn. */
export const resolveWeather = definePq17<z.infer<typeof resolveWeatherInput>, typeof resolveWeatherOutcome>({
  name: "resolveWeather",
  title: "Roll the weather",
  doc: "Rolls the weather of the turn and, in a Gale, draws the convoys' cards. Before the start turn it only advances the turn, unless a Gale starts the player phases.",
  rules: ["9.1", "9.2.5", "8.3", "1.7"],
  phases: { of: ["turn_weather"], section: "9.1" },
  input: resolveWeatherInput,
  outcome: resolveWeatherOutcome,
  example: "weather-summer-0",
  legality: () => legal(every({})),
  resolve(ctx) {
    const rolledFor = ctx.state.turn;
    weatherPhase(ctx);
    return { weather: weatherOf(ctx.state), rolledFor };
  },
});

const resolveDispersalInput = z.strictObject({ convoy: pieceSchema });

type ResolveDispersalInput = z.infer<typeof resolveDispersalInput>;

const resolveDispersalOutcome = { convoy: pieceSchema, dispersed: count(60, "9.3.2 MX CS dispersed.") };

/** 9.3.2 Rolls the dispersal of a convoy. */
export const resolveDispersal = definePq17<ResolveDispersalInput, typeof resolveDispersalOutcome>({
  name: "resolveDispersal",
  title: "Disperse a convoy",
  doc: "Rolls how many merchants a Gale disperses from a convoy whose card requires it, and selects them.",
  rules: ["9.3.2", "9.2.5", "5.6"],
  phases: { of: ["move_detach"], section: "9.3.2" },
  input: resolveDispersalInput,
  outcome: resolveDispersalOutcome,
  example: "disperse-none",
  legality(state) {
    const side = state.phasing;
    const cards = side === null ? [] : state.sides[side].convoyCards.filter(({ disperses }) => disperses);
    return cards.length === 0
      ? illegal("NO_DISPERSAL", "9.3.2")
      : legal(every<ResolveDispersalInput>({ convoy: oneOf(cards.map(({ force }) => force)) }));
  },
  resolve(ctx, { convoy }) {
    const side = phasingOf(ctx.state);
    return { convoy, dispersed: disperse(ctx, side, forceOf(ctx.state, side, convoy)) };
  },
});

const resolveRejoiningInput = z.strictObject({ convoy: pieceSchema });

type ResolveRejoiningInput = z.infer<typeof resolveRejoiningInput>;

const resolveRejoiningOutcome = { convoy: pieceSchema, rejoined: count(60, "9.3.3 MX CS that rejoined.") };

/** 9.3.3 Rolls for the dispersed merchants of a convoy. */
export const resolveRejoining = definePq17<ResolveRejoiningInput, typeof resolveRejoiningOutcome>({
  name: "resolveRejoining",
  title: "Rejoin dispersed merchants",
  doc: "Rolls how many dispersed merchants rejoin their convoy, once a turn. They cannot rejoin in a Storm or Gale.",
  rules: ["9.3.3", "5.6"],
  phases: { of: ["combine"], section: "9.3.3" },
  input: resolveRejoiningInput,
  outcome: resolveRejoiningOutcome,
  example: "rejoin-fair",
  legality(state, charts) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN", "9.3.3");
    const bad = cannotRejoin({ state, charts });
    if (bad !== undefined) return { legal: false, reason: bad };
    const astray = forcesOf(
      state,
      side,
      ({ id, convoy }) => (convoy?.dispersed.length ?? 0) > 0 && !state.rejoined.includes(id),
    );
    return astray.length === 0
      ? illegal("NOBODY_ASTRAY", "9.3.3")
      : legal(every<ResolveRejoiningInput>({ convoy: oneOf(astray.map(({ id }) => id)) }));
  },
  resolve(ctx, { convoy }) {
    const { state } = ctx;
    const side = phasingOf(state);
    ctx.push(state.rejoined, convoy, "REJOINING_ROLLED", "9.3.3");
    return { convoy, rejoined: rejoin(ctx, side, forceOf(state, side, convoy)) };
  },
});
