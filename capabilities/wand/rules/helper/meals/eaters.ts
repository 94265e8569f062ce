import { mealPlansApi } from '#capabilities/meals/contract.ts';
import { mondayOf } from '#capabilities/meals/rules/week.ts';
import type { CalendarDate } from '#core/dates.ts';
import type { Values } from '../../tools/tool.ts';
import type { Clause, Context } from '../reader.ts';

/** Those who eat. */

/** 'it's just me and David for dinner': those who eat are no dish. */
export const areNames = (dish: string, household: Context['household']) =>
  dish
    .split(/ and |, | /i)
    .every(
      (word) => /^(?:me|us|i)$/i.test(word) || household.some(({ name }) => name.toLowerCase() === word.toLowerCase()),
    );

/** Rows of the plan, where those who are named have their own. */
export async function eaters(clause: Clause, { asked }: Context, date: CalendarDate | undefined): Promise<Values> {
  // 'I'm making tacos' does not mean that she eats alone.
  const people = clause.people.filter(({ relationship }) => relationship !== 'self');
  if (people.length === 0) return {};
  const weekStartDate = mondayOf(date ?? asked.today);
  const { rows } = await asked.look(mealPlansApi.week, { query: { weekStartDate } });
  const isOwn = people.every(({ id }) => rows.some(({ assignedTo }) => assignedTo === id));
  return isOwn ? { assignedTo: people.map(({ id }) => id) } : {};
}
