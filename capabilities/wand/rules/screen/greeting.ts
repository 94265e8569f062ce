import type { CalendarEntry } from '#capabilities/calendar/contract.ts';
import { dayRows } from '#capabilities/calendar/rules/day-rows.ts';
import type { FamilyNow } from '#capabilities/calendar/rules/is-passed.ts';
import type { Dashboard } from '#capabilities/dashboard/contract.ts';
import { isEvening, splitDay } from '#capabilities/dashboard/rules/day.ts';
import { forWhom } from '#capabilities/dashboard/rules/words.ts';
import { clockTime } from '#core/dates.ts';
import { joinWithAnd } from '#core/text-list.ts';

/** The Wand's greeting: the time of day, and a summary of today. */

const timeOfDay = (time: string) =>
  isEvening(time) ? 'evening' : time < '12:00' ? 'morning' : time < '17:00' ? 'afternoon' : 'evening';

/** 'Good morning, Ana' */
export const helloTo = (name: string | null | undefined, time: string) =>
  [`Good ${timeOfDay(time)}`, name].filter(Boolean).join(', ');

/** '10:30 AM' and 'Check-up for Noa', or a sentence. */
export interface TodayLine {
  when?: string;
  what: string;
}

/** What is next today, and dinner. In the evening: tomorrow. */
export const todayLines = (day: Dashboard, now: FamilyNow): TodayLine[] =>
  isEvening(now.time) ? [tomorrowLine(day)] : [...calendarLines(day, now), ...dinnerLines(day)];

const timed = (entries: readonly CalendarEntry[]) =>
  entries.flatMap((entry) => (entry.time ? [{ title: forWhom(entry), at: clockTime(entry.time) }] : []));

function calendarLines({ priority }: Dashboard, now: FamilyNow): TodayLine[] {
  const { left, passed } = splitDay(dayRows(priority), now);
  const next = timed(left.map(({ entries }) => entries[0])).slice(0, 2);
  if (next.length > 0) return next.map(({ title, at }) => ({ when: at, what: title }));
  if (left.length > 0)
    return [{ what: left.length === 1 ? 'One thing is left to do today.' : `${left.length} things are left today.` }];
  return [{ what: passed.length > 0 ? "You're done for today." : 'Your day is clear.' }];
}

function dinnerLines({ meals, firstSteps }: Dashboard): TodayLine[] {
  const dinners = meals.filter(({ mealType }) => mealType === 'dinner').map(({ title }) => title);
  if (dinners.length > 0) return [{ when: 'Dinner', what: joinWithAnd(dinners) }];
  // A new family has no dinners planned yet.
  return firstSteps ? [] : [{ what: 'Dinner is still open.' }];
}

function tomorrowLine({ tomorrow }: Dashboard): TodayLine {
  const [first, second, ...others] = tomorrow;
  if (!first) return { what: 'Nothing planned for tomorrow yet.' };
  const [start] = timed([first]);
  if (start) {
    const more = second ? `, and ${others.length + 1} more` : '';
    return { what: `Tomorrow starts with ${start.title} at ${start.at}${more}.` };
  }
  const named = [first, ...(second ? [second] : [])].map(forWhom);
  return { when: 'Tomorrow', what: joinWithAnd(others.length > 0 ? [...named, `${others.length} more`] : named) };
}

const mostMessages = 3;

export interface FirstMessage {
  /** What it asks for, for its icon. */
  topic: 'week' | 'dinners' | 'gifts' | 'everything' | 'appointment' | 'groceries';
  message: string;
}

/** First messages that fit what the family has saved. */
export function firstMessages({ week, meals, children, attention, firstSteps }: Dashboard): FirstMessage[] {
  const child = (children.find(({ upcoming }) => upcoming.length === 0) ?? children[0])?.name;
  const birthday = week.find(({ type }) => type === 'birthday')?.title.replace(/['’]s birthday$/i, '');
  const isDinnerOpen = !firstSteps && meals.every(({ mealType }) => mealType !== 'dinner');
  const about = (topic: FirstMessage['topic'], message: string): FirstMessage => ({ topic, message });
  return [
    week.length > 0 && about('week', "What's on this week?"),
    isDinnerOpen && about('dinners', 'Plan my week'),
    birthday && about('gifts', `Gift ideas for ${birthday}`),
    attention.length > 0 && about('everything', 'What am I forgetting?'),
    about('appointment', child ? `Dentist for ${child} tomorrow at 3` : 'Dentist tomorrow at 3'),
    about('groceries', 'Add milk to the list'),
    about('dinners', 'Plan my week'),
  ]
    .filter((message) => typeof message === 'object')
    .slice(0, mostMessages);
}
