import { addDays } from '#core/dates.ts';
import type { Thing } from '../things.ts';
import { pointerDay, reachSaid, thoseOn } from './calendar-reach.ts';
import { rowOfDays } from './days-said.ts';
import { asValues, type Draft, says, take, takeMeanings, takeWhen } from './draft.ts';
import type { Frame } from './frame.ts';
import { takePeople } from './people-said.ts';
import { occurrenceBetween, occurrenceFrom, oneOf, thingsMeant } from './records.ts';

/** What does not take place: a whole record, or one date of a series. */

export function remove(tool: string, kind: 'appointment' | 'event'): Frame {
  return {
    tool,
    needs: [kind],
    fill(draft) {
      takeMeanings(draft, 'remove callOff calendar series once onwards skip');
      const things = thingsMeant(draft, kind);
      const pointer = pointerDay(draft, things, true);
      if (pointer) take(draft, pointer);
      takeWhen(draft);
      takePeople(draft);
      return oneOf(thoseOn(things, pointer?.date), (one) => ({ id: one.id, ...reachSaid(draft, one, pointer?.date) }));
    },
  };
}

/** The days that are left out: each that is said, that of a week, or else the next one. */
function daysOut(draft: Draft, thing: Thing, date: string | undefined): (string | undefined)[] {
  const { when } = draft.found;
  const { today } = draft.family.clock;
  const row = rowOfDays(draft).flatMap((one) => (one.kind === 'day' && thing.isOn?.(one.date) ? [one.date] : []));
  if (row.length > 1) return row.map((day) => occurrenceBetween(thing, day, day));
  if (date && thing.isOn?.(date)) return [occurrenceBetween(thing, date, date)];
  const week = when.find(({ kind }) => kind === 'week');
  const first = week && 'date' in week ? week.date : undefined;
  const inWeek = first && occurrenceBetween(thing, first > today ? first : today, addDays(first, 6));
  return [inWeek ?? occurrenceFrom(thing, date ?? today)];
}

export const skip: Frame = {
  tool: 'skip_appointment',
  needs: ['appointment'],
  fill(draft) {
    // What goes to another day is not left out.
    if (says(draft, 'move') && draft.found.when.some(({ kind, role }) => kind === 'day' && role === 'to'))
      return undefined;
    takeMeanings(draft, 'skip callOff remove once calendar');
    const things = thingsMeant(draft, 'appointment', ({ isSeries }) => isSeries === true);
    const { date } = takeWhen(draft);
    const meant = thoseOn(things, date);
    takePeople(draft);
    const [only] = meant;
    const days = only ? daysOut(draft, only, date) : [];
    if (only && meant.length === 1 && days.length > 1) {
      for (const one of draft.found.when) take(draft, one);
      return { cards: days.map((date) => asValues({ id: only.id, date })) };
    }
    return oneOf(meant, (one) => asValues({ id: one.id, date: daysOut(draft, one, date)[0] }));
  },
};
