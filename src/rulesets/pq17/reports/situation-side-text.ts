import type { Aircraft, Force, Piece, Ship } from "../chapters/1-2-forces/state";
import type { Report } from "../chapters/6-2-search/state";
import { atSea } from "../chapters/shared/game";
import type { EnemyView } from "../view";
import { INDENT, listLines, type Phrasing } from "./phrasing";
import type { Own } from "./situation-schema";

/** Formats the possessions of a side as lines. */
export function ownLines(own: Own, phrasing: Phrasing): string[] {
  const { say } = phrasing;
  const dummies = own.dummies.map((dummy) => `${place(dummy, phrasing)}${blockOf(dummy, phrasing)}`);
  return [
    [
      say(own.side),
      ...own.command.map(({ pool, available, spent }) => `${say(pool)} ${available} (${spent})`),
      `${say("sheet.deck")} ${own.deck}`,
    ].join("  "),
    ...listLines(
      say("sheet.chits"),
      own.chits.map(({ letter, condition, fulfilled }) => `${letter} ${say(condition)}${fulfilled ? " [x]" : ""}`),
      phrasing,
    ),
    ...own.forces.flatMap((force) => forceLines(force, own.shadowed, phrasing)),
    ...listLines(say("sheet.dummies"), dummies, phrasing),
    ...airLines(own.aircraft, phrasing),
    ...listLines(
      say("sheet.shadowing"),
      own.shadowing.map(({ target, id }) => `${say(id)} ${say("sheet.block")} ${target}`),
      phrasing,
    ),
    ...listLines(
      say("sheet.reinforcements"),
      own.reinforcements
        .filter(({ placed }) => !placed)
        .map(({ group, at, turn }) => `${group} ${say(at)}${turn === null ? "" : ` (${turn})`}`),
      phrasing,
    ),
    ...reportLines(own.reports, phrasing),
    ...own.photos.map(({ turn, port, heavy, types }) => {
      const parts = [
        ...heavy.map((unit) => say(unit)),
        ...types.map(({ type, counters, cs }) => `${say(type)} ${counters}/${cs}`),
      ];
      return `${say("sheet.photos")}  ${say(port)} (${turn})  ${parts.join(phrasing.phrases.forms.separator)}`;
    }),
    ...lossLines(own.sunk, phrasing),
  ];
}

/** Formats the facts that a side has disclosed as lines. */
export function othersLines(report: EnemyView, phrasing: Phrasing): string[] {
  const { say } = phrasing;
  const conditions = report.chits.map(({ letter, condition }) => `${letter} ${say(condition)}`);
  const boats = report.damagedByAsw === 0 ? [] : [`${say("sheet.asw")} ${report.damagedByAsw}`];
  return [
    [say(report.side), `${say("sheet.deck")} ${report.deck}`, ...boats].join("  "),
    ...listLines(say("sheet.chits"), conditions, phrasing),
    ...listLines(
      say("sheet.blocks"),
      report.blocks.map((block) => blockText(block, phrasing)),
      phrasing,
    ),
    ...listLines(
      say("sheet.ports"),
      report.ports.map(({ port, blocks }) => `${say(port)} ${blocks}`),
      phrasing,
    ),
    ...airLines(report.aircraft, phrasing),
    ...listLines(say("sheet.carrierRadii"), report.carrierRadii, phrasing),
    ...listLines(
      say("sheet.shadowing"),
      report.shadowing.map(({ target, by }) => `${say("sheet.block")} ${target} (${say(by)})`),
      phrasing,
    ),
    ...lossLines(report.sunk, phrasing),
  ];
}

function blockText(block: EnemyView["blocks"][number], { say }: Phrasing): string {
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

function place(piece: Piece, { say }: Phrasing): string {
  return atSea(piece) ? piece.at : say(piece.at);
}

function blockOf({ block }: Piece, { say }: Phrasing): string {
  return block === null ? "" : ` ${say("sheet.block")} ${block}`;
}

function forceLines(force: Force, shadowed: readonly number[], phrasing: Phrasing): string[] {
  const { say } = phrasing;
  const { kind, number, name, identified, idLevel, fuel, block } = force;
  const head = [
    `${say(kind)} ${number} ${name}`,
    `${place(force, phrasing)}${blockOf(force, phrasing)}`,
    identified ? `${say("sheet.id")} ${idLevel}` : say("sheet.unidentified"),
    ...(block !== null && shadowed.includes(block) ? [say("sheet.shadowed")] : []),
    `${say("sheet.fuel")} ${say(fuel.state)}${fuel.marker === null ? "" : ` (${fuel.marker})`}`,
    ...(force.moved.done ? [say("sheet.moved")] : []),
    ...(force.refuelling ? [say("sheet.refuelling")] : []),
    ...(force.reloading ? [say("sheet.reloading")] : []),
  ].join("  ");
  return [
    head,
    ...convoyLines(force, phrasing),
    ...listLines(
      INDENT + say("sheet.cs"),
      force.units.map((ship) => shipText(ship, phrasing)),
      phrasing,
    ),
  ];
}

function convoyLines({ convoy }: Force, phrasing: Phrasing): string[] {
  if (convoy === null) return [];
  const { say, phrases } = phrasing;
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

function shipText({ unit, cs, marks, oil }: Ship, { say, phrases }: Phrasing): string {
  const notes = [...marks.map((mark) => say(mark)), ...(oil === null ? [] : [`${say("sheet.fuel")} ${oil}`])];
  return `${say(unit)} ${cs}${notes.length === 0 ? "" : ` (${notes.join(phrases.forms.separator)})`}`;
}

/** Air units by where they are: over a hex, at a base or aboard a carrier. */
function airLines(aircraft: readonly Aircraft[], phrasing: Phrasing): string[] {
  const { say } = phrasing;
  const units = aircraft.map(({ id, cs, hex, base, carrier, mission }) => {
    const where = hex === null ? say(base ?? carrier) : hex;
    return `${say(id)} ${cs} ${where}${mission === "none" ? "" : ` ${say(mission, "MISSION")}`}`;
  });
  return listLines(say("sheet.aircraft"), units, phrasing);
}

/** The latest report of every block. */
function reportLines(reports: readonly Report[], phrasing: Phrasing): string[] {
  const latest = new Map(reports.map((report) => [report.block, report]));
  const reportTexts = [...latest.values()].map((report) => reportText(report, phrasing));
  return listLines(phrasing.say("sheet.reports"), reportTexts, phrasing);
}

function reportText(report: Report, { say }: Phrasing): string {
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

function lossLines(sunk: Own["sunk"], phrasing: Phrasing): string[] {
  const { say } = phrasing;
  const sums = new Map<string, number>();
  for (const { unit, cs } of sunk) sums.set(unit, (sums.get(unit) ?? 0) + cs);
  const losses = [...sums].map(([unit, cs]) => `${say(unit)} ${cs}`);
  return listLines(say("sheet.sunk"), losses, phrasing);
}
