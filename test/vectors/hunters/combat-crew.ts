import {
  agentAboard,
  ended,
  fight,
  type Json,
  merged,
  type Roll,
  resolves,
  two,
  type Vector,
  wounds,
} from "./kit/combat";
import { e2, e3, e4, severity, who } from "./kit/rolls";

/** One crew injury by depth charges. */
function injury(plan: {
  readonly id: string;
  readonly title: string;
  readonly citation: string;
  readonly patch?: Json;
  readonly rolls: readonly Roll[];
  readonly search?: Roll;
  readonly snapshot: Json;
  readonly fate?: string;
}): Vector {
  const { id, title, citation, patch, rolls, search = e2([6, 4]), snapshot, fate = null } = plan;
  return resolves({
    id: `crew-${id}`,
    title,
    citation,
    operation: "resolveDepthCharge",
    base: "viib-detection",
    patch,
    input: { exceedTestDepth: false },
    rolls: [search, e3([2, 2]), e4(34), ...rolls],
    outcome: { hits: 1, damage: ["crew_injury"], phase: fate === null ? "detection" : "over", fate },
    snapshot,
  });
}

const VICTIMS = ["kmdt", "wo1", "li", "doctor", "crew1", "crew1", "crew1", "crew1", "wo2", "li"];

function victims(): Vector[] {
  return VICTIMS.map((man, index) => {
    const total = index + 2;
    return injury({
      id: `victim-${total}`,
      title: `E5 crew injury ${total}: ${man}`,
      citation: "9.6.10",
      rolls: [who(two(total)), severity(3)],
      snapshot: wounds({ [man]: "LW" }),
    });
  });
}

function severities(): Vector[] {
  return ["LW", "LW", "LW", "SW", "SW", "KIA"].map((wound, index) =>
    injury({
      id: `severity-${index + 1}`,
      title: `E5 severity ${index + 1}: ${wound}`,
      citation: "9.6.10",
      rolls: [who([1, 2]), severity(index + 1)],
      snapshot: wounds({ wo1: wound, kmdt: "none", wo2: "none" }),
    }),
  );
}

/** 10.6.2 The result of a new wound on top of an old one, by printing. */
const STACKING: readonly (readonly [old: string, face: number, becomes: string, edition: string])[] = [
  ["LW", 1, "SW", "second"],
  ["LW", 4, "SW", "second"],
  ["LW", 6, "KIA", "second"],
  ["SW", 1, "SW", "second"],
  ["SW", 5, "KIA", "second"],
  ["SW", 6, "KIA", "second"],
  ["LW", 1, "SW", "first"],
  ["LW", 4, "SW", "first"],
  ["SW", 1, "KIA", "first"],
];

function stacking(): Vector[] {
  const cases = STACKING.map(([old, face, becomes, edition]) => {
    const added = face === 1 ? "LW" : face === 6 ? "KIA" : "SW";
    return injury({
      id: `stacking-${edition}-${old.toLowerCase()}-${added.toLowerCase()}`,
      title: `10.6.2 ${added} on ${old} becomes ${becomes} (${edition} printing)`,
      citation: "10.6.2",
      patch: merged({ edition }, wounds({ wo2: old })),
      // C.1 In the first printing every further wound kills a man already SW, so none is rolled.
      rolls: edition === "first" && old === "SW" ? [who([5, 5])] : [who([5, 5]), severity(face)],
      snapshot: wounds({ wo2: becomes }),
    });
  });
  return [
    ...cases,
    injury({
      id: "stacking-lw-sw-kills",
      title: "10.6.2 SW on LW kills under the other ruling",
      citation: "10.6.2",
      patch: merged({ rulings: { lightThenSeriousKills: true } }, wounds({ wo2: "LW" })),
      rolls: [who([5, 5]), severity(4)],
      snapshot: wounds({ wo2: "KIA" }),
    }),
    injury({
      id: "stacking-other-ruling-sw-alone",
      title: "10.6.2 SW on an unhurt man stays SW under the other ruling",
      citation: "10.6.2",
      patch: { rulings: { lightThenSeriousKills: true } },
      rolls: [who([5, 5]), severity(4)],
      snapshot: wounds({ wo2: "SW" }),
    }),
    injury({
      id: "stacking-other-ruling-lw-lw",
      title: "10.6.2 LW on LW stays SW under the other ruling",
      citation: "10.6.2",
      patch: merged({ rulings: { lightThenSeriousKills: true } }, wounds({ wo2: "LW" })),
      rolls: [who([5, 5]), severity(1)],
      snapshot: wounds({ wo2: "SW" }),
    }),
    injury({
      id: "stacking-kmdt-second-lw",
      title: "10.6.2 A second light wound puts the Kommandant out of action",
      citation: "10.6.2",
      patch: wounds({ kmdt: "LW" }),
      rolls: [who([1, 1]), severity(2)],
      snapshot: wounds({ kmdt: "SW" }),
    }),
    injury({
      id: "stacking-kmdt-second-sw",
      title: "10.5.2 A second serious wound kills the Kommandant and ends the game",
      citation: "10.5.2",
      patch: wounds({ kmdt: "SW" }),
      search: e2([6, 3], ["E2_KMDT_SW"]),
      rolls: [who([1, 1]), severity(4)],
      snapshot: merged(ended("kmdt_kia"), wounds({ kmdt: "KIA" })),
      fate: "kmdt_kia",
    }),
    injury({
      id: "stacking-kmdt-lw-first-printing",
      title: "10.6.2 A light wound kills a seriously wounded Kommandant (first printing)",
      citation: "10.6.2",
      patch: merged({ edition: "first" }, wounds({ kmdt: "SW" })),
      search: e2([6, 3], ["E2_KMDT_SW"]),
      rolls: [who([1, 1])],
      snapshot: ended("kmdt_kia"),
      fate: "kmdt_kia",
    }),
  ];
}

