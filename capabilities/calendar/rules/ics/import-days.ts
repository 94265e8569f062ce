import { addDays, addMonths, type CalendarDate, dateParts, daysBetween, weekday } from '#core/dates.ts';
import { nextOccurrence, occurrencesBetween, type Recurrence } from '#core/recurrence.ts';
import type { localTimes } from './local-time.ts';
import type { WrittenEvent } from './read-calendar.ts';
import { type Patience, ruleDays } from './rule-days.ts';
import { lastOf, readRule, type Series, seriesOf, type WrittenRule } from './written-rule.ts';
import { isSteady } from './zoned-time.ts';

/** What everything of one import has in common. */
export interface Import {
  today: CalendarDate;
  times: ReturnType<typeof localTimes>;
  patience: Patience;
  remark(sentence: string): void;
}

/** One appointment to be made of an entry, or one of several. */
export interface ImportedDays extends Required<Recurrence> {
  /** Which one of several it is; nothing for the only one. */
  part: string;
}

const mostSingleDays = 60;
const mostSkipped = 1_000;

/** The days of an entry. `replaced` are occurrences that have entries of their own. */
export function daysOf(event: WrittenEvent, replaced: readonly CalendarDate[], common: Import): ImportedDays[] {
  const { local } = common.times;
  const skipped = new Set([...event.excluded.map((time) => local(time).date), ...replaced]);
  const rule = event.rule === null ? undefined : readRule(event.rule);
  const regular = rule && seriesDays(event, rule, skipped, common);
  const first = single(local(event.start).date, '');
  const main = regular ?? (event.rule === null ? [first] : irregularDays(event, rule, common));
  const isAmongThem = (day: CalendarDate) => main.some((days) => occurrencesBetween(days, day, day).length > 0);
  const further = event.further.map((time) => local(time).date).filter((day) => !isAmongThem(day));
  const all = [...main, ...coming(further, event, common)];
  return all.filter(({ frequency, start }) => frequency !== null || !skipped.has(start));
}

/** How a remark names an entry. */
export const quoted = ({ title }: WrittenEvent) => `"${title.slice(0, 60) || untitled}"`;
export const untitled = 'Untitled';
export const oneByOne = (event: WrittenEvent) =>
  `${quoted(event)} repeats in a way that we do not have: its days of the next 12 months are taken one by one`;

export const single = (start: CalendarDate, part = start): ImportedDays => ({
  part,
  start,
  frequency: null,
  until: null,
  skipped: [],
});

/** How many days later it is for the family than where the entry was written. */
const daysAway = ({ start }: WrittenEvent, { times }: Import) => daysBetween(start.date, times.local(start).date);

/** Where the rule fits one of our frequencies. */
function seriesDays(
  event: WrittenEvent,
  rule: WrittenRule,
  skipped: ReadonlySet<CalendarDate>,
  common: Import,
): ImportedDays[] | undefined {
  const series = seriesOf(rule, event.start.date);
  const away = daysAway(event, common);
  const isByWeek = ({ frequency }: Series) => frequency === 'weekly' || frequency === 'biweekly';
  if (!series || (away !== 0 && !series.every(isByWeek))) return undefined;
  remarkOnSeries(event, series, common);
  const last = rule.count === null ? undefined : lastOf(series, rule.count);
  const until = last ? addDays(last, away) : untilOf(event, rule, common);
  const found = series.map(({ start: written, frequency }): ImportedDays => {
    const start = addDays(written, away);
    const isItsDay = (day: CalendarDate) => occurrencesBetween({ start, frequency, until }, day, day).length > 0;
    const left = [...skipped].filter(isItsDay).toSorted().slice(-mostSkipped);
    return { part: series.length > 1 ? `weekday ${weekday(written)}` : '', start, frequency, until, skipped: left };
  });
  return found.filter((days) => nextOccurrence(days, days.start) !== undefined);
}

function remarkOnSeries(event: WrittenEvent, series: readonly Series[], { times, remark }: Import) {
  const { start } = event;
  const zone = times.zoneOf(start);
  if (series.some(({ takesLastDay }) => takesLastDay))
    remark(`${quoted(event)} takes place on the last day of months that are too short for it`);
  if (zone && start.time !== null && !isSteady(zone, times.own, dateParts(start.date).year))
    remark(`${quoted(event)} repeats by the clocks of ${zone}; here it may be an hour off in a part of the year`);
}

/** The last day on which it may take place, as the family's calendar shows it. */
function untilOf(event: WrittenEvent, { until }: WrittenRule, common: Import): CalendarDate | null {
  if (!until) return null;
  if (until.time === null) return addDays(until.date, daysAway(event, common));
  const { local } = common.times;
  const end = local({ ...until, zone: until.zone ?? event.start.zone });
  const { time } = local(event.start);
  return time !== null && end.time !== null && end.time < time ? addDays(end.date, -1) : end.date;
}

/** What does not fit any of our frequencies becomes single days of the coming year. */
function irregularDays(event: WrittenEvent, rule: WrittenRule | undefined, common: Import): ImportedDays[] {
  const { today, patience, remark, times } = common;
  const away = daysAway(event, common);
  const span: [CalendarDate, CalendarDate] = [addDays(today, -away), addDays(addMonths(today, 12), -away)];
  const days = rule && ruleDays(rule, event.start.date, span, patience);
  if (!days) {
    remark(`${quoted(event)} repeats in a way that we cannot follow: only its first day is taken`);
    return [single(times.local(event.start).date, '')];
  }
  remark(oneByOne(event));
  const until = untilOf(event, rule, common);
  const local = days.map((day) => addDays(day, away));
  return coming(until ? local.filter((day) => day <= until) : local, event, common);
}

export function coming(days: readonly CalendarDate[], event: WrittenEvent, { today, remark }: Import): ImportedDays[] {
  const end = addMonths(today, 12);
  const found = [...new Set(days)].filter((day) => day >= today && day <= end).toSorted();
  if (found.length > mostSingleDays) remark(`Of ${quoted(event)} only the next ${mostSingleDays} days are taken`);
  return found.slice(0, mostSingleDays).map((day) => single(day));
}
