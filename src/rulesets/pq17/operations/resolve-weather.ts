import * as z from "zod";
import { legal } from "../../../core/choice/legality";
import { every } from "../../../core/choice/values";
import { exampleAt } from "../rules/examples";
import { weatherPhase } from "../rules/flow";
import { turnSchema, weatherSchema } from "../schemas";
import { definePq17 } from "./operation";

const input = z.strictObject({});

const outcome = {
  weather: weatherSchema.describe("9.1 The prevailing condition."),
  rolledFor: turnSchema.describe("The turn it was rolled for."),
};

/** 9.1 Rolls the weather of a turn. */
export const resolveWeather = definePq17<z.infer<typeof input>, typeof outcome>({
  name: "resolveWeather",
  title: "Roll the weather",
  doc: "Rolls the weather of the turn and in a Gale draws the convoys' cards. Before the start turn it only moves the turn on, unless a Gale begins the player phases.",
  rules: ["9.1", "9.2.5", "8.3", "1.7"],
  phases: { of: ["turn_weather"], section: "9.1" },
  input,
  outcome,
  example: () => ({ snapshot: exampleAt("turn_weather", null), input: {}, seed: "bear-island" }),
  legality: () => legal(every({})),
  resolve(ctx) {
    const rolledFor = ctx.state.turn;
    weatherPhase(ctx);
    return { weather: ctx.state.weather.prevailing ?? "fair", rolledFor };
  },
});
