import { type Appointment, appointmentsApi } from '#capabilities/appointments/contract.ts';
import { nextOccurrenceOf } from '#capabilities/appointments/rules/occurrences.ts';
import { type Reach, reachesFor } from '#capabilities/appointments/rules/reach.ts';
import { recurs } from '#capabilities/appointments/rules/recurring.ts';
import { shortWeekdayAndDate, weekday } from '#core/dates.ts';
import type { BrainRequest } from '../../tools/brain.ts';
import type { Values } from '../../tools/tool.ts';
import { mondayOf, weekdayInWeek } from '../when/calendar.ts';
import { spanIn } from '../when/span.ts';

/** The reach of a change or removal of a series: from the user's words, or else by asking. */

interface Change {
  tool: string;
  values: Values;
  quote: string;
}
/** The values with their reach, or the question for it. */
type Reached = { values: Values } | { question: string; choices: { label: string; values: Values }[] };

const questionAbout = new Set(['change_appointment', 'remove_appointment']);

export async function withReach(change: Change, asked: BrainRequest): Promise<Reached> {
  const { tool, values } = change;
  if (!questionAbout.has(tool) || values.reach) return { values };
  const series = (await asked.look(appointmentsApi.list)).find(({ id }) => id === values.id);
  return series && recurs(series) ? reachedIn(series, change, asked) : { values };
}

const wholeSeriesPattern = /\b(?:all|every|whole|series|classes|lessons|sessions|practices)\b/;
const onwardsPattern =
  /\b(?:from|starting|beginning|as of|going forward|now|no more|any ?more|no longer|any longer|quits?|stop(?:s|ped)?|for good|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b/;

const altogetherPattern = /\b(?:all of (?:it|them)|the whole|entire|entirely|completely|altogether)\b/;

function reachedIn(series: Appointment, { tool, values, quote }: Change, asked: BrainRequest): Reached {
  const lower = quote.toLowerCase();
  const isRemoval = tool === 'remove_appointment';
  const next = nextOccurrenceOf(series, startOfChange(lower, values, asked));
  // A new end date applies to the whole series.
  const isEnd = values.recurringUntil && !values.date && !values.time;
  const ofAll = { values: { ...values, reach: 'all' } };
  const isAltogether = isRemoval && altogetherPattern.test(`${lower} ${asked.message.toLowerCase()}`);
  if (!next || isEnd || isAltogether) return ofAll;
  const reached = (reach: Reach): Values => ({
    ...inWeekOf(next.day, values, reach, series),
    reach,
    day: next.day,
  });
  if (values.recurringFrequency || onwardsPattern.test(lower)) return { values: reached('later') };
  if (isRemoval && wholeSeriesPattern.test(lower)) return ofAll;
  if (/\b(?:this|that) (?:one|time)\b/.test(lower)) return { values: reached('this') };
  const { id: _, ...changed } = values;
  const labels: Record<Reach, string> = {
    this: `only this one, ${shortWeekdayAndDate(next.date)}`,
    later: 'this and later, from now on',
    all: 'all of them',
  };
  const choices = reachesFor(Object.keys(changed)).map((reach) => ({ label: labels[reach], values: reached(reach) }));
  const one =
    choices.length > 2
      ? `Only this one (${shortWeekdayAndDate(next.date)}), this and later, or all?`
      : 'This and later, or all?';
  return { question: `${series.title} repeats. ${one}`, choices };
}

/** 'starting next week', 'from December on'. A new weekday applies from the week in which it begins. */
function startOfChange(lower: string, { date }: Values, asked: BrainRequest): string {
  const [, said = ''] = /\b(?:starting|beginning|as of|from)(?: in| on| with)? (.{3,40})/.exec(lower) ?? [];
  const first = spanIn(said, asked)?.from ?? asked.today;
  const week = date ? mondayOf(first) : first;
  return week > asked.today ? week : asked.today;
}

/**
 * 'to Thursday' is the Thursday of the week in which the change begins. For a single occurrence, it is the named day.
 */
function inWeekOf(day: string, values: Values, reach: Reach, { recurringFrequency }: Appointment): Values {
  const isByWeek = recurringFrequency === 'weekly' || recurringFrequency === 'biweekly';
  if (reach === 'this' || !isByWeek || typeof values.date !== 'string') return values;
  return { ...values, date: weekdayInWeek(mondayOf(day), weekday(values.date)) };
}
