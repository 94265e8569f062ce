import { addDays } from '#core/dates.ts';
import { clauseOf } from './clause.ts';
import { findRecords } from './find-record.ts';
import { type Kept, keptRecords } from './kept-records.ts';
import { peopleIn } from './names.ts';
import type { Clause, Context } from './reader.ts';
import { cutAt, tidy, upTo } from './said.ts';
import { whenIn } from './when.ts';
import { numberOf } from './when-tokens.ts';

/** 'the day before', 'a week ahead of', 'two days before' */
const ahead =
  /\b(?:on )?(the|a|one|two|three|four|\d) (day|night|evening|morning|afternoon|week)s? (?:before(?:hand)?|ahead of|ahead|prior to|in advance of|in advance)\b/i;
const behindAnchor = /(?:^| )(?:to|about|remind|nudge|ping|i|we|please|don't|so|that)(?= )|,|$/i;

/** A task so long before something else: the clause with its day, and without the words for it. */
export async function countedBack(clause: Clause, context: Context): Promise<Clause | 'unclear' | undefined> {
  const said = clause.text.replaceAll('’', "'");
  const found = ahead.exec(said);
  if (!found || !ahead.test(clause.untimed)) return undefined;
  if (clause.when.date) return { ...clause, untimed: clause.untimed.replace(ahead, '') };
  const rest = said.slice(found.index + found[0].length);
  const anchor = tidy(rest.slice(0, rest.search(behindAnchor)));
  const start = anchor
    ? await dayOf(anchor, context)
    : await dayBeforeThis(clause, said.slice(0, found.index), context);
  if (!start) return 'unclear';
  const count = (numberOf(found[1]?.toLowerCase()) ?? 1) * (found[2]?.toLowerCase() === 'week' ? 7 : 1);
  const left = `${said.slice(0, found.index)}${rest.replace(anchor, '')}`;
  const plain = clauseOf(left, context.household, context.asked);
  return { ...plain, when: { ...plain.when, date: addDays(start, -count) } };
}

const dayIn = ({ kind, record, date }: Kept, words: string) =>
  kind === 'birthday' && /\bparty\b/i.test(words) ? (record.partyDate ?? date) : date;

/** The day of something that is kept, or that is said. */
async function dayOf(words: string, { asked, household }: Context): Promise<string | undefined> {
  const { people, without } = peopleIn(words, household, asked.today);
  const records = (await keptRecords(asked)).filter(({ isPast }) => !isPast);
  const trips = records.filter(({ kind }) => kind === 'trip');
  const [only, ...others] = findRecords(records, without, { people: people.map(({ name }) => name) });
  if (only && others.length === 0) return dayIn(only, words);
  if (/\b(?:trip|leave|go|vacation|travel)\b/i.test(words) && trips.length === 1) return trips[0]?.date;
  return whenIn(words, asked).when.date;
}

const behindThat = /,| so | and | remind/;

/** What the message spoke of before. */
async function dayBeforeThis({ text }: Clause, own: string, context: Context): Promise<string | undefined> {
  const said = saidBefore(text, context.asked.message);
  const promised = cutAt(`${said} ${own}`.toLowerCase(), ['to the', 'for the', 'to', 'for'], 'last')?.after;
  const day = promised && (await dayOf(upTo(promised, behindThat), context));
  if (day) return day;
  return said ? (whenIn(said, context.asked).when.date ?? (await dayOf(said, context))) : undefined;
}

/** The words of a message before those of one of its requests. */
export const saidBefore = (text: string, message: string): string =>
  tidy(message.slice(0, Math.max(0, message.toLowerCase().indexOf(text.trim().slice(0, 10).toLowerCase()))));
