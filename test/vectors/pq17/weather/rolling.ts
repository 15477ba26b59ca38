import type { Weather } from "../../../../src/rulesets/pq17/vocabulary";
import { chart, needs, refused, type Vector } from "../kit";
import { broughtBy, PLAIN, rolled, SEASONS } from "./roll";

interface WeatherRow {
  readonly min: number | null;
  readonly max: number | null;
  readonly result: Weather;
}

/** 9.1 Both ends of every row of the Weather Chart. */
export function rows(): Vector[] {
  return SEASONS.flatMap((season) => {
    const list = chart("WEATHER").columns!.find(({ id }) => id === season)!.rows as readonly WeatherRow[];
    return list.flatMap(({ min, max, result }) =>
      [...new Set([min ?? 0, max ?? 18])].map((total) =>
        broughtBy(`weather-${season}-${total}`, `9.1 WEATHER ${season}, ${total}: ${result}`, season, total, null),
      ),
    );
  });
}

/** 9.2 Vectors for the modifiers from the previous weather. */
export function previous(): Vector[] {
  const sentences: Readonly<Record<Weather, string>> = {
    fair: "9.2.1 Fair weather before: -2",
    reduced_visibility: "9.2.2 Reduced Visibility before changes nothing",
    fog: "9.2.3 Fog before changes nothing",
    storm: "9.2.4 A Storm before: +2",
    gale: "9.2.5 A Gale before: +3",
  };
  return (Object.keys(sentences) as Weather[]).flatMap((before) => [
    broughtBy(`weather-after-${before}-low`.replace("_", "-"), sentences[before], "summer", 0, before),
    broughtBy(`weather-after-${before}-high`.replace("_", "-"), sentences[before], "summer", 15, before),
  ]);
}

/** 9.3.2 The modifier of dispersal that a Gale brings. */
export function dispersalDrms(): Vector[] {
  return [15, 16, 17, 18]
    .map((total) => broughtBy(`weather-gale-${total}`, `9.3.2 GALE_DISPERSAL ${total}`, "winter", total, null))
    .concat([
      broughtBy("weather-gale-19", "9.3.2 GALE_DISPERSAL 19, by the modified roll", "winter", 16, "gale"),
      broughtBy("weather-gale-21", "9.3.2 GALE_DISPERSAL 21, by the modified roll", "winter", 18, "gale"),
    ]);
}

/** 9.1, 9.2.5 Vectors for the dice and cards of weather, and their phase. */
export function doors(): Vector[] {
  return [
    needs({ ...PLAIN, id: "weather-asks", title: "9.1 The weather requests two dice", next: { label: "weather" } }),
    needs({
      ...PLAIN,
      id: "weather-asks-cards",
      title: "9.2.5 A Gale requests the cards of its convoys",
      citation: "9.2.5",
      rolls: [rolled("summer", 18)],
      next: { label: "convoy-move" },
    }),
    refused({
      ...PLAIN,
      id: "weather-out-of-turn",
      title: "9.1 The weather is rolled in the Weather Phase",
      change: (state) => {
        Object.assign(state, { phase: "photo", phasing: "allied" });
      },
      code: "OUT_OF_TURN",
      section: "9.1",
    }),
  ];
}
