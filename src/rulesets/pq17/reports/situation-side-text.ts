import type { Aircraft, Force, Piece, Ship } from "../chapters/1-2-forces/state";
import type { Report } from "../chapters/6-2-search/state";
import { atSea } from "../chapters/shared/game";
import type { Own, Seen } from "./situation-schema";
import { INDENT, listed, type Teller } from "./teller";

/** A.3 What a side owns, as lines. */
export function ownLines(own: Own, teller: Teller): string[] {
  const { say } = teller;
  const dummies = own.dummies.map((dummy) => `${place(dummy, teller)}${blockOf(dummy, teller)}`);
  return [
    [
      say(own.side),
      ...own.command.map(({ pool, available, spent }) => `${say(pool)} ${available} (${spent})`),
      `${say("sheet.deck")} ${own.deck}`,
    ].join("  "),
    ...listed(
      say("sheet.chits"),
      own.chits.map(({ letter, condition, fulfilled }) => `${letter} ${say(condition)}${fulfilled ? " [x]" : ""}`),
      teller,
    ),
    ...own.forces.flatMap((force) => forceLines(force, own.shadowed, teller)),
    ...listed(say("sheet.dummies"), dummies, teller),
    ...airLines(own.aircraft, teller),
    ...listed(
      say("sheet.shadowing"),
      own.shadowing.map(({ target, id }) => `${say(id)} ${say("sheet.block")} ${target}`),
      teller,
    ),
    ...listed(
      say("sheet.reinforcements"),
      own.reinforcements
        .filter(({ placed }) => !placed)
        .map(({ group, at, turn }) => `${group} ${say(at)}${turn === null ? "" : ` (${turn})`}`),
      teller,
    ),
    ...reportLines(own.reports, teller),
    ...own.photos.map(({ turn, port, heavy, types }) => {
      const told = [
        ...heavy.map((unit) => say(unit)),
        ...types.map(({ type, counters, cs }) => `${say(type)} ${counters}/${cs}`),
      ];
      return `${say("sheet.photos")}  ${say(port)} (${turn})  ${told.join(teller.phrases.forms.separator)}`;
    }),
    ...lossLines(own.sunk, teller),
  ];
}

/** A.4 What a side has given up, as lines. */
export function othersLines(seen: Seen, teller: Teller): string[] {
  const { say } = teller;
  const conditions = seen.chits.map(({ letter, condition }) => `${letter} ${say(condition)}`);
  const boats = seen.damagedByAsw === 0 ? [] : [`${say("sheet.asw")} ${seen.damagedByAsw}`];
  return [
    [say(seen.side), `${say("sheet.deck")} ${seen.deck}`, ...boats].join("  "),
    ...listed(say("sheet.chits"), conditions, teller),
    ...listed(
      say("sheet.blocks"),
      seen.blocks.map((block) => blockText(block, teller)),
      teller,
    ),
    ...listed(
      say("sheet.ports"),
      seen.ports.map(({ port, blocks }) => `${say(port)} ${blocks}`),
      teller,
    ),
    ...airLines(seen.aircraft, teller),
    ...listed(say("sheet.carrierRadii"), seen.carrierRadii, teller),
    ...listed(
      say("sheet.shadowing"),
      seen.shadowing.map(({ target, by }) => `${say("sheet.block")} ${target} (${say(by)})`),
      teller,
    ),
    ...lossLines(seen.sunk, teller),
  ];
}

function blockText(block: Seen["blocks"][number], { say }: Teller): string {
  const flags = [
    ...(block.shadowed ? [say("sheet.shadowed")] : []),
    ...(block.scattered === true ? [say("sheet.scattered")] : []),
    ...(block.dispersed === true ? [say("sheet.dispersed")] : []),
  ];
  const what =
    block.kind === null
      ? say("sheet.unidentified")
      : `${say(block.kind)} ${block.number} ${say("sheet.id")} ${block.idLevel}`;
  return [`${block.block} ${block.hex} ${what}`, ...flags].join(" ");
}

function place(piece: Piece, { say }: Teller): string {
  return atSea(piece) ? piece.at : say(piece.at);
}

function blockOf({ block }: Piece, { say }: Teller): string {
  return block === null ? "" : ` ${say("sheet.block")} ${block}`;
}

