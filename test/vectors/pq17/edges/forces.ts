import { all, type Case, type Change, refused, resolves, type Vector } from "../kit";
import { force, fresh, options, phase } from "../kit/changes";
import { being, COVER, convoy, inPort, of, second } from "../kit/forces";

const NORFOLK = { unit: "norfolk", cs: 1 };

/** Norfolk adrift in tow of a destroyer CS, Kent, and three destroyer CS that have fired three torpedo attacks. */
const TOWED: Change = being("allied", (each) => {
  each.units = [
    { ...fresh("norfolk", 0), tow: "dd_ai" },
    { ...fresh("dd_ai", 1), tow: "norfolk" },
    fresh("kent", 3),
    { ...fresh("dd_ai", 3), torpedoesSpent: 3 },
  ];
});

/** Norfolk and three destroyer CS, one of them Crippled. */
const MARKED: Change = all(
  options("destroyer_hits"),
  being("allied", (each) => {
    each.units = [fresh("norfolk", 3), { ...fresh("dd_ai", 1), marks: ["crippled"] }, fresh("dd_ai", 2)];
  }),
);

/** A convoy with two submarine CS of two nations. */
const ESCORTED: Change = all(
  convoy("0708", 9),
  being("allied", (each) => {
    each.units = [fresh("ss_british", 1), fresh("dd_ai", 1), fresh("mv", 10), fresh("ss_soviet", 1)];
  }),
);

