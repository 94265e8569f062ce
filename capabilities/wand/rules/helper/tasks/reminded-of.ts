import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Proposal } from '../../../contract.ts';
import type { Values } from '../../tools/tool.ts';
import { relativeDay } from '../dialogue/days.ts';
import { valuesOf } from '../dialogue/target.ts';
import { clauseOf } from '../message/clause.ts';
import type { Clause, Context, Reading, Step } from '../reader.ts';
import type { Titles } from '../records/titles.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { asTitle } from '../words/words.ts';
import { askingIn } from './asking.ts';

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
  if (tool !== 'add_task' || card?.kind !== 'propose' || others.length > 0) return own;
  const isBare = typeof values.triggerDate === 'string' && bare.test(withoutPoliteness(untimed));
  const title = isBare
    ? subjectOf(card.tool, card.values, household, titles)
    : deedOf(untimed, card, household, titles);
  return title ? [{ kind: 'propose', tool, values: { ...values, title }, quote }] : own;
}

/** What one does about something of the calendar; what is ordered or baked is something else. */
const it =
  /(?<=^(?:(?:re-?)?book|(?:re-?)?schedule|rearrange|confirm|cancel|move|postpone|renew|check on|(?:pay|pack|prepare|sign up) for|(?:call|ask|email|text)(?: \p{L}{2,20}| the \p{L}{2,20})? about) )(?:it|that)(?=$| (?:again|at|by|in|for)\b)/iu;
const ofCalendar = /_(?:appointment|event|task|subscription)$/;

/** 'remind me to order the cake on Friday and to pick it up on Saturday' */
const thingOf = /^\p{L}{2,20}(?: up| out| off| in)? ((?:the|my|our|an?) [\p{L}' -]{2,40})$/iu;
const theThing = /(?<=^\p{L}{2,20} )(?:it|them)(?=$| (?:up|out|off|in|back|over|to|from|at|for)\b)/iu;

/** 'cancel Mia's dentist, and remind me to rebook it': what is to be done is done to what the card is about. */
function deedOf(
  untimed: string,
  { tool, values }: Extract<Reading, { kind: 'propose' }>,
  household: readonly HouseholdMember[],
  titles: Titles,
): string | undefined {
  const { words = '', reason } = askingIn(withoutPoliteness(untimed)) ?? {};
  const thing = tool === 'add_task' && !reason ? thingOf.exec(String(values.title))?.[1] : undefined;
  if (thing && theThing.test(words)) return asTitle(words.replace(theThing, thing.replace(/^an? /i, 'the ')));
  if (reason || !ofCalendar.test(tool) || !it.test(words)) return undefined;
  const name = titles.get(String(values.id))?.label ?? subjectOf(tool, values, household, titles);
  return name && asTitle(words.replace(it, name));
}

/** The same after the card of an earlier message. */
export function remindedOfCard(
  [card, ...others]: readonly Proposal[],
  { asked, household }: Context,
): Step[] | undefined {
  if (!card || others.length > 0) return undefined;
  const values = valuesOf(card);
  const named = card.tool.endsWith('_birthday')
    ? { ...values, name: card.subject }
    : { ...values, title: card.subject };
  return remindedAt(subjectOf(card.tool, named, household, new Map()), values, { asked, household });
}

/** The same of what is called so: 'remind me the day before'. */
export function remindedAt(
  title: string | undefined,
  values: Values,
  { asked, household }: Context,
): Step[] | undefined {
  const { untimed, when } = clauseOf(relativeDay(asked.message, values, asked), household, asked);
  return title && when.date && bare.test(withoutPoliteness(untimed))
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
