import { type MealWeek, mealPlansApi } from '#capabilities/meals/contract.ts';
import { isAt } from '#capabilities/meals/rules/cells.ts';
import { dayOf, mondayOf } from '#capabilities/meals/rules/week.ts';
import { recipesApi } from '#capabilities/recipes/contract.ts';
import { weekdayAndDate } from '#core/dates.ts';
import type { AnswerOf } from '#core/endpoint.ts';
import { concernBadges } from '#food/diets.ts';
import { mealTypes } from '#food/meals.ts';
import type { FieldSpec, FoundRecord, Tool, ToolContext, Values } from './tool.ts';
import { asTextList, optionsFrom } from './tool-parts.ts';
import { ToolRefusal } from './tool-refusal.ts';

const weekOf = ({ look }: ToolContext, { date }: Values) =>
  look(mealPlansApi.week, { query: { weekStartDate: mondayOf(String(date)) } });

/** The cell of each row at the given date and meal. */
function cellsIn(week: MealWeek, { date, mealType }: Values) {
  const isThere = isAt({ day: dayOf(String(date)), mealType: mealType as (typeof mealTypes)[number] });
  return week.rows.flatMap((row) => row.cells.filter(isThere).map((cell) => ({ row, cell })));
}

type Cell = ReturnType<typeof cellsIn>[number]['cell'];
const mealText = ({ recipeName, note }: Cell) => [recipeName, note].filter(Boolean).join(', ');
const isPlanned = ({ recipeId, note }: Cell) => recipeId !== null || Boolean(note);

const rowOptions = async (context: ToolContext, values: Values) =>
  (await weekOf(context, values)).rows.map(({ assignedTo, name }) => ({ value: assignedTo, label: name }));

const date: FieldSpec = { name: 'date', label: 'Date', kind: 'date', isRequired: true };
const mealType: FieldSpec = {
  name: 'mealType',
  label: 'Meal',
  kind: 'choice',
  isRequired: true,
  options: optionsFrom(mealTypes),
  defaultValue: 'dinner',
};
const who: FieldSpec = {
  name: 'assignedTo',
  label: 'Who',
  kind: 'many',
  isRequired: true,
  options: rowOptions,
  hint: 'rows of the meal plan; leave it out for everybody',
};

const cellInput = ({ date, mealType, assignedTo }: Values) => ({
  weekStartDate: mondayOf(String(date)),
  days: [dayOf(String(date))],
  mealType,
  assignedTo,
});

const weekPath = (week: string) => `/meal-planner?week=${week}`;
const path = ([plan]: AnswerOf<typeof mealPlansApi.assign>) => (plan ? weekPath(plan.weekStartDate) : '/meal-planner');

const recipeOptions = async ({ look }: ToolContext) =>
  (await look(recipesApi.list)).map(({ id, name }) => ({ value: id, label: name }));

async function plannedSubject({ recipeId, note }: Values, _record: FoundRecord | undefined, { look }: ToolContext) {
  const recipe = recipeId ? (await look(recipesApi.list)).find(({ id }) => id === recipeId) : undefined;
  return recipe?.name ?? String(note ?? '');
}

/** Lines about allergies and diets of the eaters, and about the meals that would be replaced. */
async function planFacts(values: Values, _record: FoundRecord | undefined, context: ToolContext) {
  const week = await weekOf(context, values);
  const chosen = asTextList(values.assignedTo);
  const replaced = cellsIn(week, values).filter(({ row, cell }) => chosen.includes(row.assignedTo) && isPlanned(cell));
  const eaters = week.rows.filter(({ assignedTo }) => chosen.includes(assignedTo)).flatMap((row) => row.memberIds);
  const recipe = (await context.look(recipesApi.list)).find(({ id }) => id === values.recipeId);
  const concerns = (recipe?.concerns ?? []).filter(({ memberId }) => memberId === null || eaters.includes(memberId));
  return [
    ...concernBadges(concerns).map(({ text }) => text),
    ...[...new Set(replaced.map(({ cell }) => mealText(cell)))].map((former) => `Instead of ${former}`),
  ];
}

/** The rows that have something planned at this meal. */
async function rowsToClear(context: ToolContext, values: Values) {
  const planned = cellsIn(await weekOf(context, values), values).filter(({ cell }) => isPlanned(cell));
  if (planned.length === 0)
    throw new ToolRefusal(`Nothing is planned for ${values.mealType} on ${weekdayAndDate(String(values.date))}`);
  return planned.map(({ row }) => row.assignedTo);
}

async function clearedSubject(values: Values, _record: FoundRecord | undefined, context: ToolContext) {
  const planned = cellsIn(await weekOf(context, values), values).map(({ cell }) => mealText(cell));
  return [...new Set(planned.filter(Boolean))].join(', ');
}

export const mealTools: Tool[] = [
  {
    kind: 'write',
    name: 'plan_meal',
    endpoint: mealPlansApi.assign,
    description: 'Propose what is eaten at one meal of a day: a recipe of the family, or else a note in words',
    action: 'do',
    heading: 'Plan a meal',
    fields: [
      date,
      mealType,
      { name: 'recipeId', label: 'Recipe', kind: 'choice', options: recipeOptions, hint: 'the name of a known recipe' },
      { name: 'note', label: 'Note', kind: 'text', hint: "instead of a recipe: 'at Grandma's'" },
      {
        ...who,
        defaultValue: async (context, values) => (await rowOptions(context, values)).map(({ value }) => value),
      },
    ],
    subject: plannedSubject,
    facts: planFacts,
    input(values) {
      const { recipeId = null, note = null } = values;
      if (recipeId === null && note === null) throw new ToolRefusal('Choose a recipe or write a note');
      return { body: { ...cellInput(values), recipeId, note, leftover: false } };
    },
    path,
  },
  {
    kind: 'write',
    name: 'clear_meal',
    endpoint: mealPlansApi.assign,
    description: 'Propose to take a meal of a day off the plan',
    action: 'remove',
    heading: 'Clear a meal',
    fields: [date, mealType, { ...who, defaultValue: rowsToClear }],
    subject: clearedSubject,
    input: (values) => ({ body: { ...cellInput(values), recipeId: null, note: null } }),
    path,
  },
];
