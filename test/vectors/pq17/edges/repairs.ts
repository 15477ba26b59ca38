import { ended, keeps } from "../campaign-accounts/fortnight";
import { all, type Change, type Json, refused, resolves, roll, type Vector } from "../kit";
import { force, fresh, laden, phase, removal, weather } from "../kit/changes";
import { fleet } from "../kit/fleets";
import { plane } from "../kit/pieces";
import { forces, inPort } from "../kit/stations";

type Fleet = ReturnType<typeof fleet>;

const FULL = { state: "full" as const, marker: null, refuelled: true };

const tf = (id: string, number: number, at: string, units: Fleet["units"]): Fleet =>
  fleet(id, number, units, { ...inPort(at), sailed: false, fuel: FULL });

/** 15.5 Ships under repair, and operations of a campaign out of their phase. */
export function mended(): Vector[] {
  const early = (id: string, title: string, operation: string, section: string, base: string, input: Json): Vector =>
    refused({ id: `early-${id}`, title, citation: section, operation, base, input, code: "OUT_OF_TURN", section });
  const kent = { ship: "kent", cs: 1, at: "clyde" };
  return [
    early(
      "repair",
      "15.5.1 Ships are not sent into repair in planning",
      "repairShip",
      "15.5.1",
      "campaign-planning",
      kent,
    ),
    early("kept", "15.4 Nobody pays again in planning", "keepEmergency", "15.4", "campaign-planning", {
      unit: "dd_ai",
    }),
    early(
      "green",
      "15.4.3 No New unit comes in the order-of-battle phase",
      "takeGreenUnit",
      "15.4.3",
      "campaign-oob-allied",
      {
        unit: "anson",
      },
    ),
    early(
      "claim",
      "15.3.2 Nothing is claimed in the order-of-battle phase",
      "claimReinforcement",
      "15.3.2",
      "campaign-oob-allied",
      {
        unit: "anson",
      },
    ),
    refused({
      id: "early-placed",
      title: "15.6.1 No one names ports in planning",
      citation: "15.6.1",
      operation: "placeReplacement",
      base: "campaign-planning",
      input: { unit: "mc", cs: 1, at: "reykjavik" },
      code: "OUT_OF_TURN",
      section: "15.6",
    }),
    early(
      "air",
      "15.6.3 Air replacements are not given out in planning",
      "replaceAircraft",
      "15.6.3",
      "campaign-planning",
      {
        aircraft: "a",
      },
    ),
    early("substitute", "15.7.2 No like ship is named in planning", "nameSubstitute", "15.7.2", "campaign-planning", {
      unit: "kenya",
      substitute: "nigeria",
    }),
    early(
      "transfer",
      "15.7.5 No one goes to Germany in planning",
      "transferToGermany",
      "15.7.5",
      "campaign-planning-axis",
      {
        force: "a",
        to: "kiel",
      },
    ),
    resolves({
      id: "repair-credit-one",
      title: "15.5.1 A single point booked is taken off, and no more",
      citation: "15.5.1",
      operation: "repairShip",
      base: "campaign-oob-axis",
      change: all(
        forces("axis", tf("hurt", 9, "trondheim", [fresh("scharnhorst", 2)])),
        keeps("axis", { credited: [{ unit: "scharnhorst", amount: 1 }] }),
      ),
      input: { ship: "scharnhorst", cs: 1, at: "kiel" },
      rolls: [],
      snapshot: { sides: { axis: { campaign: { credited: [{ unit: "scharnhorst", amount: 0 }] } } } },
    }),
    resolves({
      id: "repair-credit-none",
      title: "15.5.1 No point booked is left, so none is taken off",
      citation: "15.5.1",
      operation: "repairShip",
      base: "campaign-oob-axis",
      change: all(
        forces("axis", tf("hurt", 9, "trondheim", [fresh("scharnhorst", 2)])),
        keeps("axis", { credited: [{ unit: "scharnhorst", amount: 0 }] }),
      ),
      input: { ship: "scharnhorst", cs: 1, at: "kiel" },
      rolls: [],
      snapshot: { sides: { axis: { campaign: { credited: [{ unit: "scharnhorst", amount: 0 }] } } } },
    }),
    ended(
      "repair-one",
      "15.5.1 Tirpitz has a CS more when a CS was repaired",
      9,
      all(
        keeps("axis", { idle: [{ unit: "tirpitz", restores: 1, due: 9 }] }),
        forces("axis", tf("a", 1, "trondheim", [{ ...fresh("tirpitz", 3), marks: ["inoperative"] }])),
      ),
      { sides: { axis: { forces: [{ units: [{ unit: "tirpitz", cs: 4, marks: [] }] }], campaign: { idle: [] } } } },
    ),
    ended(
      "box-merchants",
      "5.7.3 Merchants that left by the Channel are at Scapa Flow, loaded",
      9,
      (state) => {
        state.sides.allied.removed = [removal("mv", 2, "box")];
      },
      {
        sides: {
          allied: { forces: [{ at: "scapa_flow", units: [{ unit: "mv", cs: 2 }], convoy: { loaded: true } }, {}] },
        },
      },
    ),
  ];
}

