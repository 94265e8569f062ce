import { defaultServings, type Recipe, recipesApi } from '#capabilities/recipes/contract.ts';
import { minutesOf } from '#capabilities/recipes/rules/times.ts';
import { parseIngredientText } from '#food/lines.ts';
import { mealTypes } from '#food/meals.ts';
import type { FieldSpec, Tool } from './tool.ts';
import { optionsFrom, readTool, recordFinder } from './tool-parts.ts';

const name: FieldSpec = { name: 'name', label: 'Name', kind: 'text', isRequired: true };
const mealType: FieldSpec = {
  name: 'mealType',
  label: 'Meal type',
  kind: 'choice',
  isRequired: true,
  options: optionsFrom(mealTypes),
};
const servings: FieldSpec = { name: 'servings', label: 'Servings', kind: 'count' };

const record = recordFinder(recipesApi.list, { title: ({ name }: Recipe) => name });

const path = ({ id }: Recipe) => `/recipes/${id}`;

export const recipeTools: Tool[] = [
  readTool('list_recipes', recipesApi.list, "The family's recipes in short, with their ids", (recipes) =>
    recipes.map(({ id, name, mealType, dietaryTags, isFavorite, ...times }) => ({
      id,
      name,
      mealType,
      dietaryTags,
      ...(isFavorite && { isFavorite }),
      minutes: minutesOf(times),
    })),
  ),
  readTool(
    'read_recipe',
    recipesApi.read,
    'One recipe with its ingredients and instructions, and whose allergies it meets',
    ({ id, name, mealType, ingredients, instructions, servings, notes, concerns, ...times }) => ({
      id,
      name,
      mealType,
      servings,
      minutes: minutesOf(times),
      ingredients: ingredients.map(({ line }) => line),
      instructions,
      notes,
      concerns: concerns.map(({ name, about, ingredient }) => ({ name, about, ingredient })),
    }),
  ),
  {
    kind: 'write',
    name: 'add_recipe',
    endpoint: recipesApi.add,
    description: 'Propose a new recipe',
    action: 'add',
    heading: 'New recipe',
    fields: [
      name,
      { ...mealType, defaultValue: 'dinner' },
      { ...servings, defaultValue: defaultServings },
      { name: 'ingredients', label: 'Ingredients', kind: 'list', hint: "lines like '2 cups flour'" },
      { name: 'instructions', label: 'Instructions', kind: 'long', hint: 'a line for each step' },
    ],
    input: ({ ingredients }, _context, { params, body }) => ({
      params,
      body: {
        ...body,
        ...(Array.isArray(ingredients) && { ingredients: parseIngredientText(ingredients.join('\n')) }),
      },
    }),
    path,
  },
  {
    kind: 'write',
    name: 'change_recipe',
    endpoint: recipesApi.change,
    description: 'Propose a change of a recipe: its id and only what changes',
    action: 'change',
    heading: 'Change recipe',
    fields: [
      name,
      mealType,
      { name: 'isFavorite', label: 'Favorite', kind: 'flag' },
      servings,
      { name: 'notes', label: 'Notes', kind: 'long' },
    ],
    record,
    path,
  },
  {
    kind: 'write',
    name: 'remove_recipe',
    endpoint: recipesApi.remove,
    description: 'Propose to remove a recipe; where it is planned the meal is empty then',
    action: 'remove',
    heading: 'Remove recipe',
    fields: [],
    record,
    async facts({ id }, _record, { look }) {
      const uses = await look(recipesApi.uses, { params: { id: String(id) } });
      return uses.map(({ place }) => `Used: ${place}`);
    },
    path: () => '/recipes',
  },
];
