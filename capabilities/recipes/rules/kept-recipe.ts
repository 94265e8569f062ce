import { storableLine, storableText } from '#core/storable-text.ts';
import { uniqueWords } from '#core/unique-words.ts';
import { isWebAddress } from '#core/web-address.ts';
import { maxLineLength } from '#food/contract.ts';
import { diets } from '#food/diets.ts';
import { ingredientOfLine, type ParsedLine } from '#food/lines.ts';
import { longText, maxIngredients, maxMinutes, maxNameLength, maxServings } from '../contract.ts';
import { instructionLines } from './page/instruction-lines.ts';
import type { PageRecipe } from './page/page-recipe.ts';

const shortText = 200;
const longestLink = 2000;
const maxTags = 12;
/** Longer ones are written for search engines: 'easy weeknight chicken recipes for two'. */
const longestTag = 24;

/** What is kept of a recipe that was read from a page or a text: within the limits that hold for what people type. */
export function keptRecipe(page: PageRecipe, parse: (line: string) => ParsedLine) {
  return {
    name: storableLine(page.name, maxNameLength) ?? 'Recipe',
    description: storableText(page.description, longText),
    sourceName: storableLine(page.sourceName, shortText),
    sourceImageUrl: linkOf(page.imageUrl),
    ingredients: page.ingredients.slice(0, maxIngredients).flatMap(({ line, group }) => {
      const kept = storableLine(line, maxLineLength);
      return kept ? [ingredientOfLine(kept, storableLine(group, shortText), parse)] : [];
    }),
    instructions: storableText(instructionsOf(page), longText),
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
  address !== null && address.length <= longestLink && isWebAddress(address) ? address : null;

const instructionsOf = (page: PageRecipe) =>
  instructionLines(page)
    .flatMap((line) => storableLine(line, longText) ?? [])
    .join('\n');

const minutes = (time: number | null) => (time !== null && time > 0 && time <= maxMinutes ? Math.round(time) : null);

function tagsOf(tags: readonly string[]): string[] {
  const kept = tags.flatMap((tag) => storableLine(tag, shortText) ?? []).filter((tag) => tag.length <= longestTag);
  return uniqueWords(kept, diets).slice(0, maxTags);
}
