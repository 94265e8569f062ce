import { parseTypedTime } from '#core/typed-time.ts';
import { writeLead } from './lead.ts';

/** Parses leads that people typed: '2 hours before', 'the evening before', 'a week before at 9 am', 'that morning'. */

const numberByWord = new Map(
  'a an one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, index) => [word, Math.max(1, index - 1)]),
);
const minutesPer = new Map([
  ['minute', 1],
  ['min', 1],
  ['hour', 60],
  ['hr', 60],
]);
const daysPer = new Map([
  ['day', 1],
  ['week', 7],
]);
/** The default times for words such as 'morning'. */
const usualTime = '09:00';
const timeByWord = new Map([
  ['morning', '09:00'],
  ['afternoon', '14:00'],
  ['evening', '18:00'],
  ['night', '18:00'],
]);
const thatMorning = '08:00';

const beforePattern =
  /^(?:on )?(?:the )?(?:(half an|\d{1,3}|[a-z]{1,6}) )?([a-z]{3,9}?)s? (?:before|beforehand|earlier|early|ahead|in advance)$/;
const thatDayPattern = /^(?:on |in )?(?:that|the same) (morning|afternoon|evening|day)$/;
const timedPattern = /^(.{1,40}) at (\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)?)$/;

/** The lead in its written form: '120m', '1d 18:00'. Undefined for other words. */
export function saidLead(words: string): string | undefined {
  const plain = words.trim().toLowerCase();
  const [, rest = plain, hour] = timedPattern.exec(plain) ?? [];
  const at = hour === undefined ? undefined : parseTypedTime(hour);
  if (hour !== undefined && at === undefined) return undefined;
  const [, part] = thatDayPattern.exec(rest) ?? [];
  if (part)
    return writeLead({ days: 0, at: at ?? (part === 'morning' ? thatMorning : (timeByWord.get(part) ?? usualTime)) });
  const [, count = 'a', unit = ''] = beforePattern.exec(rest) ?? [];
  const minutes = minutesPer.get(unit);
  const amount = count === 'half an' ? 0.5 : (numberByWord.get(count) ?? Number(count));
  if (minutes !== undefined && !at && amount > 0) return writeLead({ minutes: Math.round(amount * minutes) });
  const days = daysPer.get(unit) ?? (timeByWord.has(unit) ? 1 : undefined);
  if (days === undefined || !Number.isInteger(amount) || amount === 0) return undefined;
  return writeLead({ days: amount * days, at: at ?? timeByWord.get(unit) ?? usualTime });
}
