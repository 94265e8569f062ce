import { birthdaysApi } from '#capabilities/birthdays/contract.ts';
import { type CalendarDate, dateParts, nextBirthday } from '#core/dates.ts';
import type { Clause, Context, Reading } from '../reader.ts';
import { lastOf } from './days.ts';
import { keptIn } from './kept.ts';

/** In which year somebody was born whose birthday is known, by the age: 'she'll be 75', 'he turned 60 this year'. */

const aged =
  /^(?:it's |its )?(?:he|she|they)?(?: ?(?:'s|'ll|is|are|will|has|just|only|already|actually|going to)){0,4} ?(be|turns?|turned|turning|having (?:his|her|their))? ?(?:the big )?(\d{1,3})(st|nd|rd|th)?(?: (?:years? old|birthday|bday|then|now|already|today|soon|this year|next year|on the day|that day|in \p{L}{3,9})){0,3}[.!]?$/iu;

export function yearByAge(said: string, birthday: CalendarDate, today: CalendarDate): number | undefined {
  const [, verb = '', age, ordinal] = aged.exec(said.replaceAll('’', "'").trim()) ?? [];
  if (!age || Number(age) > oldest) return undefined;
  const coming = dateParts(nextBirthday(birthday, today)).year;
  const last = dateParts(lastOf(nextBirthday(birthday, today), today)).year;
  const isToCome = ordinal !== undefined || /^(?:be|turn|turns|turning|having)\b/i.test(verb);
  const { year: thisYear } = dateParts(today);
  const turned = /\bthis year\b/i.test(said) ? thisYear : /\bnext year\b/i.test(said) ? thisYear + 1 : undefined;
  return (turned ?? (isToCome ? coming : last)) - Number(age);
}
const oldest = 110;

/** Looked up only where an age could be said. */
const saysAge = /(?:\b(?:is|be|turns?|turned|turning)|'s|'ll be)(?: \p{L}{1,8}){0,3} \d{1,3}(?:st|nd|rd|th)?\b/iu;

/** 'Leroy turns 40 this year', 'it's Leroy's 40th on December 4': of those whose birthday is kept. */
export async function agedNow(
  { text, untimed, when, people }: Clause,
  { asked }: Context,
): Promise<Reading[] | undefined> {
  if (!saysAge.test(text) || when.time || people.some(({ relationship }) => relationship !== 'self')) return undefined;
  const kept = keptIn(text, await asked.look(birthdaysApi.list));
  const { id, date, name } = kept?.record ?? {};
  if (!kept || !date || (when.date && when.date.slice(5) !== date.slice(5))) return undefined;
  const isName = (word: string) => kept.names.has(word.toLowerCase().replace(/['’]s?$/, ''));
  const words = (when.date ? untimed : text).split(' ').map((word) => (isName(word) ? '' : word));
  const isOwner = (when.date ? untimed : text).split(' ').some((word) => isName(word) && /['’]s$/.test(word));
  const said = `${isOwner && !/\bit'?s\b/i.test(text) ? "'s " : ''}${words.filter(Boolean).join(' ')}`;
  const year = yearByAge(said, date, asked.today);
  if (!year) return undefined;
  const born = `${year}${date.slice(4)}`;
  if (born === date) return [{ kind: 'answer', text: `${name} was born in ${year}, as it is kept.` }];
  return [
    {
      kind: 'propose',
      tool: 'change_birthday',
      values: { id: id ?? null, date: born },
      quote: text,
      isSaidOutright: true,
    },
  ];
}
