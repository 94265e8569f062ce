import { addDays } from '#core/dates.ts';
import type { Clause } from './clause.ts';
import type { DayMention } from './days.ts';
import type { FoundItem } from './found-item.ts';
import { mainTime } from './times.ts';

const dayOffPattern = /\b(?:closed|closes|closing|closure|no school|no classes|break|recess|vacation|holidays?)\b/i;

/** An event that people attend. */
export const isGathering = ({ kind, title }: FoundItem) =>
  kind === 'event' && !dayOffPattern.test(title) && !/^no\s/i.test(title);

/** The items of a clause, one for each of its days; consecutive days off are one item. */
export function datedItems(clause: Clause, read: Omit<FoundItem, 'date'>): FoundItem[] {
  const { text, times, isMoved, movedFrom } = clause;
  const time = mainTime(times);
  const days = !time && dayOffPattern.test(`${read.title} ${text}`) ? joinConsecutive(clause.days) : clause.days;
  return days.map(({ date, endDate }) => ({
    ...read,
    date,
    ...(endDate && { endDate }),
    ...(time && { time: time.time, ...(time.endTime && { endTime: time.endTime }) }),
    ...(isMoved && { isMoved }),
    ...(movedFrom && { movedFrom }),
  }));
}

/** 'Nov 25, 26 and 27' as one mention. */
function joinConsecutive(days: readonly DayMention[]): DayMention[] {
  const rows: DayMention[] = [];
  for (const day of days) {
    const last = rows.at(-1);
    if (last && day.date === addDays(last.endDate ?? last.date, 1)) last.endDate = day.endDate ?? day.date;
    else rows.push({ ...day });
  }
  return rows;
}
