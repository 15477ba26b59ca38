import type { AnyRuleset } from "../core/contract/ruleset";
import type { RulesetEntry } from "../rulesets/registry";

/** A ruleset as a wire is given it: at hand, or to be loaded. */
export type Served = AnyRuleset | RulesetEntry;

/** The rulesets a wire serves: known by id from the start, each loaded when first asked for and then kept. */
export class Registry {
  /** The ids, in the order listed. */
  readonly ids: readonly string[];
  private readonly served: ReadonlyMap<string, Served>;
  private readonly loaded = new Map<string, AnyRuleset>();

  constructor(served: readonly Served[]) {
    this.ids = served.map(({ id }) => id);
    this.served = new Map(served.map((each) => [each.id, each]));
  }

  /** The ruleset of that id: at once when it is loaded, undefined when there is none. */
  find(id: string): AnyRuleset | undefined | Promise<AnyRuleset> {
    return this.loaded.get(id) ?? this.load(this.served.get(id));
  }

  /** Every ruleset, in the order listed. */
  async all(): Promise<readonly AnyRuleset[]> {
    const found = await Promise.all(this.ids.map((id) => this.find(id)));
    return found.filter((ruleset) => ruleset !== undefined);
  }

  private load(entry: Served | undefined): AnyRuleset | undefined | Promise<AnyRuleset> {
    if (entry === undefined || !("load" in entry)) return entry;
    return entry.load().then((ruleset) => {
      this.loaded.set(entry.id, ruleset);
      return ruleset;
    });
  }
}
