import type { PlanStep } from '#capabilities/plans/contract.ts';
import { stepPath } from '#capabilities/plans/rules/step-path.ts';
import { capitalize } from '#core/capitalize.ts';
import { addDays, type CalendarDate, distanceInWords } from '#core/dates.ts';
import { recordPath } from '#core/record-path.ts';
import { type Category, categories, type PlannerItem } from '../contract.ts';
import type { PackingItem } from '../packing-contract.ts';
import { dayOf } from './rhythm.ts';

/** The items that are not dismissed, in list order. */
export const activeOf = (items: readonly PlannerItem[], category?: Category) =>
  items.filter((item) => !item.dismissed && (!category || item.category === category));

/** Items without a date come last. */
const sortKey = (item: PlannerItem | undefined, today: CalendarDate) => (item && dayOf(item, today)) ?? 'whenever';

/** Sorts items by their relevant day; items without one come last. */
export const soonestFirst = (items: readonly PlannerItem[], today: CalendarDate) =>
  items
    .map((item) => ({ item, day: sortKey(item, today) }))
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .map(({ item }) => item);

/** Active items by category, soonest first, without empty groups. The category with the soonest item comes first. */
export const groupByCategory = (items: readonly PlannerItem[], today: CalendarDate) =>
  categories
    .map((category) => ({ category, items: soonestFirst(activeOf(items, category), today) }))
    .filter((group) => group.items.length > 0)
    .toSorted((a, b) => sortKey(a.items[0], today).localeCompare(sortKey(b.items[0], today)));

/** One thing of the week ahead: an item, or the next step of a plan that has steps due on a day. */
export interface AheadThing {
  id: string;
  title: string;
  /** The plan of a step, or since when an item waits. */
  about: string | undefined;
  path: string;
  /** What can be checked off: an item or a step. */
  item?: PlannerItem;
  step?: OpenStep;
}

type OpenStep = Pick<PlanStep, 'id' | 'title' | 'date' | 'subject' | 'subjectId' | 'subjectTitle'>;

const moreSteps = (count: number) => (count === 1 ? '1 more step' : `${count} more steps`);

/** The next step of a plan, with the number of its other steps: "Rosa's party, 3 more steps". */
function ofPlan([step, ...others]: readonly OpenStep[]): AheadThing[] {
  if (!step) return [];
  const { id, title, subjectTitle } = step;
  const about = others.length > 0 ? `${subjectTitle}, ${moreSteps(others.length)}` : subjectTitle;
  return [{ id, title, about, path: stepPath(step), step }];
}

function ofItem(item: PlannerItem, today: CalendarDate): AheadThing {
  const { id, title } = item;
  const day = dayOf(item, today);
  const about = day && day < today ? capitalize(distanceInWords(day, today)) : undefined;
  return { id, title, about, path: recordPath('', id), item };
}

/** Today and the six days after it, with what matters on each. What is overdue is up today. */
export function weekAhead(items: readonly PlannerItem[], steps: readonly OpenStep[], today: CalendarDate) {
  const active = activeOf(items);
  return Array.from({ length: 7 }, (_, offset) => {
    const date = addDays(today, offset);
    const isUp = (day: string | null) => day === date || (offset === 0 && day !== null && day < today);
    const ofDay = active.filter((item) => isUp(dayOf(item, today)));
    const plans = Map.groupBy(
      steps.filter((step) => isUp(step.date)),
      ({ subjectId }) => subjectId,
    );
    const things: AheadThing[] = [...ofDay.map((item) => ofItem(item, today)), ...[...plans.values()].flatMap(ofPlan)];
    return { date, things };
  });
}

const maxDismissed = 20;

/** The latest dismissed items, newest first. */
export const recentlyDismissed = (items: readonly PlannerItem[], category?: Category) =>
  items
    .filter((item) => item.dismissed && (!category || item.category === category))
    .toSorted((a, b) => (b.dismissedAt ?? '').localeCompare(a.dismissedAt ?? ''))
    .slice(0, maxDismissed);

/** Groups a packing list by traveler: the shared bag first, then one for each traveler, even if it is empty. */
export function bagsOf(list: readonly PackingItem[], travelers: readonly string[]) {
  const owners = new Set<string | null>([null, ...travelers, ...list.map(({ traveler }) => traveler)]);
  return [...owners].map((traveler) => ({ traveler, items: list.filter((item) => item.traveler === traveler) }));
}
