import { ended, ev, keeps } from "../campaign-accounts/fortnight";
import { all, type Change, facts, type Json, resolves, type Vector } from "../kit";
import { fresh } from "../kit/changes";
import { after, draws } from "../kit/chit-draws";
import { fleet, ships } from "../kit/fleets";
import { plane } from "../kit/pieces";
import { forces, inBox, inPort } from "../kit/stations";

type Fleet = ReturnType<typeof fleet>;

const full = { state: "full" as const, marker: null, refuelled: true };

const tf = (id: string, number: number, at: string, ...units: (string | number)[]): Fleet =>
  fleet(id, number, ships(...units), { ...inPort(at), sailed: false, fuel: full });

const pack = (id: string, block: number, cs: number, unit = "ss_german"): Fleet =>
  fleet(id, block, ships(unit, cs), { kind: "wolf_pack", at: "0708", fuel: { ...full, refuelled: false } });

/** 15.3.1 The merchants that arrive at Reykjavik in every fortnight. */
const WAITING_MERCHANTS = { at: "reykjavik", units: [{ unit: "mv", cs: 15 }], convoy: { loaded: true } };

const played = (vp: number): Json => ({ played: [{ vp }] });

/** 15.7 Vectors for ships that leave for another theater. */
export function withdrawals(): Vector[] {
  const named = (...substitutes: { unit: string; substitute: string }[]): Change => keeps("allied", { substitutes });
  return [
    ended(
      "pedestal-rich",
      "15.7.2 For PEDESTAL each ship leaves from Scapa Flow or the Channel, or a like one at Scapa Flow in its place",
      11,
      all(
        named({ unit: "manchester", substitute: "glasgow" }),
        forces(
          "allied",
          tf(
            "home",
            1,
            "scapa_flow",
            ...["furious", 3, "victorious", 4, "nigeria", 4, "sheffield", 4, "trinidad", 4, "glasgow", 4],
            ...["dd_ai", 1, "dd_jr", 4, "tb_old", 2, "dd_us", 2],
          ),
          tf("away", 2, "reykjavik", "kenya", 4, "manchester", 4, "dd_ai", 3, "dd_tribal", 4),
          fleet("channel", 3, ships("dd_tribal", 1), { ...inBox("english_channel"), sailed: false, fuel: full }),
        ),
        (state) => {
          state.sides.allied.aircraft = [
            plane("a", "albacore", 2, { carrier: "victorious" }),
            plane("b", "fulmar", 2, { carrier: "furious" }),
          ];
        },
      ),
      {
        campaign: played(0),
        sides: {
          allied: {
            aircraft: [{ id: "b" }],
            forces: [
              {
                units: [
                  { unit: "furious" },
                  { unit: "sheffield" },
                  { unit: "dd_jr", cs: 1 },
                  { unit: "tb_old", cs: 2 },
                  { unit: "dd_us", cs: 2 },
                ],
              },
              {
                units: [
                  { unit: "kenya" },
                  { unit: "manchester" },
                  { unit: "dd_ai", cs: 3 },
                  { unit: "dd_tribal", cs: 4 },
                ],
              },
              WAITING_MERCHANTS,
            ],
          },
        },
      },
    ),
    ended(
      "pedestal-missed",
      "15.7.2 A ship that cannot leave costs half its points, and one that is gone none",
      11,
      forces("allied", tf("away", 2, "reykjavik", "manchester", 4, "dd_ai", 1, "kent", 3)),
      {
        campaign: played(-2.5),
        sides: { allied: { forces: [{ units: [{ cs: 4 }, { cs: 1 }, {}] }, WAITING_MERCHANTS] } },
      },
    ),
    ended(
      "pedestal-named-class",
      "15.7.2 Of like classes the one that was named leaves first",
      11,
      all(
        named({ unit: "dd_ai", substitute: "dd_jr" }, { unit: "kenya", substitute: "sheffield" }),
        forces(
          "allied",
          tf("home", 1, "scapa_flow", "dd_tribal", 5, "dd_jr", 2),
          tf("away", 2, "reykjavik", "dd_ai", 2),
        ),
      ),
      {
        campaign: played(0),
        sides: {
          allied: {
            forces: [
              { units: [{ unit: "dd_tribal", cs: 2 }] },
              { units: [{ unit: "dd_ai", cs: 2 }] },
              WAITING_MERCHANTS,
            ],
          },
        },
      },
    ),
    ended(
      "pedestal-like-short",
      "15.7.2 Like CS that do not suffice leave all the same, and the rest costs its points",
      11,
      forces("allied", tf("home", 1, "scapa_flow", "dd_jr", 1, "sheffield", 4), tf("away", 2, "reykjavik", "dd_ai", 2)),
      {
        campaign: played(-0.5),
        sides: {
          allied: {
            forces: [{ units: [{ unit: "sheffield" }] }, { units: [{ unit: "dd_ai", cs: 2 }] }, WAITING_MERCHANTS],
          },
        },
      },
    ),
    ended(
      "pedestal-too-late",
      "15.7.2 A force that came home when the operation was over is too late to withdraw from",
      11,
      all(keeps("allied", { away: ["late"] }), forces("allied", tf("late", 1, "scapa_flow", "manchester", 4))),
      { campaign: played(-2), sides: { allied: { forces: [{ units: [{ unit: "manchester" }] }, WAITING_MERCHANTS] } } },
    ),
    ended(
      "air-units",
      "15.7.1 Of the air units of a type those leave that have the CS listed, the first by id",
      15,
      (state) => {
        state.sides.axis.aircraft = [
          plane("x", "he111h6", 1, { base: "banak", lost: 1 }),
          plane("w", "he111h6", 2, { base: "banak" }),
          plane("y", "he111h6", 2, { base: "banak" }),
          plane("j3", "ju88a4", 2, { base: "bardufoss" }),
          plane("j2", "ju88a4", 2, { base: "bardufoss" }),
          plane("j1", "ju88a4", 2, { base: "bardufoss" }),
          plane("t", "ju87r", 1, { base: "vaernes", lost: 1 }),
          plane("s", "ju87r", 2, { base: "vaernes" }),
        ];
      },
      { sides: { axis: { aircraft: [{ id: "x" }, { id: "j3" }, { id: "t" }] } } },
    ),
    ended(
      "americans",
      "15.7.3 American ships leave; each heavy ship and DD CS not at Scapa Flow or Reykjavik in time costs 1 VP",
      12,
      all(
        keeps("allied", { away: ["late"] }),
        forces(
          "allied",
          tf("home", 1, "scapa_flow", "wichita", 4, "dd_us", 2, "kent", 3),
          tf("iceland", 2, "reykjavik", "washington", 5),
          tf("clyde", 3, "clyde", "tuscaloosa", 3, "dd_us", 3, "sheffield", 4),
          tf("late", 4, "scapa_flow", "dd_us", 1),
        ),
      ),
      {
        campaign: played(-5),
        sides: {
          allied: {
            forces: [
              { units: [{ unit: "kent" }, { unit: "jamaica" }] },
              { units: [{ unit: "sheffield" }] },
              WAITING_MERCHANTS,
            ],
          },
        },
      },
    ),
  ];
}

