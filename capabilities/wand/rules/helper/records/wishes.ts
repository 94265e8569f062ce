import { occurrencesOf } from '#capabilities/appointments/rules/occurrences.ts';
import { capital } from '#core/capital.ts';
import { addDays, daysBetween, weekday } from '#core/dates.ts';
import type { BrainRequest } from '../../tools/brain.ts';
import type { Values } from '../../tools/tool.ts';
import { isPlace, placeWords } from '../calendar/spoken-words.ts';
import type { Clause, Reading } from '../reader.ts';
import { mondayOf, weekdayInWeek } from '../when/calendar.ts';
import { whenIn } from '../when/when.ts';
import { has, spelled, upTo } from '../words/said.ts';
import { asTitle, withoutEnds } from '../words/words.ts';
import { type Change, changedValues, isRecurring } from './change.ts';
import { isIdle } from './families.ts';
import { type Kept, type KeptOf, keptLabel } from './kept-records.ts';
import { once, type RecordRequest } from './move.ts';
import { dayFields, type Meant, propose, removal } from './removal.ts';

/** What the wish comes to for this record. */
export function readingsFor(
  kept: Kept,
  request: RecordRequest,
  meant: Meant,
  clause: Clause,
  asked: BrainRequest,
): readonly Reading[] | undefined {
  const { wish } = request;
  const quote = clause.text;
  if (wish === 'done') return [propose('dismiss_task', { id: kept.id }, quote)];
  if (/^(remove|cancel|skip|miss)$/.test(wish)) return removal(kept, request, meant, clause, asked);
  return change(kept, request, meant, clause, asked);
}

const thisTime = ['this week', 'this time', ...once];
const reasons = / (?:because|since|so|but|as we|due to) /;
const fillers =
  /\b(?:due|scheduled|booked|set|confirmed|for|instead|now|same time|same place|(?:on )?(?:the |that )?same (?:day|morning|afternoon|evening)|sharp|already|always|again|too|this year|this time)\b/gi;
/** 'moved to the 4th and put it at Dr. Lee's' */
const where =
  /^(?:(?:and |but )?(?:it's|it is|(?:put|make|have|set|do) it) )?(?:at|in|with(?= (?:dr|doctor|mr|mrs|ms|miss|nurse)\b)) (.{1,1500})/i;
const party = /^having (?:a|his|her|their) (?:birthday )?party /i;
function change(kept: Kept, request: RecordRequest, meant: Meant, { text, lower }: Clause, asked: BrainRequest) {
  const { id, kind, title } = kept;
  const said = request.changeFor?.(kept) ?? changeOf(request, text, asked);
  const told = inNextWeek(kept, afterItself(kept, inItsHalf(kept, said, lower), lower), lower, asked);
  const values = changedValues(kept, told, lower);
  if (Object.keys(values).length > 0) {
    const { date } = told.when;
    const isItsDay = date !== undefined && kept.isOn(date) && values.time !== undefined;
    const day = meant.date ?? (has(lower, thisTime) ? kept.date : isItsDay ? date : undefined);
    if (isRecurring(kept) && request.wish === 'change' && day && !told.when.repeats && !told.when.until)
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

const sameNextWeek = /\bnext week\b.{0,20}\bsame (?:time|day)\b|\bsame (?:time|day)\b.{0,20}\bnext week\b/;

/** 'to next week, same time': on its day of the week. */
function inNextWeek({ date }: Kept, change: Change, lower: string, { today }: BrainRequest): Change {
  if (!date || change.when.date || !sameNextWeek.test(lower)) return change;
  const day = weekdayInWeek(addDays(mondayOf(today), 7), weekday(date));
  return { ...change, when: { ...change.when, date: day } };
}

/** What is in the evening does not move to seven in the morning, unless she says so. */
function inItsHalf(kept: Kept, change: Change, lower: string): Change {
  const { time } = change.when;
  const isEarly = time !== undefined && time >= '07:00' && time < '10:00' && !/\bam\b|a\.m|\dam\b|morning/.test(lower);
  if (!time || !isEarly || !kept.time || kept.time < '17:00') return change;
  return { ...change, when: { ...change.when, time: `${Number(time.slice(0, 2)) + 12}${time.slice(2)}` } };
}

const following = /\bthe following (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/;

/** 'to the following Saturday' is counted from the day on which it is. */
function afterItself(kept: Kept, change: Change, lower: string): Change {
  const { date } = change.when;
  if (!date || !kept.date || date > kept.date || !following.test(lower)) return change;
  const weeks = Math.floor(daysBetween(date, kept.date) / 7) + 1;
  return { ...change, when: { ...change.when, date: addDays(date, 7 * weeks) } };
}

/** What of a request says how the record becomes, in her spelling. */
function changeOf(
  { wish, rest, shift, place, isPlaceNamed, isPlain }: RecordRequest,
  text: string,
  asked: BrainRequest,
): Change {
  const words = spelled(text, rest).replace(/^(?:until|till|til) /i, '');
  if (wish === 'rename') return { when: {}, title: asTitle(words) };
  if (wish === 'note') return { when: {}, note: words };
  const there = place && upTo(spelled(text, place), reasons);
  if (there) return { when: {}, ...((isPlaceNamed || isPlace(there)) && { place: capital(there) }) };
  const { when, untimed } = whenIn(upTo(words, reasons).replace(party, ''), asked);
  const left = withoutEnds(untimed.replace(fillers, ''));
  const [, at] = where.exec(left) ?? [];
  if (at && /^\d/.test(at) && !placeWords.test(at)) return { when: {} };
  // 'School is closed on Friday' says something else of it than when it is.
  if (left && !at && !(isPlain && left.split(' ').every(isIdle))) return { when: {} };
  return { when, shift, place: at && capital(upTo(at, /, /)) };
}

/** One date of a recurring appointment changes, and stays the same occurrence. */
function onceOnly({ id, record }: KeptOf<'appointment'>, date: string, values: Values, quote: string): Reading[] {
  const [{ day } = { day: date }] = occurrencesOf(record, date, date);
  return [propose('change_appointment', { id, ...values, reach: 'this', day }, quote)];
}
