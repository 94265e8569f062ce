import { addDays, addMonths, type CalendarDate, dateParts, daysBetween, weekday } from '#core/dates.ts';
import { nextOccurrence, occurrencesBetween, type Recurrence } from '#core/recurrence.ts';
import { hasConstantOffset } from '#core/zoned-time.ts';
import type { createTimeConverter } from './local-time.ts';
import { dayOfOccurrence, type IcsRule, parseRule, type Series, seriesForRule } from './parse-rule.ts';
import type { IcsEvent } from './read-calendar.ts';
import { type DayBudget, ruleDays } from './rule-days.ts';

/** Context shared by all events of one import. */
export interface ImportContext {
  today: CalendarDate;
  times: ReturnType<typeof createTimeConverter>;
  budget: DayBudget;
  remark(sentence: string): void;
}

/** The days of one appointment. An event of the file can become several appointments. */
export interface ImportedDays extends Required<Recurrence> {
  /** Distinguishes several appointments of one event, such as 'weekday 2'; '' if there is only one. */
  part: string;
}

const maxSingleDays = 60;
const maxSkipped = 1_000;

/** The days of an event. `replaced` are the occurrences that have their own event in the file. */
export function importDays(event: IcsEvent, replaced: readonly CalendarDate[], context: ImportContext): ImportedDays[] {
  const { toLocal } = context.times;
  const skipped = new Set([...event.excludedTimes.map((time) => toLocal(time).date), ...replaced]);
  const rule = event.rule === null ? undefined : parseRule(event.rule);
  const series = rule && seriesDays(event, rule, skipped, context);
  const first = singleDay(toLocal(event.start).date, '');
  const main = series ?? (event.rule === null ? [first] : irregularDays(event, rule, context));
  const isIncluded = (day: CalendarDate) => main.some((days) => occurrencesBetween(days, day, day).length > 0);
  const extraDays = event.extraTimes.map((time) => toLocal(time).date).filter((day) => !isIncluded(day));
  const all = [...main, ...upcomingDays(extraDays, event, context)];
  return all.filter(({ frequency, start }) => frequency !== null || !skipped.has(start));
}

/** The event's title as quoted in remarks. */
export const quotedTitle = ({ title }: IcsEvent) => `"${title.slice(0, 60) || untitled}"`;
export const untitled = 'Untitled';
export const oneByOneRemark = (event: IcsEvent) =>
  `${quotedTitle(event)} repeats in a way we don't support, so we'll add its days for the next 12 months one by one`;

export const singleDay = (start: CalendarDate, part = start): ImportedDays => ({
  part,
  start,
  frequency: null,
  until: null,
  skipped: [],
});

/** How many days later the event is in the family's time zone than in its own zone. */
const dayOffset = ({ start }: IcsEvent, { times }: ImportContext) => daysBetween(start.date, times.toLocal(start).date);

/** The event as one or more series; undefined if the rule doesn't fit our frequencies. */
function seriesDays(
  event: IcsEvent,
  rule: IcsRule,
  skipped: ReadonlySet<CalendarDate>,
  context: ImportContext,
): ImportedDays[] | undefined {
  const series = seriesForRule(rule, event.start.date);
  const offset = dayOffset(event, context);
  const isByWeek = ({ frequency }: Series) => frequency === 'weekly' || frequency === 'biweekly';
  if (!series || (offset !== 0 && !series.every(isByWeek))) return undefined;
  remarkOnSeries(event, series, context);
  const last = rule.count === null ? undefined : dayOfOccurrence(series, rule.count);
  const until = last ? addDays(last, offset) : lastDayOf(event, rule, context);
  const found = series.map(({ start: written, frequency }): ImportedDays => {
    const start = addDays(written, offset);
    const isOccurrence = (day: CalendarDate) => occurrencesBetween({ start, frequency, until }, day, day).length > 0;
    const ownSkipped = [...skipped].filter(isOccurrence).toSorted().slice(-maxSkipped);
    return {
      part: series.length > 1 ? `weekday ${weekday(written)}` : '',
      start,
      frequency,
      until,
      skipped: ownSkipped,
    };
  });
  return found.filter((days) => nextOccurrence(days, days.start) !== undefined);
}

function remarkOnSeries(event: IcsEvent, series: readonly Series[], { times, remark }: ImportContext) {
  const { start } = event;
  const zone = times.zoneOf(start);
  if (series.some(({ takesLastDay }) => takesLastDay))
    remark(`${quotedTitle(event)} moves to the last day of months that are too short for it`);
  if (zone && start.time !== null && !hasConstantOffset(zone, times.familyZone, dateParts(start.date).year))
    remark(`${quotedTitle(event)} repeats on ${zone} time, so it may be an hour off for part of the year`);
}

/** The last possible day, in the family's time zone. */
function lastDayOf(event: IcsEvent, { until }: IcsRule, context: ImportContext): CalendarDate | null {
  if (!until) return null;
  if (until.time === null) return addDays(until.date, dayOffset(event, context));
  const { toLocal } = context.times;
  const end = toLocal({ ...until, zone: until.zone ?? event.start.zone });
  const { time } = toLocal(event.start);
  return time !== null && end.time !== null && end.time < time ? addDays(end.date, -1) : end.date;
}

/** A rule that doesn't fit our frequencies becomes single days of the next 12 months. */
function irregularDays(event: IcsEvent, rule: IcsRule | undefined, context: ImportContext): ImportedDays[] {
  const { today, budget, remark, times } = context;
  const offset = dayOffset(event, context);
  const span: [CalendarDate, CalendarDate] = [addDays(today, -offset), addDays(addMonths(today, 12), -offset)];
  const days = rule && ruleDays(rule, event.start.date, span, budget);
  if (!days) {
    remark(`${quotedTitle(event)} repeats in a way we can't follow, so we'll add just its first day`);
    return [singleDay(times.toLocal(event.start).date, '')];
  }
  remark(oneByOneRemark(event));
  const until = lastDayOf(event, rule, context);
  const localDays = days.map((day) => addDays(day, offset));
  return upcomingDays(until ? localDays.filter((day) => day <= until) : localDays, event, context);
}

/** The days of the next 12 months as single appointments. */
export function upcomingDays(
  days: readonly CalendarDate[],
  event: IcsEvent,
  { today, remark }: ImportContext,
): ImportedDays[] {
  const end = addMonths(today, 12);
  const found = [...new Set(days)].filter((day) => day >= today && day <= end).toSorted();
  if (found.length > maxSingleDays) remark(`We'll add just the next ${maxSingleDays} days of ${quotedTitle(event)}`);
  return found.slice(0, maxSingleDays).map((day) => singleDay(day));
}
