import { capital } from '#core/capital.ts';
import { type CalendarDate, dateParts, dayDate, shortDate } from '#core/dates.ts';
import type { Concern } from '#food/contract.ts';
import { concernBadges } from '#food/diets.ts';
import type { Day, MealCell, MealConcern } from '../cell-contract.ts';
import { dateOfDay, sundayOf } from './week.ts';

/** How a week and its meals are called on the screen and read out. */

/** 'Mo' */
export const twoLetters = (day: Day) => capital(day).slice(0, 2);

/** 'Nov 16 - Nov 22, 2026' */
export function weekRange(weekStart: CalendarDate): string {
  const weekEnd = sundayOf(weekStart);
  const isOneYear = dateParts(weekStart).year === dateParts(weekEnd).year;
  const start = shortDate(weekStart);
  return `${isOneYear ? start.split(',')[0] : start} - ${shortDate(weekEnd)}`;
}

export interface MealPlace {
  weekStart: CalendarDate;
  day: Day;
  mealType: string;
  /** Whose it is, where there are several rows. */
  name?: string | undefined;
}

const plainName = ({ weekStart, day, mealType, name }: MealPlace) =>
  `${mealType}${name ? ` for ${name}` : ''}, ${dayDate(dateOfDay(weekStart, day))}`;

/** 'With Oma, Ben'; nothing where nobody eats along. */
export const withGuests = (guests: MealCell['guests']) =>
  guests.length > 0 ? `With ${guests.map(({ name }) => name).join(', ')}` : '';

/** 'Dinner for Mia, Tuesday, November 17' */
export const placeName = (place: MealPlace) => capital(plainName(place));

export const noIngredientsYet = 'No ingredients yet';

/** The same with what is eaten: all that is heard of a cell, with what is seen of it in the order in which it is seen. */
export function cellName(place: MealPlace, cell: MealCell | undefined): string {
  if (!cell) return `Add ${plainName(place)}`;
  const { recipeName, note, guests, concerns, leftover, lacksIngredients, reason, locked } = cell;
  const what = [
    recipeName,
    note,
    withGuests(guests),
    ...badgesOf(concerns),
    leftover && 'Leftovers',
    lacksIngredients && noIngredientsYet,
  ];
  const eaten = [...what, reason, locked && 'Kept as it is'];
  return `${placeName(place)}: ${eaten.filter(Boolean).join(', ')}`;
}

/** A guest and a family's own diet have no id; here the name tells people apart. */
export const named = (concern: MealConcern): Concern => ({ ...concern, memberId: concern.name });

/** For a cell: 'Peanuts: Mia'. */
export const badgesOf = (concerns: readonly MealConcern[]) => concernBadges(concerns.map(named));

/** 'Added to 2 people for 3 days'; nothing for one person and one day. */
export function addedTo(people: number, days: number): string | undefined {
  if (people > 1 && days > 1) return `Added to ${people} people for ${days} days`;
  if (days > 1) return `Added to ${days} days`;
  return people > 1 ? `Added to ${people} people` : undefined;
}

/** '3 meals planned' */
export const filledWords = (count: number) =>
  count === 0 ? 'Nothing to fill in' : `${count} ${count === 1 ? 'meal' : 'meals'} planned`;
