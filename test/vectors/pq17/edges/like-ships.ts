import { ended, keeps } from "../campaign-accounts/fortnight";
import { all, type Change, type Json, refused, resolves, type Vector } from "../kit";
import { options } from "../kit/changes";
import { after, draws } from "../kit/chit-draws";
import { fleet, ships } from "../kit/fleets";
import { plane } from "../kit/pieces";
import { forces, inPort } from "../kit/stations";

type Fleet = ReturnType<typeof fleet>;

const full = { state: "full" as const, marker: null, refuelled: true };

const tf = (id: string, number: number, at: string, ...units: (string | number)[]): Fleet =>
  fleet(id, number, ships(...units), { ...inPort(at), sailed: false, fuel: full });

/** 15.3.1 The merchants that arrive at Reykjavik in every fortnight. */
const WAITING_MERCHANTS = { at: "reykjavik", units: [{ unit: "mv", cs: 15 }], convoy: { loaded: true } };

const played = (vp: number): Json => ({ played: [{ vp }] });

const named = (...substitutes: { unit: string; substitute: string }[]): Change => keeps("allied", { substitutes });

/** 15.7 Withdrawals that other withdrawals must not disturb. */
export function missed(): Vector[] {
  return [
    ended(
      "like-of-another",
      "15.7.2 The like ship that was named for Kenya does not go in the place of Nigeria",
      11,
      all(
        named({ unit: "kenya", substitute: "trinidad" }),
        forces(
          "allied",
          tf("f1", 1, "scapa_flow", "jamaica", 4, "trinidad", 4, "kenya", 4),
          tf("f2", 2, "reykjavik", "nigeria", 4),
        ),
      ),
      {
        campaign: played(0),
        sides: {
          allied: { forces: [{ units: [{ unit: "trinidad" }] }, { units: [{ unit: "nigeria" }] }, WAITING_MERCHANTS] },
        },
      },
    ),
    ended(
      "like-no-operation",
      "15.7.2 Without an operation no like ship goes in the place of Liverpool, and she costs half her points",
      9,
      forces("allied", tf("f1", 1, "reykjavik", "liverpool", 4), tf("f2", 2, "scapa_flow", "sheffield", 4)),
      {
        campaign: played(-2),
        sides: {
          allied: {
            forces: [
              { units: [{ unit: "liverpool", cs: 4 }] },
              { units: [{ unit: "sheffield", cs: 4 }] },
              WAITING_MERCHANTS,
            ],
          },
        },
      },
    ),
    ended(
      "like-named-short",
      "15.7.2 When the class that was named does not suffice, the rest comes from another",
      11,
      all(
        named({ unit: "dd_ai", substitute: "dd_jr" }),
        forces("allied", tf("f1", 1, "scapa_flow", "dd_tribal", 5, "dd_jr", 1), tf("f2", 2, "reykjavik", "dd_ai", 2)),
      ),
      {
        campaign: played(0),
        sides: {
          allied: {
            forces: [
              { units: [{ unit: "dd_tribal", cs: 1 }] },
              { units: [{ unit: "dd_ai", cs: 2 }] },
              WAITING_MERCHANTS,
            ],
          },
        },
      },
    ),
    ended(
      "air-units-first",
      "15.7.1 Of like air units that are in the order of their ids the last one stays",
      15,
      (state) => {
        state.sides.axis.aircraft = [
          plane("a", "he111h6", 2, { base: "banak" }),
          plane("b", "he111h6", 2, { base: "banak" }),
          plane("c", "he111h6", 2, { base: "banak" }),
          plane("d", "ju88a4", 2, { base: "bardufoss" }),
          plane("e", "ju88a4", 2, { base: "bardufoss" }),
          plane("f", "ju88a4", 1, { base: "bardufoss", lost: 1 }),
        ];
      },
      { sides: { axis: { aircraft: [{ id: "c" }, { id: "f" }] } } },
    ),
    resolves({
      id: "fortnight-like-list",
      title:
        "15.7.2 Without an operation classes that do not suffice cost half their points, fractions rounded up to ½",
      citation: "15.7.2",
      operation: "endPhase",
      base: "campaign-bare",
      charts: list({ ...row, units: [each("dd_ai", 2), each("es_british", 1)] }),
      change: all(
        after(11),
        forces(
          "allied",
          tf("f1", 1, "scapa_flow", "dd_ai", 1, "dd_jr", 2, "tb_old", 2),
          tf("f2", 2, "reykjavik", "dd_ai", 2, "es_british", 2),
        ),
      ),
      rolls: draws(12, "A"),
      snapshot: {
        campaign: played(-1),
        sides: {
          allied: {
            forces: [
              {
                units: [
                  { unit: "dd_jr", cs: 2 },
                  { unit: "tb_old", cs: 2 },
                ],
              },
              {
                units: [
                  { unit: "dd_ai", cs: 2 },
                  { unit: "es_british", cs: 2 },
                ],
              },
              WAITING_MERCHANTS,
            ],
          },
        },
      },
      rulings: ["E-88"],
    }),
  ];
}

const each = (unit: string, cs: number): Json => ({ unit, cs });

/** A withdrawal of August I. */
const row = { fortnight: "1942-08-I", side: "allied", kind: "withdraw", at: "scapa_flow", tags: [] };

