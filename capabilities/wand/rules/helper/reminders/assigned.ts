import { occurrencesOf } from '#capabilities/appointments/rules/occurrences.ts';
import type { Values } from '../../tools/tool.ts';
import type { Context, Reader, Reading } from '../reader.ts';
import { isRecurring } from '../records/change.ts';
import type { Kept } from '../records/kept-records.ts';
import { whichOf } from '../records/which.ts';
import { peopleIn } from '../words/names.ts';
import { keptThings } from './kept-thing.ts';

const doing =
  /^(.{1,30}?)(?:'ll| will| is going to| can|'s going to)? (?:does|do|is doing|takes care of|take care of|handles|handle) (.{3,80})$/;

/** "David does Thursday's pick-up": the assignee of what is kept, of a series only that day. */
export const assignedReader: Reader = async (clause, context) => {
  const [, who = '', what = ''] = doing.exec(clause.lower) ?? [];
  const adult = adultIn(who, context);
  if (!adult || clause.text.trimEnd().endsWith('?')) return undefined;
  const { found, when } = await keptThings(what, context);
  if (when.repeats || when.time) return undefined;
  const readings = found.map((kept): Reading[] => [
    {
      kind: 'propose',
      tool: `change_${kept.kind}`,
      values: { id: kept.id, ...occurrence(kept, when.date), assigneeId: adult.id },
      quote: clause.text,
    },
  ]);
  return readings.length === 1 ? readings[0] : whichOf(found, readings, clause);
};

/** The one adult of the household whom the words name, and nothing else. */
export function adultIn(who: string, { household, asked }: Context) {
  if (/^i$/i.test(who)) return household.find(({ relationship }) => relationship === 'self');
  const { people, without } = peopleIn(who, household, asked.today);
  const [only, ...others] = people;
  return only?.memberType === 'adult' && others.length === 0 && without.trim() === '' ? only : undefined;
}

function occurrence(kept: Kept, date: string | undefined): Values {
  const [found] = isRecurring(kept) && date ? occurrencesOf(kept.record, date, date) : [];
  return found ? { reach: 'this', day: found.day } : {};
}
