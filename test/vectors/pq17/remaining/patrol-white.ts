import { type Case, resolves, type Vector } from "../kit";
import { force } from "../kit/changes";

/** 5.1.9 Cruisers that leave Patrol White. */
export function patrolWhite(): Vector[] {
  const patrol: Omit<Case, "id" | "title"> = {
    citation: "5.1.9",
    operation: "moveForce",
    base: "move-allied",
    input: { piece: "tf_patrol_white", speed: "moderate", path: ["0304", "0303"], cross: "clear" },
  };
  return [
    resolves({
      ...patrol,
      id: "patrol-white-leaves",
      title: "5.1.9 A cruiser that leaves Patrol White is noted (D-40)",
      rolls: [],
      outcome: { end: "arrived", vp: 0 },
      snapshot: {
        sides: {
          allied: {
            patrolWhite: [
              { unit: "kent", left: true },
              { unit: "suffolk", left: false },
            ],
          },
        },
      },
    }),
    resolves({
      ...patrol,
      id: "patrol-white-excused",
      title: "5.1.9 With a German capital ship at sea the cruiser may leave (D-40)",
      change: (state) => {
        Object.assign(force(state, "axis", "trondheim_group"), {
          station: "at_sea",
          at: "0811",
          block: 9,
          sailed: true,
        });
      },
      rolls: [],
      snapshot: {
        sides: {
          allied: {
            patrolWhite: [
              { unit: "kent", left: false },
              { unit: "suffolk", left: false },
            ],
          },
        },
      },
      rulings: ["D-40"],
    }),
  ];
}
