import { mondayOf } from '#capabilities/meals/rules/week.ts';
import { addDays, type CalendarDate, weekday } from '#core/dates.ts';
import { request } from './phrases.ts';
import type { Clause, Context, Reading } from './reader.ts';

const plans =
  /^(?:plan|fill(?: in| up| out)?|make|create|do|generate|come up with|prepare|figure out|sort(?: out)?|take care of|organi[sz]e)(?: me| us)?(?: a| the| my| our| this| next| all| all the| all my| all our)?(?: whole| full| entire| new| weekly)?(?: meals?| meal ?plans?| menu| dinners| week| weeks| week's| food)(?:'s)?(?: (?:for|of|this|next|the|my|our|coming|whole|entire|family|us|week|week's|weeks|meals?|dinners|menu|meal ?plan|please))*$/;
const copies = /\b(?:copy|repeat|reuse|re-use|duplicate|same|use|carry over|do)\b/;
const ofWeek = /\bweek'?s?\b/;
const ofMeals = /\b(?:meals?|menu|dinners|meal ?plan|food|plan|eat|eating)\b/;

/** On a Saturday or Sunday the week to plan is the coming one: nothing is left of this one. */
export function weekToPlan(lower: string, today: CalendarDate): CalendarDate {
  const isOver = weekday(today) === 6 || weekday(today) === 0;
  return addDays(mondayOf(today), isOver || /\bnext week/.test(lower) ? 7 : 0);
}

/** 'plan my week', 'copy last week's meals' */
export function wholeWeek({ lower, text }: Clause, { asked }: Context): Reading[] | undefined {
  const week = mondayOf(asked.today);
  const isNext = /\bnext week/.test(lower);
  const propose = (tool: string, weekStartDate: CalendarDate): Reading[] => [
    { kind: 'propose', tool, values: { weekStartDate }, quote: text },
  ];
  const isLast = /\b(?:last|previous|past) week/.test(lower);
  const isThis = /\bthis week|\bcurrent week/.test(lower);
  if (copies.test(lower) && ofWeek.test(lower) && ofMeals.test(lower)) {
    if (isLast && isNext)
      return [
        { kind: 'answer', text: 'I can copy meals only to the week right after, so not from last week to next week.' },
      ];
    if (isLast || (isNext && (isThis || /\bcopy|\bsame/.test(lower))))
      return propose('copy_week', addDays(week, isNext ? 7 : 0));
  }
  if (/^fill (?:in |up |out )?(?:the )?rest of (?:the|this|our|my) week\b/.test(lower))
    return propose('plan_week', week);
  const isPlan = request(lower)
    .split(/[,;.!] /)
    .some((part) => plans.test(request(part)));
  return isPlan && (ofWeek.test(lower) || /\bmeal ?plan|\bmeals\b|\bmenu\b/.test(lower))
    ? propose('plan_week', weekToPlan(lower, asked.today))
    : undefined;
}
