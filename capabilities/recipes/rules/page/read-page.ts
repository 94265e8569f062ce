import { chooseIngredients } from './choose-ingredients.ts';
import { chooseSteps } from './choose-steps.ts';
import { markedUpRecipes } from './item-markup.ts';
import { jsonLdNodes, mainRecipe, siteName } from './json-ld.ts';
import { type Block, blocksOf } from './page-blocks.ts';
import { hostOf, languageTag, readHead, resolveAddress } from './page-head.ts';
import { outlineOf } from './page-outline.ts';
import { emptyReading, type PageRecipe, type Reading } from './page-recipe.ts';
import { parsePage } from './page-tree.ts';
import { readSections } from './read-sections.ts';
import { factsIn, withTotal } from './recipe-facts.ts';
import type { SchemaNode } from './schema-node.ts';
import { readSchema } from './schema-recipe.ts';
import { openedBy } from './sections.ts';

const readingOf = (recipe: SchemaNode | undefined): Reading => (recipe ? readSchema(recipe) : emptyReading);

const isMissing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** Each field from the first reading that has it. */
function combine(readings: Reading[]): Reading {
  const combined: Record<string, unknown> = { ...emptyReading };
  for (const reading of readings)
    for (const [field, value] of Object.entries(reading)) if (isMissing(combined[field])) combined[field] = value;
  return { ...emptyReading, ...combined };
}

const factLines = (blocks: Block[]) =>
  blocks.filter(({ mark }) => mark !== 'aside' && mark !== 'steps').map(({ text }) => text);

/** A piece of a page has no title, but most have a heading. */
const firstHeading = (blocks: Block[]) => blocks.find((it) => it.kind === 'heading' && !openedBy(it))?.text;

const mostTags = 30;
const distinct = (tags: string[]) => [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()];

/**
 * Reads the recipe on a page, or in a piece of HTML: from the data it carries (JSON-LD, microdata, RDFa), and from what the
 * document shows where the data lack something or are worse. `url` is where the page came from. Never throws.
 */
export function readPage(html: string, url: string | null): PageRecipe | undefined {
  const tree = parsePage(html);
  const outline = outlineOf(tree);
  const things = jsonLdNodes(outline.scripts);
  const head = readHead(outline);
  const data = combine([readingOf(mainRecipe(things)), readingOf(mainRecipe(markedUpRecipes(outline.scopes)))]);
  const blocks = blocksOf(tree);
  const shown = readSections(blocks);

  const ingredients = chooseIngredients(data.ingredients, shown.ingredients);
  const steps = chooseSteps(data.steps, shown.steps);
  if (ingredients.length === 0 && steps.length === 0) return undefined;

  const isTold = data.servings !== null && (data.totalTime ?? data.prepTime ?? data.cookTime) !== null;
  const facts = isTold ? emptyReading : factsIn(factLines(blocks));
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
    sourceName: siteName(things) ?? head.sourceName ?? data.sourceName ?? hostOf(url),
    language: languageTag(data.language) ?? languageTag(head.language),
    tags: distinct(data.tags).slice(0, mostTags),
  };
}
