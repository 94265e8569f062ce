import { mondayOf } from '#capabilities/meals/rules/week.ts';
import { addDays, type CalendarDate } from '#core/dates.ts';
import type { Clock } from '../../tools/tool.ts';
import { mealNamed } from '../meals/words.ts';
import type { Clause } from '../reader.ts';
import { meantLines, meantTitles } from '../records/meant-title.ts';
import type { TitleKind, Titles } from '../records/titles.ts';
import { isUndone } from '../tasks/done.ts';
import { findingsIn } from '../when/findings.ts';
import { tokensOf } from '../when/tokens.ts';
import { listed } from '../words/words.ts';
import { recounted, stapled, wanted } from './plain-groceries.ts';
import { dishPlanned } from './plain-meals.ts';
import { price, statuses } from './plain-patterns.ts';
import { sizeTold } from './plain-sizes.ts';

/** A request in the helper's own plain words, where it is clear what is asked for and about what, however it was said. */

interface Told {
  clause: Clause;
  clock: Clock;
  titles: Titles;
}
type Plainly = (told: Told) => string | undefined;

/** The only one that can be meant. */
function only(kinds: readonly TitleKind[], { clause, titles }: Told): string | undefined {
  const [meant, ...others] = meantTitles(kinds, clause, titles);
  return others.length === 0 ? meant?.label : undefined;
}

const about =
  (kind: TitleKind, plainly: (label: string, told: Told) => string | undefined): Plainly =>
  (told) => {
    const label = only([kind], told);
    return label && plainly(label, told);
  };

/** Every day and every hour that was said, but for those that were only denied. */
function whenSaid({ clause, clock }: Told) {
  const findings = findingsIn(tokensOf(clause.lower), clause.lower, clock).filter(({ role }) => role !== 'not');
  return {
    days: [...new Set(findings.flatMap((one) => (one.kind === 'day' && !one.isName ? [one.date] : [])))],
    hasOther: findings.some(({ role }) => role !== 'plain' && role !== 'to'),
  };
}

/** A new day or hour for what is kept; two days say where it was as well, and which is which is not for us to guess. */
const moved: (kind: TitleKind) => Plainly = (kind) =>
  about(kind, (label, told) => {
    const { date, time, repeats, until } = told.clause.when;
    const { days, hasOther } = whenSaid(told);
    // Of what comes again and again one date alone may be meant.
    if (/\bthis (?:week|time|once)\b/.test(told.clause.lower)) return undefined;
    if (hasOther || repeats || until || days.length > 1 || !(date || time)) return undefined;
    return `move ${label}${date ? ` to ${date}` : ''}${time ? ` to ${time}` : ''}`;
  });

const onLines =
  (plainly: (names: string) => string): Plainly =>
  ({ clause, titles }) => {
    const names = meantLines(clause, titles);
    return names.length > 0 ? plainly(listed(names)) : undefined;
  };

const ofPerson =
  (plainly: (name: string) => string): Plainly =>
  ({ clause: { people } }) => {
    const [person, ...others] = people;
    return person && others.length === 0 ? plainly(person.name) : undefined;
  };

const renews = /\b(?:bill|billed|billing|renews?|renewal|renewing|charged?|due|payments?)\b/;
const subscription = about('subscription', (label, told) => {
  const { lower, when } = told.clause;
  if (renews.test(lower) && when.date && whenSaid(told).days.length === 1) return `${label} renews on ${when.date}`;
  const cost = price.exec(lower)?.[0].replace('$', '').trim();
  if (cost) return `${label} costs $${cost} now`;
  const said = statuses.filter(([words]) => words.test(lower));
  return said.length === 1 ? `${said[0]?.[1]} ${label}` : undefined;
});

const onDay = (date: CalendarDate | undefined, plainly: (date: CalendarDate) => string) => date && plainly(date);

const weekOf = ({ clause: { lower }, clock: { today } }: Told) =>
  /\bnext week/.test(lower) ? addDays(mondayOf(today), 7) : mondayOf(today);

const count = /\b\d{1,3}\b/;
const recipe = about('recipe', (label, { clause: { lower } }) => {
  const servings = count.exec(lower)?.[0];
  if (servings)
    return /\b(serv|people|portions|feeds|persons)/.test(lower)
      ? `set the recipe ${label} to ${servings} servings`
      : undefined;
  return /\b(favou?rites?|star|heart|fave?|faves|love)\b/.test(lower) &&
    !/\b(un|not|no longer|off|remove|n't)/.test(lower)
    ? `make the recipe ${label} a favorite`
    : undefined;
});

const remove = (kind: TitleKind, name = 'the') => about(kind, (label) => `delete ${name} ${label}`);

export const plainSayings: Record<string, Plainly> = {
  remove_appointment: about('appointment', (label, { clause }) => (clause.when.date ? undefined : `delete ${label}`)),
  remove_event: remove('event', 'the event'),
  remove_task: remove('task', 'the task'),
  // Who is named does not come along.
  remove_trip: (told) =>
    told.clause.people.some(({ relationship }) => relationship !== 'self')
      ? undefined
      : remove('trip', 'the trip')(told),
  remove_birthday: remove('birthday', 'the birthday of'),
  remove_subscription: about('subscription', (label) => `delete the ${label} subscription`),
  remove_recipe: remove('recipe', 'the recipe'),
  remove_member: ofPerson((name) => `remove ${name} from the family`),
  // 'the smoke alarm batteries are dead'
  dismiss_task: about('task', (label, { clause: { lower } }) =>
    isUndone(lower) || /\b(?:dead|died|dying|empty|low|broken|beep\w{0,3}|chirp\w{0,3}|expired)\b/.test(lower)
      ? undefined
      : `mark ${label} as done`,
  ),
  skip_appointment: about('appointment', (label, { clause: { when } }) =>
    onDay(when.date, (date) => `skip ${label} on ${date}`),
  ),
  change_appointment: moved('appointment'),
  change_event: moved('event'),
  change_task: moved('task'),
  change_trip: about('trip', (label, { clause: { when } }) =>
    when.date && when.endDate ? `the ${label} trip is now from ${when.date} to ${when.endDate}` : undefined,
  ),
  change_subscription: subscription,
  // 'the eggs are bad, throw them out' is said of the fridge.
  tick_groceries: (told) =>
    /\b(?:throw|threw|toss)|\bno (?!more|longer)/.test(told.clause.lower)
      ? undefined
      : onLines((names) => `tick off ${names}`)(told),
  untick_groceries: onLines((names) => `untick ${names}`),
  remove_groceries: onLines((names) => `take ${names} off the grocery list`),
  add_groceries: ({ clause }) => wanted(clause),
  change_grocery: ({ clause, titles }) => recounted(clause, titles),
  add_staple: ({ clause }) => stapled(clause),
  plan_meal: (told) => (whenSaid(told).days.length === 1 ? dishPlanned(told.clause, told.titles) : undefined),
  clear_meal: ({ clause: { lower, when } }) =>
    mealNamed(lower) && onDay(when.date, (date) => `clear ${mealNamed(lower)} on ${date}`),
  plan_week: (told) => `plan our meals for the week of ${weekOf(told)}`,
  make_grocery_list: (told) => `make the grocery list for the week of ${weekOf(told)}`,
  change_recipe: recipe,
  change_member: ({ clause }) => sizeTold(clause),
  make_gift_ideas: ofPerson((name) => `gift ideas for ${name}`),
};
