import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { clockTime } from '#core/dates.ts';
import type { Values } from '../../tools/tool.ts';
import { choosing } from '../question-back.ts';
import type { Clause, Context, Reading } from '../reader.ts';
import { findRecords, meaningOf } from '../records/find-record.ts';
import { type Kept, keptLabel, keptRecords } from '../records/kept-records.ts';
import type { SpokenThing } from './spoken-thing.ts';

/** Whether what sounds new is kept already. */

/** 'David takes Mia to piano' */
const taking = /\b(?:takes?|taking|drives?|driving|brings?|bringing|drops?|dropping|picks?|picking)\b/;

/** 'Stop the swim class': whatever it asks, it is about what is there. */
export async function meansKept(title: string, { asked }: Context): Promise<boolean> {
  const [, rest] = /^\p{L}{1,30} (?:the|my|our|his|her|their) (.{1,80})/iu.exec(title) ?? [];
  const said = meaningOf(rest ?? '');
  const kept = said.length > 0 ? await keptRecords(asked) : [];
  return kept.some((one) => meaningOf(one.title).every((word) => said.includes(word)));
}

/** The same thing on the same day. At another hour it may be moved, or come a second time, so it is asked; `values` would add it. */
export async function alreadyThere(
  { title }: SpokenThing,
  { when, text, lower }: Clause,
  whom: readonly HouseholdMember[],
  { asked }: Context,
  values: Values,
): Promise<Reading[] | undefined> {
  if (!when.date || when.repeats) return undefined;
  const appointments = (await keptRecords(asked)).filter(({ kind }) => kind === 'appointment');
  // 'parent-teacher night'
  const same = findRecords(appointments, title.replace(/ (?:night|evening|day)$/i, ''), {
    people: whom.map(({ name }) => name),
    date: when.date,
  });
  const found = same.find(({ time }) => !when.time || time === when.time);
  const unkept = taking.test(lower) ? ' Who takes somebody there is not kept.' : '';
  if (found)
    return [
      { kind: 'answer', text: `That is there already: ${keptLabel({ ...found, date: when.date }, true)}.${unkept}` },
    ];
  const isSameOnce = (one: Kept) =>
    one.kind === 'appointment' && !one.record.isRecurring && one.title.toLowerCase() === title.toLowerCase();
  const [other, ...others] = same.filter(isSameOnce);
  if (!other || !when.time || others.length > 0 || whom.length !== 1) return undefined;
  const question = `${keptLabel({ ...other, date: when.date }, true)} is there already. Should I move it to ${clockTime(when.time)}, or add a second one?`;
  const move = { label: 'move it', tool: 'change_appointment', values: { id: other.id, time: when.time } };
  return choosing(question, [move, { label: 'a second one', tool: 'add_appointment', values }], text);
}
