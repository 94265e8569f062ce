import { nextOccurrenceOf, occurrencesOf } from '#capabilities/appointments/rules/occurrences.ts';
import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { addDays, shortDay } from '#core/dates.ts';
import type { BrainRequest } from '../../tools/brain.ts';
import type { Values } from '../../tools/tool.ts';
import type { Clause, Reading } from '../reader.ts';
import { isRecurring } from './change.ts';
import { type Kept, type KeptOf, keptLabel } from './kept-records.ts';
import type { RecordRequest } from './move.ts';

/** Which record the words mean. */
export interface Meant {
  words: string;
  people: HouseholdMember[];
  date?: string | undefined;
  time?: string | undefined;
  span?: { from: string; to: string } | undefined;
}

export const propose = (tool: string, values: Values, quote: string): Reading => ({
  kind: 'propose',
  tool,
  values,
  quote,
});

export const dayFields = {
  appointment: 'date',
  event: 'date',
  task: 'triggerDate',
  trip: 'startDate',
  birthday: 'partyDate',
};

const leaning =
  /\b(?:then|that (?:day|one|time|week|date|night|evening))\b|\b(?:for|during|over|on) (?:\S{1,20} ){0,4}(?:weeks?|weekends?|months?|year|term|season|days|break|vacation|holidays?)\b/;

/** 'Rose and Bill aren't coming', but not 'we aren't going', nor 'the fair isn't going ahead'. */
const staysAway =
  /^(?!(?:we|i|nobody|no one|it|that|they)\b).{2,60}?(?:\b(?:isn't|isnt|aren't|arent|not|won't be|wont be|no longer)) (?:coming|joining|attending|going(?= to (?!be|happen|take|work|go)|$))/;

/** 'Scratch the fair, we're not going' */
const staysAwayOurselves = /\b(?:we|i)(?:'re|'m| are| am)? (?:not|aren't|no longer) /;

/** It goes: all of it, or one date of what comes again and again. */
export function removal(
  kept: Kept,
  request: RecordRequest,
  meant: Meant,
  { text: quote, lower, when }: Clause,
  asked: BrainRequest,
): readonly Reading[] | undefined {
  const { id } = kept;
  if (isRecurring(kept)) {
    // 'Cancel piano until January'
    const isUntil = /\b(?:until|till|til)\b/.test(lower);
    const last = meant.span?.from ?? meant.date;
    // 'so no swim class then', and a day that was said elsewhere in the sentence.
    if (!last && (when.date || leaning.test(lower))) return undefined;
    const span = isUntil && last ? { from: asked.today, to: addDays(last, -1) } : meant.span;
    return recurringRemoval(kept, request, { ...meant, span }, quote, asked);
  }
  // What is once does not come again in January.
  if (request.wish === 'cancel' && /\b(?:off|cancell?ed) (?:until|till|til)\b/.test(lower)) return undefined;
  const isOurs = kept.kind === 'event' || kept.kind === 'trip' || kept.kind === 'birthday';
  // 'Grandma can't come to the dinner': it takes place without her.
  const isTheirs =
    (kept.people ?? []).length > 0 &&
    kept.people?.every((one) => meant.people.some(({ name }) => name === one)) === true;
  if (isOurs && !isTheirs && staysAway.test(lower) && !staysAwayOurselves.test(lower))
    return [{ kind: 'answer', text: `I left ${keptLabel(kept)} as it is: I cannot note there who stays away.` }];
  if (
    isOurs &&
    request.wish === 'miss' &&
    !isTheirs &&
    !/\b(?:we|we're|we'll|us|our)\b|^(?:can't|cannot|won't)/.test(lower)
  )
    return undefined;
  if (kept.kind === 'birthday' && /\bparty\b/.test(request.object))
    return [propose('change_birthday', { id, partyDate: null, partyTime: null, partyLocation: null }, quote)];
  const isDropped = /\b(?:delete|remove|cancel|scrap|drop) (?:it|that|them)\b/.test(lower);
  if (!isOurs && !isDropped && (request.wish === 'miss' || (request.wish === 'skip' && meant.date !== kept.date))) {
    const question = `Which day should ${keptLabel(kept)} move to?`;
    return [
      {
        kind: 'ask',
        question,
        waiting: { kind: 'missing', tool: `change_${kept.kind}`, values: { id }, field: dayFields[kept.kind], quote },
      },
    ];
  }
  return [propose(`remove_${kept.kind}`, { id }, quote)];
}

/** 'from December on': not just the days of December. */
const onwards = /\bfrom .{3,30} on(?:wards?)?\b|\b(?:starting|as of)\b/i;

function recurringRemoval(
  { id, record, title }: KeptOf<'appointment'>,
  { wish }: RecordRequest,
  { date, span }: Meant,
  quote: string,
  { today }: BrainRequest,
): readonly Reading[] {
  const next = nextOccurrenceOf(record, today);
  const daysBetween = (from: string, to: string) => occurrencesOf(record, from, to).map(({ day }) => day);
  const inSpan = span && daysBetween(span.from < today ? today : span.from, span.to);
  const days = inSpan ?? (date ? daysBetween(date, date) : []);
  const skip = 'skip_appointment';
  if (days.length > 1 && /\bone of\b/i.test(quote)) {
    const choices = days.map((day) => ({ label: shortDay(day), tool: skip, values: { id, date: day } }));
    const question = `Which ${title}: ${choices.map(({ label }) => label).join(', ')}?`;
    return [{ kind: 'ask', question, waiting: { kind: 'choice', choices, quote } }];
  }
  const [first] = days;
  if (first && onwards.test(quote)) return [propose('remove_appointment', { id, reach: 'later', day: first }, quote)];
  const skips = days.map((day) => propose(skip, { id, date: day }, quote));
  if (skips.length > 0) return skips;
  if (span || !next) return [{ kind: 'answer', text: `There is no ${title} then.` }];
  if (wish === 'skip' || wish === 'miss') return [propose(skip, { id, date: next.day }, quote)];
  return [propose('remove_appointment', { id }, quote)];
}
