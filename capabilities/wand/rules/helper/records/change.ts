import { recurs } from '#capabilities/appointments/rules/recurring.ts';
import { capital } from '#core/capital.ts';
import { daysBetween } from '#core/dates.ts';
import type { Value, Values } from '../../tools/tool.ts';
import type { When } from '../reader.ts';
import { inMonthOf } from '../when/near.ts';
import { isGeneral, meaningOf } from './find-record.ts';
import type { Kept, KeptOf } from './kept-records.ts';
import { type Shift, shiftedDate, shiftedTime } from './shift.ts';

/** What a record becomes, as far as it was said. */
export interface Change {
  when: When;
  shift?: Shift | undefined;
  place?: string | undefined;
  title?: string | undefined;
  note?: string | undefined;
  /** Whose it is. */
  childId?: string;
}

/** The names under which each kind keeps its day, its time and its place. */
const names = {
  appointment: { date: 'date', time: 'time', place: 'location' },
  event: { date: 'date', time: 'time', place: 'location' },
  task: { date: 'triggerDate', time: undefined, place: undefined },
} as const;

const said = (values: Record<string, Value | undefined>): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;

/** Only what differs from what is there. */
export const onlyChanged = (record: object, values: Record<string, Value | undefined>): Values =>
  Object.fromEntries(
    Object.entries(said(values)).filter(
      ([name, value]) => JSON.stringify((record as Values)[name] ?? null) !== JSON.stringify(value),
    ),
  );

const noted = (old: string | null, note: string | undefined) =>
  note && (old ? `${old}\n${capital(note)}` : capital(note));

/** 'at Grandma's', of what is at Grandma's house. */
function isThere({ record }: Kept, place: string | undefined): boolean {
  const old = 'location' in record ? meaningOf(record.location ?? '') : [];
  const said = meaningOf(place ?? '');
  return said.some((word) => !isGeneral(word)) && said.every((word) => old.includes(word));
}

function timedChange(kept: KeptOf<'appointment' | 'event' | 'task'>, change: Change): Values {
  const { when, shift, place, title, note, childId } = change;
  const name = names[kept.kind];
  const day = shift?.days && kept.date ? shiftedDate(kept.date, shift.days) : when.date;
  // A series does not begin anew on one of its own days.
  const date = day && isRecurring(kept) && kept.isOn(day) ? undefined : day;
  const time = shift?.minutes && kept.time ? shiftedTime(kept.time, shift.minutes) : when.time;
  const repeats = isRecurring(kept) || when.repeats;
  return onlyChanged(kept.record, {
    [name.date]: date,
    ...(name.time && { [name.time]: time }),
    ...(name.place && !isThere(kept, place) && { [name.place]: place }),
    title,
    ...(kept.kind !== 'task' && { notes: noted(kept.record.notes, note) }),
    ...(kept.kind === 'appointment' && { childId }),
    ...(kept.kind === 'appointment' && repeats && { recurringFrequency: when.repeats, recurringUntil: when.until }),
  });
}

/** A new first day takes the last one along, unless that was said too. */
function tripChange({ record }: KeptOf<'trip'>, { when, shift, title }: Change): Values {
  const { startDate, endDate } = record;
  const length = startDate && endDate ? daysBetween(startDate, endDate) : 0;
  const start = shift?.days && startDate ? shiftedDate(startDate, shift.days) : when.date;
  return onlyChanged(record, {
    startDate: start,
    endDate: when.endDate ?? (start && shiftedDate(start, length)),
    title,
  });
}

function birthdayChange(kept: KeptOf<'birthday'>, { when, shift, place, note }: Change, isParty: boolean): Values {
  const { record } = kept;
  const { partyDate, partyTime, notes } = record;
  if (!isParty) return onlyChanged(record, { date: when.date && inYearOf(kept, when.date), notes: noted(notes, note) });
  return onlyChanged(record, {
    partyDate: shift?.days && partyDate ? shiftedDate(partyDate, shift.days) : when.date,
    partyTime: shift?.minutes && partyTime ? shiftedTime(partyTime, shift.minutes) : when.time,
    partyLocation: place,
    notes: noted(notes, note),
  });
}

/** Another day in the year of birth that is known; a year that was said lies further back than the coming birthday. */
const inYearOf = ({ record, date: coming }: KeptOf<'birthday'>, date: string) =>
  coming && date > shiftedDate(coming, -366) ? `${record.date.slice(0, 4)}${date.slice(4)}` : date;

/** 'move Tahoe to the 21st', of what is next month. */
function inItsMonth({ date: now }: Kept, when: When, lower: string): When {
  const { date, endDate } = when;
  if (!now || !date) return when;
  return { ...when, date: inMonthOf(now, date, lower), ...(endDate && { endDate: inMonthOf(now, endDate, lower) }) };
}

/** What the change writes: the names are those of the tool `change_<kind>`. */
export function changedValues(kept: Kept, said: Change, lower: string): Values {
  const change = isRecurring(kept) ? said : { ...said, when: inItsMonth(kept, said.when, lower) };
  if (kept.kind === 'trip') return tripChange(kept, change);
  if (kept.kind === 'birthday') return birthdayChange(kept, change, /\bparty\b/.test(lower));
  return timedChange(kept, change);
}

export const isRecurring = (kept: Kept): kept is KeptOf<'appointment'> =>
  kept.kind === 'appointment' && recurs(kept.record);
