import { itemCategories, type PlannerItem, plannerApi } from '#capabilities/planner/contract.ts';
import { activeOf } from '#capabilities/planner/rules/lists.ts';
import { type CalendarDate, distanceInWords } from '#core/dates.ts';
import { says } from '../words/says.ts';
import { forWhom } from './agenda.ts';
import { mentions, toCome } from './entries.ts';
import type { Topic } from './question.ts';
import { briefDay, counted, lines, spanWords } from './words.ts';

/** Planner items have a day only, so the hour is part of the title. */
const hourPattern = /\b(?:at|by) \d{1,2}:\d\d [AP]M\b/i;

const itemLines = (items: readonly PlannerItem[], today: CalendarDate) =>
  lines(items.map((item) => itemLine(item, today)));

function itemLine({ title, triggerDate, description }: PlannerItem, today: CalendarDate): string {
  const [time] = hourPattern.exec(description ?? '') ?? [];
  const what = time ? `${title}, ${time.toLowerCase().replace(/[ap]m$/, (half) => half.toUpperCase())}` : title;
  return triggerDate
    ? `${briefDay(triggerDate, today)} (${distanceInWords(triggerDate, today)}): ${what}`
    : `${what} (no date)`;
}

export const planner: Topic = async (question) => {
  const { plain, untimed, span, others, asked } = question;
  const { today } = asked;
  if (!says(plain, 'asksToDo') || untimed.some((word) => !says(word, 'plannerWords'))) return undefined;
  const kind = itemCategories.find((category) => plain.split(' ').includes(category));
  const items = activeOf(await asked.look(plannerApi.list))
    .filter(({ category }) => category !== 'trip' && (!kind || category === kind))
    .filter(({ title }) => others.length === 0 || others.some(({ name }) => mentions(title, name)))
    .toSorted((a, b) => (a.triggerDate ?? '9').localeCompare(b.triggerDate ?? '9'));
  const late = items.filter(({ triggerDate }) => triggerDate && triggerDate < today);
  const overdue = late.length > 0 && `Overdue:\n${itemLines(late, today)}`;
  if (says(plain, 'overdue')) return overdue || 'Nothing is overdue.';
  // 'By Friday' includes items that are due before.
  const isBy = says(plain, 'isBy');
  const days = span && toCome(isBy ? { from: today, to: span.to } : span, today);
  const wanted = days
    ? items.filter(({ triggerDate }) => triggerDate && triggerDate >= days.from && triggerDate <= days.to)
    : items;
  const when = `${forWhom(question)}${days ? ` ${spanWords(days, today)}` : ''}`;
  if (wanted.length === 0) return `Nothing to do${when} on your planner.`;
  if (says(plain, 'asksHowMany'))
    return `${counted(wanted.length, 'thing')} to do${when}:\n${itemLines(wanted, today)}`;
  return `To do${when}:\n${itemLines(wanted, today)}${days && overdue ? `\n${overdue}` : ''}`;
};
