import { all, type Change, refused, resolves, type Vector } from "../kit";
import { force, fresh, keep } from "../kit/changes";
import { card, plane } from "../kit/pieces";

/** The convoy that waits is at sea, one hex from Murmansk. */
export const off: Change = (state) => {
  const waitingConvoy = force(state, "allied", "convoy_waiting");
  Object.assign(waitingConvoy, { station: "at_sea", at: "0817", block: 1, sailed: true });
  waitingConvoy.fuel = { state: "full", marker: null, refuelled: false };
  waitingConvoy.convoy!.visited = ["0717", "0817"];
  waitingConvoy.convoy!.closest = 0;
  keep(state, "axis");
};

/** 15.2.1 Vectors for convoys whose owner chooses the merchants to land, and convoys that arrive whole. */
export function arriving(): Vector[] {
  const sails = { operation: "moveForce", base: "campaign-sailing", citation: "15.2.1", rolls: [] };
  const input = { piece: "convoy_waiting", speed: "slow", path: ["murmansk"], cross: "clear" };
  const whole = (id: string, title: string, change: Change): Vector =>
    resolves({
      ...sails,
      id: `sail-whole-${id}`,
      title: `15.2.1 ${title}`,
      change: all(off, change),
      input,
      snapshot: {
        pending: null,
        sides: { allied: { forces: [{ at: "murmansk", convoy: { arrived: true } }] } },
      },
    });
  return [
    whole("one-port", "A convoy bound for Murmansk alone arrives whole", (state) => {
      force(state, "allied", "convoy_waiting").convoy!.destinations = ["murmansk"];
    }),
    whole("one-merchant", "A single merchant cannot be divided", (state) => {
      force(state, "allied", "convoy_waiting").units = [fresh("mv", 1)];
    }),
    resolves({
      ...sails,
      id: "sail-both-dispersed",
      title: "15.2.1 A merchant that was dispersed counts for the two that can be divided",
      change: all(off, (state) => {
        const waitingConvoy = force(state, "allied", "convoy_waiting");
        waitingConvoy.units = [fresh("mv", 1)];
        waitingConvoy.convoy!.dispersed = [{ unit: "mv", cs: 1 }];
      }),
      input,
      snapshot: {
        pending: { decision: "convoy_lands", side: "allied", convoy: "convoy_waiting" },
        sides: { allied: { forces: [{ at: "murmansk", convoy: { arrived: false, dispersed: [] } }] } },
      },
    }),
    resolves({
      operation: "landMerchants",
      base: "campaign-sailing",
      citation: "15.2.1",
      id: "land-damaged-first",
      title: "15.2.1, E-124 Damaged merchants land, though they are before the sound ones of their class",
      change: (state) => {
        const waitingConvoy = force(state, "allied", "convoy_waiting");
        Object.assign(waitingConvoy, {
          at: "murmansk",
          sailed: true,
          units: [{ ...fresh("mv", 2), marks: ["crippled"] }, fresh("mv", 10), fresh("dd_ai", 1)],
        });
        waitingConvoy.convoy!.merchants = 12;
        state.pending = { decision: "convoy_lands", side: "allied", convoy: waitingConvoy.id };
      },
      input: { onward: [{ unit: "mv", cs: 5 }] },
      rolls: [],
      outcome: { convoy: "convoy_waiting", cs: 7 },
      snapshot: {
        sides: {
          allied: {
            forces: [
              { units: [{ unit: "mv", cs: 5, marks: [] }, { unit: "dd_ai" }], convoy: { merchants: 5 } },
              {
                units: [
                  { unit: "mv", cs: 2, marks: ["crippled"] },
                  { unit: "mv", cs: 5, marks: [] },
                ],
              },
            ],
          },
        },
      },
      rulings: ["E-124"],
    }),
  ];
}

/** 14.1 Vectors for the aircraft that strike back. */
export function counterstrikes(): Vector[] {
  const back = { citation: "14.1", operation: "strikeBack", base: "air-counterstrike" };
  const no = (unit: string, title: string): Vector =>
    refused({
      ...back,
      id: `strike-back-${unit}`,
      title: `14.1 ${title}`,
      change: (state) => {
        state.sides.axis.struck = ["block:1"];
        state.sides.allied.aircraft.push(
          plane("b1", "albacore", 1, { base: "vaenga" }),
          plane("b2", "albacore", 1, { carrier: "furious" }),
          plane("b3", "albacore", 1, { carrier: "victorious", hex: "0411", mission: "attack" }),
          plane("b4", "albacore", 1, { carrier: "victorious", aborted: 1 }),
        );
      },
      input: { aircraft: [unit] },
      code: "VALUE_NOT_LISTED",
      section: "14.1",
      pointer: "/input/aircraft/0",
    });
  return [
    no("b1", "Bombers of an airbase do not strike back"),
    no("b2", "Bombers of a carrier that is not attacked do not strike back"),
    no("b3", "Bombers that are in the air do not strike back"),
    no("b4", "Bombers whose steps are all aborted do not strike back"),
    resolves({
      id: "strike-back-unidentified",
      title: "14.1 At a carrier that is not identified no one strikes back",
      citation: "14.1",
      operation: "declareAirAttack",
      base: "air-carrier-battle",
      change: (state) => {
        for (const each of state.sides.axis.forces) Object.assign(each, { identified: false, idLevel: 0 });
      },
      input: { target: "block:1", groups: [["stukas"]] },
      rolls: [card("locate-card", 12)],
      outcome: { next: "air_deploy" },
    }),
  ];
}
