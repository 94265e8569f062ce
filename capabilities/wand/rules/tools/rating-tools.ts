import { mealPlansApi } from '#capabilities/meals/contract.ts';
import { mealRatingsApi, ratings } from '#capabilities/meals/rating-contract.ts';
import { ratingLabels } from '#capabilities/meals/rules/ratings.ts';
import { dateOfDay, mondayOf } from '#capabilities/meals/rules/week.ts';
import { recipesApi } from '#capabilities/recipes/contract.ts';
import { addDays } from '#core/dates.ts';
import type { AnswerOf } from '#core/endpoint.ts';
import { eaterOptions } from './people-options.ts';
import type { Tool, ToolContext, Values } from './tool.ts';
import { optionsFrom, readTool } from './tool-parts.ts';

const recipeOptions = async ({ look }: ToolContext) =>
  (await look(recipesApi.list)).map(({ id, name }) => ({ value: id, label: name }));

/** Before this time, today's dinner can't have been eaten. */
const dinnerAt = '16:00';

/** The last day of this week or the week before on which it was planned; today if it wasn't. */
async function lastEaten({ look, today, now }: ToolContext, { recipeId }: Values): Promise<string> {
  const thisWeek = mondayOf(today);
  const weeks = await Promise.all(
    [thisWeek, addDays(thisWeek, -7)].map((weekStartDate) => look(mealPlansApi.week, { query: { weekStartDate } })),
  );
  const dates = weeks.flatMap(({ weekStartDate, rows }) =>
    rows.flatMap(({ cells }) =>
      cells.filter((cell) => cell.recipeId === recipeId).map(({ day }) => dateOfDay(weekStartDate, day)),
    ),
  );
  const isEaten = (date: string) => date < today || (date === today && now >= dinnerAt);
  return dates.filter(isEaten).toSorted().at(-1) ?? today;
}

export const ratingTools: Tool[] = [
  readTool(
    'list_meal_ratings',
    mealRatingsApi.list,
    'What the family and its members thought of dinners, of one recipe or all, latest first',
    (all) =>
      all.map(({ recipeId, recipeName, date, memberName, rating }) => ({
        recipeId,
        recipeName,
        date,
        memberName,
        rating,
      })),
  ),
  {
    kind: 'write',
    name: 'rate_meal',
    endpoint: mealRatingsApi.rate,
    description:
      "Propose to note how a dinner was. 'not again' keeps it out of planned weeks, 'liked' brings it more often",
    action: 'do',
    heading: 'How dinner was',
    fields: [
      { name: 'recipeId', label: 'Recipe', kind: 'choice', isRequired: true, options: recipeOptions },
      {
        name: 'rating',
        label: 'How was it?',
        kind: 'choice',
        isRequired: true,
        options: optionsFrom(ratings, (rating) => ratingLabels[rating]),
      },
      {
        name: 'memberId',
        label: 'Who says so?',
        kind: 'choice',
        options: eaterOptions,
        emptyLabel: 'All of us',
        hint: 'one member, only if named',
      },
      { name: 'date', label: 'Date', kind: 'date', isRequired: true, defaultValue: lastEaten },
    ],
    async subject({ recipeId }, _record, { look }) {
      return (await look(recipesApi.list)).find(({ id }) => id === recipeId)?.name ?? '';
    },
    path: ({ recipeId }: AnswerOf<typeof mealRatingsApi.rate>) => `/recipes/${recipeId}`,
  },
];