/** 1.2.3, 5.1.1, 7.9 Ships that leave a force of tows, marks or submarines. */
export function detachments(): Vector[] {
  const plain: Omit<Case, "id" | "title"> = { citation: "1.2.3", operation: "detachForce", base: "lone-allied" };
  const step = phase("move_detach", "allied");
  const no = (id: string, title: string, change: Change, units: object[], code: string, section: string): Vector =>
    refused({
      ...plain,
      id: `detach-${id}`,
      title,
      citation: section,
      change: all(step, change),
      input: { force: COVER, units },
      code,
      section,
      pointer: "/input/units",
    });
  const parted = (id: string, title: string, change: Change, units: object[], stays: object[], goes: object[]) =>
    resolves({
      ...plain,
      id: `detach-${id}`,
      title,
      change: all(step, change),
      input: { force: COVER, units },
      rolls: [],
      snapshot: { sides: { allied: { forces: [{ id: COVER, units: stays }, { units: goes }] } } },
    });
  return [
    parted(
      "tow-counted",
      "1.2.3 The CS that tows counts among those named, and comes after the ship in tow",
      TOWED,
      [{ ...NORFOLK }, { unit: "dd_ai", cs: 2 }],
      [{ unit: "kent" }, { unit: "dd_ai", cs: 2, torpedoesSpent: 2 }],
      [
        { unit: "norfolk", tow: "dd_ai" },
        { unit: "dd_ai", cs: 1, tow: "norfolk" },
        { unit: "dd_ai", cs: 1, torpedoesSpent: 1 },
      ],
    ),
    parted(
      "tow-named-last",
      "1.2.3 The CS that tows counts among those named first, too",
      TOWED,
      [{ unit: "dd_ai", cs: 3 }, { ...NORFOLK }],
      [{ unit: "kent" }, { unit: "dd_ai", cs: 1, torpedoesSpent: 1 }],
      [
        { unit: "dd_ai", cs: 1, tow: "norfolk" },
        { unit: "dd_ai", cs: 2, torpedoesSpent: 2 },
        { unit: "norfolk", tow: "dd_ai" },
      ],
    ),
    parted(
      "tow-left-behind",
      "1.2.3 CS that tow nothing leave before those that do",
      TOWED,
      [{ unit: "dd_ai", cs: 2 }],
      [
        { unit: "norfolk", tow: "dd_ai" },
        { unit: "dd_ai", tow: "norfolk" },
        { unit: "kent" },
        { unit: "dd_ai", cs: 1, torpedoesSpent: 1 },
      ],
      [{ unit: "dd_ai", cs: 2, torpedoesSpent: 2 }],
    ),
    parted(
      "tow-taken-along",
      "5.1.1 When every CS of a class leaves, the ship in tow of one goes along",
      TOWED,
      [{ unit: "dd_ai", cs: 4 }],
      [{ unit: "kent" }],
      [{ unit: "dd_ai", cs: 3 }, { unit: "dd_ai", cs: 1 }, { unit: "norfolk" }],
    ),
    parted(
      "marked-with-others",
      "7.9 Crippled CS and others leave together as their owner names them",
      MARKED,
      [
        { unit: "dd_ai", cs: 2 },
        { unit: "dd_ai", cs: 1, mark: "crippled" },
      ],
      [{ unit: "norfolk" }],
      [
        { unit: "dd_ai", cs: 1, marks: ["crippled"] },
        { unit: "dd_ai", cs: 2, marks: [] },
      ],
    ),
    parted(
      "unmarked-first",
      "7.9 Without a mark those leave first that bear none",
      MARKED,
      [{ unit: "dd_ai", cs: 1 }],
      [{ unit: "norfolk" }, { unit: "dd_ai", cs: 1, marks: ["crippled"] }, { unit: "dd_ai", cs: 1, marks: [] }],
      [{ unit: "dd_ai", cs: 1, marks: [] }],
    ),
    no(
      "mark-short",
      "1.2.3 No more CS leave with a mark than bear it",
      MARKED,
      [{ unit: "dd_ai", cs: 2, mark: "crippled" }],
      "FORCE_EMPTIED",
      "1.2.3",
    ),
    no(
      "mark-twice",
      "1.2.3 No CS is named twice, with its mark and without",
      MARKED,
      [
        { unit: "dd_ai", cs: 3 },
        { unit: "dd_ai", cs: 1, mark: "crippled" },
      ],
      "FORCE_EMPTIED",
      "1.2.3",
    ),
    no(
      "named-twice",
      "1.2.3 No unit is named twice",
      MARKED,
      [
        { unit: "dd_ai", cs: 1 },
        { unit: "dd_ai", cs: 1 },
      ],
      "FORCE_EMPTIED",
      "1.2.3",
    ),
    no(
      "tow-alone",
      "1.2.3 A tow that is all of a force does not leave it",
      being("allied", (each) => {
        each.units = [
          { ...fresh("norfolk", 0), tow: "kent" },
          { ...fresh("kent", 3), tow: "norfolk" },
          fresh("dd_ai", 1),
        ];
      }),
      [{ ...NORFOLK }, { unit: "dd_ai", cs: 1 }],
      "FORCE_EMPTIED",
      "1.2.3",
    ),
    resolves({
      ...plain,
      id: "detach-boat",
      title: "1.2.2 A submarine that leaves its convoy is a Wolf Pack",
      citation: "1.2.2",
      change: all(step, ESCORTED),
      input: { force: COVER, units: [{ unit: "ss_british", cs: 1 }] },
      rolls: [],
      outcome: { kind: "wolf_pack" },
      snapshot: {
        sides: {
          allied: {
            forces: [
              { units: [{ unit: "dd_ai" }, { unit: "mv" }, { unit: "ss_soviet" }] },
              { kind: "wolf_pack", number: 1, convoy: null, units: [{ unit: "ss_british", cs: 1 }] },
            ],
          },
        },
      },
    }),
    no(
      "boat-with-escort",
      "1.2.2 A submarine and a destroyer make no force",
      ESCORTED,
      [
        { unit: "ss_british", cs: 1 },
        { unit: "dd_ai", cs: 1 },
      ],
      "SUBMARINES_APART",
      "1.2.2",
    ),
    no(
      "boats-of-two-nations",
      "1.2.2 Submarines of two nations make no force",
      ESCORTED,
      [
        { unit: "ss_british", cs: 1 },
        { unit: "ss_soviet", cs: 1 },
      ],
      "SHIPS_FIT_NOWHERE",
      "1.2.2",
    ),
    resolves({
      ...plain,
      id: "detach-in-port",
      title: "1.2.3 A force that splits in port has no block yet, and the lowest free number",
      change: all(
        step,
        second("allied", "tf_second", "0708", ["kent", 3]),
        inPort("allied", "reykjavik"),
        being("allied", (each) => {
          each.units = [fresh("norfolk", 3), fresh("dd_ai", 2)];
          each.number = 2;
        }),
      ),
      input: { force: COVER, units: [{ unit: "dd_ai", cs: 2 }] },
      rolls: [],
      snapshot: {
        sides: {
          allied: {
            forces: [
              { id: COVER, number: 2 },
              { id: "tf_second", number: 9 },
              { station: "in_port", at: "reykjavik", block: null, number: 1, units: [{ unit: "dd_ai", cs: 2 }] },
            ],
          },
        },
      },
    }),
  ];
}

