import { type AnyOperation, defineReport } from "../../../core/contract/operation";
import { isPhase } from "../../../core/engine/legality";
import { operations } from "../chapters/index";
import type { Charts } from "../charts/schema";
import { LABELS, type Label } from "../labels";
import type { Snapshot } from "../snapshot";
import { type Roles, rolesInput, rolesOutput, type Side } from "./roles-schema";

/** 13.1.2 Rolls the opponent makes: detection by escorts, damage, and air attacks, with what qualifies them. */
const OPPONENT_ROLLS: Readonly<Partial<Record<Label, string>>> = {
  "wolfpack-escort": "13.1.2",
  "escort-quality": "13.1.2",
  "close-approach-detection": "13.1.2",
  "escort-detection": "13.1.2",
  "depth-charge-attack": "13.1.2",
  "boat-damage": "13.1.2",
  "crew-injury": "13.1.2",
  "injury-severity": "13.1.2",
  "additional-flooding": "13.1.2",
  "aircraft-quality": "13.1.2",
  "air-attack": "13.1.2",
  "flak-second-round": "13.1.2",
  evasion: "14.8.3",
};

/** 14.8.3 The roll whose die the opponent names, and the operation that both decide in secret. */
const NAMED: Label = "evasion";

const SHARED = "resolveEvasion";

/** 13.1.2, 14.8.3 The side that makes one kind of roll. */
export function roleIn(label: Label): Roles["rolls"][number] {
  const section = OPPONENT_ROLLS[label];
  const by: Side = section === undefined ? "player" : "opponent";
  return { label, by, how: label === NAMED ? "named" : "rolled", section: section ?? "13.1.2" };
}

/** 13.1.2, 14.8.3 The roles of two players while this career's boat is out: who decides each open operation, and who makes each roll. */
export function roles(state: Snapshot, charts: Charts, operations: readonly AnyOperation[]): Roles {
  const decisions = operations
    .filter(({ phases: turn, legality }) => isPhase(turn, state.phase) && legality(state, charts).legal)
    .map(({ name }): Roles["decisions"][number] =>
      name === SHARED
        ? { operation: name, decides: ["player", "opponent"], secret: true, section: "14.8.3" }
        : { operation: name, decides: ["player"], secret: false, section: "13.1.2" },
    );
  const labels = LABELS.filter((label) => label !== NAMED || state.options.evasiveManeuvers);
  return { decisions, rolls: labels.map(roleIn) };
}

/** 13.1.2 The report on who decides and who rolls when two play against each other. */
export const rolesReport = defineReport({
  name: "roles",
  title: "Roles of two players",
  doc: "Shows who decides each open operation and who makes each roll if two players take turns rolling for the enemy.",
  rules: ["13.1.2", "14.8.3"],
  input: rolesInput,
  snapshots: ["/snapshot"],
  output: rolesOutput,
  example: { snapshot: "e3-5" },
  compute: ({ snapshot }, charts: Charts) => roles(snapshot, charts, operations),
});
