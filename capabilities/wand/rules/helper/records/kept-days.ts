import { nextBirthday } from '#core/dates.ts';
import type { Clock } from '../../tools/tool.ts';
import type { Moment } from '../pointing/that-day.ts';
import type { Context } from '../reader.ts';
import { monthNamed } from '../when/calendar.ts';
import { shifted } from '../when/relative.ts';
import { numberOf, ordinalAt, tokensOf } from '../when/tokens.ts';
import { whenIn } from '../when/when.ts';
import { peopleIn } from '../words/names.ts';
import { tidy } from '../words/said.ts';
import { findRecords, meaningOf } from './find-record.ts';
import { type Kept, keptRecords } from './kept-records.ts';
import { shiftedTime } from './shift.ts';

/** Days that only something else tells: 'ten days before Uncle Tom's birthday', 'on March 3 and his on the 9th'. */

const counted =
  /\b(?:on )?(the|an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}|half an|(?:a )?couple(?: of)?) (day|night|evening|morning|afternoon|week|fortnight|month|hour|minute)s? (before|ahead of|prior to|in advance of|after|following|(?<!(?:week|month|hour)s? )of)(?: |$)/i;
const ofTrip =
  /^(?:we|i) (?:go|leave|fly|drive|travel)(?: away| off)?$|^(?:the |our )?(?:trip|vacation|holiday|getaway)$/i;

