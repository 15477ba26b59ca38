import type { Snapshot } from "../../../../src/rulesets/goeben/snapshot";
import type { GermanShipId } from "../../../../src/rulesets/goeben/vocabulary";
import { all, type Change, needs, refused, resolves, roll, type Vector } from "../kit";
import { options, set, ship } from "../kit/changes";
import { alliedSide, freshShip } from "../kit/setup";

const OUTFITTED = all(
  set({ phase: "deploy_setup" }),
  ship("goeben", { loaded: true }),
  ship("breslau", { loaded: true }),
);

function deployed(space: string, ...ships: readonly GermanShipId[]): Change {
  return (state) => {
    state.phase = "collier_setup";
    for (const id of ships) Object.assign(state.ships[id], { space, startSpace: space });
  };
}

/** 24.0 The second scenario of a campaign, after the Ottoman Alliance was achieved. */
function secondScenario(state: Snapshot): void {
  state.order = "suez_canal_operation";
  state.alert = 2;
  for (const each of [state.ships.goeben, state.ships.breslau]) each.leadership = 5;
  Object.assign(state.campaign!, {
    scenario: 2,
    achieved: ["ottoman_alliance"],
    alliances: ["ottoman"],
    startSpaces: ["constantinople", "dardanelles"],
    ordersLeft: ["atlantic_breakout", "austro_hungarian_naval_pact", "raid_french_african_convoys"],
  });
}

function deploying(): Vector[] {
  const variable = all(OUTFITTED, options({ variableDeployment: true }));
  const spaces = ["messina", "messina", "brindisi", "pola", "athens", "dardanelles"];
  const rolled = spaces.map((space, index) =>
    resolves({
      id: `deploy-variable-${index + 1}`,
      title: `18.0 Variable deployment ${index + 1}: ${space}`,
      citation: "18.0",
      operation: "deployTaskForce",
      base: "setup",
      change: variable,
      rolls: [roll("variable-deployment", "VARIABLE_DEPLOYMENT", [index + 1])],
      outcome: { deployed: ["goeben", "breslau"].map((id) => ({ ship: id, space })), phase: "collier_setup" },
      after: deployed(space, "goeben", "breslau"),
    }),
  );
  const second = all(OUTFITTED, secondScenario);
  const later = { citation: "24.2", operation: "deployTaskForce", base: "campaign-setup", change: second } as const;
  return [
    ...rolled,
    resolves({
      id: "deploy-messina",
      title: "3.0 The task force begins at Messina",
      citation: "3.0",
      operation: "deployTaskForce",
      base: "setup",
      change: OUTFITTED,
      outcome: { deployed: ["goeben", "breslau"].map((id) => ({ ship: id, space: "messina" })) },
      after: deployed("messina", "goeben", "breslau"),
    }),
    needs({
      id: "deploy-needs-die",
      title: "18.0 Variable deployment requests its die",
      citation: "18.0",
      operation: "deployTaskForce",
      base: "setup",
      change: variable,
      next: { label: "variable-deployment", count: 1, sides: 6, held: [], chart: "VARIABLE_DEPLOYMENT" },
    }),
    refused({
      id: "deploy-first-scenario-fixed",
      title: "3.0 The start of a first scenario is not chosen",
      citation: "3.0",
      operation: "deployTaskForce",
      base: "setup",
      change: OUTFITTED,
      input: { starts: { goeben: "pola" } },
      code: "START_FIXED",
      section: "3.0",
      pointer: "/input/starts",
    }),
    refused({
      id: "deploy-campaign-first-fixed",
      title: "24.0 The first scenario of a campaign is set up as any other",
      citation: "24.0",
      operation: "deployTaskForce",
      base: "campaign-setup",
      change: OUTFITTED,
      input: { starts: { goeben: "pola" } },
      code: "START_FIXED",
      section: "3.0",
      pointer: "/input/starts",
    }),
    resolves({
      ...later,
      id: "deploy-campaign-pola",
      title: "24.2 Later scenarios begin at Pola",
      outcome: { deployed: ["goeben", "breslau"].map((id) => ({ ship: id, space: "pola" })) },
      after: deployed("pola", "goeben", "breslau"),
    }),
    resolves({
      ...later,
      id: "deploy-campaign-bonus",
      title: "24.2 A bonus lets each ship begin elsewhere",
      input: { starts: { breslau: "dardanelles", goeben: "constantinople" } },
      outcome: {
        deployed: [
          { ship: "goeben", space: "constantinople" },
          { ship: "breslau", space: "dardanelles" },
        ],
      },
      after: all(deployed("constantinople", "goeben"), deployed("dardanelles", "breslau")),
    }),
    refused({
      ...later,
      id: "deploy-campaign-elsewhere",
      title: "24.2 No ship begins where no bonus allows",
      input: { starts: { breslau: "messina" } },
      code: "VALUE_NOT_LISTED",
      section: "3.0",
      pointer: "/input/starts/breslau",
    }),
    refused({
      id: "deploy-out-of-turn",
      title: "3.0 The task force is deployed after outfitting",
      citation: "3.0",
      operation: "deployTaskForce",
      base: "setup",
      code: "OUT_OF_TURN",
      section: "3.0",
    }),
  ];
}

