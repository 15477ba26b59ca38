import type { AnyRuleset } from "../core/contract/ruleset";
import type { RulesetEntry } from "../rulesets/registry";

/** A ruleset, either loaded or with a function to load it. */
export type RulesetSource = AnyRuleset | RulesetEntry;

/** The rulesets of the service. Their ids are known from the start, and each is loaded on first use and then kept. */
export class Registry {
  /** The ids, in the order listed. */
  readonly ids: readonly string[];
  private readonly served: ReadonlyMap<string, RulesetSource>;
  private readonly loaded = new Map<string, AnyRuleset>();

  constructor(served: readonly RulesetSource[]) {
    this.ids = served.map(({ id }) => id);
    this.served = new Map(served.map((each) => [each.id, each]));
  }

  /** Returns the ruleset of an id, synchronously once it is loaded. Undefined for an unknown id. */
  find(id: string): AnyRuleset | undefined | Promise<AnyRuleset> {
    return this.loaded.get(id) ?? this.load(this.served.get(id));
  }

  /** Returns every ruleset, in the order listed. */
  async all(): Promise<readonly AnyRuleset[]> {
    const rulesets = await Promise.all(this.ids.map((id) => this.find(id)));
    return rulesets.filter((ruleset) => ruleset !== undefined);
  }

  private load(entry: RulesetSource | undefined): AnyRuleset | undefined | Promise<AnyRuleset> {
    if (entry === undefined || !("load" in entry)) return entry;
    return entry.load().then((ruleset) => {
      this.loaded.set(entry.id, ruleset);
      return ruleset;
    });
  }
}
