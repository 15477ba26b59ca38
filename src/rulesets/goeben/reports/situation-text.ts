import type { Phrases } from "../../../core/contract/phrases";
import { wordFor } from "../../../core/text/sentence";
import { clip, wrap } from "../../../core/text/text-width";
import type { BattleReport } from "./situation-battle-schema";
import type { Situation, SituationGerman, SituationSpace } from "./situation-schema";

const WIDTH = 100;

const INDENT = "  ";

/** The words of a language: its word for a code, and its way of listing. */
interface Words {
  readonly phrases: Phrases;
  readonly say: (value: unknown, ...scopes: string[]) => string;
}

/** 4.0 The situation of a game, as printable text in lines of at most a hundred columns of fixed width. */
export function situationText(situation: Situation, phrases: Phrases): string {
  const words: Words = { phrases, say: (value, ...scopes) => wordFor(value, phrases, ...scopes) };
  const rule = "-".repeat(WIDTH);
  const parts = [
    [...headLines(situation, words), ...orderLines(situation, words)],
    situation.german.flatMap((ship) => germanLines(ship, words)),
    austroHungarianLines(situation, words),
    situation.spaces.flatMap((space) => spaceLines(space, words)),
    poolLines(situation, words),
    situation.battle === null ? [] : battleLines(situation.battle, phrases),
    campaignLines(situation, words),
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .flatMap((lines, index) => (index === 0 ? lines : [rule, ...lines]))
    .map((line) => clip(line, WIDTH).trimEnd())
    .join("\n");
}

/** A heading and its items in as many lines as they need; nothing without items. */
function listLines(head: string, items: readonly string[], { phrases }: Words): string[] {
  const [first, ...others] = items;
  if (first === undefined) return [];
  const deep = INDENT + INDENT;
  const lines = wrap([`${head}  ${first}`, ...others], phrases.forms.separator, WIDTH - deep.length);
  return lines.map((line, index) => (index === 0 ? line : deep + line));
}

/** The names of things, each once with its number where there are several. */
function counted(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((each) => each === name).length;
    return count === 1 ? name : `${name} ${count}`;
  });
}

function headLines({ turn, turns, phase, alert, vp, result, endReason }: Situation, { say }: Words): string[] {
  const title = [
    say("sheet.title"),
    `${say("sheet.turn")} ${turn}/${turns}`,
    say(phase, "PHASE"),
    `${say("sheet.alert")} ${alert}`,
    `${say("sheet.vp")} ${vp}`,
  ].join("  ");
  return result === null ? [title] : [title, `${say(result)}${endReason === null ? "" : `  ${say(endReason)}`}`];
}

function orderLines({ order }: Situation, { say, phrases }: Words): string[] {
  const mark = (isMet: boolean): string => `${INDENT}[${isMet ? "x" : " "}]`;
  const places = [...order.spaces.map((space) => say(space)), ...order.terrains.map((kind) => say(kind, "terrain"))];
  return [
    `${say("sheet.order")}  ${say(order.order)}`,
    `${mark(order.inPlace)} ${say("sheet.place")} ${places.join(phrases.forms.separator)}`,
    `${mark(order.vp >= order.vpNeeded)} ${say("sheet.vp")} ${order.vp}/${order.vpNeeded}`,
    ...order.destroyed.map((space) => {
      return `${mark(!order.defended.includes(space))} ${say("sheet.destroyed")} ${say(space)}`;
    }),
  ];
}

function germanLines(ship: SituationGerman, words: Words): string[] {
  const { say } = words;
  const place = ship.status === "in_play" ? (ship.space === null ? "" : say(ship.space)) : say(ship.status);
  const flags = (["outfitted", "moved", "mustLeave"] as const).filter((flag) => ship[flag]);
  const marks = flags.map((flag) => say(flag === "mustLeave" ? "sheet.mustLeave" : flag));
  const head = [say(ship.ship), place, ...marks].filter((text) => text !== "").join("  ");
  if (ship.status !== "in_play") return [head];
  const indexes = ship.indexes.filter(({ start, now }) => start > 0 || now > 0);
  const { cruise, maximum, emergency, reach } = ship.speeds;
  const speeds = [`${say("cruise")} ${cruise}`, `${say("maximum")} ${maximum}`, `${say("emergency")} ${emergency}`];
  return [
    head,
    ...wrap(
      indexes.map(({ index, now, start }) => `${say(index)} ${now}/${start}`),
      "  ",
      WIDTH - INDENT.length,
    ).map((line) => INDENT + line),
    `${INDENT}${say("sheet.speed")}  ${speeds.join("  ")}  ${say("sheet.reach")} ${reach}  ${say("sheet.repair")} ${ship.repairDice}`,
    ...listLines(
      INDENT + say("sheet.cargo"),
      ship.cargo.map(({ box, cargo }) => `${box} ${say(cargo)}`),
      words,
    ),
  ];
}

function austroHungarianLines({ austroHungarian }: Situation, words: Words): string[] {
  const { say } = words;
  const out = austroHungarian.filter(({ status }) => status !== "available");
  const ships = out.map(({ ship, status, space }) => `${say(ship)} (${say(space ?? status)})`);
  return listLines(say("austro_hungarian"), ships, words);
}

