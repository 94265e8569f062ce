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
import { optionalList, optionalWords } from '#core/list-fields.ts';
import { Concern, Ingredient, NewIngredient } from '#food/contract.ts';
import { diets } from '#food/diets.ts';
import { mealTypes } from '#food/meals.ts';
import { oneSource } from './rules/extraction-source.ts';

/** The family's recipes: by hand, from a link, or from a pasted text or page. */

export const defaultServings = 4;
export const maxNameLength = 300;
export const maxServings = 500;
/** Two weeks: the longest ferment anybody has put into a recipe we have seen. */
export const maxMinutes = 20_160;
/** In cents. */
export const maxCostPerServing = 1_000_000;
export const maxIngredients = 200;
export const longText = 50_000;
const pictureCharacters = 8 * 1024 * 1024;
const pageCharacters = 2 * 1024 * 1024;

const text = z.nullable(z.string());
const count = z.nullable(z.int());
const textList = z.array(z.string());

export const Recipe = z.object({
  ...recordFields,
  name: z.string(),
  mealType: z.enum(mealTypes),
  description: text,
  sourceUrl: text,
  sourceName: text,
  sourceImageUrl: text,
  ingredients: z.array(Ingredient),
  /** One step per line; a line that ends with a colon is the heading of those after it. */
  instructions: text,
  servings: z.int(),
  prepTime: count,
  cookTime: count,
  totalTime: count,
  /** In cents, as far as she knows it. */
  costPerServing: count,
  language: text,
  isAIGenerated: z.boolean(),
  aiPrompt: text,
  suitableForAges: textList,
  dietaryTags: textList,
  isFavorite: z.boolean(),
  notes: text,
  /** Changes with every new picture; null while there is none. */
  pictureVersion: text,
  concerns: z.array(Concern),
});
export type Recipe = z.output<typeof Recipe>;

const minutes = (label: string) => optionalCount(label, maxMinutes);
const servingsFault = `Servings must be a whole number from 1 to ${maxServings}`;

export const NewRecipe = z.object({
  name: requiredText('Name', maxNameLength),
  mealType: oneOf('Meal type', mealTypes),
  description: optionalText('Description', longText),
  sourceUrl: optionalWebAddress('Link'),
  sourceName: optionalText('Source'),
  sourceImageUrl: optionalWebAddress('Picture link'),
  ingredients: optionalList('Ingredients', NewIngredient, 'ingredients', maxIngredients),
  instructions: optionalText('Instructions', longText),
  servings: z.optional(z.int(servingsFault).check(z.minimum(1, servingsFault), z.maximum(maxServings, servingsFault))),
  prepTime: minutes('Prep time'),
  cookTime: minutes('Cook time'),
  totalTime: minutes('Total time'),
  costPerServing: optionalCount('Cost per serving', maxCostPerServing),
  language: optionalText('Language', 35),
  isAIGenerated: optionalFlag('AI generated'),
  aiPrompt: optionalText('Prompt', longText),
  suitableForAges: optionalWords('Suitable ages'),
  dietaryTags: optionalWords('Tags', { known: diets }),
  isFavorite: optionalFlag('Favorite'),
  notes: optionalText('Notes', longText),
});
export type NewRecipe = z.input<typeof NewRecipe>;

export const Extraction = z
  .object({
    url: optionalText('Link', 2000),
    text: optionalText('Text', longText),
    html: optionalText('Page', pageCharacters),
    mealType: optionalOneOf('Meal type', mealTypes),
  })
  .check(z.refine(oneSource, { error: 'Please give a link, a text or a page' }));
export type Extraction = z.input<typeof Extraction>;

const resources = ['recipes'];
/** What a recipe shows comes from these as well. */
const shown = ['recipes', 'household', 'meal-preferences', 'food-categories'];

export const recipesApi = {
  ...collection('/api/recipes', {
    one: 'a recipe',
    many: "the family's recipes by name",
    resources,
    shows: shown,
    item: Recipe,
    added: NewRecipe,
    changed: z.partial(NewRecipe),
  }),
  read: endpoint('GET', '/api/recipes/:id', { summary: 'One recipe', resources: shown, answer: Recipe }),
  extract: endpoint('POST', '/api/recipes/extract', {
    summary: 'Read a recipe from a link, a pasted text or a pasted page, and keep it',
    resources,
    body: Extraction,
    answer: Recipe,
    statusIfExists: 200,
    maxBytes: 2 * pageCharacters,
  }),
  uses: endpoint('GET', '/api/recipes/:id/uses', {
    summary: 'Where a recipe is used, to be told before it is removed',
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
    summary: 'Give a recipe a picture: JPEG, PNG, WebP, GIF or AVIF in base64',
    resources,
    body: z.object({ picture: requiredText('Picture', pictureCharacters) }),
    answer: Recipe,
    status: 200,
    maxBytes: pictureCharacters + 1024,
  }),
  removePicture: endpoint('DELETE', '/api/recipes/:id/picture', { summary: 'Take the picture away', resources }),
};
