import { addDays, nextBirthday } from '#core/dates.ts';
import type { Clock } from '../tools/tool.ts';
import { keptRecords } from './kept-records.ts';
import type { Context, Reading } from './reader.ts';
import { whenIn } from './when.ts';
import { moves } from './when-findings.ts';
import { numberOf } from './when-tokens.ts';

/** Days and hours that only what was said before can tell: 'that night', 'the day before', 'at the same time', 'at 4 instead'. */

export interface Moment {
  date?: string | undefined;
  time?: string | undefined;
}

const day =
  /\b(?:on |for |from |in )?(?:(?:the|that|that same|the same|same|its) (?:day before|night before|evening before|day after|next day|following day|day|spot|slot|date)|(?:that|that same|the same|same) (?:night|evening|morning|afternoon|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\b(?! (?:of|i|we|she|he|they)\b)|\b(?:a|one|two|three) (?:day|week)s? before(?=[,.!;]|$)/i;
const hour = /,? ?\b(?:at )?(?:the |that )?same (?:time|hour)\b/i;
const instead = /\binstead\b(?! of\b)/i;

export const pointsBack = (text: string): boolean => day.test(text) || hour.test(text) || instead.test(text);

function awayBy(said: string): number {
  const count = numberOf(said.split(' ')[0]?.toLowerCase() ?? '') ?? 1;
  if (/ before/i.test(said)) return -count * (/ weeks? /i.test(said) ? 7 : 1);
  return / (?:after|next|following)/i.test(said) ? 1 : 0;
}

/** The words with the day and the hour in place of what points to them. */
export function withMoment(text: string, { date, time }: Moment, clock: Clock): string {
  const said = day.exec(text);
  const dated = said && date ? text.replace(day, `on ${addDays(date, awayBy(said[0]))}`) : text;
  // What is moved keeps an hour of its own.
  const timed = time && hour.test(dated) && !moves.test(dated) ? dated.replace(hour, ` at ${time}`) : dated;
  const { when } = whenIn(timed, clock);
  const isOpen = date && when.time && !when.date && instead.test(timed) && !moves.test(timed);
  return isOpen ? `${timed.replace(instead, '').trim()} on ${date}` : timed;
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** When the thing is of which was spoken: as its card says, as it is kept, or as the words say. */
export async function momentOf(said: string, readings: readonly Reading[], { asked }: Context): Promise<Moment> {
  const [card] = readings.filter((one) => one.kind === 'propose');
  const kept = card?.values.id ? (await keptRecords(asked)).find(({ id }) => id === card.values.id) : undefined;
  const told = readings.map((one) => (one.kind === 'answer' ? one.text : '')).join(' ');
  const { when } = whenIn(told || said, asked);
  const values = card?.values ?? {};
  const own = text(values.date);
  const date = own && card?.tool.endsWith('_birthday') ? nextBirthday(own, asked.today) : own;
  return {
    date:
      text(values.partyDate) ?? date ?? text(values.triggerDate) ?? text(values.startDate) ?? when.date ?? kept?.date,
    time: text(values.time) ?? when.time ?? kept?.time ?? undefined,
  };
}
