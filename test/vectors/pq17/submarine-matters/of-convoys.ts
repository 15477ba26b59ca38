import { needs, refused, resolves, roll, type Vector } from "../kit";
import { force, ship } from "../kit/pieces";
import { CONVOY } from "../snapshots/submarines";

/** 7.4.6 Submarines of a convoy that a TF attacks. */
export function convoySubmarines(): Vector[] {
  const head = { citation: "7.4.6", operation: "sendConvoySubmarines", base: "sub-of-convoy", input: { block: 1 } };
  const order = roll("sub-combat", "SUBMARINE_COMBAT", [6], null, { PACK_ID: -3, ESCORTS: -1, TARGET_TF: -1 });
  return [
    resolves({
      ...head,
      id: "convoy-submarines-sent",
      title:
        "7.4.6 submarines of a convoy form a Wolf Pack of its ID and fight the TF that attacks it, before the battle",
      rolls: [order],
      outcome: { block: 1 },
      snapshot: {
        pending: {
          decision: "sub_targets",
          side: "allied",
          target: "trondheim_group",
          before: 0,
          after: 1,
          surface: { round: 0, attacker: "axis" },
        },
        sides: {
          allied: {
            forces: [
              { kind: "convoy", units: [{ unit: "dd_ai" }, { unit: "mv" }] },
              { kind: "wolf_pack", units: [{ unit: "ss_british", cs: 2 }] },
            ],
          },
        },
      },
      rulings: ["E-10"],
    }),
    resolves({
      ...head,
      id: "convoy-submarines-stay",
      title: "7.4.6 or they stay with it, and the ships are deployed without them (D-56)",
      input: { block: null },
      rolls: [],
      outcome: { block: null, round: 1 },
      snapshot: { pending: { decision: "surf_maneuver_defender" } },
    }),
    refused({
      ...head,
      id: "convoy-submarines-none",
      title: "7.4.6 a convoy without submarines sends none",
      change: force("allied", CONVOY, { units: [ship("dd_ai", 3), ship("mv", 9)] }),
      code: "VALUE_NOT_LISTED",
      section: "7.4.6",
      pointer: "/input/block",
    }),
    refused({
      ...head,
      id: "convoy-submarines-spent",
      title: "7.3.2 nor one whose submarines have spent their torpedoes",
      change: force("allied", CONVOY, { units: [ship("mv", 9), ship("ss_british", 2, { marks: ["torps_expended"] })] }),
      code: "VALUE_NOT_LISTED",
      section: "7.4.6",
      pointer: "/input/block",
    }),
    refused({
      ...head,
      id: "convoy-submarines-nothing-pending",
      title: "7.4.6 without a battle no submarines are requested",
      base: "sub-raider",
      code: "NOTHING_PENDING",
      section: "7.4.6",
    }),
    needs({
      ...head,
      id: "convoy-submarines-needs-roll",
      title: "7.4.6 the die of the Submarine Combat Table is requested",
      next: { label: "sub-combat" },
    }),
  ];
}
