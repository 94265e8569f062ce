import { type MealWeek, mealPlansApi } from '#capabilities/meals/contract.ts';
import { isAt } from '#capabilities/meals/rules/cells.ts';
import { dayOf, mondayOf } from '#capabilities/meals/rules/week.ts';
import { recipesApi } from '#capabilities/recipes/contract.ts';
import { dayDate } from '#core/dates.ts';
import type { AnswerOf } from '#core/endpoint.ts';
import { concernBadges } from '#food/diets.ts';
import { mealTypes } from '#food/meals.ts';
import { Refused } from './refused.ts';
import type { FieldSpec, FoundRecord, Ground, Tool, Values } from './tool.ts';
import { choices, textsIn } from './tool-parts.ts';

const weekOf = ({ look }: Ground, { date }: Values) =>
  look(mealPlansApi.week, { query: { weekStartDate: mondayOf(String(date)) } });

/** What stands in the chosen place of each row. */
function cellsIn(week: MealWeek, { date, mealType }: Values) {
  const isThere = isAt({ day: dayOf(String(date)), mealType: mealType as (typeof mealTypes)[number] });
  return week.rows.flatMap((row) => row.cells.filter(isThere).map((cell) => ({ row, cell })));
}

type Cell = ReturnType<typeof cellsIn>[number]['cell'];
const eaten = ({ recipeName, note }: Cell) => [recipeName, note].filter(Boolean).join(', ');
const isPlanned = ({ recipeId, note }: Cell) => recipeId !== null || Boolean(note);

const rowOptions = async (ground: Ground, values: Values) =>
  (await weekOf(ground, values)).rows.map(({ assignedTo, name }) => ({ value: assignedTo, label: name }));

const date: FieldSpec = { name: 'date', label: 'Date', kind: 'date', isRequired: true };
const mealType: FieldSpec = {
  name: 'mealType',
  label: 'Meal',
  kind: 'choice',
  isRequired: true,
  options: choices(mealTypes),
  usually: 'dinner',
};
const who: FieldSpec = {
  name: 'assignedTo',
  label: 'Who',
  kind: 'many',
  isRequired: true,
  options: rowOptions,
  hint: 'rows of the meal plan; leave it out for everybody',
};

const placeIn = ({ date, mealType, assignedTo }: Values) => ({
  weekStartDate: mondayOf(String(date)),
  days: [dayOf(String(date))],
  mealType,
  assignedTo,
});

const inWeek = (week: string) => `/meal-planner?week=${week}`;
const path = ([plan]: AnswerOf<typeof mealPlansApi.assign>) => (plan ? inWeek(plan.weekStartDate) : '/meal-planner');

const recipeOptions = async ({ look }: Ground) =>
  (await look(recipesApi.list)).map(({ id, name }) => ({ value: id, label: name }));

async function plannedWords({ recipeId, note }: Values, _record: FoundRecord | undefined, { look }: Ground) {
  const recipe = recipeId ? (await look(recipesApi.list)).find(({ id }) => id === recipeId) : undefined;
  return recipe?.name ?? String(note ?? '');
}

/** What it would replace, and whose allergies and diets it meets. */
async function planFacts(values: Values, _record: FoundRecord | undefined, ground: Ground) {
  const week = await weekOf(ground, values);
  const chosen = textsIn(values.assignedTo);
  const replaced = cellsIn(week, values).filter(({ row, cell }) => chosen.includes(row.assignedTo) && isPlanned(cell));
  const eaters = week.rows.filter(({ assignedTo }) => chosen.includes(assignedTo)).flatMap((row) => row.memberIds);
  const recipe = (await ground.look(recipesApi.list)).find(({ id }) => id === values.recipeId);
  const concerns = (recipe?.concerns ?? []).filter(({ memberId }) => memberId === null || eaters.includes(memberId));
  return [
    ...concernBadges(concerns),
    ...[...new Set(replaced.map(({ cell }) => eaten(cell)))].map((former) => `Instead of ${former}`),
  ];
}

/** Only those for whom something is planned there. */
async function rowsToClear(ground: Ground, values: Values) {
  const planned = cellsIn(await weekOf(ground, values), values).filter(({ cell }) => isPlanned(cell));
  if (planned.length === 0)
    throw new Refused(`Nothing is planned for ${values.mealType} on ${dayDate(String(values.date))}`);
  return planned.map(({ row }) => row.assignedTo);
}

async function clearedWords(values: Values, _record: FoundRecord | undefined, ground: Ground) {
  const planned = cellsIn(await weekOf(ground, values), values).map(({ cell }) => eaten(cell));
  return [...new Set(planned.filter(Boolean))].join(', ');
}

export const mealTools: Tool[] = [
  {
    kind: 'write',
    name: 'plan_meal',
    endpoint: mealPlansApi.assign,
    sentence: 'Propose what is eaten at one meal of a day: a recipe of the family, or else a note in words',
    action: 'do',
    heading: 'Plan a meal',
    fields: [
      date,
      mealType,
      { name: 'recipeId', label: 'Recipe', kind: 'choice', options: recipeOptions, hint: 'the name of a known recipe' },
      { name: 'note', label: 'Note', kind: 'text', hint: "instead of a recipe: 'at Grandma's'" },
      {
        ...who,
        usually: async (ground, values) => (await rowOptions(ground, values)).map(({ value }) => value),
      },
    ],
    subject: plannedWords,
    facts: planFacts,
    input(values) {
      const { recipeId = null, note = null } = values;
      if (recipeId === null && note === null) throw new Refused('Choose a recipe or write a note');
      return { body: { ...placeIn(values), recipeId, note, leftover: false } };
    },
    path,
  },
  {
    kind: 'write',
    name: 'clear_meal',
    endpoint: mealPlansApi.assign,
    sentence: 'Propose to take a meal of a day off the plan',
    action: 'remove',
    heading: 'Clear a meal',
    fields: [date, mealType, { ...who, usually: rowsToClear }],
    subject: clearedWords,
    input: (values) => ({ body: { ...placeIn(values), recipeId: null, note: null } }),
    path,
  },
];
