import { ended, keeps, knows } from "../campaign-accounts/fortnight";
import { all, type Case, type Change, facts, refused, resolves, type Vector } from "../kit";
import { force, keep, laden } from "../kit/changes";
import { after, draws } from "../kit/chit-draws";
import { fleet, ships } from "../kit/fleets";
import { plane } from "../kit/pieces";
import { adds, forces, inPort } from "../kit/stations";

type Fleet = ReturnType<typeof fleet>;

const full = { state: "full" as const, marker: null, refuelled: true };

const lying = (id: string, number: number, at: string, ...units: (string | number)[]): Fleet =>
  fleet(id, number, ships(...units), { ...inPort(at), sailed: false, fuel: full });

const { replacements: rows } = facts<{ replacements: readonly { fortnight: string }[] }>("CAMPAIGN");

const sunk = (unit: string, cs: number) => ({ unit, cs, turn: 9, loaded: false });

/** 15.6 Vectors for ships that come back, and their places. */
export function comebacks(): Vector[] {
  const place: Omit<Case, "id" | "title"> = {
    citation: "15.6.2",
    operation: "placeReplacement",
    base: "campaign-oob-axis",
  };
  const boats: Change = all(after(9), (state) => {
    state.sides.axis.campaign!.boats = { ...state.sides.axis.campaign!.boats, sunk: 0 };
    state.sides.axis.campaign!.placements = [];
    state.sides.axis.sunk = [sunk("dd_z36a", 2), sunk("ss_german", 1), sunk("ju88a4", 1)];
  });
  const cams: Change = all(after(10), keeps("allied", { monthLosses: [{ unit: "mc", cs: 2 }], placements: [] }));
  return [
    resolves({
      ...place,
      id: "place-one-boat",
      title: "15.6.2 In the place of one submarine sunk one comes to Bergen, whatever else was lost",
      change: boats,
      input: { unit: "ss_german", cs: 1, at: "bergen" },
      rolls: [],
      snapshot: { sides: { axis: { campaign: { placements: [{ unit: "ss_german", cs: 1, at: "bergen" }] } } } },
      rulings: ["E-123"],
    }),
    refused({
      ...place,
      id: "place-two-boats",
      title: "15.6.2 In the place of one submarine sunk two do not come, though destroyers were lost too",
      change: boats,
      input: { unit: "ss_german", cs: 2, at: "bergen" },
      code: "VALUE_NOT_LISTED",
      section: "15.6.1",
      pointer: "/input/cs",
    }),
    resolves({
      ...place,
      id: "place-one-cam",
      title: "15.6.1 One of two CAM ships comes to Loch Ewe",
      citation: "15.6.1",
      base: "campaign-oob-allied",
      change: cams,
      input: { unit: "mc", cs: 1, at: "loch_ewe" },
      rolls: [],
      snapshot: { sides: { allied: { campaign: { placements: [{ unit: "mc", cs: 1, at: "loch_ewe" }] } } } },
      rulings: ["E-123"],
    }),
    refused({
      ...place,
      id: "place-only-port",
      title: "15.6.1 Where ships come back to one port alone there is nothing to name",
      citation: "15.6.1",
      base: "campaign-oob-allied",
      change: cams,
      charts: { CAMPAIGN: { facts: { places: { replaced: { merchants: ["loch_ewe"] } } } } },
      input: { unit: "mc", cs: 1, at: "loch_ewe" },
      code: "NOTHING_TO_PLACE",
      section: "15.6",
    }),
    resolves({
      operation: "repairShip",
      base: "campaign-oob-allied",
      citation: "15.5.1",
      id: "repair-credit-below",
      title: "15.5.1 Of 5 points booked for 1 CS no more than 5 are taken off when 2 CS are repaired",
      change: all(
        forces("allied", lying("f1", 1, "scapa_flow", "duke_of_york", 2)),
        keeps("allied", { credited: [{ unit: "duke_of_york", amount: -5 }] }),
      ),
      input: { ship: "duke_of_york", cs: 2, at: "clyde" },
      rolls: [],
      snapshot: { sides: { allied: { campaign: { credited: [{ unit: "duke_of_york", amount: 0 }] } } } },
    }),
    resolves({
      id: "fortnight-upgrade-room",
      title: "15.6.5 The first unit by id takes its steps at a full base, where its own ones leave room for them",
      citation: "15.6.5",
      operation: "endPhase",
      base: "campaign-bare",
      charts: {
        CAMPAIGN: {
          facts: {
            replacements: rows.map((row) =>
              row.fortnight === "1942-07-I" ? { ...row, upgrades: [{ from: "ju88a4", to: "ju88_torp", cs: 2 }] } : row,
            ),
          },
        },
      },
      change: all(after(9), (state) => {
        state.sides.axis.aircraft = [
          plane("k", "ju88a4", 1, { base: "bardufoss", damaged: 1 }),
          plane("m", "ju88a4", 2, { base: "banak" }),
          ...Array.from({ length: 9 }, (_, index) => plane(`f${index}`, "he115c", 2, { base: "bardufoss" })),
        ];
      }),
      rolls: draws(10, "A"),
      snapshot: {
        sides: {
          axis: {
            aircraft: [{ id: "k", unit: "ju88_torp", cs: 2 }, { id: "m", unit: "ju88a4" }, ...Array(9).fill({})],
          },
        },
      },
    }),
  ];
}

