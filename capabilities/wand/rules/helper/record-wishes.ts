import { recurrenceOf } from '#capabilities/appointments/rules/recurring.ts';
import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { capital } from '#core/capital.ts';
import { shortDay } from '#core/dates.ts';
import { nextOccurrence, occurrencesBetween } from '#core/recurrence.ts';
import type { Asked } from '../tools/brain.ts';
import type { Values } from '../tools/tool.ts';
import { type Kept, type KeptOf, keptLabel } from './kept-records.ts';
import type { Clause, Reading } from './reader.ts';
import { type Change, changedValues, isRecurring } from './record-change.ts';
import type { RecordRequest } from './record-move.ts';
import { has, spelled, upTo } from './said.ts';
import { isPlace } from './spoken-thing.ts';
import { whenIn } from './when.ts';
import { withoutEnds } from './words.ts';

/** Which record the words mean. */
export interface Meant {
  words: string;
  people: HouseholdMember[];
  date?: string | undefined;
  time?: string | undefined;
  span?: { from: string; to: string } | undefined;
}

const propose = (tool: string, values: Values, quote: string): Reading => ({ kind: 'propose', tool, values, quote });

/** What the wish comes to for this record. */
export function readingsFor(
  kept: Kept,
  request: RecordRequest,
  meant: Meant,
  clause: Clause,
  asked: Asked,
): readonly Reading[] | undefined {
  const { wish } = request;
  const quote = clause.text;
  if (wish === 'done') return [propose('dismiss_task', { id: kept.id }, quote)];
  if (/^(remove|cancel|skip|miss)$/.test(wish)) return removal(kept, request, meant, quote, asked);
  return change(kept, request, meant, clause, asked);
}

function removal(kept: Kept, request: RecordRequest, meant: Meant, quote: string, asked: Asked): readonly Reading[] {
  const { id } = kept;
  if (isRecurring(kept)) return recurringRemoval(kept, request, meant, quote, asked);
  if (kept.kind === 'birthday' && /\bparty\b/.test(request.object))
    return [propose('change_birthday', { id, partyDate: null, partyTime: null, partyLocation: null }, quote)];
  const isOurs = kept.kind === 'event' || kept.kind === 'trip';
  if (!isOurs && (request.wish === 'miss' || (request.wish === 'skip' && meant.date !== kept.date))) {
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

const all = ['all', 'every', 'whole', 'series', 'classes', 'lessons', 'sessions', 'practices'];

function recurringRemoval(
  kept: KeptOf<'appointment'>,
  { wish, object }: RecordRequest,
  { date, span }: Meant,
  quote: string,
  { today }: Asked,
): readonly Reading[] {
  const { id, record, title } = kept;
  const recurrence = recurrenceOf(record);
  const next = nextOccurrence(recurrence, today);
  const inSpan = span && occurrencesBetween(recurrence, span.from < today ? today : span.from, span.to);
  const days = inSpan ?? (date ? [date] : []);
  const skips = days.map((day) => propose('skip_appointment', { id, date: day }, quote));
  if (skips.length > 0) return skips;
  if (span || !next) return [{ kind: 'answer', text: `There is no ${title} then.` }];
  const skipNext = { tool: 'skip_appointment', values: { id, date: next } };
  if (wish === 'skip' || wish === 'miss') return [propose(skipNext.tool, skipNext.values, quote)];
  const removeAll = { tool: 'remove_appointment', values: { id } };
  if (wish === 'remove' || has(object, all)) return [propose(removeAll.tool, removeAll.values, quote)];
  const choices = [
    { label: `only ${shortDay(next)}`, ...skipNext },
    { label: 'all of them', ...removeAll },
  ];
  const question = `${title} comes again and again. Only the one on ${shortDay(next)}, or all of them?`;
  return [{ kind: 'ask', question, waiting: { kind: 'choice', choices, quote } }];
}

const once = ['this week', 'this time', 'just this once', 'only this week', 'just this week', 'this once'];
const reasons = / (?:because|since|so that|as we|due to) /;
const fillers =
  /\b(?:due|scheduled|booked|set|confirmed|for|same time|same place|(?:on )?(?:the )?same day|sharp|already|always|again|too|this year|this time)\b/gi;
const party = /^having (?:a|his|her|their) (?:birthday )?party /i;
const dayFields = {
  appointment: 'date',
  event: 'date',
  task: 'triggerDate',
  trip: 'startDate',
  birthday: 'partyDate',
};

function change(kept: Kept, request: RecordRequest, meant: Meant, { text, lower }: Clause, asked: Asked) {
  const { id, kind, title } = kept;
  const told = changeOf(request, text, asked);
  const values = changedValues(kept, told, lower);
  if (Object.keys(values).length > 0) {
    const { date } = told.when;
    const isItsDay = date !== undefined && kept.isOn(date) && values.time !== undefined;
    const day = meant.date ?? (has(lower, once) ? kept.date : isItsDay ? date : undefined);
    if (isRecurring(kept) && request.wish === 'change' && day && !told.when.repeats)
      return onceOnly(kept, day, values, text);
    return [propose(`change_${kind}`, { id, ...values }, text)];
  }
  if (told.when.date || told.when.time)
    return [{ kind: 'answer' as const, text: `It stands like that already: ${keptLabel(kept, true)}.` }];
  if (!request.isPlain) return undefined;
  const waiting = {
    kind: 'missing' as const,
    tool: `change_${kind}`,
    values: { id },
    field: dayFields[kind],
    quote: text,
  };
  return [{ kind: 'ask' as const, question: `When should ${title} be instead?`, waiting }];
}

/** What of a request says how the record becomes, in her spelling. */
function changeOf({ wish, rest, shift, place, isPlain, isEnd }: RecordRequest, text: string, asked: Asked): Change {
  const words = spelled(text, rest).replace(/^(?:until|till|til) /i, '');
  if (wish === 'rename') return { when: {}, title: capital(words) };
  if (wish === 'note') return { when: {}, note: words };
  const where = place && spelled(text, place);
  if (where) return { when: {}, ...(isPlace(where) && { place: capital(where) }) };
  const { when, untimed } = whenIn(upTo(words, reasons).replace(party, ''), asked);
  const left = withoutEnds(untimed.replace(fillers, ''));
  const at = /^(?:at|in) (.+)/i.exec(left)?.[1];
  // 'School is closed on Friday' says something else of it than when it is.
  if (left && !at && !isPlain) return { when: {} };
  if (isEnd) return { when: when.date ? { until: when.date } : {} };
  return { when, shift, place: at && capital(at) };
}

/** One date of a recurring appointment moves: it is left out there, and stands alone where it goes. */
function onceOnly(kept: KeptOf<'appointment'>, day: string, values: Values, quote: string): Reading[] {
  const { title, type, childId, location, time } = kept.record;
  const alone = { title, type, childId, location, time, date: day, ...values };
  return [propose('skip_appointment', { id: kept.id, date: day }, quote), propose('add_appointment', alone, quote)];
}
