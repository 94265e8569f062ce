import { chooseIngredients } from './choose-ingredients.ts';
import { chooseSteps } from './choose-steps.ts';
import { markedUpRecipes } from './item-markup.ts';
import { jsonLdNodes, mainRecipe, siteName } from './json-ld.ts';
import { type Block, blocksOf } from './page-blocks.ts';
import { hostOf, languageTag, readHead, resolveAddress } from './page-head.ts';
import { outlineOf } from './page-outline.ts';
import { emptyPageResult, type PageRecipe, type Reading } from './page-recipe.ts';
import { parsePage } from './page-tree.ts';
import { readSections } from './read-sections.ts';
import { factsIn, withTotal } from './recipe-facts.ts';
import type { SchemaNode } from './schema-node.ts';
import { readSchema } from './schema-recipe.ts';
import { openingOf } from './sections.ts';

const readingOf = (recipe: SchemaNode | undefined): Reading => (recipe ? readSchema(recipe) : emptyPageResult);

const isMissing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** Takes each field from the first reading that has it. */
function combine(readings: Reading[]): Reading {
  const combined: Record<string, unknown> = { ...emptyPageResult };
  for (const reading of readings)
    for (const [field, value] of Object.entries(reading)) if (isMissing(combined[field])) combined[field] = value;
  return { ...emptyPageResult, ...combined };
}

const factLines = (blocks: Block[]) =>
  blocks.filter(({ part }) => part !== 'aside' && part !== 'steps').map(({ text }) => text);

/** Name for an HTML fragment, which has no title. */
const firstHeading = (blocks: Block[]) => blocks.find((it) => it.kind === 'heading' && !openingOf(it))?.text;

const maxTags = 30;
const distinct = (tags: string[]) => [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()];

/**
 * Reads the recipe of a page or HTML fragment from its structured data (JSON-LD, microdata, RDFa), and from the visible
 * content where the data are missing or worse. `url` is the address of the page. Never throws.
 */
export function readPage(html: string, url: string | null): PageRecipe | undefined {
  const tree = parsePage(html);
  const outline = outlineOf(tree);
  const nodes = jsonLdNodes(outline.scripts);
  const head = readHead(outline);
  const data = combine([readingOf(mainRecipe(nodes)), readingOf(mainRecipe(markedUpRecipes(outline.scopes)))]);
  const blocks = blocksOf(tree);
  const shown = readSections(blocks);

  const ingredients = chooseIngredients(data.ingredients, shown.ingredients);
  const steps = chooseSteps(data.steps, shown.steps);
  if (ingredients.length === 0 && steps.length === 0) return undefined;

  const hasServingsAndTime = data.servings !== null && (data.totalTime ?? data.prepTime ?? data.cookTime) !== null;
  const facts = hasServingsAndTime ? emptyPageResult : factsIn(factLines(blocks));
  const read = withTotal(
    combine([data, { ...head, ...facts, totalTime: (data.prepTime ?? data.cookTime) ? null : facts.totalTime }]),
  );
  const base = resolveAddress(outline.base, url) ?? url;
  return {
    ...read,
    name: read.name ?? firstHeading(blocks) ?? 'Recipe',
    ingredients,
    steps,
    imageUrl: resolveAddress(read.imageUrl, base) ?? resolveAddress(head.imageUrl, base),
    sourceName: siteName(nodes) ?? head.sourceName ?? data.sourceName ?? hostOf(url),
    language: languageTag(data.language) ?? languageTag(head.language),
    tags: distinct(data.tags).slice(0, maxTags),
  };
}