function forceLines(force: Force, shadowed: readonly number[], teller: Teller): string[] {
  const { say } = teller;
  const { kind, number, name, identified, idLevel, fuel, block } = force;
  const head = [
    `${say(kind)} ${number} ${name}`,
    `${place(force, teller)}${blockOf(force, teller)}`,
    identified ? `${say("sheet.id")} ${idLevel}` : say("sheet.unidentified"),
    ...(block !== null && shadowed.includes(block) ? [say("sheet.shadowed")] : []),
    `${say("sheet.fuel")} ${say(fuel.state)}${fuel.marker === null ? "" : ` (${fuel.marker})`}`,
    ...(force.moved.done ? [say("sheet.moved")] : []),
    ...(force.refuelling ? [say("sheet.refuelling")] : []),
    ...(force.reloading ? [say("sheet.reloading")] : []),
  ].join("  ");
  return [
    head,
    ...convoyLines(force, teller),
    ...listed(
      INDENT + say("sheet.cs"),
      force.units.map((ship) => shipText(ship, teller)),
      teller,
    ),
  ];
}

function convoyLines({ convoy }: Force, teller: Teller): string[] {
  if (convoy === null) return [];
  const { say, phrases } = teller;
  const ports = convoy.destinations.map((port) => say(port)).join(phrases.forms.separator);
  const dispersed = convoy.dispersed.map(({ unit, cs }) => `${say(unit)} ${cs}`).join(phrases.forms.separator);
  return [
    [
      `${INDENT}${say(convoy.loaded ? "sheet.loaded" : "sheet.ballast")}`,
      `${say("sheet.to")} ${ports}`,
      ...(convoy.scattered ? [say("sheet.scattered")] : []),
      ...(dispersed === "" ? [] : [`${say("sheet.dispersed")} ${dispersed}`]),
    ].join("  "),
  ];
}

function shipText({ unit, cs, marks, oil }: Ship, { say, phrases }: Teller): string {
  const told = [...marks.map((mark) => say(mark)), ...(oil === null ? [] : [`${say("sheet.fuel")} ${oil}`])];
  return `${say(unit)} ${cs}${told.length === 0 ? "" : ` (${told.join(phrases.forms.separator)})`}`;
}

/** Air units by where they are: over a hex, at a base or aboard a carrier. */
function airLines(aircraft: readonly Aircraft[], teller: Teller): string[] {
  const { say } = teller;
  const units = aircraft.map(({ id, cs, hex, base, carrier, mission }) => {
    const where = hex === null ? say(base ?? carrier) : hex;
    return `${say(id)} ${cs} ${where}${mission === "none" ? "" : ` ${say(mission, "MISSION")}`}`;
  });
  return listed(say("sheet.aircraft"), units, teller);
}

/** The latest report of every block. */
function reportLines(reports: readonly Report[], teller: Teller): string[] {
  const latest = new Map(reports.map((report) => [report.block, report]));
  const told = [...latest.values()].map((report) => reportText(report, teller));
  return listed(teller.say("sheet.reports"), told, teller);
}

function reportText(report: Report, { say }: Teller): string {
  const { block, hex, turn, kind, number, level, warships, size, heavy, carrier, convoyShips, categories } = report;
  const range = warships === null ? [] : [`${say("sheet.warships")} ${warships.least}-${warships.most}`];
  return [
    `${block} ${hex} (${turn}) ${say(kind)} ${number} ${say("sheet.id")} ${level}`,
    ...range,
    ...(size === null ? [] : [say(size)]),
    ...(heavy === null ? [] : [`${say("sheet.heavy")} ${heavy}`]),
    ...(carrier === true ? [say("sheet.carrier")] : []),
    ...(convoyShips === null ? [] : [`${say("sheet.convoyShips")} ${convoyShips}`]),
    ...categories
      .filter(({ counters }) => counters > 0)
      .map(({ category, counters, cs }) => `${say(category)} ${counters}/${cs}`),
  ].join(" ");
}

function lossLines(sunk: Own["sunk"], teller: Teller): string[] {
  const { say } = teller;
  const sums = new Map<string, number>();
  for (const { unit, cs } of sunk) sums.set(unit, (sums.get(unit) ?? 0) + cs);
  const lost = [...sums].map(([unit, cs]) => `${say(unit)} ${cs}`);
  return listed(say("sheet.sunk"), lost, teller);
}