/** 15.6 Ships and aircraft that come back. */
export function replacements(): Vector[] {
  const month: Change = all(
    keeps("allied", {
      monthLosses: [
        { unit: "mc", cs: 2 },
        { unit: "mo", cs: 2 },
        { unit: "mc", cs: 1 },
        { unit: "aldersdale", cs: 2 },
      ],
      placements: [
        { unit: "mc", cs: 2, at: "loch_ewe" },
        { unit: "mo", cs: 1, at: "scapa_flow" },
        { unit: "mc", cs: 1, at: "scapa_flow" },
      ],
    }),
    (state) => {
      state.sides.allied.sunk = [
        { unit: "mc", cs: 1, turn: 9, loaded: true },
        { unit: "mv", cs: 3, turn: 9, loaded: true },
        { unit: "palomares", cs: 1, turn: 9, loaded: false },
      ];
    },
  );
  return [
    ended(
      "month-losses",
      "15.6.1 CAM ships and oilers come back where they were named, the rest at the usual ports; MV and AA do not",
      10,
      month,
      {
        sides: {
          allied: {
            campaign: { monthLosses: [], placements: [] },
            forces: [
              {
                at: "scapa_flow",
                units: [{ unit: "anson" }, { unit: "aldersdale", cs: 2 }],
              },
              {
                at: "reykjavik",
                units: [
                  { unit: "mv", cs: 15 },
                  { unit: "mc", cs: 1 },
                  { unit: "mo", cs: 1 },
                ],
              },
              { at: "loch_ewe", units: [{ unit: "mc", cs: 2 }] },
              {
                at: "scapa_flow",
                units: [
                  { unit: "mc", cs: 1 },
                  { unit: "mo", cs: 1 },
                ],
              },
            ],
          },
        },
      },
    ),
    ended(
      "month-losses-after-ev",
      "15.6.1 After EV the usual port of CAM ships is Loch Ewe",
      10,
      all(month, ev("completed")),
      {
        sides: { allied: { campaign: { monthLosses: [] } } },
      },
    ),
    ended(
      "boats-placed",
      "15.6.2 Of two German submarines by the list one comes to the port that was named, the other to Bergen",
      10,
      keeps("axis", {
        boats: { damaged: 0, sunk: 5 },
        placements: [{ unit: "ss_german", cs: 1, at: "trondheim" }],
      }),
      {
        sides: {
          axis: {
            forces: [
              { at: "trondheim", units: [{ cs: 1 }] },
              { at: "bergen", units: [{ cs: 1 }] },
            ],
            campaign: { boats: { sunk: 3 }, placements: [] },
          },
        },
      },
    ),
    ended(
      "weakest-first",
      "15.6.3 Replacements go to the weakest units, of like ones to the first by id; the rest lapses",
      9,
      all(
        keeps("axis", {
          replacements: [
            { units: ["ju88a4"], cs: 2 },
            { units: ["bf109"], cs: 1 },
          ],
        }),
        (state) => {
          state.sides.axis.aircraft = [
            plane("c", "ju88a4", 1, { base: "banak", lost: 1 }),
            plane("b", "ju88a4", 0, { base: "banak", lost: 2 }),
            plane("a", "he111h6", 1, { base: "banak", lost: 1 }),
            plane("d", "ju88a4", 2, { base: "banak" }),
          ];
        },
      ),
      {
        sides: {
          axis: {
            campaign: { replacements: [] },
            aircraft: [
              { id: "c", cs: 1 },
              { id: "b", cs: 2, lost: 0 },
              { id: "a", cs: 1 },
              { id: "d", cs: 2 },
            ],
          },
        },
      },
    ),
  ];
}

