import { type Change, refused, resolves, type Vector } from "../kit";
import { strikeIn } from "../kit/attacks";
import { card, forceOf, ship } from "../kit/pieces";
import { LINE } from "../snapshots/air";

const CONVOY = "convoy_pq_17";

/** 7.2.4 Vectors for deployment, and the ships that may share a stack. */
export function deploying(): Vector[] {
  const wrong = (id: string, title: string, line: unknown, change?: Change): Vector =>
    refused({
      id: `deploy-${id}`,
      title: `7.2.4 ${title}`,
      citation: "7.2.4",
      operation: "deployTargets",
      base: "air-deploy",
      change,
      input: { line },
      code: "LINE_NOT_LEGAL",
      section: "7.2.4",
      pointer: "/input/line",
    });
  const [dd, convoyShips, es] = LINE;
  const more =
    (unit: string, cs: number, changes: Parameters<typeof ship>[2] = {}): Change =>
    (state) => {
      const convoy = forceOf(state, "allied", CONVOY);
      convoy.units.push(ship(unit, cs, changes));
      const { marks, tow } = ship(unit, cs, changes);
      strikeIn(state).ships.push({ no: 5, force: CONVOY, unit, marks, tow, spent: 0, cs, hit: false });
    };
  return [
    resolves({
      id: "deploy-light-stack",
      title: "7.2.4 light ships stack to 4 CS: destroyers with the escort",
      citation: "7.2.4",
      operation: "deployTargets",
      base: "air-deploy",
      input: {
        line: [
          convoyShips,
          [
            { no: 2, cs: 3 },
            { no: 3, cs: 1 },
          ],
        ],
      },
      rolls: [],
      outcome: { next: "air_assign" },
    }),
    wrong("left-out", "every ship is deployed", [dd, convoyShips]),
    wrong("twice", "and once", [dd, convoyShips, es, es]),
    wrong("mixed", "merchants and light ships do not stack", [
      dd,
      [
        { no: 1, cs: 2 },
        { no: 4, cs: 5 },
        { no: 3, cs: 1 },
      ],
    ]),
    wrong(
      "light-five",
      "light ships do not stack beyond 4 CS",
      [
        [
          { no: 2, cs: 3 },
          { no: 5, cs: 2 },
        ],
        convoyShips,
        es,
      ],
      more("tb_op", 2),
    ),
    wrong(
      "convoy-eleven",
      "MX and AX do not stack beyond 10 CS",
      [
        dd,
        [
          { no: 1, cs: 2 },
          { no: 4, cs: 5 },
          { no: 5, cs: 4 },
        ],
        es,
      ],
      more("mo", 4, { oil: 40 }),
    ),
    wrong(
      "heavy",
      "heavy ships stand alone",
      [
        [
          { no: 2, cs: 3 },
          { no: 5, cs: 4 },
        ],
        convoyShips,
        es,
      ],
      more("nigeria", 4),
    ),
    wrong(
      "adrift",
      "ships Dead in the Water stand alone at sea",
      [
        dd,
        [
          { no: 1, cs: 2 },
          { no: 4, cs: 5 },
          { no: 5, cs: 1 },
        ],
        es,
      ],
      more("mv", 1, { marks: ["diw"] }),
    ),
    wrong("counters", "light ships stand on the fewest counters", [
      [{ no: 2, cs: 1 }],
      [{ no: 2, cs: 2 }],
      convoyShips,
      es,
    ]),
    resolves({
      id: "deploy-submarines",
      title: "7.2.4 D-56 submarines of a convoy are not deployed",
      citation: "7.2.4",
      operation: "declareAirAttack",
      base: "air-convoy",
      change: (state) => {
        forceOf(state, "allied", CONVOY).units = [ship("mv", 3), ship("ss_british", 2)];
      },
      input: { target: "block:1", groups: [["ju88_a"]] },
      rolls: [card("locate-card", 12)],
      outcome: { next: "air_deploy" },
      snapshot: { pending: { strike: { ships: [{ no: 1, unit: "mv", cs: 3 }] } } },
    }),
    resolves({
      id: "deploy-cast-off",
      title: "7.2.4 a tower casts off its tow, which is Dead in the Water again",
      citation: "7.2.4",
      operation: "castOffTow",
      base: "air-deploy",
      change: towed,
      input: { no: 5 },
      rolls: [],
      outcome: { next: "air_deploy" },
      rulings: ["D-33"],
    }),
    refused({
      id: "deploy-nothing-in-tow",
      title: "7.2.4 without a ship in tow nothing is cast off",
      citation: "7.2.4",
      operation: "castOffTow",
      base: "air-deploy",
      input: { no: 4 },
      code: "NOTHING_IN_TOW",
      section: "7.2.4",
    }),
  ];
}

/** A freighter Dead in the Water in tow of a destroyer. */
const towed: Change = (state) => {
  const convoy = forceOf(state, "allied", CONVOY);
  convoy.units.push(ship("mv", 1, { marks: ["diw"], tow: "dd_ai" }), ship("dd_ai", 1, { tow: "mv" }));
  const about = { force: CONVOY, spent: 0, cs: 1, hit: false };
  strikeIn(state).ships.push(
    { ...about, no: 5, unit: "mv", marks: ["diw"], tow: "dd_ai" },
    { ...about, no: 6, unit: "dd_ai", marks: [], tow: "mv" },
  );
};
