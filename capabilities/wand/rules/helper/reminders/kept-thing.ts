import type { RemindedType } from '#capabilities/notices/lead-contract.ts';
import type { Context } from '../reader.ts';
import { findRecords } from '../records/find-record.ts';
import { type Kept, keptRecords } from '../records/kept-records.ts';
import { whenIn } from '../when/when.ts';
import { peopleIn } from '../words/names.ts';
import { withoutArticle } from '../words/words.ts';

/** The records to come that words such as "Mia's dentist on Thursday" can mean, and the day that they name. */
export async function keptThings(words: string, { asked, household }: Context) {
  const { when, untimed } = whenIn(words, asked);
  const { people, without } = peopleIn(untimed, household, asked.today);
  const toCome = (await keptRecords(asked)).filter(({ isPast, date }: Kept) => !isPast && date);
  const pointers = { people: people.map(({ name }) => name), date: when.date };
  return { found: findRecords(toCome, withoutArticle(without), pointers), when };
}

const types = {
  appointment: 'appointment',
  event: 'event',
  birthday: 'birthday',
  task: 'reminder',
  trip: 'trip',
} as const;

const typeOf = ({ kind, record }: Kept, lower: string): RemindedType =>
  kind === 'birthday' && record.partyDate && /\bparty\b/.test(lower) ? 'party' : types[kind];

/** How the calendar names it; a birthday with a party is both. */
export const recordOf = (kept: Kept, lower: string) => ({ type: typeOf(kept, lower), recordId: kept.id });
