import { all, type Change, resolves, type Vector } from "../kit";
import { force, fresh, options, phase } from "../kit/changes";
import { being, COVER, convoy, inHex, of } from "../kit/forces";
import { moves } from "../kit/move";

const DISPERSED: Change = (state) => {
  force(state, "allied").convoy!.dispersed = [
    { unit: "mo", cs: 1 },
    { unit: "mv", cs: 2 },
  ];
};

/** 4.3.4, 5.5, 5.6 Vectors for forces that arrive in port, and convoys that scatter. */
export function arrivals(): Vector[] {
  return [
    moves({
      id: "port-dispersed",
      title: "5.6 In port the dispersed ships of a convoy are with it again, and it is scattered no more",
      citation: "5.6",
      change: all(
        convoy("0817", 0),
        being("allied", (each) => {
          each.units = [fresh("mv", 10)];
          each.fuel = { state: "full", marker: null, refuelled: false };
          Object.assign(each, { identified: true, idLevel: 3 });
          each.convoy!.scattered = true;
        }),
        DISPERSED,
      ),
      speed: "slow",
      path: ["murmansk"],
      snapshot: {
        sides: {
          allied: {
            forces: [
              {
                at: "murmansk",
                units: [
                  { unit: "mv", cs: 12 },
                  { unit: "mo", cs: 1 },
                ],
                convoy: { arrived: true, scattered: false, dispersed: [] },
              },
            ],
          },
        },
      },
    }),
    moves({
      id: "port-trained",
      title: "4.3.4 A TF that comes back to its port has trained",
      citation: "4.3.4",
      side: "axis",
      change: all(
        of("axis", ["admiral_hipper", 4]),
        inHex("axis", "0813"),
        options("training"),
        being("axis", (each, state) => {
          each.training = "narvik";
          each.fuel = { state: "training", marker: 12, refuelled: false };
          state.sides.axis.trained = true;
        }),
      ),
      path: ["narvik"],
      snapshot: { sides: { axis: { forces: [{ station: "in_port", at: "narvik", training: null }] } } },
    }),
    resolves({
      id: "scatter-all",
      title:
        "5.5 Of a convoy that scatters the escort is a TF, submarines are a Wolf Pack, and dispersed ships join it",
      citation: "5.5",
      operation: "scatterConvoy",
      base: "lone-allied",
      change: all(
        phase("move_detach", "allied"),
        convoy("0708", 9),
        being("allied", (each) => {
          each.units = [fresh("ss_british", 1), fresh("dd_ai", 2), fresh("mv", 10), fresh("es_british", 1)];
        }),
        DISPERSED,
      ),
      input: { convoy: COVER },
      rolls: [],
      snapshot: {
        sides: {
          allied: {
            forces: [
              {
                idLevel: 3,
                units: [
                  { unit: "mv", cs: 12 },
                  { unit: "mo", cs: 1 },
                ],
                convoy: { scattered: true, dispersed: [] },
              },
              { kind: "task_force", units: [{ unit: "dd_ai" }, { unit: "es_british" }] },
              { kind: "wolf_pack", units: [{ unit: "ss_british" }] },
            ],
          },
        },
      },
    }),
  ];
}