/** When something is that is kept; undefined where the words do not mean exactly one. */
async function keptMoment(words: string, isAfter: boolean, { asked, household }: Context): Promise<Moment | undefined> {
  const { people, without } = peopleIn(words, household, asked.today);
  const [person] = people;
  if (person?.birthdate && people.length === 1 && /^'?s? ?(?:birthday|bday)$/i.test(without.trim()))
    return { date: nextBirthday(person.birthdate, asked.today) };
  const records = (await keptRecords(asked)).filter(({ isPast }) => !isPast);
  const found = findRecords(records, without, { people: people.map(({ name }) => name) });
  const trips = ofTrip.test(words) ? records.filter(({ kind }) => kind === 'trip') : [];
  const [only, ...others] = found.length > 0 ? found : trips;
  return only && others.length === 0 ? { date: dayIn(only, words, isAfter), time: only.time ?? undefined } : undefined;
}

function dayIn({ kind, record, date }: Kept, words: string, isAfter: boolean): string | undefined {
  if (kind === 'birthday' && /\bparty\b/i.test(words)) return record.partyDate ?? date;
  return kind === 'trip' && isAfter ? (record.endDate ?? date) : date;
}

/** The beginnings of these words, the longest first. */
function beginningsOf(text: string): string[] {
  const [upToSign = ''] = text.split(/[,;:.!?] |[,;:.!?]$/);
  const said = upToSign.split(' ').slice(0, 6);
  const all = said.map((_, at) => said.slice(0, at + 1).join(' ')).toReversed();
  return all.filter((_, at) => meaningOf(said[said.length - 1 - at] ?? '').length > 0);
}

const whose = /^(?:his|her|their)(?= (?:birthday|bday|party)\b)/i;

/** 'remind me to buy a present for Uncle Tom a week before his birthday': the only one of whom was spoken, here or just before. */
async function withName(words: string, before: string, { asked, household }: Context): Promise<string> {
  if (!whose.test(words)) return words;
  const last = asked.past.at(-1);
  const spoken = [before, last?.message, last?.answer].join(' ').toLowerCase();
  const birthdays = (await keptRecords(asked)).filter(({ kind }) => kind === 'birthday').map(({ title }) => title);
  const names = [...new Set([...birthdays, ...household.map(({ name }) => name)])];
  const [name, ...others] = names.filter((one) => spoken.includes(one.toLowerCase()));
  return name && others.length === 0 ? words.replace(whose, `${name}'s`) : words;
}

/** 'I promised cupcakes for the school fair, remind me the day before to bake them' */
const spokenOf = (before: string, clock: Clock): string[] =>
  whenIn(before, clock).when.date ? [] : before.split(/[,.;:]| (?:for|to|at|about|of) /).toReversed();

const seen =
  /(\b(?:on|and|is|by|for) the (\d{1,2}(?:st|nd|rd|th)|\p{L}{3,10}(?:st|nd|rd|th)(?=$|[,.!;]| (?:at|to|and)\b))(?! of)|(?<=\d )or (\d{1,2})(?= at\b|,|$))|\b(\d{1,2})(?:st|nd|rd|th)? (?:of )?(\p{L}{3,9})\b|\b(\p{L}{3,9}) (?:the )?(\d{1,2}|\p{L}{3,10}(?:st|nd|rd|th))(?:st|nd|rd|th)?\b|\b(?:remind|reminder|nudge|due|not|instead|skip|cancel|clear|delete|remove)\b/giu;

/** 'Ben's on March 3 and Bill's on the 9th': of March as well; a reminder only where it comes before that day. */
function withMonths(text: string): string {
  let [month, last] = ['', 0];
  let isReminder = false;
  const dayOf = (words = '') => ordinalAt(tokensOf(words), 0)?.is ?? numberOf(words) ?? 0;
  return text.replaceAll(seen, (said: string, ...found: (string | undefined)[]) => {
    const [numbered, nth, or, before, monthBehind, monthFirst, behind] = found;
    if (numbered) {
      const day = dayOf(nth ?? or);
      const isMeant = isReminder ? day < last : !/^(?:by|for) /i.test(said);
      return month && day > 0 && isMeant ? `${said} of ${month}` : said;
    }
    const named = [monthBehind, monthFirst].find((word) => monthNamed(word?.toLowerCase()) !== undefined);
    if (named) [month, last, isReminder] = [named, dayOf(before ?? behind), false];
    else if (/^(?:remind|reminder|nudge)$/i.test(said)) isReminder = true;
    else if (!monthBehind && !monthFirst) month = '';
    return said;
  });
}

/** The message with days of the calendar in place of those that are counted from what is kept. */
export async function withKeptDays(context: Context): Promise<string> {
  const message = withMonths(context.asked.message);
  const found = counted.exec(message);
  if (!found) return message;
  const [led = '', count = '', unit = '', way = ''] = found.map((word) => word.toLowerCase());
  const [before, behind] = [message.slice(0, found.index), message.slice(found.index + led.length)];
  // 'I'm working the day of the school fair, so remove it' speaks of the fair.
  if (way === 'of' && !/\b(?:remind|nudge)\b/i.test(message)) return message;
  const isAfter = /after|following/.test(way);
  const isBehind = !/^(?:to |remind|$)/.test(behind);
  let [anchor, words]: [Moment | undefined, string] = [undefined, ''];
  for (words of isBehind ? beginningsOf(behind) : spokenOf(before, context.asked)) {
    anchor = words.trim()
      ? await keptMoment(await withName(words.trim(), before, context), isAfter, context)
      : undefined;
    if (anchor?.date) break;
  }
  if (!anchor?.date) return message;
  const many = count.replace(/^a (?=couple)| of$/g, '');
  const length = (isAfter ? 1 : -1) * (way === 'of' ? 0 : many === 'half an' ? 0.5 : (numberOf(many) ?? 1));
  const isHours = /^(?:hour|minute)$/.test(unit);
  const time = anchor.time && isHours ? shiftedTime(anchor.time, length * (unit === 'hour' ? 60 : 1)) : undefined;
  const part = /^(?:morning|afternoon|evening|night)$/.test(unit) ? ` in the ${unit.replace('night', 'evening')}` : '';
  const date = isHours ? anchor.date : shifted(anchor.date, length, part ? 'day' : unit);
  if (date < context.asked.today || (isHours && !time)) return message;
  const rest = isBehind ? behind.slice(words.length) : ` ${behind}`.trimEnd();
  // 'remind me the day before the dentist': of the dentist.
  const about = isBehind && tidy(rest) === '' && /\bremind (?:me|us) $/i.test(before) ? ` about ${words}` : rest;
  return `${before}on ${date}${time ? ` at ${time}` : part}${about}`;
}