/** Vectors for the generic box that takes a wound. */
function boxes(): Vector[] {
  const cases: readonly (readonly [id: string, title: string, before: Json, after: Json])[] = [
    [
      "unhurt-first",
      "an unhurt box before a wounded one",
      { crew1: "LW", crew2: "SW" },
      { crew1: "LW", crew2: "SW", crew3: "LW", crew4: "none" },
    ],
    [
      "then-light",
      "without an unhurt box the first lightly wounded",
      { crew1: "SW", crew2: "LW", crew3: "LW", crew4: "KIA" },
      { crew1: "SW", crew2: "SW", crew3: "LW", crew4: "KIA" },
    ],
    [
      "then-serious",
      "then the first seriously wounded",
      { crew1: "KIA", crew2: "SW", crew3: "SW", crew4: "SW" },
      { crew1: "KIA", crew2: "SW", crew3: "SW", crew4: "SW" },
    ],
  ];
  const chosen = cases.map(([id, title, before, after]) =>
    injury({
      id: `box-${id}`,
      title: `10.5.3 Generic crew: ${title}`,
      citation: "10.5.3",
      patch: wounds(before),
      rolls: [who([3, 4]), severity(1)],
      snapshot: wounds(after),
    }),
  );
  return [
    ...chosen,
    injury({
      id: "box-serious-dies",
      title: "10.5.3 Generic crew: a serious wound kills the first seriously wounded",
      citation: "10.5.3",
      patch: wounds({ crew1: "KIA", crew2: "SW", crew3: "SW", crew4: "KIA" }),
      rolls: [who([2, 4]), severity(5)],
      snapshot: wounds({ crew2: "KIA", crew3: "SW" }),
    }),
  ];
}

function nobody(): Vector[] {
  const absent = (id: string, title: string, faces: readonly number[], patch: Json, snapshot: Json): Vector =>
    injury({
      id,
      title: `9.6.10 No severity roll: ${title}`,
      citation: "9.6.10",
      patch,
      rolls: [who(faces)],
      snapshot,
    });
  return [
    absent("no-agent", "no agent aboard", [6, 6], {}, wounds({ agent: "none" })),
    absent("agent-landed", "the agent is ashore", [6, 6], merged(agentAboard(), { patrol: { missionState: "done" } }), {
      patrol: { missionState: "done" },
    }),
    absent(
      "agent-dead",
      "the agent is dead",
      [6, 6],
      merged(agentAboard(), wounds({ agent: "KIA" }), { patrol: { missionState: "failed" } }),
      wounds({ agent: "KIA" }),
    ),
    absent("dead-officer", "a dead officer", [1, 2], wounds({ wo1: "KIA" }), wounds({ wo1: "KIA" })),
    absent(
      "dead-crew",
      "all four generic boxes dead",
      [4, 4],
      wounds({ crew1: "KIA", crew2: "KIA", crew3: "KIA", crew4: "KIA" }),
      wounds({ crew1: "KIA" }),
    ),
  ];
}

function agents(): Vector[] {
  const agent = (id: string, title: string, face: number, wound: string, missionState: string): Vector =>
    injury({
      id: `agent-${id}`,
      title: `10.5.3 Agent: ${title}`,
      citation: "10.5.3",
      patch: agentAboard(),
      rolls: [who([6, 6]), severity(face)],
      snapshot: merged(wounds({ agent: wound }), { patrol: { missionState } }),
    });
  return [
    agent("lw", "a light wound does not stop the mission", 3, "LW", "pending"),
    agent("sw", "a serious wound fails the mission", 4, "SW", "failed"),
    agent("kia", "death fails the mission", 6, "KIA", "failed"),
  ];
}

/** A new wound is felt at the very next roll. */
function atOnce(): Vector[] {
  return [
    resolves({
      id: "crew-command-passes-at-once",
      title: "10.0 A Kommandant put out of action is missed at the next check",
      citation: "10.0",
      operation: "resolveDepthCharge",
      base: "viib-detection",
      patch: merged(
        wounds({ kmdt: "SW", wo1: "SW", wo2: "SW" }),
        fight({ cycle: { round: 1, previouslyDetected: true } }),
      ),
      input: { exceedTestDepth: false },
      rolls: [e2([3, 2], ["E2_KMDT_1WO_SW", "E2_PREVIOUSLY_DETECTED"])],
      outcome: { detected: false, phase: "at_sea" },
      snapshot: {
        phase: "at_sea",
        engagement: null,
        patrol: { abort: { reason: "command", atCheck: 3 }, jumpTo: 2, direction: "backward" },
      },
    }),
  ];
}

/** Crew injuries: E5, stacking and who is hit. */
export const vectors = (): Vector[] => [
  ...victims(),
  ...severities(),
  ...stacking(),
  ...boxes(),
  ...nobody(),
  ...agents(),
  ...atOnce(),
];
