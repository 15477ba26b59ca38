import type { Phrases } from "../../../core/contract/phrases";
import { wordFor } from "../../../core/text/sentence";
import type { BattleReport } from "./situation-battle-schema";

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