/** An order of battle of a caller's own. */
const list = (...orderOfBattle: Json[]): Json => ({ CAMPAIGN: { facts: { orderOfBattle } } });

/** 15.7.2 For which withdrawals a like ship is named, and which. */
export function chosen(): Vector[] {
  const like = { operation: "nameSubstitute", base: "campaign-oob-allied", citation: "15.7.2" };
  const pedestal = (...list: Fleet[]): Change => all(after(11), forces("allied", ...list));
  const home = (...units: (string | number)[]): Fleet => tf("f1", 1, "scapa_flow", ...units);
  const away = (...units: (string | number)[]): Fleet => tf("f2", 2, "reykjavik", ...units);
  const yes = (id: string, title: string, change: Change, unit: string, substitute: string): Vector =>
    resolves({
      ...like,
      id: `like-${id}`,
      title: `15.7.2 ${title}`,
      change,
      input: { unit, substitute },
      rolls: [],
      outcome: { unit, substitute },
      rulings: ["E-122"],
    });
  const none = (id: string, title: string, change: Change, unit: string, substitute: string, charts?: Json): Vector =>
    refused({
      ...like,
      id: `like-${id}`,
      title: `15.7.2 ${title}`,
      change,
      input: { unit, substitute },
      ...(charts && { charts }),
      code: "NO_SUBSTITUTE",
      section: "15.7.2",
    });
  const one = pedestal(home("dd_ai", 1, "dd_jr", 2, "dd_tribal", 3), away("dd_ai", 1));
  return [
    yes("class-part", "For the CS of a class that Scapa Flow lacks another class is named", one, "dd_ai", "dd_jr"),
    refused({
      ...like,
      id: "like-itself",
      title: "15.7.2 A class does not go in its own place",
      change: one,
      input: { unit: "dd_ai", substitute: "dd_ai" },
      code: "VALUE_NOT_LISTED",
      section: "15.7.2",
      pointer: "/input/substitute",
    }),
    none(
      "class-enough",
      "A class whose CS at Scapa Flow just suffice needs no other",
      pedestal(home("dd_ai", 2, "dd_jr", 2, "dd_tribal", 3), away("dd_ai", 2)),
      "dd_ai",
      "dd_jr",
    ),
    none(
      "class-nowhere",
      "No class is named for CS that are in play nowhere",
      pedestal(home("dd_ai", 1, "dd_jr", 2, "dd_tribal", 3)),
      "dd_ai",
      "dd_jr",
    ),
    none(
      "twice",
      "A second like ship is not named for Manchester",
      all(
        pedestal(home("sheffield", 4, "glasgow", 4, "liverpool", 4), away("manchester", 4)),
        named({ unit: "manchester", substitute: "glasgow" }),
      ),
      "manchester",
      "sheffield",
    ),
    none(
      "single",
      "A single like ship needs no name",
      pedestal(home("glasgow", 4, "jamaica", 4), away("manchester", 4)),
      "manchester",
      "glasgow",
    ),
    yes(
      "second",
      "After a like ship for Manchester one for Nigeria is named",
      all(
        pedestal(home("glasgow", 4, "jamaica", 4, "trinidad", 4), away("nigeria", 4)),
        named({ unit: "manchester", substitute: "glasgow" }),
      ),
      "nigeria",
      "trinidad",
    ),
    none(
      "list",
      "No like ship is named for an American one, an air unit or a ship that arrives",
      pedestal(home("london", 3, "sussex", 3, "jamaica", 4, "trinidad", 4), away("wichita", 4, "kenya", 4)),
      "wichita",
      "london",
      list(
        { ...row, operation: "PEDESTAL", units: [each("wichita", 4), each("albacore", 2)] },
        { ...row, kind: "arrive", operation: "PEDESTAL", units: [each("kenya", 4)] },
      ),
    ),
  ];
}

/** 15.7.5 Vectors for ships that go straight to Germany. */
export function transfers(): Vector[] {
  const transfer = { operation: "transferToGermany", citation: "15.7.5", section: "15.7.5" };
  const axis: Change = all(
    options("transfer_to_germany"),
    forces("axis", tf("f1", 1, "narvik", "lutzow", 4), tf("f2", 2, "kiel", "admiral_scheer", 4), {
      ...tf("f3", 3, "narvik", "ss_german", 2),
      kind: "wolf_pack",
    }),
  );
  const no = (id: string, title: string, force: string, to: string): Vector =>
    refused({
      ...transfer,
      id: `transfer-${id}`,
      title: `15.7.5 ${title}`,
      base: "campaign-oob-axis",
      change: axis,
      input: { force, to },
      code: "VALUE_NOT_LISTED",
      pointer: "/input/force",
    });
  return [
    no("from-kiel", "A TF that lies in Kiel is not transferred to the Germany box", "f2", "germany"),
    no("pack", "A Wolf Pack in a Norwegian port is not transferred", "f3", "kiel"),
    refused({
      ...transfer,
      id: "transfer-allied-phase",
      title: "15.7.5 Nothing is transferred in the order-of-battle phase of the Allies",
      base: "campaign-oob-allied",
      change: axis,
      input: { force: "f1", to: "kiel" },
      code: "OPTION_NOT_USED",
    }),
  ];
}
