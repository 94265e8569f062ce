import { instructionLines } from '#capabilities/recipes/rules/page/instruction-lines.ts';
import type { PageRecipe } from '#capabilities/recipes/rules/page/page-recipe.ts';
import { comparableImage, firstNumber, lines, looselyNormalized, normalized, overlap, words } from './page-text.ts';

/** A page with the recipe that should be extracted from it. */
export interface LabelledPage {
  id: string;
  url: string;
  lang: string | null;
  html: string;
  accept?: { servings?: number[]; image?: string[] };
  expected: Record<string, unknown>;
}

/** The extracted recipe, in the shape of the labels. */
export interface Answer {
  name?: string;
  ingredients: string[];
  instructions: string[];
  servings?: unknown;
  prepTime?: number | null;
  cookTime?: number | null;
  totalTime?: number | null;
  sourceName?: string | null;
  image?: string | null;
}

export const answerOf = (recipe: PageRecipe | undefined): Answer =>
  recipe
    ? {
        ...recipe,
        ingredients: recipe.ingredients.map(({ line }) => line),
        instructions: instructionLines(recipe),
        servings: recipe.servings ?? recipe.yields,
        image: recipe.imageUrl,
      }
    : { ingredients: [], instructions: [] };

interface Field {
  name: string;
  /** Whether the label has this field. */
  applies: (expected: Record<string, unknown>) => unknown;
  score: (page: LabelledPage, got: Answer) => number | boolean;
}

/** Two weeks, in minutes. */
const longestTime = 20160;
const enough = 0.95;
const time = (name: string, label: string, read: (got: Answer) => number | null | undefined): Field => ({
  name,
  applies: (expected) => Number(expected[label]) > 0 && Number(expected[label]) <= longestTime,
  score: ({ expected }, got) => expected[label] === (read(got) ?? null),
});

const hasIngredients = (expected: Record<string, unknown>) => lengthOf(expected.ingredients);
const hasInstructions = (expected: Record<string, unknown>) => lengthOf(expected.instructions_list);
const lengthOf = (value: unknown) => (typeof value === 'string' || Array.isArray(value) ? value.length : 0);
const hasCore = (expected: Record<string, unknown>) =>
  expected.title && hasIngredients(expected) && hasInstructions(expected);

const exact = (expected: unknown, got: string[]) => JSON.stringify(lines(expected)) === JSON.stringify(lines(got));
const looseLines = (value: unknown) => lines(value).map(looselyNormalized);
const ingredientOverlap = ({ expected }: LabelledPage, got: Answer) =>
  overlap(looseLines(expected.ingredients), looseLines(got.ingredients));
const wordOverlap = ({ expected }: LabelledPage, got: Answer) =>
  overlap(words(lines(expected.instructions_list).join(' ')), words(lines(got.instructions).join(' ')));
const isLooseList = ({ expected }: LabelledPage, got: Answer) =>
  looseLines(expected.ingredients).join('|') === looseLines(got.ingredients).join('|');
const isLooseTitle = ({ expected }: LabelledPage, got: Answer) =>
  looselyNormalized(expected.title) === looselyNormalized(got.name);

export const fields: Field[] = [
  {
    name: 'title',
    applies: (it) => it.title,
    score: ({ expected }, got) => normalized(expected.title) === normalized(got.name),
  },
  {
    name: 'ingredients: exact list',
    applies: hasIngredients,
    score: ({ expected }, got) => exact(expected.ingredients, got.ingredients),
  },
  { name: 'ingredients: loose list', applies: hasIngredients, score: isLooseList },
  { name: 'ingredients: line F1', applies: hasIngredients, score: ingredientOverlap },
  {
    name: 'instructions: non-empty',
    applies: hasInstructions,
    score: (_, got) => lines(got.instructions).length > 0,
  },
  {
    name: 'instructions: equal text',
    applies: hasInstructions,
    score: ({ expected }, got) =>
      normalized(lines(expected.instructions_list).join(' ')) === normalized(lines(got.instructions).join(' ')),
  },
  {
    name: 'instructions: equal steps',
    applies: hasInstructions,
    score: ({ expected }, got) => exact(expected.instructions_list, got.instructions),
  },
  {
    name: 'instructions: >=95% same words',
    applies: hasInstructions,
    score: (page, got) => wordOverlap(page, got) >= enough,
  },
  {
    name: 'servings: number',
    applies: (it) => it.yields && (firstNumber(it.yields) ?? 0) > 0,
    score: ({ expected, accept }, got) => {
      const number = firstNumber(got.servings);
      return (
        number === firstNumber(expected.yields) || (number !== null && accept?.servings?.includes(number) === true)
      );
    },
  },
  time('total time', 'total_time', (got) => got.totalTime),
  time('prep time', 'prep_time', (got) => got.prepTime),
  time('cook time', 'cook_time', (got) => got.cookTime),
  {
    name: 'image: exact URL',
    applies: (it) => it.image,
    score: ({ expected }, got) => normalized(expected.image) === normalized(got.image),
  },
  {
    name: 'image: acceptable',
    applies: (it) => it.image,
    score: ({ expected, accept }, got) =>
      Boolean(got.image) &&
      [expected.image, ...(accept?.image ?? [])].some((it) => comparableImage(it) === comparableImage(got.image)),
  },
  {
    name: 'source name',
    applies: (it) => it.site_name,
    score: ({ expected }, got) =>
      normalized(expected.site_name).toLowerCase() === normalized(got.sourceName).toLowerCase(),
  },
  {
    name: 'CORE usable',
    applies: hasCore,
    score: (page, got) =>
      isLooseTitle(page, got) && ingredientOverlap(page, got) >= enough && wordOverlap(page, got) >= enough,
  },
  {
    name: 'CORE strict',
    applies: hasCore,
    score: (page, got) =>
      isLooseTitle(page, got) &&
      isLooseList(page, got) &&
      looselyNormalized(lines(page.expected.instructions_list).join('')) ===
        looselyNormalized(lines(got.instructions).join('')),
  },
];