function colliers(): Vector[] {
  const waiting = all(OUTFITTED, deployed("messina", "goeben", "breslau"));
  const plan = { citation: "3.0", operation: "placeCollier", base: "setup", change: waiting } as const;
  const beginScenario: Change = (state) => {
    state.phase = "outfitting";
    for (const each of Object.values(state.ships)) each.loaded = false;
  };
  const placed = (id: string, title: string, space: string): Vector =>
    resolves({
      ...plan,
      id,
      title,
      input: { space },
      outcome: { left: 0, phase: "outfitting", turn: 1 },
      after: all(beginScenario, (state) => {
        state.colliers = [{ space, used: false, lost: false }];
      }),
    });
  const shut = (id: string, title: string, space: string): Vector =>
    refused({
      ...plan,
      id,
      title,
      input: { space },
      code: "NO_SEA_SPACE",
      section: "3.0",
      pointer: "/input/space",
    });
  const two = all(waiting, options({ germanExtras: "all_four" }), (state) => {
    for (const id of ["moltke", "stralsund"] as const) {
      state.ships[id] = { ...freshShip(id, true), space: "messina", startSpace: "messina", loaded: true };
    }
    state.vp = -50;
    state.colliers = [...state.colliers, { space: "cyclades", used: false, lost: false }].reverse();
    Object.assign(state, alliedSide({ joined: ["new_zealand"] }));
  });
  return [
    placed("collier-at-sea", "3.0 A collier is placed at sea; the first turn begins", "myrtoan_sea"),
    placed("collier-patrol-zone", "3.0 A collier may lie in an Allied patrol zone", "adriatic_pz"),
    placed("collier-atlantic", "3.0 A collier may lie in the Atlantic", "north_atlantic"),
    shut("collier-port", "3.0 A collier is not placed in a port", "messina"),
    shut("collier-friendly-base", "3.0 A collier is not placed in a naval base", "pola"),
    shut("collier-black-sea", "3.0 A collier is not placed in the Black Sea", "black_sea_west"),
    refused({
      ...plan,
      id: "collier-nowhere",
      title: "3.0 A collier is placed in a space of the map",
      input: { space: "kiel" },
      code: "VALUE_NOT_LISTED",
      section: "3.0",
      pointer: "/input/space",
    }),
    resolves({
      ...plan,
      id: "collier-second",
      title: "19.0 With both battlecruisers the second collier follows the first",
      citation: "19.0",
      change: two,
      input: { space: "kaso_strait" },
      outcome: { left: 0, phase: "outfitting" },
      after: all(beginScenario, (state) => {
        state.colliers[1] = { space: "kaso_strait", used: false, lost: false };
      }),
    }),
    resolves({
      ...plan,
      id: "collier-first-of-two",
      title: "19.0 After the first of two colliers one is left to place",
      citation: "19.0",
      change: all(two, (state) => {
        state.colliers[0] = { space: null, used: false, lost: false };
        state.colliers[1] = { space: null, used: false, lost: false };
      }),
      input: { space: "kaso_strait" },
      outcome: { left: 1, phase: "collier_setup" },
      after: (state) => {
        state.colliers[0] = { space: "kaso_strait", used: false, lost: false };
      },
    }),
  ];
}

/** 3.0, 18.0, 24.2 The task force and the colliers are placed. */
export const deployments = (): Vector[] => [...deploying(), ...colliers()];
