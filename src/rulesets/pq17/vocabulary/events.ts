/** 13 Random events. */
export const EVENTS = [
  "no_event",
  "minefield",
  "collision",
  "grounding",
  "breakdown",
  "weather_damage",
  "local_weather",
  "signals",
  "chance_encounter",
  "reinforcements",
  "elusive_target",
  "superior_warning",
  "airbase_strike",
  "port_strike",
  "night_flying",
  "cp_gain",
] as const;
/** 13 Random events that go on until they are used or their time is over. */
export const RUNNING_EVENTS = [
  "elusive_target",
  "superior_warning",
  "airbase_strike",
  "port_strike",
  "night_flying",
] as const satisfies readonly (typeof EVENTS)[number][];
/** A random event that goes on. */
export type RunningEventId = (typeof RUNNING_EVENTS)[number];
/** A random event. */
export type EventId = (typeof EVENTS)[number];

/** 12 Special conditions. */
export const CONDITIONS = [
  "agent_cobweb",
  "atlantic_breakout",
  "axis_convoy",
  "bomber_command",
  "carrier_strike",
  "ground_offensive",
  "port_raids",
  "minelaying",
  "no_restrictions",
  "gearbox",
  "sizilien",
  "wunderland",
  "reinforcements",
  "archery",
  "title",
  "none",
] as const;
/** A special condition. */
export type ConditionId = (typeof CONDITIONS)[number];

/** 12 Letters of the chits. */
export const CHITS = [
  "A",
  "B",
  "C",
  "D",
  "E",
  "F",
  "G",
  "H",
  "I",
  "J",
  "K",
  "L",
  "M",
  "N",
  "O",
  "P",
  "Q",
  "R",
  "S",
  "T",
  "U",
  "V",
  "W",
  "X",
  "Y",
  "Z",
] as const;
/** A letter of a chit. */
export type Chit = (typeof CHITS)[number];

/** 12 Periods of the Special Conditions Chart. */
export const PERIODS = ["early", "mid", "late"] as const;
/** A period of the Special Conditions Chart. */
export type Period = (typeof PERIODS)[number];
