import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Proposal } from '../../../contract.ts';
import type { Values } from '../../tools/tool.ts';
import { dateOn, relativeDay } from '../dialogue/days.ts';
import { valuesOf } from '../dialogue/target.ts';
import { clauseOf } from '../message/clause.ts';
import { hourBefore } from '../pointing/that-day.ts';
import type { Clause, Context, Reading, Step } from '../reader.ts';
import type { Titles } from '../records/titles.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { asTitle } from '../words/words.ts';
import { askingIn } from './asking.ts';
import { aboutWhen } from './new.ts';

type Found = readonly Reading[] | undefined;
type Card = Extract<Reading, { kind: 'propose' }>;

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
  if (!asks || !card || card.kind === 'ask' || further.length > 0 || others.length > 0) return own;
  if (card.kind === 'propose' && asks.kind === 'propose' && asks.tool === 'add_task')
    return [{ ...asks, values: { ...asks.values, title: withSomebody(String(asks.values.title), card, titles) } }];
  if (asks.kind !== 'ask' || asks.waiting.kind !== 'missing' || asks.waiting.tool !== 'add_task') return own;
  const { tool, values, quote } = asks.waiting;
  const isBare = typeof values.triggerDate === 'string' && bare.test(withoutPoliteness(untimed));
  const ofAnswer = (text: string) => (isBare ? toldOf(text, titles) : undefined);
  const ofCard = (one: Card) =>
    isBare ? subjectOf(one.tool, one.values, household, titles) : deedOf(untimed, one, household, titles);
  const title = card.kind === 'answer' ? ofAnswer(card.text) : ofCard(card);
  return title ? [{ kind: 'propose', tool, values: { ...values, title }, quote }] : own;
}

/** "when's the dentist? Remind me the day before": the only thing of which the answer tells. */
function toldOf(answer: string, titles: Titles): string | undefined {
  const isTold = ({ title, label }: { title: string; label: string }) =>
    answer.startsWith(`${title} is on `) || answer.startsWith(`${title} (${label.split("'s ")[0]}) is on `);
  const [only, ...others] = [...titles.values()].filter(isTold);
  return only && others.length === 0 ? only.label : undefined;
}

/** What one does about something of the calendar; what is ordered or baked is something else. */
const it =
  /(?<=^(?:(?:re-?)?book|(?:re-?)?schedule|rearrange|confirm|cancel|move|postpone|renew|check on|(?:pay|pack|prepare|sign up) for|(?:call|ask|email|text)(?: \p{L}{2,20}| the \p{L}{2,20})? about) )(?:it|that)(?=$| (?:again|at|by|in|for)\b)/iu;
const ofCalendar = /_(?:appointment|event|task|subscription)$/;

/** 'remind me to order the cake on Friday and to pick it up on Saturday' */
const thingOf = /^\p{L}{2,20}(?: up| out| off| in)? ((?:the|my|our|an?|\p{L}{2,20}'s) [\p{L}' -]{2,40})$/iu;
const theThing = /(?<=^\p{L}{2,20} )(?:it|them)(?=$| (?:up|out|off|in|back|over|to|from|at|for)\b)/iu;
const ones = /(?<=\b(?:new|spare|more|extra) )ones$/i;
const oneOfThem = /(?<=^\p{L}{2,20} )one(?: of them)?(?=$| (?:from|at)\b)/iu;

/** 'my friend Katie's birthday is August 21, and remind me to call her' */
const theirs = /(?<=^\p{L}{2,20} )(?:him|her)(?=$| (?:up|back|about|at|before|after|for|an?|the|some|flowers)\b)/iu;

function withSomebody(words: string, { tool, values }: Card, titles: Titles): string {
  const isOfSomebody = /^(?:add|change)_(?:birthday|member)$/.test(tool);
  const name = isOfSomebody ? (values.name ?? titles.get(String(values.id))?.title) : undefined;
  return name ? words.replace(theirs, String(name)) : words;
}

/** 'cancel Mia's dentist, and remind me to rebook it': what is to be done is done to what the card is about. */
function deedOf(
  untimed: string,
  card: Card,
  household: readonly HouseholdMember[],
  titles: Titles,
): string | undefined {
  const { tool, values } = card;
  const { words = '', reason } = askingIn(withoutPoliteness(untimed)) ?? {};
  const named = withSomebody(words, card, titles);
  if (!reason && named !== words) return asTitle(named);
  const thing = tool === 'add_task' && !reason ? thingOf.exec(String(values.title))?.[1] : undefined;
  if (thing && theThing.test(words)) return asTitle(words.replace(theThing, thing.replace(/^an? /i, 'the ')));
  // 'think of presents for Leo and remind me to order them'
  const child = tool === 'make_gift_ideas' ? household.find(({ id }) => id === values.childId) : undefined;
  if (child && !reason && (theThing.test(words) || oneOfThem.test(words)))
    return asTitle(
      words.replace(theThing, `presents for ${child.name}`).replace(oneOfThem, `a present for ${child.name}`),
    );
  // 'I changed the batteries, now remind me to buy spare ones'
  const [kind = ''] = titles.get(String(values.id))?.title.split(' ').slice(-1) ?? [];
  if (!reason && ones.test(words) && kind.endsWith('s')) return asTitle(words.replace(ones, kind));
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
  const time = typeof values.time === 'string' ? values.time : undefined;
  const said = hourBefore(asked.message, { date: dateOn(values), time });
  const clause = clauseOf(relativeDay(said, values, asked), household, asked);
  const { date } = clause.when;
  if (!title || !date || !bare.test(withoutPoliteness(clause.untimed))) return undefined;
  const description = aboutWhen(clause);
  const task: Values = { title, triggerDate: date, ...(description && { description }) };
  return [{ kind: 'propose', tool: 'add_task', values: task, quote: asked.message }];
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
