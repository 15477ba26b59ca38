import * as z from "zod";
import { TYPED_TEXT_CODE, typedTextSchema } from "../../core/text/typed-text";
import { creationOf } from "../creation";
import { defineCareerOperation } from "../declaration";
import { openCareer, readNewestStep, throwMissingStep } from "../gate";
import { forbidden, keyReused, unknownCareer } from "../problem";
import { assertStrongKey, payloadOf } from "../request";
import { careerId, createdSchema, idempotencyKey } from "../shapes";
import { resumedStep } from "../steps";
import { seesAll, showCareer } from "../visibility";
import { versionUnknownProblem } from "./reading";

const inputSchema = z.strictObject({
  career: careerId,
  version: z.int32().min(0).optional().describe("The step to fork from. Default: the newest one."),
  name: typedTextSchema(100, TYPED_TEXT_CODE).optional().describe("Name of the new career."),
  idempotencyKey,
});

/** Copies a career up to a step into a new, independent career. */
export const forkCareer = defineCareerOperation({
  name: "forkCareer",
  title: "Fork a career",
  doc: "Copies a career up to any step into a new career with its own tokens. The copy keeps the chain of steps, and adds a step that records the fork and promises a new seed.",
  method: "POST",
  isMutation: true,
  path: "/v1/careers/:career/fork",
  token: "REQUIRED",
  creates: "ALWAYS",
  input: inputSchema,
  output: createdSchema,
  async call(context, caller, input) {
    const opened = await openCareer(context, caller, input.career);
    const { store, entry, slot, ruleset } = opened;
    const head = await readNewestStep(opened);
    if (!seesAll(opened, head)) throw forbidden("door/fork", entry);
    const newest = head.step.version;
    const { version = newest } = input;
    if (version > newest) throw versionUnknownProblem(newest, "/version");
    const owner = slot.role === "OWNER" ? caller : { token: undefined };
    const key = input.idempotencyKey;
    if (key !== undefined) assertStrongKey(key);
    const scoped = key === undefined ? undefined : owner.token === undefined ? `${caller.token}${key}` : key;
    const { creation, existing: there } = await creationOf(
      context,
      store,
      ruleset,
      owner,
      scoped,
      `fork ${input.career}`,
    );
    const payload = payloadOf(input);
    if (there !== undefined && there.payload !== payload) throw keyReused();
    const name = input.name ?? entry.name;
    const origin = there?.origin?.version ?? version;
    const steps = await store.readSteps(entry.chain, 0, origin + 1);
    const last = steps.at(-1);
    if (last === undefined || last.step.version !== origin) return throwMissingStep(opened, `step ${origin}`);
    if (there === undefined) {
      const copied = steps.map((each) => ({ ...each, promise: null, awaited: null, key: null, payload: null }));
      const stepContext = { ...creation.stepContextOf(name), signer: await context.openSigner() };
      await creation.copy(context, [...copied, resumedStep(ruleset, last, "FORK", stepContext)]);
    }
    const { digest } = last.step;
    const forked = await creation.register(context, {
      ruleset: entry.ruleset,
      name,
      charts: entry.charts,
      sideDice: entry.sideDice,
      origin: { career: input.career, version: origin, digest },
      payload,
    });
    const first = await store.readStep(forked.chain, origin + 1);
    if (first === undefined) throw unknownCareer();
    const ownerSlot = forked.tokens.find(({ role }) => role === "OWNER")!;
    const career = showCareer({ entry: forked, slot: ownerSlot, ruleset }, first);
    return {
      kind: "RESOLUTION" as const,
      career,
      tokens: creation.issuedFor(forked),
      claims: [],
      answer: null,
      importing: null,
    };
  },
});
