import { storableLine, storableText } from '#core/storable-text.ts';
import { uniqueWords } from '#core/unique-words.ts';
import { isWebAddress } from '#core/web-address.ts';
import { maxLineLength } from '#food/contract.ts';
import { diets } from '#food/diets.ts';
import { ingredientOfLine, type ParsedLine } from '#food/lines.ts';
import { maxIngredients, maxLongText, maxMinutes, maxNameLength, maxServings } from '../contract.ts';
import { instructionLines } from './page/instruction-lines.ts';
import type { PageRecipe } from './page/page-recipe.ts';

const maxShortText = 200;
const maxLinkLength = 2000;
const maxTags = 12;
/** Longer tags are keywords for search engines: 'easy weeknight chicken recipes for two'. */
const maxTagLength = 24;

/** Cuts an extracted recipe down to the same limits that apply to typed recipes. */
export function storableRecipe(page: PageRecipe, parse: (line: string) => ParsedLine) {
  return {
    name: storableLine(page.name, maxNameLength) ?? 'Recipe',
    description: storableText(page.description, maxLongText),
    sourceName: storableLine(page.sourceName, maxShortText),
    sourceImageUrl: linkOf(page.imageUrl),
    ingredients: page.ingredients.slice(0, maxIngredients).flatMap(({ line, group }) => {
      const storable = storableLine(line, maxLineLength);
      return storable ? [ingredientOfLine(storable, storableLine(group, maxShortText), parse)] : [];
    }),
    instructions: storableText(instructionsOf(page), maxLongText),
    servings:
      page.servings !== null && page.servings >= 1 ? Math.min(Math.round(page.servings), maxServings) : undefined,
    prepTime: minutes(page.prepTime),
    cookTime: minutes(page.cookTime),
    totalTime: minutes(page.totalTime),
    language: page.language !== null && /^[a-z0-9-]{2,35}$/i.test(page.language) ? page.language : null,
    dietaryTags: tagsOf(page.tags),
  };
}

const linkOf = (address: string | null) =>
  address !== null && address.length <= maxLinkLength && isWebAddress(address) ? address : null;

const instructionsOf = (page: PageRecipe) =>
  instructionLines(page)
    .flatMap((line) => storableLine(line, maxLongText) ?? [])
    .join('\n');

const minutes = (time: number | null) => (time !== null && time > 0 && time <= maxMinutes ? Math.round(time) : null);

function tagsOf(tags: readonly string[]): string[] {
  const storable = tags
    .flatMap((tag) => storableLine(tag, maxShortText) ?? [])
    .filter((tag) => tag.length <= maxTagLength);
  return uniqueWords(storable, diets).slice(0, maxTags);
}
