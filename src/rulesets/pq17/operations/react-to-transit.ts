import * as z from "zod";
import { type Choice, every, oneOf } from "../../../core/operation/choice";
import { closed, open } from "../../../core/operation/door";
import { opponentOf } from "../charts/pack";
import { exampleAt } from "../rules/examples";
import { findPiece } from "../rules/game";
import { resume } from "../rules/movement";
import { beginShadowing } from "../rules/shadowing";
import { transitShadowers } from "../rules/transit";
import { pieceSchema } from "../schemas";
import { definePq17 } from "./operation";

const input = z.strictObject({
  shadower: pieceSchema.nullable().describe("6.3.3 The force that begins to shadow; null to let it pass."),
});
type Input = z.infer<typeof input>;

/** 6.6.1 The other side's answer to a force that it has caught in transit. */
export const reactToTransit = definePq17<Input, { shadower: z.ZodNullable<typeof pieceSchema> }>({
  name: "reactToTransit",
  title: "React to a force in transit",
  doc: "Lets a force that was caught in transit pass, or begins to shadow it; its move goes on.",
  rules: ["6.6.1", "6.3.3"],
  turn: { at: ["move_blocks"], section: "6.6.1" },
  answers: ["transit_react"],
  input,
  outcome: { shadower: pieceSchema.nullable().describe("The force that shadows it now.") },
  example: () => ({
    snapshot: {
      ...exampleAt("move_blocks"),
      moving: "tf_home_fleet",
      pending: {
        decision: "transit_react",
        side: "axis",
        movement: { piece: "tf_home_fleet", speed: "moderate", path: ["0707"], cross: 0 },
      },
    },
    input: { shadower: null },
    seed: "bear-island",
  }),
  door(state, charts) {
    const { pending } = state;
    if (pending?.decision !== "transit_react") return closed("NOTHING_PENDING", "6.6.1", "No force was caught.");
    const mover = opponentOf(pending.side);
    const piece = findPiece(state, mover, pending.movement.piece);
    const shadowers = piece === undefined ? [] : transitShadowers(state, charts, mover, piece);
    const choice = oneOf<string | null>([null, ...shadowers.map(({ id }) => id)]);
    return open(every<Input>({ shadower: choice }) as Choice<Input>);
  },
  resolve(desk, { shadower }) {
    const { pending } = desk.state;
    if (pending?.decision !== "transit_react") return { shadower: null };
    const mover = opponentOf(pending.side);
    const piece = findPiece(desk.state, mover, pending.movement.piece);
    const shadow = piece && transitShadowers(desk.state, desk.charts, mover, piece).find(({ id }) => id === shadower);
    if (shadow !== undefined) beginShadowing(desk, pending.side, shadow, "6.3.3");
    desk.set(desk.state, "pending", null, "LET_PASS", "6.6.1");
    resume(desk, mover, pending.movement);
    return { shadower };
  },
});
