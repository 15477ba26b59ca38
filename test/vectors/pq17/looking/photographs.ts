import type { Side } from "../../../../src/rulesets/pq17/vocabulary";
import { all, type Case, type Change, needs, refused, resolves, type Vector } from "../kit";
import { BOTH_SIDES, cardRoll, DECKS } from "../kit/cards";
import { fresh, phase, plane, weather } from "../kit/changes";
import { being } from "../kit/forces";

/** 6.9 Photographs of ports. */
export function photographs(): Vector[] {
  const port = { allied: "bergen", axis: "murmansk" } as const;
  const unit = { allied: "pr_spitfire_1", axis: "pr_ju88_1" } as const;
  const plain = (side: Side): Omit<Case, "id" | "title"> => ({
    citation: "6.9",
    operation: "photographPort",
    base: `lone-${side}`,
    input: { aircraft: unit[side], port: port[side] },
  });
  const step = (side: Side): Change => phase("photo", side);
  const cards = BOTH_SIDES.flatMap((side) =>
    DECKS[side].map(({ no, photo }) =>
      resolves({
        ...plain(side),
        id: `photo-${side}-${no}`,
        title: `6.9 DECKS ${side} card ${no}: a photograph ${photo ? "succeeds" : "fails"}`,
        change: step(side),
        rolls: [cardRoll("photo-card", no)],
        outcome: { photo: photo ? { turn: 9, port: port[side], heavy: [], types: [] } : null },
      }),
    ),
  );
  return [
    ...cards,
    resolves({
      ...plain("allied"),
      id: "photo-tells",
      title: "6.9 A photograph names heavy ships and reports types, counters and CS of the others, not their blocks",
      change: all(
        step("allied"),
        being("axis", (each) => {
          Object.assign(each, { station: "in_port", at: "bergen", block: null });
          each.units = [fresh("lutzow", 4), fresh("dd_z36a", 2), fresh("tb_35_37", 1)];
        }),
      ),
      rolls: [cardRoll("photo-card", DECKS.allied.find(({ photo }) => photo)!.no)],
      outcome: {
        photo: {
          port: "bergen",
          heavy: ["lutzow"],
          types: [
            { type: "DD", cs: 2 },
            { type: "TB", counters: 1, cs: 1 },
          ].map(({ type, cs }) => ({ type, counters: 1, cs })),
        },
      },
      snapshot: { sides: { axis: {} } },
    }),
    refused({
      ...plain("allied"),
      id: "photo-fog",
      title: "6.9 In Fog no one photographs",
      change: all(step("allied"), weather("fog")),
      code: "NO_PHOTOGRAPH",
      section: "6.9",
    }),
    refused({
      ...plain("allied"),
      id: "photo-flown",
      title: "6.9 A unit that has flown photographs no second port",
      change: all(step("allied"), (state) => {
        plane(state, "allied", "pr_spitfire_1").mission = "flown";
      }),
      code: "NO_PHOTOGRAPH",
      section: "6.9",
    }),
    refused({
      ...plain("allied"),
      id: "photo-range",
      title: "6.9 A port out of range is not photographed",
      change: step("allied"),
      input: { aircraft: "pr_spitfire_1", port: "kirkenes" },
      code: "VALUE_NOT_LISTED",
      section: "6.9",
      pointer: "/input/port",
    }),
    needs({
      ...plain("axis"),
      id: "photo-asks",
      title: "6.9 A photograph requests its card",
      change: step("axis"),
      next: { label: "photo-card" },
    }),
  ];
}
