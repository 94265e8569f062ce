import { addDays } from '#core/dates.ts';
import type { Thing } from '../things.ts';
import { pointerDay, reachSaid, thoseOn } from './calendar-reach.ts';
import { takeEachWhen } from './days-said.ts';
import { asValues, type Draft, take, takeMeanings, takeWhen } from './draft.ts';
import type { Frame } from './frame.ts';
import { takePeople } from './people-said.ts';
import { occurrenceBetween, occurrenceFrom, oneOf, thingsMeant } from './records.ts';

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

/** The date to cancel: the one that is named, the one in a named week, or else the next. */
function dayToCancel(draft: Draft, thing: Thing, date: string | undefined): string | undefined {
  const { when } = draft.found;
  const { today } = draft.family.clock;
  if (date && thing.isOn?.(date)) return occurrenceBetween(thing, date, date);
  const week = when.find(({ kind }) => kind === 'week');
  const first = week && 'date' in week ? week.date : undefined;
  const inWeek = first && occurrenceBetween(thing, first > today ? first : today, addDays(first, 6));
  return inWeek ?? occurrenceFrom(thing, date ?? today);
}

export const skip: Frame = {
  tool: 'skip_appointment',
  needs: ['appointment'],
  fill(draft) {
    takeMeanings(draft, 'skip callOff remove once calendar');
    const things = thingsMeant(draft, 'appointment', ({ isSeries }) => isSeries === true);
    const dates = takeEachWhen(draft).map(({ date }) => date);
    const meant = thoseOn(things, dates[0]);
    takePeople(draft);
    const valuesOf = (one: Thing, date = dates[0]) => asValues({ id: one.id, date: dayToCancel(draft, one, date) });
    const [only] = meant;
    return only && meant.length === 1 ? { cards: dates.map((date) => valuesOf(only, date)) } : oneOf(meant, valuesOf);
  },
};
