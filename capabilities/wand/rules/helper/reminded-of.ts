import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Proposal } from '../../contract.ts';
import type { Values } from '../tools/tool.ts';
import { clauseOf } from './clause.ts';
import { relativeDay } from './dialogue-days.ts';
import { valuesOf } from './dialogue-target.ts';
import { withoutPoliteness } from './polite.ts';
import type { Clause, Context, Reading, Step } from './reader.ts';
import type { Titles } from './titles.ts';

type Found = readonly Reading[] | undefined;

const bare = /^(?:and |also )?remind (?:me|us)(?: (?:about|of) (?:it|that|this))?$/i;

/** 'dentist for Mia on Friday at 3, remind me the day before': of what was said just before it. */
export function remindedOf(
  { untimed }: Clause,
  own: Found,
  before: Found,
  { household, titles }: { household: readonly HouseholdMember[]; titles: Titles },
): Found {
  const [asks, ...further] = own ?? [];
  const [card, ...others] = before ?? [];
  if (asks?.kind !== 'ask' || asks.waiting.kind !== 'missing' || further.length > 0) return own;
  const { tool, values, quote } = asks.waiting;
  const isOpen = tool === 'add_task' && typeof values.triggerDate === 'string' && bare.test(withoutPoliteness(untimed));
  if (!isOpen || card?.kind !== 'propose' || others.length > 0) return own;
  const title = subjectOf(card.tool, card.values, household, titles);
  return title ? [{ kind: 'propose', tool, values: { ...values, title }, quote }] : own;
}

/** The same after the card of an earlier message. */
export function remindedOfCard(
  [card, ...others]: readonly Proposal[],
  { asked, household }: Context,
): Step[] | undefined {
  if (!card || others.length > 0) return undefined;
  const values = valuesOf(card);
  const text = relativeDay(asked.message, values, asked);
  const { untimed, when } = clauseOf(text, household, asked);
  if (!when.date || !bare.test(withoutPoliteness(untimed))) return undefined;
  const named = card.tool.endsWith('_birthday')
    ? { ...values, name: card.subject }
    : { ...values, title: card.subject };
  const title = subjectOf(card.tool, named, household, new Map());
  return title
    ? [{ kind: 'propose', tool: 'add_task', values: { title, triggerDate: when.date }, quote: asked.message }]
    : undefined;
}

/** What the card is about; what is to go needs no reminder. */
function subjectOf(
  tool: string,
  values: Values,
  household: readonly HouseholdMember[],
  titles: Titles,
): string | undefined {
  const { id, title, name, childId, destination } = values;
  const kept = titles.get(String(id));
  if (/^(?:remove|dismiss|skip|clear)_/.test(tool) || kept?.kind === 'member') return undefined;
  const isParty = Object.entries(values).some(([one, value]) => one.startsWith('party') && value !== null);
  if (tool.endsWith('_birthday')) return `${kept?.title ?? name}'s ${isParty ? 'party' : 'birthday'}`;
  if (destination) return `Trip to ${destination}`;
  const whose = household.find((one) => one.id === childId || one.name === childId)?.name;
  return kept?.label ?? (title ? `${title}${whose ? ` for ${whose}` : ''}` : undefined);
}
