import { capitalize } from '#core/capitalize.ts';
import { type CalendarDate, dateParts, shortDate, weekdayAndDate } from '#core/dates.ts';
import type { Concern } from '#food/contract.ts';
import { concernBadges } from '#food/diets.ts';
import type { Day, MealCell, MealConcern } from '../cell-contract.ts';
import { dateOfDay, sundayOf } from './week.ts';

/** Visible and accessible texts of the week grid. */

/** 'Mo' */
export const shortDayName = (day: Day) => capitalize(day).slice(0, 2);

/** 'Nov 16 - Nov 22, 2026' */
export function weekRange(weekStart: CalendarDate): string {
  const weekEnd = sundayOf(weekStart);
  const isSameYear = dateParts(weekStart).year === dateParts(weekEnd).year;
  const start = shortDate(weekStart);
  return `${isSameYear ? start.split(',')[0] : start} - ${shortDate(weekEnd)}`;
}

export interface MealPlace {
  weekStart: CalendarDate;
  day: Day;
  mealType: string;
  /** Name of the row, if there are several. */
  name?: string | undefined;
}

const mealName = ({ weekStart, day, mealType, name }: MealPlace) =>
  `${mealType}${name ? ` for ${name}` : ''}, ${weekdayAndDate(dateOfDay(weekStart, day))}`;

/** The day's cooking as a thing that can be handed over. */
export const cookingOf = (date: CalendarDate) => ({
  ...{ type: 'cooking', id: null, title: `Cooking on ${weekdayAndDate(date).split(', ')[0]}` },
  ...{ day: date, date },
});

/** 'With Oma, Ben'; '' without guests. */
export const withGuests = (guests: MealCell['guests']) =>
  guests.length > 0 ? `With ${guests.map(({ name }) => name).join(', ')}` : '';

/** 'Dinner for Mia, Tuesday, November 17' */
export const mealLabel = (place: MealPlace) => capitalize(mealName(place));

/** 'Swap dinner for Mia, Tuesday, November 17' */
export const swapLabel = (place: MealPlace) => `Swap ${mealName(place)}`;

/** 'Cook dinner for Mia, Tuesday, November 17' */
export const cookLabel = (place: MealPlace) => `Cook ${mealName(place)}`;

export const noIngredientsYet = 'No ingredients yet';

/** The accessible name of a cell: place and content, in the same order as the visible text. */
export function cellLabel(place: MealPlace, cell: MealCell | undefined): string {
  if (!cell) return `Add ${mealName(place)}`;
  const { recipeName, note, guests, concerns, leftover, lacksIngredients, reason, locked } = cell;
  const content = [
    recipeName,
    note,
    withGuests(guests),
    ...badgesOf(concerns),
    leftover && 'Leftovers',
    lacksIngredients && noIngredientsYet,
  ];
  const parts = [...content, reason, locked && 'Kept as is'];
  return `${mealLabel(place)}: ${parts.filter(Boolean).join(', ')}`;
}

/** Guests and the family's diets have no id, so the name is used as id. */
export const withNameAsId = (concern: MealConcern): Concern => ({ ...concern, memberId: concern.name });

/** The concern badges of a cell: 'Peanuts: Mia'. */
export const badgesOf = (concerns: readonly MealConcern[]) =>
  concernBadges(concerns.map(withNameAsId)).map(({ text }) => text);

/** 'Added to 2 people for 3 days'; undefined for one person and one day. */
export function addedToText(people: number, days: number): string | undefined {
  if (people > 1 && days > 1) return `Added to ${people} people for ${days} days`;
  if (days > 1) return `Added to ${days} days`;
  return people > 1 ? `Added to ${people} people` : undefined;
}

/** '3 meals planned' */
export const filledText = (count: number) =>
  count === 0 ? 'Nothing to fill in' : `${count} ${count === 1 ? 'meal' : 'meals'} planned`;

/** '3 meals changed' */
export const changedText = (count: number) =>
  count === 0 ? 'This plan already fits' : `${count} ${count === 1 ? 'meal' : 'meals'} changed`;