/** 15.6.5 Air units that give their place to better ones, by a list of a caller's own. */
export function upgrades(): Vector[] {
  const { replacements: rows } = facts<{ replacements: readonly { fortnight: string }[] }>("CAMPAIGN");
  const list = [
    { from: "ju88a4", to: "ju88_torp", cs: 2 },
    { from: "fw200", to: "bv138", cs: 2 },
    { from: "he111h6", to: "ju88_torp", cs: 2 },
  ];
  const full = Array.from({ length: 9 }, (_, index) => plane(`full_${index}`, "he115c", 2, { base: "bardufoss" }));
  return [
    resolves({
      id: "fortnight-upgrades",
      title:
        "15.6.5 The first unit of a type by id is whole and of the better type; at a full base it has no more steps (E-130)",
      citation: "15.6.5",
      operation: "endPhase",
      base: "campaign-bare",
      charts: {
        CAMPAIGN: {
          facts: {
            replacements: rows.map((row) => (row.fortnight === "1942-07-I" ? { ...row, upgrades: list } : row)),
          },
        },
      },
      change: all(after(9), (state) => {
        state.sides.axis.aircraft = [
          plane("m", "ju88a4", 2, { base: "banak" }),
          plane("k", "ju88a4", 1, { base: "banak", lost: 1, aborted: 1 }),
          plane("last", "he111h6", 1, { base: "bardufoss", lost: 1 }),
          plane("one", "he115c", 1, { base: "bardufoss", lost: 1 }),
          ...full,
        ];
      }),
      rolls: draws(10, "A"),
      snapshot: {
        sides: {
          axis: {
            aircraft: [
              { id: "m", unit: "ju88a4", cs: 2 },
              { id: "k", unit: "ju88_torp", cs: 2, lost: 0, aborted: 0 },
              { id: "last", unit: "ju88_torp", cs: 1, lost: 0 },
              { id: "one", unit: "he115c", cs: 1 },
              ...full.map(({ id }) => ({ id })),
            ],
          },
        },
      },
      rulings: ["E-130"],
    }),
  ];
}

