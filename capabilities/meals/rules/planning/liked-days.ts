import { chance } from '#capabilities/wishlists/rules/generator/chance.ts';
import type { CalendarDate } from '#core/dates.ts';
import { days } from '../../cell-contract.ts';
import { dateOfDay } from '../week.ts';
import { likesAt } from './limits.ts';
import type { Slot } from './slots.ts';
import type { PlanInput, PlanRecipe } from './week-input.ts';

/** Four days are enough for a few liked dinners to come every other week. */
const minDays = 4;
/** At least this many days stay for other and new dinners. */
const maxDays = 6;
/** With many liked dinners, each gets as many days as two others. */
const weight = 2;

/** The days of the week on which a liked recipe goes before the others; the seed picks which days. */
export function likedDays(
  { weekStart, seed }: PlanInput,
  slots: readonly Slot[],
  candidates: readonly PlanRecipe[],
): Set<CalendarDate> {
  const liked = weight * candidates.filter((recipe) => likesAt(recipe, slots).length > 0).length;
  const others = candidates.length - liked / weight;
  const fairShare = Math.round((days.length * liked) / (liked + others));
  const count = Math.min(Math.max(fairShare, minDays), maxDays);
  const chanceOf = (date: CalendarDate) => chance(`${seed} ${date}`);
  const dates = days.map((day) => dateOfDay(weekStart, day)).toSorted((one, other) => chanceOf(one) - chanceOf(other));
  return new Set(dates.slice(0, count));
}
