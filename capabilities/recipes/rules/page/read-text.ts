import { ingredientLikeness, isProse, isSurelyIngredient } from './line-shape.ts';
import type { Block } from './page-blocks.ts';
import { emptyPageResult, type PageRecipe } from './page-recipe.ts';
import { readSections } from './read-sections.ts';
import { factsIn, withTotal } from './recipe-facts.ts';
import { ingredientLines, stepLines } from './section-lines.ts';
import { openingOf } from './sections.ts';
import { textBlocks } from './text-blocks.ts';

const maxNameLength = 120;
const maxTags = 30;

const isFact = ({ text }: Block) => Object.values(factsIn([text])).some((it) => it !== null);

/** Range of the ingredients in a text without headings: from the first line with an amount to the first prose. */
function ingredientRange(blocks: Block[]): { from: number; to: number } {
  const from = blocks.findIndex((it) => isSurelyIngredient(it.text) && !isFact(it));
  if (from < 0) return { from: 0, to: 0 };
  let to = from + 1;
  for (let n = from + 1; n < blocks.length; n++) {
    const { text, kind } = blocks[n] ?? { text: '', kind: 'text' };
    if (isSurelyIngredient(text)) to = n + 1;
    else if (isProse(text) || (kind !== 'heading' && ingredientLikeness(text) < 0.5)) break;
    else if (kind !== 'heading') to = n + 1;
  }
  return { from, to };
}

function readByShape(blocks: Block[]): Pick<PageRecipe, 'ingredients' | 'steps'> {
  const { from, to } = ingredientRange(blocks);
  return { ingredients: ingredientLines(blocks.slice(from, to)), steps: to > 0 ? stepLines(blocks.slice(to)) : [] };
}

/** Finds both lists by their headings; a list without a heading is found by the shape of its lines. */
function listsIn(blocks: Block[]): Pick<PageRecipe, 'ingredients' | 'steps'> {
  const byHeading = readSections(blocks);
  if (byHeading.ingredients.length > 0 && byHeading.steps.length > 0) return byHeading;
  const byShape = readByShape(blocks);
  return {
    ingredients: byHeading.ingredients.length > 0 ? byHeading.ingredients : byShape.ingredients,
    steps: byHeading.steps.length > 0 ? byHeading.steps : byShape.steps,
  };
}

const hashtags = (text: string) => [...text.matchAll(/#([\p{L}\p{N}_]{2,40})/gu)].map(([, tag]) => tag ?? '');

/** Reads a recipe from pasted plain text, such as an email, a note or a caption. Never throws. */
export function readText(text: string): PageRecipe | undefined {
  const blocks = textBlocks(text);
  const { ingredients, steps } = listsIn(blocks);
  if (ingredients.length === 0 && steps.length === 0) return undefined;
  const stepTexts = new Set(steps.map((it) => it.text));
  const isListed = new Set([...ingredients.map(({ line }) => line), ...stepTexts]);
  const isIntroduction = (block: Block) => !openingOf(block) && !isListed.has(block.text) && !isFact(block);
  const end = blocks.findIndex((block) => openingOf(block) ?? isListed.has(block.text));
  const [title, ...introduction] = blocks.slice(0, end < 0 ? 0 : end).filter(isIntroduction);
  return withTotal({
    ...emptyPageResult,
    ...factsIn(blocks.filter((it) => !stepTexts.has(it.text)).map((it) => it.text)),
    name: title ? title.text.replace(/:$/, '').slice(0, maxNameLength) : 'Recipe',
    description: introduction.map((it) => it.text).join(' ') || null,
    ingredients,
    steps,
    tags: [...new Set(hashtags(text))].slice(0, maxTags),
  });
}