/** 15.8 Vectors for forces that go home when an operation is over, and their destinations. */
export function homecomings(): Vector[] {
  const spent = (each: Fleet): Fleet => ({
    ...each,
    units: each.units.map((ship) => ({ ...ship, marks: ["torps_expended"] })),
  });
  const kara = { ...pack("kara", 3, 1), ...inBox("kara_sea") };
  const lying = { ...pack("lying", 4, 2), ...inPort("narvik"), sailed: false, fuel: full };
  const boats = (...named: { force: string; cs: number }[]): Change =>
    all(
      keeps("axis", { staying: named }),
      forces("axis", spent(pack("first", 1, 4)), pack("second", 2, 3), kara, lying),
    );
  const at = (...list: [string, string, number][]): Json => ({
    sides: { axis: { forces: list.map(([id, place, cs]) => ({ ...(id && { id }), at: place, units: [{ cs }] })) } },
  });
  return [
    ended(
      "boats-half",
      "15.8 Half of the submarines stay at sea, those with torpedoes first; the others go to two ports in equal parts",
      9,
      boats(),
      at(["first", "0708", 2], ["second", "0708", 3], ["lying", "narvik", 4], ["", "kirkenes", 1]),
    ),
    ended(
      "boats-half-named",
      "15.8 Those that their owner names stay at sea first",
      9,
      boats({ force: "first", cs: 3 }, { force: "lying", cs: 1 }),
      at(["first", "0708", 3], ["second", "0708", 2], ["lying", "narvik", 4], ["", "kirkenes", 1]),
    ),
    ended(
      "soviet-patrol",
      "15.8.2 Half of the Soviet destroyers and torpedo boats, fractions down, are at sea off Murmansk",
      9,
      forces(
        "allied",
        {
          ...tf("flot", 1, "murmansk", "dd_type7", 5, "tb_novik", 3),
          units: [
            { ...fresh("dd_type7", 1), marks: ["crippled"] },
            fresh("dd_type7", 4),
            fresh("tb_novik", 3),
            fresh("es_soviet", 1),
          ],
        },
        fleet("mixed", 2, ships("kent", 3, "dd_type7", 1), { at: "0708" }),
      ),
      {
        sides: {
          allied: {
            forces: [
              {
                id: "flot",
                at: "murmansk",
                units: [
                  { unit: "dd_type7", cs: 1, marks: ["crippled"] },
                  { unit: "dd_type7", cs: 2 },
                  { unit: "tb_novik", cs: 2 },
                  { unit: "es_soviet" },
                ],
              },
              { id: "mixed", station: "in_port", units: [{ unit: "kent" }] },
              {
                station: "at_sea",
                at: "0817",
                units: [
                  { unit: "dd_type7", cs: 3 },
                  { unit: "tb_novik", cs: 1 },
                ],
              },
              WAITING_MERCHANTS,
            ],
          },
        },
      },
    ),
    ended(
      "patrol-white-stays",
      "15.8 Patrol White stays at sea; three cruisers, or a cruiser with a destroyer, go home",
      9,
      forces(
        "allied",
        fleet("patrol", 1, ships("kent", 3, "norfolk", 3), { at: "0304" }),
        fleet("three", 2, ships("london", 3, "sussex", 3, "berwick", 3), { at: "0304" }),
        fleet("escorted", 3, ships("suffolk", 2, "dd_ai", 1), { at: "0304" }),
      ),
      {
        sides: {
          allied: {
            forces: [
              { station: "at_sea", at: "0304" },
              { station: "in_port" },
              { station: "in_port" },
              WAITING_MERCHANTS,
            ],
          },
        },
      },
    ),
    ended(
      "kara-raider",
      "15.8 A Panzerschiff in the Kara Sea goes home, a force in Germany stays",
      9,
      forces(
        "axis",
        fleet("raider", 1, ships("admiral_scheer", 4), inBox("kara_sea")),
        fleet("germany", 2, ships("lutzow", 4), { ...inBox("germany"), sailed: false, fuel: full }),
      ),
      { sides: { axis: { forces: [{ station: "in_port" }, { station: "box", at: "germany" }] } } },
    ),
  ];
}