/**
 * 1.2.4, 4.3.4, 6.3, 11.3, 11.4 Vectors for the state that a force brings when it joins another, and the activities
 * that this ends.
 */
export function unions(): Vector[] {
  const plain: Omit<Case, "id" | "title"> = {
    citation: "1.2.4",
    operation: "combineForces",
    base: "lone-allied",
    input: { force: COVER, joining: "tf_second" },
  };
  const step = phase("combine", "allied");
  const two = (first: Partial<ReturnType<typeof force>>, joining: Partial<ReturnType<typeof force>>): Change =>
    all(second("allied", "tf_second", "0708", ["kent", 3]), (state) => {
      Object.assign(force(state, "allied", COVER), first);
      Object.assign(force(state, "allied", "tf_second"), joining);
    });
  const whole = (id: string, title: string, change: Change, members: object, more: object = {}): Vector =>
    resolves({
      ...plain,
      id: `combine-${id}`,
      title,
      citation: title.split(" ")[0]!.replace(",", ""),
      change: all(step, change),
      rolls: [],
      outcome: { combined: true },
      snapshot: { sides: { allied: { ...more, forces: [{ id: COVER, ...members }] } } },
    });
  const known = { identified: true, idLevel: 2 };
  const full = { state: "full" as const, marker: null, refuelled: true };
  return [
    whole("known-joins", "1.2.4 A force that is known makes the whole known", two({}, known), known),
    whole("known-kept", "1.2.4 A force that is not known takes no ID from the whole", two(known, {}), known),
    whole(
      "shadow",
      "6.3 Those who shadow a force, and whom it shadows, go over to the whole",
      all(two(known, known), (state) => {
        state.sides.axis.shadowing = [{ target: 2, by: "sector", id: "trondheim" }];
        state.sides.allied.shadowing = [{ target: 1, by: "force", id: "tf_second" }];
        Object.assign(force(state, "axis"), { identified: true, idLevel: 1, at: "0709" });
      }),
      known,
      { shadowing: [{ target: 1, by: "force", id: COVER }] },
    ),
    whole(
      "work-stops",
      "11.3 A force that refuels stops when one joins it that does not",
      two({ refuelling: true, reloading: true }, {}),
      { refuelling: false, reloading: false },
    ),
    whole(
      "work-goes-on",
      "11.3 Two forces that refuel continue together",
      two({ refuelling: true, reloading: false }, { refuelling: true, reloading: true }),
      { refuelling: true, reloading: false },
    ),
    whole(
      "no-fuel",
      "11.1.1 A ship that burns nothing takes the fuel of the force that joins it",
      two(
        { units: [fresh("es_british", 1)], fuel: { state: "full", marker: null, refuelled: false } },
        { fuel: { state: "low", marker: 12, refuelled: false } },
      ),
      { fuel: { state: "low", marker: 12, refuelled: false } },
    ),
    whole(
      "no-fuel-joins",
      "11.1.1 A force that burns nothing brings no fuel",
      two(
        { fuel: { state: "full", marker: 14, refuelled: false } },
        { units: [fresh("es_british", 1)], fuel: { state: "low", marker: 12, refuelled: false } },
      ),
      { fuel: { state: "full", marker: 14, refuelled: false } },
    ),
    whole(
      "refuelled",
      "11.1.1 In port the whole has refueled only where both have",
      all(inPort("allied", "reykjavik"), two({}, { at: "reykjavik", station: "in_port", block: null }), (state) => {
        force(state, "allied", COVER).fuel = { ...full };
        force(state, "allied", "tf_second").fuel = { ...full, refuelled: false };
      }),
      { fuel: { ...full, refuelled: false } },
    ),
    resolves({
      ...plain,
      id: "combine-training",
      title: "4.3.4 A TF that trains makes the whole return to its port",
      citation: "4.3.4",
      base: "lone-axis",
      change: all(
        phase("combine", "axis"),
        options("training"),
        second("axis", "tf_second", "0708", ["admiral_scheer", 4]),
        (state) => {
          const fuel = { state: "training" as const, marker: 12, refuelled: false };
          Object.assign(force(state, "axis", "tf_second"), { training: "trondheim", fuel });
          Object.assign(force(state, "axis", "narvik_group"), { training: null });
          state.sides.axis.trained = true;
        },
      ),
      input: { force: "narvik_group", joining: "tf_second" },
      rolls: [],
      outcome: { combined: true },
      snapshot: { sides: { axis: { forces: [{ id: "narvik_group", training: "trondheim" }] } } },
    }),
    resolves({
      ...plain,
      id: "combine-from-germany",
      title: "11.4 A force that burns no fuel takes over that the other came from Germany",
      citation: "11.4",
      base: "lone-axis",
      change: all(
        phase("combine", "axis"),
        of("axis", ["german_oiler", 1]),
        second("axis", "tf_second", "0708", ["admiral_scheer", 4]),
        (state) => {
          const marked = { fuel: { state: "full" as const, marker: 30, refuelled: false }, fromGermany: true };
          Object.assign(force(state, "axis", "tf_second"), marked);
          force(state, "axis", "narvik_group").fuel = { state: "full", marker: null, refuelled: false };
        },
      ),
      input: { force: "narvik_group", joining: "tf_second" },
      rolls: [],
      outcome: { combined: true },
      snapshot: { sides: { axis: { forces: [{ id: "narvik_group", fromGermany: true, fuel: { marker: 30 } }] } } },
    }),
  ];
}

