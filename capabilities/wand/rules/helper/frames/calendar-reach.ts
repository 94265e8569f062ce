import { addDays } from '#core/dates.ts';
import type { Values } from '../../tools/tool.ts';
import type { Thing } from '../things.ts';
import { ofKind } from '../when/findings.ts';
import { takeEachWhen } from './days-said.ts';
import { asValues, type Draft, says, take, takeMeanings, takeWhen } from './draft.ts';
import type { Frame } from './frame.ts';
import { takePeople } from './people-said.ts';
import { occurrenceBetween, occurrenceFrom, oneOf, thingsMeant } from './records.ts';
import { shiftIn } from './shift-said.ts';

/** Which date of a record is meant, and which dates of a series a change affects. */

/**
 * The day that identifies the entry: "Thursday's dentist", 'dentist on Thursday to Friday', 'piano at 5 on Thursday'.
 */
export function pointerDay(draft: Draft, things: readonly Thing[], isOnlyPointer: boolean) {
  const { found } = draft;
  const days = found.when.filter(ofKind('day'));
  const isElse =
    found.when.some(({ kind }) => kind === 'time') || says(draft, 'does', 'once') || shiftIn(draft) !== undefined;
  return days.find((day, at) => {
    if (isOnlyPointer) return true;
    if (day.role === 'to' || day.role === 'until') return false;
    const isThen = things.some((thing) => thing.isOn?.(day.date));
    const isOwn = /'s$|s'$/.test(found.words[day.next - 1]?.word ?? '');
    const isFrom = day.role === 'start' || day.role === 'not';
    const isBeforeOther = days.length > 1 && at < days.length - 1;
    return isThen && (isOwn || isFrom || isElse || isBeforeOther);
  });
}

/** Of several records, those on that day. */
export function thoseOn(things: readonly Thing[], day: string | undefined): readonly Thing[] {
  const then = day ? things.filter((thing) => thing.isOn?.(day)) : [];
  return then.length > 0 ? then : things;
}

/**
 * The day from which the change applies: 'from October 26 on', 'starting in March', but not 'from Wednesday to Friday'.
 */
export function takeStart(draft: Draft): string | undefined {
  const { when } = draft.found;
  const start = when.filter(ofKind('day', 'week', 'weekend', 'month')).find(({ role }) => role === 'start');
  if (!start || (start.kind === 'day' && when.some((one) => one.kind === 'day' && one.role === 'to'))) return undefined;
  if (start.date <= draft.family.clock.today) return undefined;
  take(draft, start);
  return start.date;
}

/** Which occurrences of a series are meant, if the words say so. */
export function reachSaid(draft: Draft, thing: Thing, pointer: string | undefined): Values {
  if (!thing.isSeries) return {};
  const start = takeStart(draft);
  const isOnce = says(draft, 'once');
  if (!isOnce && (says(draft, 'onwards') || start)) {
    const day = occurrenceFrom(thing, start ?? pointer ?? draft.family.clock.today);
    return day ? { reach: 'later', day } : {};
  }
  if (!isOnce && says(draft, 'series')) return { reach: 'all' };
  const day = pointer ? occurrenceFrom(thing, pointer) : isOnce ? singleOccurrence(draft, thing) : undefined;
  return day ? { reach: 'this', day } : {};
}

/** 'just this once', 'only this week': the next occurrence, or that of the week. */
function singleOccurrence(draft: Draft, thing: Thing): string | undefined {
  const week = draft.found.when.find(ofKind('week', 'weekend', 'month'));
  const { today } = draft.family.clock;
  return occurrenceFrom(thing, week && week.date > today ? week.date : today);
}

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
