import { reason } from "../../../../core/choice/legality";
import { limitSum } from "../../../../core/choice/limits";
import { every, oneOf, wholeNumber, within } from "../../../../core/choice/values";
import type { Choice, Picker } from "../../../../core/contract/choice";
import type { BoatFacts } from "../../charts/shapes";
import type { Options, Snapshot } from "../../snapshot";
import { TORPEDOES, type Torpedo, TUBES, type Tube } from "../../vocabulary";

/** 4.5 Torpedoes by type. */
export interface TorpedoCount {
  G7a: number;
  G7e: number;
}

/** 4.5 Everything in the tubes and reload boxes of a boat. */
export interface TorpedoLoad {
  readonly tubes: Snapshot["boat"]["tubes"];
  readonly fwdReloads: TorpedoCount;
  readonly aftReloads: TorpedoCount;
}

/** 4.5 A load as a player names it: one torpedo for each tube the boat has, and both reload boxes. */
export interface LoadInput {
  tubes: { [T in Tube]?: Torpedo | undefined };
  fwdReloads: TorpedoCount;
  aftReloads: TorpedoCount;
}

/** 7.4.2 The reload boxes of a minelaying mission as a player names them. */
export type ReloadInput = Omit<LoadInput, "tubes">;

type LoadOptions = { readonly initialLoadRestriction: Options["initialLoadRestriction"] };

const FORWARD = TUBES.filter((tube) => tube.startsWith("fwd"));

/** 4.5 The pointers of a load to the number of G7e in the reload boxes. */
const G7E_RELOADS = ["/fwdReloads/G7e", "/aftReloads/G7e"];

const AFTER = TUBES.filter((tube) => tube.startsWith("aft"));

/** 4.5 The tubes that a boat has. */
export function tubesOf({ tubes }: BoatFacts): Tube[] {
  return [...FORWARD.slice(0, tubes.fwd), ...AFTER.slice(0, tubes.aft)];
}

/** 4.5 True if a boat has that tube. */
export function hasTube({ tubes }: BoatFacts, tube: Tube): boolean {
  const forward = FORWARD.indexOf(tube);
  return forward >= 0 ? forward < tubes.fwd : AFTER.indexOf(tube) < tubes.aft;
}

/** 4.5, 4.5.2 The number of torpedoes aboard and how many of them may be G7e; 4.5.2 goes before the swap limit (E-55). */
export function mixOf(facts: BoatFacts, options: LoadOptions): { total: number; minG7e: number; maxG7e: number } {
  const { g7e, mixAdjustMax } = facts.torpedoes;
  const total = facts.tubes.fwd + facts.tubes.aft + reloadSpace(facts);
  const most = options.initialLoadRestriction ? Math.min(facts.initialG7eMax, reloadSpace(facts)) : total;
  return { total, minG7e: Math.min(Math.max(0, g7e - mixAdjustMax), most), maxG7e: Math.min(g7e + mixAdjustMax, most) };
}

/** 4.5.2 True if the restricted load needs more swaps than 4.5 allows (E-55). */
export function needsMoreSwaps(facts: BoatFacts, options: LoadOptions): boolean {
  const { g7e, mixAdjustMax } = facts.torpedoes;
  return options.initialLoadRestriction && facts.initialG7eMax < g7e - mixAdjustMax;
}

/** 4.5 The load that a boat gets unless another is chosen: the printed mix, G7a in the tubes first. */
export function standardLoad(facts: BoatFacts, options: LoadOptions): TorpedoLoad {
  const { total, minG7e, maxG7e } = mixOf(facts, options);
  let g7a = total - Math.max(minG7e, Math.min(facts.torpedoes.g7e, maxG7e));
  const take = (room: number): TorpedoCount => {
    const taken = Math.min(g7a, room);
    g7a -= taken;
    return { G7a: taken, G7e: room - taken };
  };
  const tubes: Snapshot["boat"]["tubes"] = { fwd1: null, fwd2: null, fwd3: null, fwd4: null, aft1: null, aft2: null };
  for (const tube of tubesOf(facts)) tubes[tube] = take(1).G7a === 1 ? "G7a" : "G7e";
  return {
    tubes,
    fwdReloads: take(facts.reloadCapacity.fwd),
    aftReloads: take(facts.reloadCapacity.aft),
  };
}

