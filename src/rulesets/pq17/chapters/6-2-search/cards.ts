import type { About } from "../../../../core/contract/audit";
import { cardOf } from "../../charts/pack";
import type { Card } from "../../charts/schema";
import type { Label } from "../../labels";
import type { Side } from "../../vocabulary";
import type { Context } from "../shared/context";

/** 9.3.1, 10.2 The result of a card that may damage ships. */
export function describeDamage({ no }: Card, hits: number): string {
  return hits === 0 ? `no_damage with card ${no}` : `${hits} damage with card ${no}`;
}

/** 6.2 Draws a card of a side's deck, which is whole again when it is empty; `say` puts its result in the audit. */
export function drawCard(
  ctx: Context,
  side: Side,
  label: Label,
  section: string,
  say: (card: Card) => string,
  about: About = {},
): Card {
  const { state, charts } = ctx;
  const own = state.sides[side];
  if (own.deck.length === 0) restoreDeck(ctx, side, "C.3");
  const no = ctx.draw({
    label,
    about: { side, ...about },
    section,
    pool: own.deck,
    resultName: (each) => say(cardOf(charts, side, each)),
  });
  ctx.set(
    own,
    "deck",
    own.deck.filter((each) => each !== no),
    "CARD_DRAWN",
    section,
  );
  return cardOf(charts, side, no);
}

/** D-02 All cards of a side return to its deck. */
export function restoreDeck(ctx: Context, side: Side, section: string): void {
  const own = ctx.state.sides[side];
  const whole = ctx.charts.DECKS.facts[side].map(({ no }) => no).sort((a, b) => a - b);
  if (own.deck.length < whole.length) ctx.set(own, "deck", whole, "DECK_WHOLE", section);
}