function spaceLines(space: SituationSpace, words: Words): string[] {
  const { say } = words;
  const things = [
    ...space.friendly.map((ship) => say(ship)),
    ...space.markers.map(({ marker, place }) => (place === "map" ? say(marker) : `${say(marker)} (${say(place)})`)),
    ...space.faceDown.map(({ fleet, count }) => `${say("sheet.faceDown")} ${say(fleet)} ${count}`),
    ...space.coastal.map(({ unit, strength, destroyed }) => {
      return `${say(unit)} (${destroyed ? say("sheet.destroyed") : strength})`;
    }),
    ...(space.faceDownCoastal === 0 ? [] : [`${say("sheet.faceDown")} ${say("coastal")} ${space.faceDownCoastal}`]),
    ...(space.colliers === 0 ? [] : [`${say("collier")} ${space.colliers}`]),
    ...(space.mines === 0 ? [] : [`${say("mines")} ${space.mines}`]),
    ...(space.captured ? [say("sheet.landed")] : []),
    ...(space.visited ? [say("sheet.visited")] : []),
    ...(space.storm ? [say("storm")] : []),
    ...(space.visibility === "normal" ? [] : [say(space.visibility ?? "limited_visibility", "VISIBILITY")]),
  ];
  return listLines(`${say(space.space)}  ${say("sheet.draws")} ${space.draws}`, things, words);
}

function poolLines({ pool, unseen, colliers }: Situation, words: Words): string[] {
  const { say } = words;
  const known = pool.known.map(({ kind, count }) => `${say(kind)} ${count}`);
  const hidden = unseen
    .filter(({ group, inPool }) => group !== "coastal" && inPool > 0)
    .map(({ group, inPool }) => `${say("sheet.unseen")} ${say(group, "UNSEEN_POOL")} ${inPool}`);
  const offMap = colliers.filter(({ state }) => state !== "map").map(({ state }) => say(`sheet.${state}`));
  return [
    ...listLines(`${say("sheet.pool")} ${pool.size}`, [...known, ...hidden], words),
    ...unseen.flatMap(({ group, faces }) => {
      const head = `${say("sheet.unseen")} ${say(group, "UNSEEN")} ${faces.length}`;
      if (group === "coastal") return [head];
      const names = faces.map((face) => say(face.replace(/^placeholder_\d+$/, "placeholder")));
      return listLines(head, counted(names), words);
    }),
    ...listLines(say("sheet.colliers"), offMap, words),
  ];
}

function campaignLines({ campaign }: Situation, words: Words): string[] {
  if (campaign === null) return [];
  const { say } = words;
  const { scenario, achieved, failed, ordersLeft, alliances, highSeas, result } = campaign;
  const orders = (head: string, list: readonly string[]): string[] =>
    listLines(
      INDENT + say(head),
      list.map((order) => say(order)),
      words,
    );
  return [
    `${say("sheet.scenario")} ${scenario}${result === null ? "" : `  ${say(result)}`}`,
    ...orders("sheet.achieved", achieved),
    ...orders("sheet.failed", failed),
    ...orders("sheet.left", ordersLeft),
    ...orders("central_powers", alliances),
    ...orders("high_seas", highSeas),
  ];
}

/** 14.0, 16.0 A battle in progress as lines of text. */
export function battleLines(battle: BattleReport, phrases: Phrases): string[] {
  const say = (value: unknown, ...scopes: string[]): string => wordFor(value, phrases, ...scopes);
  const { kind, space, night, visibility, result, first, weapons } = battle;
  const head = [
    say(kind, "kind"),
    say(space),
    ...(night ? [say("night")] : []),
    ...(visibility === "normal" ? [] : [say(visibility, "VISIBILITY")]),
    ...(result === null ? [] : [say(result)]),
    ...(first === null ? [] : [weapons.map((weapon) => say(weapon)).join(phrases.forms.separator)]),
  ];
  const contacts = battle.contact.map(({ leader, speed, maximumSpeed, lowest, highest }) => {
    const ships = [...new Set([leader, speed])].map((ship) => say(ship));
    const band = maximumSpeed ? `  ${say("sheet.speed")} ${say("maximum")}` : "";
    return `  ${say("sheet.contact")} ${lowest}..${highest}  ${ships.join(phrases.forms.separator)}${band}`;
  });
  const hurt = battle.others.map(({ ship, damage, armor, sunk, withdrawn }) => {
    const fate = sunk ? say("sunk") : withdrawn ? say("withdraw") : "";
    return `  ${say(ship)}  ${say("sheet.damage")} ${damage}  ${say("sheet.armor")} ${armor}  ${fate}`;
  });
  const fire = battle.fire.map(({ ship, weapon, target, dice, maximumFire }) => {
    const aim = target === null ? "" : ` > ${say(target)}`;
    const most = maximumFire === null || maximumFire === dice ? "" : ` (${say("MAXIMUM_FIRE")} ${maximumFire})`;
    return `  ${say(ship)}  ${say(weapon)}${aim}  ${say("sheet.dice")} ${dice}${most}`;
  });
  return [head.join("  "), ...contacts, ...hurt, ...fire];
}