/** 4.5, 4.5.2 Every legal load of a boat before a patrol. */
export function loadChoice(facts: BoatFacts, options: LoadOptions): Choice<LoadInput> {
  const { minG7e, maxG7e } = mixOf(facts, options);
  const restricted = options.initialLoadRestriction;
  const tube = restricted
    ? oneOf(["G7a"], [{ value: "G7e", reason: reason("INITIAL_LOAD", "4.5.2") }])
    : oneOf(TORPEDOES);
  const tubes = every(Object.fromEntries(tubesOf(facts).map((each) => [each, tube])));
  const whole = every({ tubes, ...reloadMembers(facts) });
  const key = minG7e === maxG7e ? "TORPEDO_MIX/exactly" : "TORPEDO_MIX";
  const limit = reason(key, restricted ? "4.5.2" : "4.5", { min: minG7e, max: maxG7e });
  const pointers = ["/tubes/*", ...G7E_RELOADS];
  const mix = limitSum(limit, { pointers }, { min: minG7e, max: maxG7e, weights: { G7e: 1 } });
  const draw = (pick: Picker): LoadInput => drawLoad(facts, minG7e + pick(maxG7e - minG7e + 1), !restricted, pick);
  return within<LoadInput>(fullReloads(whole, facts), mix, { draw });
}

/** 7.4.2 Every legal filling of the reload boxes on a minelaying mission (E-48). */
export function reloadChoice(facts: BoatFacts, options: LoadOptions): Choice<ReloadInput> {
  const { g7a, g7e, mixAdjustMax } = facts.torpedoes;
  const space = reloadSpace(facts);
  const maxG7e = Math.min(g7e + mixAdjustMax, mixOf(facts, options).maxG7e, space);
  const maxG7a = Math.min(Math.max(g7a + mixAdjustMax, space - maxG7e), space);
  const whole = every(reloadMembers(facts));
  const limit = reason("TORPEDO_MIX", "7.4.2", { g7a: maxG7a, g7e: maxG7e });
  const mix = limitSum(limit, { pointers: G7E_RELOADS }, { min: space - maxG7a, max: maxG7e });
  const draw = (pick: Picker): ReloadInput => {
    const { fwdReloads, aftReloads } = drawLoad(facts, space - maxG7a + pick(maxG7a + maxG7e - space + 1), false, pick);
    return { fwdReloads, aftReloads };
  };
  return within(fullReloads(whole, facts), mix, { draw });
}

/** 4.5 Torpedoes of each type aboard. */
export function torpedoesAboard({ boat }: Snapshot): TorpedoCount {
  const aboard = {
    G7a: boat.fwdReloads.G7a + boat.aftReloads.G7a,
    G7e: boat.fwdReloads.G7e + boat.aftReloads.G7e,
  };
  for (const tube of TUBES) {
    const load = boat.tubes[tube];
    if (load === "G7a" || load === "G7e") aboard[load] += 1;
  }
  return aboard;
}

function reloadSpace({ reloadCapacity }: BoatFacts): number {
  return reloadCapacity.fwd + reloadCapacity.aft;
}

function reloadMembers({ reloadCapacity }: BoatFacts) {
  const box = (room: number) => every({ G7a: wholeNumber(0, room), G7e: wholeNumber(0, room) });
  return { fwdReloads: box(reloadCapacity.fwd), aftReloads: box(reloadCapacity.aft) };
}

function fullReloads<T extends ReloadInput>(choice: Choice<T>, { reloadCapacity }: BoatFacts): Choice<T> {
  let full: Choice<T> = choice;
  for (const [key, room] of [
    ["fwdReloads", reloadCapacity.fwd] as const,
    ["aftReloads", reloadCapacity.aft] as const,
  ]) {
    const limit = reason("RELOADS_NOT_FULL", "4.5", { box: key, room });
    const pointers = TORPEDOES.map((type) => `/${key}/${type}`);
    full = within<T>(full, limitSum(limit, { pointers }, { min: room, max: room }), { pointer: `/${key}` });
  }
  return full;
}

/** 4.5 Draws a full load with that many G7e, in the tubes too when these may hold them. */
function drawLoad(facts: BoatFacts, g7e: number, inTubes: boolean, pick: Picker): LoadInput {
  const { fwd, aft } = facts.reloadCapacity;
  const boatTubes = tubesOf(facts);
  const places = [
    ...(inTubes ? boatTubes : []),
    ...Array<"fwdReloads">(fwd).fill("fwdReloads"),
    ...Array<"aftReloads">(aft).fill("aftReloads"),
  ];
  const load: LoadInput = { tubes: {}, fwdReloads: { G7a: fwd, G7e: 0 }, aftReloads: { G7a: aft, G7e: 0 } };
  for (const tube of boatTubes) load.tubes[tube] = "G7a";
  for (let left = g7e; left > 0; left -= 1) {
    const place = places.splice(pick(places.length), 1)[0]!;
    if (place === "fwdReloads" || place === "aftReloads") {
      load[place].G7a -= 1;
      load[place].G7e += 1;
    } else load.tubes[place] = "G7e";
  }
  return load;
}