/** 15.2.1, 15.8, 15.8.3 Vectors for forces that go home, go to Murmansk, or land merchants. */
export function travelers(): Vector[] {
  const pack = (id: string, number: number, at: Partial<Fleet> = {}): Fleet => ({
    ...fleet(id, number, ships("ss_german", 4), { at: "0708", fuel: { ...full, refuelled: false } }),
    kind: "wolf_pack",
    ...at,
  });
  const ev = (id: string, title: string, ...units: (string | number)[]): Vector =>
    refused({
      operation: "declareEv",
      base: "campaign-planning",
      citation: "15.8.3",
      id: `ev-force-${id}`,
      title: `15.8.3 ${title}`,
      change: all(
        knows({ bids: { allied: 0, axis: 3 } }),
        adds("allied", lying("f1", 57, "clyde", ...units), lying("f2", 58, "clyde", "scylla", 1, "dd_jr", 2)),
      ),
      input: { force: "f1" },
      code: "VALUE_NOT_LISTED",
      section: "15.8.3",
      pointer: "/input/force",
    });
  const lands = { operation: "moveForce", base: "campaign-sailing", citation: "15.2.1", rolls: [] };
  const off =
    (at: string): Change =>
    (state) => {
      const waitingConvoy = force(state, "allied", "convoy_waiting");
      Object.assign(waitingConvoy, { station: "at_sea", at, block: 1, sailed: true });
      waitingConvoy.fuel = { ...full, refuelled: false };
      waitingConvoy.convoy!.visited = [at];
      keep(state, "axis");
    };
  return [
    ended(
      "boats-named-first",
      "15.8 A Wolf Pack of which 2 CS were named stays whole where half of the submarines may",
      9,
      all(
        keeps("axis", { staying: [{ force: "p1", cs: 2 }] }),
        forces(
          "axis",
          pack("p1", 1),
          pack("p2", 2),
          pack("p3", 3, { ...inPort("narvik"), sailed: false, fuel: full }),
          pack("p4", 4, { ...inPort("narvik"), sailed: false, fuel: full }),
        ),
      ),
      {
        sides: {
          axis: { forces: [{ at: "0708", units: [{ cs: 4 }] }, { at: "0708", units: [{ cs: 4 }] }, {}, {}] },
        },
      },
    ),
    ev("without-cruiser", "A TF without a cruiser does not go", "dd_jr", 2, "tb_old", 1),
    ev("drifting", "A cruiser without CS does not count", "edinburgh", 0, "dd_jr", 2),
    resolves({
      operation: "declareEv",
      base: "campaign-planning",
      citation: "15.8.3",
      id: "ev-force-damaged",
      title: "15.8.3 A cruiser with one CS left goes to Murmansk",
      change: all(
        knows({ bids: { allied: 0, axis: 3 } }),
        adds("allied", lying("f2", 58, "clyde", "scylla", 1, "dd_jr", 2)),
      ),
      input: { force: "f2" },
      rolls: [],
      outcome: { force: "f2" },
      snapshot: { sides: { allied: { campaign: { evForce: "f2" } } } },
    }),
    resolves({
      ...lands,
      id: "sail-home-empty",
      title: "15.2.1 A convoy in ballast with two ports arrives whole in the first",
      change: all(off("0504"), (state) => {
        const waitingConvoy = force(state, "allied", "convoy_waiting");
        Object.assign(waitingConvoy.convoy!, { loaded: false, destinations: ["reykjavik", "loch_ewe"] });
        for (const order of state.sides.allied.campaign!.sailing)
          Object.assign(order, { loaded: false, from: "murmansk" });
      }),
      input: { piece: "convoy_waiting", speed: "slow", path: ["reykjavik"], cross: "clear" },
      snapshot: { pending: null, sides: { allied: { forces: [{ at: "reykjavik", convoy: { arrived: true } }] } } },
    }),
    resolves({
      ...lands,
      id: "sail-two-orders",
      title: "15.2.1 A loaded convoy is divided while another one has orders",
      change: all(off("0817"), (state) => {
        force(state, "allied", "convoy_waiting").convoy!.visited = ["0717", "0817"];
        force(state, "allied", "convoy_waiting").convoy!.closest = 0;
        state.sides.allied.campaign!.sailing.push({
          convoy: "c2",
          from: "murmansk",
          loaded: false,
          merchants: 2,
          excused: 0,
        });
        adds("allied", {
          ...lying("c2", 2, "arkhangelsk", "mv", 2),
          kind: "convoy",
          convoy: laden(2, { loaded: false, destinations: ["reykjavik"] }),
        })(state);
      }),
      input: { piece: "convoy_waiting", speed: "slow", path: ["murmansk"], cross: "clear" },
      snapshot: { pending: { decision: "convoy_lands", convoy: "convoy_waiting" } },
    }),
  ];
}
