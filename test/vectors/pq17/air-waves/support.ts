import { all, type Change, type Json, needs, type Roll, refused, resolves, type Vector } from "../kit";
import { aa, against, bomb, runs, strikeIn } from "../kit/attacks";
import { forceOf, ship } from "../kit/pieces";
import { raider } from "../snapshots/air";

const CONVOY = "convoy_pq_17";

/** 7.2.5 Support, stars and CAMs. */
export function flak(): Vector[] {
  const support = (id: string, title: string, rolls: Roll[], input: Json, more: Json = {}): Vector =>
    resolves({
      id: `flak-${id}`,
      title: `7.2.5 ${title}`,
      citation: "7.2.5",
      operation: "directFlak",
      base: "air-second-wave",
      input,
      rolls,
      ...more,
    } as Parameters<typeof resolves>[0]);
  const cam: Change = (state) => {
    forceOf(state, "allied", CONVOY).units.push(ship("mc", 1));
    const about = strikeIn(state);
    about.ships.push({ no: 5, force: CONVOY, unit: "mc", marks: [], tow: null, spent: 0, cs: 1, hit: false });
    about.line[1]!.push({ no: 5, cs: 1 });
  };
  const bombs = [bomb(0, 7), bomb(0, 7), bomb(0, 7)];
  return [
    support("no-support", "nobody has to support", [aa(0, "1"), aa(0, "1"), ...bombs], { support: [], cams: [] }),
    support(
      "cam",
      "a CAM adds 1 to one die and is used",
      [aa(0, "1"), aa(7, "1", { CAM: 1 }), bomb(0, 7), bomb(0, 7)],
      {
        support: [],
        cams: [{ stack: 2, aircraft: "ju88_b" }],
      },
      {
        change: cam,
        outcome: { flak: [{ result: "none" }, { aircraft: "ju88_b", result: "abort" }] },
        snapshot: { sides: { allied: { forces: [{ units: [{}, {}, {}, {}, { unit: "mc", marks: ["cam_used"] }] }] } } },
      },
    ),
    refused({
      id: "flak-star-no-support",
      title: "7.2.5 a star does not support",
      citation: "7.2.5",
      operation: "directFlak",
      base: "air-second-wave",
      input: { support: [{ stack: 3, aircraft: "he115" }], cams: [] },
      code: "VALUE_NOT_LISTED",
      section: "7.2.5",
      pointer: "/input/support/0/stack",
    }),
    refused({
      id: "flak-cam-without-die",
      title: "1.4.3 a CAM helps a die that is rolled",
      citation: "1.4.3",
      operation: "directFlak",
      base: "air-second-wave",
      change: cam,
      input: { support: [], cams: [{ stack: 1, aircraft: "he115" }] },
      code: "FLAK_NOT_LEGAL",
      section: "7.2.5",
      pointer: "/input",
    }),
    refused({
      id: "flak-cam-in-fog",
      title: "9.2.4 in a Storm no CAM is used",
      citation: "9.2.4",
      operation: "directFlak",
      base: "air-second-wave",
      change: all(cam, (state) => {
        state.weather.prevailing = "storm";
      }),
      input: { support: [], cams: [{ stack: 2, aircraft: "he115" }] },
      code: "CHOICE_COUNT",
      section: "7.2.5",
      pointer: "/input/cams",
    }),
    needs({
      id: "flak-needs-roll",
      title: "7.2.5 the first die of AA fire of a wave is requested",
      citation: "7.2.5",
      operation: "directFlak",
      base: "air-second-wave",
      input: { support: [], cams: [] },
      next: { label: "aa", chart: "AA_DEFENSE", column: "1" },
    }),
    resolves({
      id: "flak-beyond-six",
      title: "7.2.5 AA_DEFENSE a sum beyond 6 reads column 6",
      citation: "7.2.5",
      operation: "assignAircraft",
      base: "air-lone-ship",
      change: against(
        [ship("palomares", 1), ship("pozarica", 1), ship("alynbank", 1)],
        [raider("bomber", "ju88a4", 1)],
      ),
      input: runs(["bomber"]),
      rolls: [aa(6, "6")],
      outcome: { flak: [{ result: "damaged" }], attacks: [{ dice: 0 }] },
    }),
    resolves({
      id: "flak-star-once",
      title: "7.2.5 E-105 a stack of stars fires one die in a wave, at the first that attacks it",
      citation: "7.2.5",
      operation: "assignAircraft",
      base: "air-lone-ship",
      change: against([ship("mv", 5)], [raider("first", "ju88a4", 1), raider("second", "ju88a4", 1)]),
      input: runs(["first", "second"]),
      rolls: [aa(9, "*"), bomb(0, 7)],
      outcome: { flak: [{ aircraft: "first", result: "abort" }], attacks: [{ dice: 0 }, { dice: 1 }] },
      rulings: ["E-105"],
    }),
    resolves({
      id: "flak-number-at-each",
      title: "7.2.5 a number fires at each that attacks the stack",
      citation: "7.2.5",
      operation: "assignAircraft",
      base: "air-lone-ship",
      change: against([ship("dd_ai", 3)], [raider("first", "ju88a4", 1), raider("second", "ju88a4", 1)]),
      input: runs(["first", "second"]),
      rolls: [aa(9, "1"), aa(0, "1"), bomb(0, 9)],
      outcome: { flak: [{ result: "abort" }, { result: "none" }] },
    }),
  ];
}
