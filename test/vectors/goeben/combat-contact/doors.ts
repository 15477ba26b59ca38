import { all, type Change, type Json, needs, refused, roll, type Vector } from "../kit";
import { set, ship } from "../kit/changes";
import { contactDie, input, plan } from "./contact";

/** 14.3 Vectors for the refusals and the dice requests of contact. */
export function contactDoors(): Vector[] {
  const shut = (
    id: string,
    title: string,
    more: { change?: Change; input: Json; code: string; pointer: string },
  ): Vector => refused({ ...plan, id, title, section: "14.3", ...more, input: { ...input, ...more.input } });
  const noCoal = all(ship("goeben", { coal: 0 }), ship("breslau", { coal: 0 }));
  return [
    shut("contact-unpaid", "14.3 Maximum speed needs coal aboard the ship that gives it", {
      change: ship("goeben", { coal: 0 }),
      input: { maximumSpeed: true },
      code: "MAXIMUM_SPEED_UNPAID",
      pointer: "/input/maximumSpeed",
    }),
    shut("contact-no-coal", "14.3 Without coal anywhere nobody makes maximum speed", {
      change: noCoal,
      input: { maximumSpeed: true },
      code: "NO_MAXIMUM_SPEED",
      pointer: "/input/maximumSpeed",
    }),
    shut("contact-no-engines", "12.4 Engines 4 are no faster than cruise", {
      change: all(ship("goeben", { engines: 4 }), ship("breslau", { engines: 4 })),
      input: { maximumSpeed: true },
      code: "NO_MAXIMUM_SPEED",
      pointer: "/input/maximumSpeed",
    }),
    shut("contact-stranger", "14.3 Only a ship of the battle leads", {
      input: { leader: "moltke" },
      code: "VALUE_NOT_LISTED",
      pointer: "/input/leader",
    }),
    refused({
      ...plan,
      base: "before-battle",
      id: "contact-out-of-turn",
      title: "14.3 Contact follows the beginning of a battle",
      code: "OUT_OF_TURN",
      section: "14.3",
    }),
    needs({
      ...plan,
      id: "contact-needs-die",
      title: "14.3 Requests the contact die with every modifier",
      next: {
        label: "contact",
        dice: "1d6",
        chart: "CONTACT",
        modifiers: [
          { code: "LEADERSHIP", value: 4 },
          { code: "SPEED", value: 4 },
          { code: "ALERT_LEVEL", value: -1 },
          { code: "ALLIED_SPEED", value: -4 },
        ],
        totals: [4, 5, 6, 7, 8, 9].map((modified, index) => ({ total: index + 1, modified, result: "GC2" })),
      },
    }),
    needs({
      ...plan,
      id: "contact-needs-break-off",
      title: "14.4 Requests the Allied break-off die",
      citation: "14.4",
      change: all(ship("goeben", { leadership: 0 }), set({ alert: 6 })),
      rolls: [contactDie(1, { LEADERSHIP: 0, SPEED: 4, ALERT_LEVEL: -6, ALLIED_SPEED: -4 })],
      next: {
        label: "allied-break-off",
        dice: "1d6",
        chart: "BREAK_OFF",
        modifiers: [{ code: "ALERT_LEVEL", value: -6 }],
      },
    }),
    needs({
      ...plan,
      id: "contact-needs-allied-fire",
      title: "14.11 Requests the dice of the Allied ship that opens fire",
      citation: "14.11",
      change: all(ship("goeben", { leadership: 0 }), set({ alert: 6 })),
      rolls: [
        contactDie(1, { LEADERSHIP: 0, SPEED: 4, ALERT_LEVEL: -6, ALLIED_SPEED: -4 }),
        roll("allied-break-off", "BREAK_OFF", [3], null, { ALERT_LEVEL: -6 }),
      ],
      held: [5],
      next: { label: "allied-gunnery", count: 3, sides: 6, held: [5], chart: "GUNNERY" },
    }),
  ];
}
