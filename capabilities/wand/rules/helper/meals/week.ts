import { mondayOf, sundayOf } from '#capabilities/meals/rules/week.ts';
import { addDays, type CalendarDate, weekday } from '#core/dates.ts';
import type { Clause, Context, Reading } from '../reader.ts';
import { request } from '../words/phrases.ts';

const planning =
  /\b(?:plan|planned|planning|fill(?: in| up| out)?|make|create|do|generate|come up with|prepare|figure out|sort(?: out)?|take care of|organi[sz]e|set up|draw up|work out|put together|think up|map out|choose|pick|suggest)\b/;
const planned = /\b(?:meals|meal ?plans?|meal planning|menu|dinners|week)\b/;
/** All that may be said about a week that is to be planned. */
const ofPlan = new Set(
  `me us a an the my our this next all whole full entire new weekly coming rest of for with from to out up in please just now starting remaining empty days slots gaps food family meal meals plan plans planning
  mealplan menu dinners dinner lunches breakfasts breakfast lunch suppers week week's weeks kids everyone idea ideas something and everything it then dinner-and-everything can you could if love it i'd i need want would like
  mon tue tues wed weds thu thur thurs fri sat sun monday tuesday wednesday thursday friday saturday sunday`.split(
    /\s+/,
  ),
);

/** 'plan my week': nothing is said but the week and its meals. */
function isWeekPlan(text: string): boolean {
  // The plan is no planning: 'in the meal plan, ...'
  const verb = text.replaceAll(/\bmeal ?plans?\b/g, 'menu');
  const words = verb.replace(planning, ' ').replaceAll(/[,:-]/g, ' ').split(' ');
  return planning.test(verb) && planned.test(text) && words.every((word) => word === '' || ofPlan.has(word));
}

const copies = /\b(?:copy|repeat|reuse|re-use|duplicate|same|use|carry over|do)\b/;
const ofWeek = /\bweek'?s?\b/;
const ofMeals = /\b(?:meals?|menu|dinners|meal ?plan|food|plan|eat|eating)\b/;

/** On a Saturday or Sunday the week to plan is the coming one: nothing is left of this one. */
export function weekToPlan(lower: string, today: CalendarDate): CalendarDate {
  const isOver = weekday(today) === 6 || weekday(today) === 0;
  return addDays(mondayOf(today), isOver || /\bnext week/.test(lower) ? 7 : 0);
}

const severalMeals = /\b(?:meals|dinners|lunches|breakfasts|suppers)\b/;
/** 'plan dinners for fri, sat and sun' */
const oneByOne = 'I can plan a whole week, or a dish on a day: ‘tacos for dinner on Friday’.';

const onlyAfter = (not: string): Reading => ({
  kind: 'answer',
  text: `I can copy meals only to the week right after, so not ${not}.`,
});

/** 'plan my week', 'copy last week's meals' */
export function wholeWeek(
  { lower, text, when, untimed: withoutDay }: Clause,
  { asked }: Context,
): Reading[] | undefined {
  const week = mondayOf(asked.today);
  const isNamed = when.date !== undefined && /\bweek (?:of|starting|from|beginning)\b/.test(lower);
  const isNext =
    /\bnext week|\bfollowing (?:week|one)|\bweek after\b/.test(lower) ||
    (isNamed && mondayOf(when.date ?? '') === addDays(week, 7));
  const propose = (tool: string, weekStartDate: CalendarDate): Reading[] => [
    { kind: 'propose', tool, values: { weekStartDate }, quote: text },
  ];
  const isLast = /\b(?:last|previous|past) week/.test(lower);
  const isThis = /\bthis week|\bcurrent week|\bthis one\b/.test(lower);
  if (copies.test(lower) && ofWeek.test(lower) && ofMeals.test(lower)) {
    if (isLast && isNext) return [onlyAfter('from last week to next week')];
    if (isThis && isNamed && !isNext) return [onlyAfter('that far')];
    if (isLast || (isNext && (isThis || /\bcopy|\bsame/.test(lower))))
      return propose('copy_week', addDays(week, isNext ? 7 : 0));
  }
  const untimed = when.date ? request(withoutDay.toLowerCase()) : lower;
  const isPlan = [untimed, ...untimed.split(/[,;.!] | (?=(?:i|i'm|im|we|we're) )/)].some((part) =>
    isWeekPlan(request(part)),
  );
  if (isPlan && when.date && !isNamed && severalMeals.test(lower)) return [{ kind: 'answer', text: oneByOne }];
  const isWeek = ofWeek.test(lower) || /\bmeal ?plan|\bmeals\b|\bmenu\b/.test(lower);
  if (!isPlan || !isWeek) return undefined;
  // 'for the week starting Nov 30'
  if (when.date) return isNamed ? propose('plan_week', mondayOf(when.date)) : undefined;
  return propose('plan_week', weekToPlan(lower, asked.today));
}

const everyDay =
  / (?:(?:on |for )?(?:every|each) (?:single )?(?:(?:week|school ?)?day|morning|night|evening)|all week(?: long)?|(?:for )?the (?:whole|entire) week|every (?=breakfast|lunch|dinner))/i;
const namesWeek = /\b(?:this|next|all|whole|entire) week\b/;
const isWeekdays = /\b(?:every|each) (?:week|school ?)day\b/;

/** 'oatmeal every morning this week': the same for each day that is left of it; undefined where one day is meant. */
export function eachDayOf(clause: Clause, today: CalendarDate): Clause[] | undefined {
  const { lower, untimed, when } = clause;
  if (!everyDay.test(untimed) || !namesWeek.test(lower) || when.date !== undefined) return undefined;
  const week = weekToPlan(lower, today);
  const first = week > today ? week : today;
  const last = isWeekdays.test(lower) ? addDays(week, 4) : sundayOf(week);
  const days = Array.from({ length: 7 }, (_, index) => addDays(first, index)).filter((date) => date <= last);
  return days.map((date) => ({ ...clause, untimed: untimed.replace(everyDay, ' ').trim(), when: { ...when, date } }));
}
