import { tokensOf } from "../../core/audit/pointer";
import type { Report } from "./chapters/shared/game";
import { unknownIn, type Wanted } from "./charts/references";
import type { Charts } from "./charts/schema";
import type { Snapshot } from "./snapshot";

/**
 * Every place of a snapshot that names something of the charts, as a path in which a `*` stands for each item or side. The ids of
 * forces, dummies and air units are not here: they name what the snapshot itself holds, or held; nor are places that another check
 * looks up together with what they must be.
 */
export const REFERENCES: Readonly<Record<string, Wanted>> = {
  "/scenario": "scenario",
  "/temporaryPorts/*": "port",
  "/leftPort": "port",
  "/capacityUsed/*": "ship",
  "/campaign/boxes/*/port": "port",
  "/campaign/boxes/*/unloading/*/unit": "ship",
  "/campaign/boxes/*/ballast/*/unit": "ship",
  "/campaign/lost/*/unit": "unit",
  "/pending/attack/hex": "place",
  "/pending/strike/hex": "hex",
  "/pending/strike/place": "port_or_base",
  "/pending/strike/ships/*/unit": "ship",
  "/pending/strike/ships/*/tow": "ship",
  "/pending/strike/outer/hex": "hex",
  "/pending/strike/outer/place": "port_or_base",
  "/pending/strike/outer/ships/*/unit": "ship",
  "/pending/strike/outer/ships/*/tow": "ship",
  "/pending/battle/hex": "place",
  "/pending/battle/units/*/parts/*/unit": "ship",
  "/pending/battle/escortsLost/*/unit": "ship",
  "/pending/surface/hex": "place",
  "/pending/surface/units/*/parts/*/unit": "ship",
  "/pending/surface/escortsLost/*/unit": "ship",
  "/sides/*/forces/*/moved/entered/*": "hex",
  "/sides/*/forces/*/training": "port",
  "/sides/*/forces/*/convoy/destinations/*": "port",
  "/sides/*/forces/*/convoy/visited/*": "hex",
  "/sides/*/forces/*/convoy/dispersed/*/unit": "ship",
  "/sides/*/forces/*/units/*/unit": "ship",
  "/sides/*/forces/*/units/*/tow": "ship",
  "/sides/*/dummies/*/moved/entered/*": "hex",
  "/sides/*/portDummies/*": "port",
  "/sides/*/aircraft/*/unit": "aircraft",
  "/sides/*/aircraft/*/carrier": "ship",
  "/sides/*/aircraft/*/hex": "hex",
  "/sides/*/aircraft/*/radius/*": "hex",
  "/sides/*/photos/*/port": "port",
  "/sides/*/photos/*/heavy/*": "ship",
  "/sides/*/patrolWhite/*/unit": "ship",
  "/sides/*/located/*": "ship",
  "/sides/*/sectors/*/hexes/*": "hex",
  "/sides/*/reports/*/hex": "hex",
  "/sides/*/reinforcements/*/at": "port_or_base",
  "/sides/*/reinforcements/*/units/*/unit": "unit",
  "/sides/*/reinforcements/*/units/*/air/*/unit": "aircraft",
  "/sides/*/special/plan/ships/*/unit": "ship",
  "/sides/*/special/plan/hex": "hex",
  "/sides/*/special/plan/port": "port",
  "/sides/*/special/carriers/*/unit": "ship",
  "/sides/*/special/returning/ships/*/unit": "ship",
  "/sides/*/tally/uncounted/*/unit": "ship",
  "/sides/*/campaign/sailing/*/from": "port",
  "/sides/*/campaign/returns/*/unit": "ship",
  "/sides/*/campaign/idle/*/unit": "ship",
  "/sides/*/campaign/emergency/*/unit": "ship",
  "/sides/*/campaign/crews/*/unit": "ship",
  "/sides/*/campaign/early/*/unit": "unit",
  "/sides/*/campaign/late/*/unit": "unit",
  "/sides/*/campaign/late/*/at": "port_or_base",
  "/sides/*/campaign/replacements/*/units/*": "aircraft",
  "/sides/*/campaign/monthLosses/*/unit": "ship",
  "/sides/*/campaign/substitutes/*/unit": "ship",
  "/sides/*/campaign/substitutes/*/substitute": "ship",
  "/sides/*/campaign/placements/*/unit": "ship",
  "/sides/*/campaign/placements/*/at": "port",
  "/sides/*/campaign/credited/*/unit": "ship",
  "/sides/*/campaign/breakout/*/unit": "ship",
  "/sides/*/sunk/*/unit": "unit",
  "/sides/*/removed/*/unit": "unit",
};

/** The paths as a tree: what stands below each token, and what an id there must name. */
interface Branch {
  readonly below: Map<string, Branch>;
  wanted?: Wanted;
}

const TREE: Branch = { below: new Map() };

for (const [path, wanted] of Object.entries(REFERENCES)) {
  let branch = TREE;
  for (const token of tokensOf(path)) {
    const next = branch.below.get(token) ?? { below: new Map() };
    branch.below.set(token, next);
    branch = next;
  }
  branch.wanted = wanted;
}

/** Whether everything that a snapshot names stands in the charts; the other checks, and the rules, take it for granted. */
export function checkReferences(state: Snapshot, charts: Charts, report: Report): void {
  const keys: string[] = [];
  const look = (value: unknown, { below, wanted }: Branch): void => {
    if (wanted !== undefined && typeof value === "string") {
      const unknown = unknownIn(charts, wanted, value);
      if (unknown !== undefined) report(unknown.code, `/${keys.join("/")}`, unknown.message);
    }
    // A path may lead through what is null or left out, and then names nothing.
    if (typeof value !== "object" || value === null) return;
    const each = below.get("*");
    if (each !== undefined) {
      for (const [key, item] of Object.entries(value)) enter(key, item, each);
      return;
    }
    for (const [key, branch] of below) enter(key, (value as Readonly<Record<string, unknown>>)[key], branch);
  };
  const enter = (key: string, value: unknown, branch: Branch): void => {
    keys.push(key);
    look(value, branch);
    keys.pop();
  };
  look(state, TREE);
}