/** 1.2.5, 11.1.2, 11.3 Vectors for the effects of an exchange on work in progress and on fuel. */
export function exchanges(): Vector[] {
  const plain: Omit<Case, "id" | "title"> = { citation: "1.2.5", operation: "exchangeShips", base: "lone-allied" };
  const step = phase("combine", "allied");
  const two: Change = all(
    step,
    second("allied", "tf_second", "0708", ["kent", 3], ["dd_ai", 2]),
    being("allied", (each) => {
      each.units = [fresh("norfolk", 3), fresh("dd_tribal", 2)];
    }),
  );
  const works = (first: boolean, other: boolean): Change =>
    all(two, (state) => {
      force(state, "allied", COVER).refuelling = first;
      force(state, "allied", "tf_second").refuelling = other;
    });
  const swapped = [{ unit: "dd_tribal", cs: 2 }];
  const exchanged = (id: string, title: string, change: Change, back: object[], forces: object[]): Vector =>
    resolves({
      ...plain,
      id: `exchange-${id}`,
      title,
      citation: title.split(" ")[0]!,
      change,
      input: { force: COVER, to: "tf_second", units: swapped, back },
      rolls: [],
      snapshot: { sides: { allied: { forces } } },
    });
  const back = [{ unit: "dd_ai", cs: 2 }];
  return [
    exchanged(
      "heavy-left",
      "11.1.2 Heavy ships whose light ones go over gain 8 turns of fuel",
      all(two, (state) => {
        force(state, "allied", COVER).fuel.marker = 14;
        force(state, "allied", "tf_second").fuel.marker = 17;
      }),
      [],
      [{ fuel: { marker: 22 } }, { fuel: { marker: 14 } }],
    ),
    exchanged("taker-stops", "11.3 Ships that do not refuel stop the force that takes them", works(false, true), back, [
      { refuelling: false },
      { refuelling: false },
    ]),
    exchanged("giver-stops", "11.3 Ships that come back stop the force that refuels", works(true, false), back, [
      { refuelling: false },
      { refuelling: false },
    ]),
    exchanged(
      "giver-goes-on",
      "11.3 A force that gives ships away continues refueling",
      works(true, false),
      [],
      [{ refuelling: true }, { refuelling: false }],
    ),
    exchanged("both-go-on", "11.3 Two forces that both refuel go on", works(true, true), back, [
      { refuelling: true },
      { refuelling: true },
    ]),
    refused({
      ...plain,
      id: "exchange-emptied",
      title: "1.2.5 A force does not give all its ships away",
      change: two,
      input: { force: COVER, to: "tf_second", units: [{ unit: "norfolk", cs: 3 }, ...swapped], back: [] },
      code: "SHIPS_FIT_NOWHERE",
      section: "1.2.5",
      pointer: "/input/units",
    }),
    refused({
      ...plain,
      id: "exchange-elsewhere",
      title: "1.2.5 Forces of two hexes exchange nothing",
      change: all(two, (state) => {
        force(state, "allied", "tf_second").at = "0707";
      }),
      input: { force: COVER, to: "tf_second", units: swapped, back: [] },
      code: "NOTHING_TO_EXCHANGE",
      section: "1.2.5",
    }),
  ];
}
