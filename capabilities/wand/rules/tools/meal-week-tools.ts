import { mealPlansApi } from '#capabilities/meals/contract.ts';
import { recipesApi } from '#capabilities/recipes/contract.ts';
import { capitalize } from '#core/capitalize.ts';
import type { AnswerOf } from '#core/endpoint.ts';
import type { Tool, ToolContext, WriteTool } from './tool.ts';
import { readTool } from './tool-parts.ts';
import { ToolRefusal } from './tool-refusal.ts';
import { mondayField } from './week-field.ts';

type Filled = AnswerOf<typeof mealPlansApi.planWeek>;

/** Refusals have no period at the end. */
const joinRemarks = (remarks: readonly string[]) => remarks.join(' ').replace(/\.$/, '');

/** 'Monday dinner: Tacos' */
async function filledLines({ filled, remarks }: Filled, { look }: ToolContext) {
  if (filled.length === 0) throw new ToolRefusal(joinRemarks(remarks) || 'There is nothing to fill in');
  const names = new Map((await look(recipesApi.list)).map(({ id, name }) => [id, name]));
  const lines = filled.flatMap(({ day, mealType, recipeId, note }) => {
    const meal = [recipeId && names.get(recipeId), note].filter(Boolean).join(', ');
    return meal ? [`${capitalize(day)} ${mealType}: ${meal}`] : [];
  });
  return [...new Set(lines), ...remarks];
}

const fillWeekTool = (
  tool: Pick<WriteTool, 'name' | 'endpoint' | 'description' | 'heading'>,
  subject: string,
): WriteTool => ({
  kind: 'write',
  action: 'do',
  fields: [mondayField],
  subject: () => subject,
  details: filledLines,
  path: () => '/meal-planner',
  ...tool,
});

export const mealWeekTools: Tool[] = [
  readTool(
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
  fillWeekTool(
    {
      name: 'plan_week',
      endpoint: mealPlansApi.planWeek,
      description: "Propose to fill the empty meals of a week from the family's recipes",
      heading: 'Plan the week',
    },
    'Meals of the week',
  ),
  fillWeekTool(
    {
      name: 'copy_week',
      endpoint: mealPlansApi.copyWeek,
      description: 'Propose to fill the empty meals of a week with those of the week before',
      heading: 'Copy last week',
    },
    'Meals of the week before',
  ),
];
