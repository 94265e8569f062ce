import type { Child, Dinner, Evidence, Purchase, Rating, Visit } from '#capabilities/nudges/rules/nudges.ts';
import type { CalendarDate } from '#core/dates.ts';
import type { Happening } from './happening.ts';

const byDate = (a: { date: CalendarDate }, b: { date: CalendarDate }) =>
  a.date < b.date ? -1 : a.date > b.date ? 1 : 0;

/** The key of the nudge that a record is about. */
export const visitKey = ({ type, memberId }: Pick<Visit, 'type' | 'memberId'>) => `visit:${type}:${memberId ?? ''}`;
export const purchaseKey = (food: string) => `purchase:${food}`;
export const dinnerKey = (recipeId: string) => `dinner:${recipeId}`;

/** Collects the evidence so far, and returns it as the server would see it on the morning of a day. */
export function collectEvidence(children: readonly Child[]) {
  const visits: Visit[] = [];
  const purchases: Purchase[] = [];
  const listed = new Set<string>();
  const dinners: Dinner[] = [];
  const ratings: Rating[] = [];
  /** All dates of a key, past and to come. */
  const datesOf = new Map<string, CalendarDate[]>();

  const addDate = (key: string, date: CalendarDate) => datesOf.set(key, [...(datesOf.get(key) ?? []), date].toSorted());

  function drop(dinner: Dinner) {
    const key = dinnerKey(dinner.recipeId);
    dinners.splice(dinners.lastIndexOf(dinner), 1);
    datesOf.set(key, datesOf.get(key)?.filter((date) => date !== dinner.date) ?? []);
  }

  function note(happening: Happening) {
    if (happening.type === 'booked') {
      visits.push(happening.visit);
      addDate(visitKey(happening.visit), happening.visit.date);
    } else if (happening.type === 'bought') {
      const { food, date } = happening;
      listed.delete(food);
      purchases.push({ foodKey: food, food, date });
      addDate(purchaseKey(food), date);
    } else if (happening.type === 'planned') {
      dinners.push(happening.dinner);
      addDate(dinnerKey(happening.dinner.recipeId), happening.dinner.date);
    } else if (happening.type === 'dropped') drop(happening.dinner);
    else if (happening.type === 'listed') listed.add(happening.food);
    else ratings.push(happening.rating);
  }

  return {
    note,
    inTheMorningOf: (today: CalendarDate): Evidence => ({
      visits: visits.filter(({ date }) => date < today).toSorted(byDate),
      booked: visits.filter(({ date }) => date >= today).toSorted(byDate),
      purchases: [...purchases],
      listed: [...listed],
      dinners: dinners.filter(({ date }) => date < today).toSorted(byDate),
      planned: dinners.filter(({ date }) => date >= today).toSorted(byDate),
      ratings: [...ratings],
      children,
    }),
    /** The past dates of a key, and whether it is already booked, listed or planned. */
    knownOf(key: string, today: CalendarDate) {
      const { past = [], ahead = [] } = Object.groupBy(datesOf.get(key) ?? [], (date) =>
        date < today ? 'past' : 'ahead',
      );
      return { dates: past, isHandled: ahead.length > 0 || listed.has(key.slice(purchaseKey('').length)) };
    },
  };
}
