import { mealPlansApi } from '#capabilities/meals/contract.ts';
import { recipesApi } from '#capabilities/recipes/contract.ts';
import { capital } from '#core/capital.ts';
import type { AnswerOf } from '#core/endpoint.ts';
import { Refused } from './refused.ts';
import type { Ground, Tool, WriteTool } from './tool.ts';
import { reading } from './tool-parts.ts';
import { mondayField } from './week-field.ts';

type Filled = AnswerOf<typeof mealPlansApi.planWeek>;

/** A refusal ends without a stop. */
const inOneSentence = (remarks: readonly string[]) => remarks.join(' ').replace(/\.$/, '');

/** 'Monday dinner: Tacos' */
async function filledLines({ filled, remarks }: Filled, { look }: Ground) {
  if (filled.length === 0) throw new Refused(inOneSentence(remarks) || 'There is nothing to fill in');
  const names = new Map((await look(recipesApi.list)).map(({ id, name }) => [id, name]));
  const lines = filled.flatMap(({ day, mealType, recipeId, note }) => {
    const meal = [recipeId && names.get(recipeId), note].filter(Boolean).join(', ');
    return meal ? [`${capital(day)} ${mealType}: ${meal}`] : [];
  });
  return [...new Set(lines), ...remarks];
}

const filling = (tool: Pick<WriteTool, 'name' | 'endpoint' | 'sentence' | 'heading'>, subject: string): WriteTool => ({
  kind: 'write',
  action: 'do',
  fields: [mondayField],
  subject: () => subject,
  details: filledLines,
  path: () => '/meal-planner',
  ...tool,
});

export const mealWeekTools: Tool[] = [
  reading(
    'read_meals',
    mealPlansApi.week,
    'Who eats what in a week, given its Monday as weekStartDate',
    ({ weekStartDate, rows }) => ({
      weekStartDate,
      rows: rows.map(({ name, cells }) => ({
        name,
        meals: cells.map(({ day, mealType, recipeId, recipeName, note }) => ({
          day,
          mealType,
          recipeId,
          recipeName,
          note,
        })),
      })),
    }),
  ),
  filling(
    {
      name: 'plan_week',
      endpoint: mealPlansApi.planWeek,
      sentence: "Propose to fill the empty meals of a week from the family's recipes",
      heading: 'Plan the week',
    },
    'Meals of the week',
  ),
  filling(
    {
      name: 'copy_week',
      endpoint: mealPlansApi.copyWeek,
      sentence: 'Propose to fill the empty meals of a week with those of the week before',
      heading: 'Copy last week',
    },
    'Meals of the week before',
  ),
];