/** 15.6.3 Vectors for the air units that take replacements. */
export function airTaken(): Vector[] {
  const take = { operation: "replaceAircraft", base: "campaign-oob-axis", citation: "15.6.3" };
  const flown: Change = all(
    keeps("axis", {
      replacements: [
        { units: ["he111h6"], cs: 1 },
        { units: ["ju88a4"], cs: 1 },
      ],
    }),
    (state) => {
      state.sides.axis.aircraft = [
        plane("weak", "ju88a4", 1, { base: "banak", lost: 1 }),
        plane("damaged", "ju88a4", 1, { base: "banak", damaged: 1 }),
        plane("whole", "ju88a4", 2, { base: "banak" }),
        plane("fighter", "bf109", 1, { base: "banak", lost: 1 }),
        plane("guard", "ju88a4", 1, { base: "banak", lost: 1, interceptor: true }),
      ];
    },
  );
  const no = (unit: string, title: string): Vector =>
    refused({
      ...take,
      id: `air-edge-${unit}`,
      title,
      change: flown,
      input: { aircraft: unit },
      code: "VALUE_NOT_LISTED",
      section: "15.6.3",
      pointer: "/input/aircraft",
    });
  return [
    resolves({
      ...take,
      id: "air-edge-weak",
      title: "15.6.3 The last CS of a type goes to a unit of it, and that of another type is kept",
      change: flown,
      input: { aircraft: "weak" },
      outcome: { aircraft: "weak", cs: 2 },
      snapshot: { sides: { axis: { campaign: { replacements: [{ units: ["he111h6"], cs: 1 }] } } } },
    }),
    no("whole", "15.6.3 A whole unit takes no replacement"),
    no("fighter", "15.6.3 A unit of another type takes none"),
    no("guard", "15.6.3 An interceptor takes none"),
    ended(
      "weakest-last",
      "15.6.3 The weakest unit takes the only CS, though others come first by id",
      9,
      all(keeps("axis", { replacements: [{ units: ["ju88a4"], cs: 1 }] }), (state) => {
        state.sides.axis.aircraft = [
          plane("a", "ju88a4", 1, { base: "banak", lost: 1 }),
          plane("c", "ju88a4", 0, { base: "banak", lost: 2 }),
          plane("b", "ju88a4", 1, { base: "banak", lost: 1 }),
        ];
      }),
      {
        sides: {
          axis: {
            aircraft: [
              { id: "a", cs: 1 },
              { id: "c", cs: 1 },
              { id: "b", cs: 1 },
            ],
          },
        },
      },
    ),
    ended(
      "losses-all-placed",
      "15.6.1 Where all CAM ships of a month have their ports none comes to the usual one",
      10,
      keeps("allied", {
        monthLosses: [
          { unit: "mc", cs: 2 },
          { unit: "mo", cs: 1 },
        ],
        placements: [
          { unit: "mc", cs: 1, at: "loch_ewe" },
          { unit: "mc", cs: 1, at: "scapa_flow" },
          { unit: "mo", cs: 1, at: "loch_ewe" },
        ],
      }),
      { sides: { allied: { campaign: { monthLosses: [], placements: [] } } } },
    ),
  ];
}

/** 9.3.3 Several classes that rejoin. */
export function rejoined(): Vector[] {
  return [
    resolves({
      id: "rejoin-edge-classes",
      title: "9.3.3 All dispersed merchants rejoin in the order of their classes; marked ones are not joined",
      citation: "9.3.3",
      operation: "resolveRejoining",
      base: "rejoining",
      change: all(weather("fair"), phase("combine", "allied"), (state) => {
        const pq = force(state, "allied", "convoy_pq_17");
        pq.units = [{ ...fresh("mv", 1), marks: ["crippled"] }, fresh("mv", 3), fresh("dd_ai", 1)];
        pq.convoy = laden(9, {
          dispersed: [
            { unit: "mv", cs: 2 },
            { unit: "mo", cs: 1 },
            { unit: "mc", cs: 1 },
          ],
        });
      }),
      input: { convoy: "convoy_pq_17" },
      rolls: [roll("rejoin", "REJOINING", [9], null, { FAIR: 1 })],
      snapshot: {},
    }),
  ];
}
