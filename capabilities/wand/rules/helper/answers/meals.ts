import type { MealCell } from '#capabilities/meals/cell-contract.ts';
import { mealPlansApi } from '#capabilities/meals/contract.ts';
import { dateOfDay, mondayOf, sundayOf } from '#capabilities/meals/rules/week.ts';
import { badgesOf } from '#capabilities/meals/rules/week-words.ts';
import { capitalize } from '#core/capitalize.ts';
import { addDays, type CalendarDate, daysBetween } from '#core/dates.ts';
import { type MealType, mealTypes } from '#food/meals.ts';
import { meaningOf } from '../records/find-record.ts';
import type { Days } from '../when/span.ts';
import { says } from '../words/says.ts';
import { listed } from '../words/words.ts';
import type { Question, Topic } from './question.ts';
import { meant } from './question-words.ts';
import { briefDay, lines, onDay, spanWords } from './words.ts';

export interface Meal {
  date: CalendarDate;
  mealType: MealType;
  recipeId: string | null;
  /** 'Tacos', 'Pizza at Grandma's', 'Tacos (Mia)' */
  words: string;
}

const cellWords = ({ recipeName, note, leftover, concerns }: MealCell) =>
  [
    [recipeName, note].filter(Boolean).join(', '),
    leftover && '(leftovers)',
    ...badgesOf(concerns).map((badge) => `[${badge}]`),
  ]
    .filter(Boolean)
    .join(' ');

const maxTitleLength = 21;

/** The planned meals of some days, by day and meal. Rows that eat the same are listed once. */
export async function mealsIn({ asked, others }: Question, { from, to }: Days): Promise<Meal[]> {
  const last = to > addDays(from, maxTitleLength) ? addDays(from, maxTitleLength) : to;
  const meals: Meal[] = [];
  for (let monday = mondayOf(from); monday <= last; monday = addDays(monday, 7)) {
    const { rows } = await asked.look(mealPlansApi.week, { query: { weekStartDate: monday } });
    const wanted =
      others.length === 0 ? rows : rows.filter(({ memberIds }) => others.some(({ id }) => memberIds.includes(id)));
    for (const { cells, name } of wanted)
      for (const cell of cells) {
        const [date, eaten] = [dateOfDay(monday, cell.day), cellWords(cell)];
        if (date >= from && date <= last && eaten)
          meals.push({
            date,
            mealType: cell.mealType,
            recipeId: cell.recipeId,
            words: rows.length > 1 ? `${eaten} (${name})` : eaten,
          });
      }
  }
  const place = ({ date, mealType }: Meal) => `${date} ${mealTypes.indexOf(mealType)}`;
  return meals.toSorted((a, b) => place(a).localeCompare(place(b)));
}

/** 'Dinner: Tacos', for the end of a day's agenda. */
export const mealsOfDay = async (question: Question, date: CalendarDate): Promise<string[]> =>
  (await mealsIn(question, { from: date, to: date })).map(({ mealType, words }) => `${capitalize(mealType)}: ${words}`);

export const mealTypeIn = (plain: string): MealType | undefined => mealTypes.find((type) => says(plain, type));

export const meals: Topic = async (question) => {
  const { plain, untimed, span } = question;
  const { today } = question.asked;
  if (says(plain, 'asksWhenEaten')) return whenEaten(question);
  if (!says(plain, 'aboutMeals') || says(plain, 'asksOtherwise') || untimed.some((word) => !says(word, 'mealWords')))
    return undefined;
  // Questions for ideas are answered from the recipes.
  if (says(plain, 'asksIdeas')) return undefined;
  const named = mealTypeIn(plain) ?? (says(plain, 'inTheEvening') ? 'dinner' : undefined);
  const thisWeek = { from: mondayOf(today), to: sundayOf(mondayOf(today)) };
  const days =
    (says(plain, 'lastWeek') ? { from: addDays(thisWeek.from, -7), to: addDays(thisWeek.to, -7) } : span) ??
    (says(plain, 'mealsOfWeek') ? thisWeek : { from: today, to: today });
  const found = (await mealsIn(question, days)).filter(({ mealType }) => !named || mealType === named);
  const when = spanWords(days, today);
  if (says(plain, 'asksUnfilled')) return emptyDays(days, found, named ?? 'dinner', today);
  if (found.length === 0 && says(plain, 'shouldEat')) return undefined;
  if (found.length === 0)
    return days.to < today
      ? `No ${named ?? 'meal'} was planned ${when}.`
      : `No ${named ?? 'meal'} is planned ${when} yet.`;
  const told = found.map(({ date, mealType, words }) => `${briefDay(date, today)}, ${mealType}: ${words}`);
  if (days.from !== days.to) return `Planned ${when}:\n${lines(told, 28)}`;
  const [only] = found;
  if (only && found.length === 1) return `${capitalize(only.mealType)} ${when}: ${only.words}.`;
  return `Meals ${when}:\n${lines(found.map((meal) => `${capitalize(meal.mealType)}: ${meal.words}`))}`;
};

function emptyDays({ from, to }: Days, found: readonly Meal[], mealType: MealType, today: CalendarDate): string {
  const all = Array.from({ length: Math.min(daysBetween(from, to), maxTitleLength) + 1 }, (_, n) => addDays(from, n));
  const isFilled = (day: CalendarDate) => found.some((meal) => meal.date === day && meal.mealType === mealType);
  const empty = all.filter((day) => day >= today && !isFilled(day));
  return empty.length > 0
    ? `No ${mealType} is planned on ${listed(empty.map((day) => briefDay(day, today)))}.`
    : `Every ${mealType} is planned ${spanWords({ from, to }, today)}.`;
}

/** 'When do we have tacos': the days of this week and the next on which the plan has them. */
async function whenEaten(question: Question): Promise<string | undefined> {
  const { plain, words, span } = question;
  const { today } = question.asked;
  const wanted = words.filter((word) => !says(word, 'mealWords'));
  if (wanted.length === 0) return undefined;
  const days = span ?? { from: today, to: addDays(sundayOf(mondayOf(today)), 7) };
  const planned = await mealsIn(question, days);
  const isEaten = says(plain, 'asksEating');
  const found = meant(
    planned.map((meal) => ({ ...meal, title: meal.words })),
    wanted,
  ).filter(({ title }) => isEaten || meaningOf(title).every((part) => meaningOf(wanted.join(' ')).includes(part)));
  if (found.length === 0) return undefined;
  return lines(found.map(({ date, mealType, words: eaten }) => `${eaten}: ${mealType} ${onDay(date, today)}`));
}
