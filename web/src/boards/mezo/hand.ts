/** Which cards lie before a player: to choose from, to act with, or to read. */
import type { Texts } from "../../lib/text";
import { actionEntry, chosenBy, spokenBy, type MezoView, type Spoken } from "./model";
import { CARDS, slotWords, type CardName } from "./words";

export interface Slot {
  spoken: Spoken;
  /** Instead of its number. */
  label?: string;
  /** What a click on it says; nothing if it is only read. */
  word?: string;
  covered?: boolean;
}
export interface CardFace {
  key: string;
  title: string;
  /** Whose card it is: the mark beside the title. */
  seat?: number;
  slots: Slot[];
  word?: string;
  note?: string;
  dim?: boolean;
  /** In pictures instead of sentences. */
  brief?: boolean;
}
export interface Hand {
  /** What this row of cards is. */
  title: string;
  cards: CardFace[];
}

/** Phases in which the cards of a conflict lie open. */
const OPEN = ["action", "third", "sacrifice", "split", "winner", "shamans", "calendar", "warriors", "codex", "clean-up"];

class Dealer {
  constructor(
    private readonly view: MezoView,
    private readonly seat: number | null,
    private readonly texts: Texts,
    private readonly names: readonly string[],
  ) {}

  hand(): Hand {
    const { phase, components } = this.view;
    if (phase === "god") return { title: this.say("mz-hand-gods"), cards: this.gods() };
    if (phase === "ability") return { title: this.say("mz-hand-abilities"), cards: this.abilities() };
    if (phase === "start" && this.view.effects.length === 0 && this.seat !== null) {
      const mine = this.view.tribes[this.seat]?.abilities ?? [];
      const ready = components.abilities.filter((one) => one.timing === "tribe_start" && mine.includes(one.id));
      return { title: this.say("mz-hand-start"), cards: ready.map((one) => this.ability(one.id, `use ${one.id}`)) };
    }
    if (this.view.hand.length > 0) return { title: this.say("mz-hand-choose"), cards: this.view.hand.map((card) => this.mine(card, { word: `card ${card}` })) };
    if (phase === "card") return { title: this.say("mz-hand-laid"), cards: this.laid() };
    if (OPEN.includes(phase)) return { title: this.say("mz-hand-open"), cards: this.revealed() };
    return { title: this.say("mz-hand-deck"), cards: this.deck() };
  }

  private say(message: string, facts: Record<string, unknown> = {}): string {
    return this.texts.say(message, facts, this.names);
  }

  private spoken(entry: string): Spoken {
    return spokenBy(this.view, entry, this.texts);
  }

  private godOf(seat: number | null): string | null {
    return seat === null ? null : (this.view.tribes[seat]?.god ?? null);
  }

  /** Those still free first: only they can be chosen. */
  private gods(): CardFace[] {
    const faces = this.view.components.gods.map((god) => {
      const owner = this.view.tribes.findIndex((tribe) => tribe.god === god.id);
      const face: CardFace = {
        key: god.id,
        title: this.texts.named(god),
        slots: [
          { label: this.say("mz-summon"), spoken: this.spoken(`god ${god.id}: summon`) },
          { label: this.say("mz-ceremonial"), spoken: this.spoken(`god ${god.id}: ceremonial`) },
        ],
      };
      return owner >= 0 ? { ...face, seat: owner, dim: true } : { ...face, word: `god ${god.id}` };
    });
    return faces.sort((a, b) => Number(a.dim ?? false) - Number(b.dim ?? false));
  }

  private abilities(): CardFace[] {
    return this.view.components.abilities.filter((one) => one.age === this.view.age).map((one, i) => this.ability(one.id, `ability ${i + 1}`));
  }

  private ability(id: string, word: string): CardFace {
    const thing = this.view.components.abilities.find((one) => one.id === id);
    const takers = this.view.tribes.flatMap((tribe, seat) => (tribe.abilities.includes(id) ? [this.names[seat] ?? ""] : []));
    return { key: id, title: thing ? this.texts.named(thing) : id, slots: [{ spoken: this.spoken(`ability ${id}`) }], word, note: takers.join(", ") };
  }

  private slots(god: string, card: CardName): Slot[] {
    return [1, 2, 3].map((slot) => ({ spoken: this.spoken(actionEntry(god, card, slot)) }));
  }

  private mine(card: CardName, more: Partial<CardFace> = {}): CardFace {
    return { key: card, title: this.say(`card-${card}`), slots: this.slots(this.godOf(this.seat) ?? "", card), ...more };
  }

  /** While the others still choose: my own card, and who else is ready. */
  private laid(): CardFace[] {
    const card = this.seat === null ? null : this.view.tribes[this.seat]?.card;
    const own = card && this.seat !== null ? [this.mine(card, { seat: this.seat, note: this.say("mz-chosen") })] : [];
    const others = chosenBy(this.view).filter((seat) => seat !== this.seat);
    const ready = others.map((seat) => ({ key: `seat ${seat}`, title: this.names[seat] ?? "", seat, slots: [], note: this.say("mz-chosen"), dim: true }));
    return [...own, ...ready];
  }

  /** The cards of this conflict, mine first: mine is where the actions are chosen. */
  private revealed(): CardFace[] {
    // While an effect is carried out, a number means something else.
    const choosing = this.view.phase === "action" && this.view.effects.length === 0;
    const seats = this.view.tribes.map((_, seat) => seat).sort((a, b) => Number(b === this.seat) - Number(a === this.seat));
    return seats.flatMap((seat) => {
      const { card, god, covered } = this.view.tribes[seat] ?? {};
      if (!card || !god) return [];
      const slots = this.slots(god, card).map((slot, i) => ({
        ...slot,
        covered: covered?.includes(i + 1) ?? false,
        ...(seat === this.seat && choosing ? { word: slotWords(i + 1) } : {}),
      }));
      return [{ key: `seat ${seat}`, title: this.say(`card-${card}`), seat, slots, note: this.names[seat] ?? "", brief: seat !== this.seat && this.seat !== null }];
    });
  }

  /** Outside a conflict: all my five cards, those already played dimmed. */
  private deck(): CardFace[] {
    const god = this.godOf(this.seat);
    if (!god || this.seat === null) return [];
    const gone = this.view.tribes[this.seat]?.discarded ?? [];
    return CARDS.map((card) => this.mine(card, { brief: true, ...(gone.includes(card) ? { dim: true, note: this.say("mz-played") } : {}) }));
  }
}

export const handOf = (view: MezoView, seat: number | null, texts: Texts, names: readonly string[]): Hand => new Dealer(view, seat, texts, names).hand();

/** The sentence of the effect that is being carried out, and who carries it out. */
export function underWay(view: MezoView, texts: Texts): { seat: number; spoken: Spoken; left: number } | null {
  const named = [...view.effects].reverse().find((effect) => view.components.entries[effect.entry]);
  const top = view.effects.at(-1);
  return named && top ? { seat: named.seat, spoken: spokenBy(view, named.entry, texts), left: top.left } : null;
}
