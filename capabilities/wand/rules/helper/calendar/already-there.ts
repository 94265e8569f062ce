import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Clause, Context } from '../reader.ts';
import { findRecords, meaningOf } from '../records/find-record.ts';
import { keptLabel, keptRecords } from '../records/kept-records.ts';
import type { SpokenThing } from './spoken-thing.ts';

/** Whether what sounds new is kept already. */

/** 'Stop the swim class': whatever it asks, it is about what is there. */
export async function meansKept(title: string, { asked }: Context): Promise<boolean> {
  const [, rest] = /^\p{L}{1,30} (?:the|my|our|his|her|their) (.{1,80})/iu.exec(title) ?? [];
  const said = meaningOf(rest ?? '');
  const kept = said.length > 0 ? await keptRecords(asked) : [];
  return kept.some((one) => meaningOf(one.title).every((word) => said.includes(word)));
}

/** The same thing on the same day, unless another hour was said. */
export async function alreadyThere(
  { title }: SpokenThing,
  { when }: Clause,
  whom: readonly HouseholdMember[],
  { asked }: Context,
): Promise<string | undefined> {
  if (!when.date || when.repeats) return undefined;
  const appointments = (await keptRecords(asked)).filter(({ kind }) => kind === 'appointment');
  // 'parent-teacher night'
  const same = findRecords(appointments, title.replace(/ (?:night|evening|day)$/i, ''), {
    people: whom.map(({ name }) => name),
    date: when.date,
  });
  const found = same.find(({ time }) => !when.time || time === when.time);
  return found && keptLabel({ ...found, date: when.date }, true);
}
