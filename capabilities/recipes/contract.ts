import * as z from 'zod/mini';
import { collection, endpoint } from '#core/endpoint.ts';
import {
  oneOf,
  optionalCount,
  optionalFlag,
  optionalOneOf,
  optionalText,
  optionalWebAddress,
  recordFields,
  requiredText,
} from '#core/fields.ts';
import { optionalList, optionalUniqueWords } from '#core/list-fields.ts';
import { Concern, Ingredient, NewIngredient } from '#food/contract.ts';
import { diets } from '#food/diets.ts';
import { mealTypes } from '#food/meals.ts';
import { dishDrawings } from './catalogue/dish-words.ts';
import { hasOneSource } from './rules/extraction-source.ts';

/** The family's recipes: typed by hand, or extracted from a link, a pasted text or a pasted page. */

export const defaultServings = 4;
export const maxNameLength = 300;
export const maxServings = 500;
/** Two weeks, the longest fermentation time seen in a recipe. */
export const maxMinutes = 20_160;
/** In cents. */
export const maxCostPerServing = 1_000_000;
export const maxIngredients = 200;
export const maxLongText = 50_000;
const maxPictureCharacters = 8 * 1024 * 1024;
const maxPageCharacters = 2 * 1024 * 1024;

const text = z.nullable(z.string());
const count = z.nullable(z.int());
const textList = z.array(z.string());

/** The drawing for a recipe without a picture. */
export const Drawing = z.enum(dishDrawings);

export const Recipe = z.object({
  ...recordFields,
  name: z.string(),
  mealType: z.enum(mealTypes),
  description: text,
  sourceUrl: text,
  sourceName: text,
  sourceImageUrl: text,
  ingredients: z.array(Ingredient),
  /** One step per line; a line ending with a colon is a heading for the steps after it. */
  instructions: text,
  servings: z.int(),
  prepTime: count,
  cookTime: count,
  totalTime: count,
  /** In cents; null if unknown. */
  costPerServing: count,
  language: text,
  isAIGenerated: z.boolean(),
  aiPrompt: text,
  suitableForAges: textList,
  dietaryTags: textList,
  isFavorite: z.boolean(),
  notes: text,
  /** Changes with every new picture; null without a picture. */
  pictureVersion: text,
  drawing: Drawing,
  concerns: z.array(Concern),
});
export type Recipe = z.output<typeof Recipe>;

const minutes = (label: string) => optionalCount(label, maxMinutes);
const servingsFault = `Servings must be a whole number from 1 to ${maxServings}`;

export const NewRecipe = z.object({
  name: requiredText('Name', maxNameLength),
  mealType: oneOf('Meal type', mealTypes),
  description: optionalText('Description', maxLongText),
  sourceUrl: optionalWebAddress('Link'),
  sourceName: optionalText('Source'),
  sourceImageUrl: optionalWebAddress('Picture link'),
  ingredients: optionalList('Ingredients', NewIngredient, 'ingredients', maxIngredients),
  instructions: optionalText('Instructions', maxLongText),
  servings: z.optional(z.int(servingsFault).check(z.minimum(1, servingsFault), z.maximum(maxServings, servingsFault))),
  prepTime: minutes('Prep time'),
  cookTime: minutes('Cook time'),
  totalTime: minutes('Total time'),
  costPerServing: optionalCount('Cost per serving', maxCostPerServing),
  language: optionalText('Language', 35),
  isAIGenerated: optionalFlag('AI generated'),
  aiPrompt: optionalText('Prompt', maxLongText),
  suitableForAges: optionalUniqueWords('Suitable ages'),
  dietaryTags: optionalUniqueWords('Tags', { known: diets }),
  isFavorite: optionalFlag('Favorite'),
  notes: optionalText('Notes', maxLongText),
});
export type NewRecipe = z.input<typeof NewRecipe>;

export const Extraction = z
  .object({
    url: optionalText('Link', 2000),
    text: optionalText('Text', maxLongText),
    html: optionalText('Page', maxPageCharacters),
    mealType: optionalOneOf('Meal type', mealTypes),
  })
  .check(z.refine(hasOneSource, { error: 'Please give us a link, some text or a page' }));
export type Extraction = z.input<typeof Extraction>;

const resources = ['recipes'];
/** Resources that affect what a recipe shows. */
const shownResources = ['recipes', 'household', 'meal-preferences', 'food-categories'];

export const recipesApi = {
  ...collection('/api/recipes', {
    one: 'a recipe',
    many: "the family's recipes by name",
    resources,
    shows: shownResources,
    item: Recipe,
    added: NewRecipe,
    changed: z.partial(NewRecipe),
  }),
  read: endpoint('GET', '/api/recipes/:id', {
    summary: 'One recipe',
    isKept: true,
    resources: shownResources,
    answer: Recipe,
  }),
  extract: endpoint('POST', '/api/recipes/extract', {
    summary: 'Extract a recipe from a link, a pasted text or a pasted page, and save it',
    resources,
    body: Extraction,
    answer: Recipe,
    statusIfExists: 200,
    maxBytes: 2 * maxPageCharacters,
  }),
  uses: endpoint('GET', '/api/recipes/:id/uses', {
    summary: 'Where a recipe is used, to warn before it is removed',
    resources: ['recipes', 'preferences', 'meal-plans'],
    answer: z.array(z.object({ place: z.string(), path: z.string() })),
  }),
  picture: endpoint('GET', '/api/recipes/:id/picture', {
    summary: 'The picture of a recipe as WebP, 1280 or 480 pixels wide',
    resources,
    query: z.object({ size: z.optional(oneOf('Size', ['small', 'large'])), v: z.optional(z.string()) }),
    answersFile: true,
  }),
  setPicture: endpoint('POST', '/api/recipes/:id/picture', {
    summary: 'Set the picture of a recipe: JPEG, PNG, WebP, GIF or AVIF in base64',
    resources,
    body: z.object({ picture: requiredText('Picture', maxPictureCharacters) }),
    answer: Recipe,
    status: 200,
    maxBytes: maxPictureCharacters + 1024,
  }),
  removePicture: endpoint('DELETE', '/api/recipes/:id/picture', { summary: 'Remove the picture', resources }),
};
