import { parseLeniently } from './lenient-json.ts';
import { plainText } from './page-text.ts';
import type { PageElement } from './page-tree.ts';
import { isOfType, nodesIn, type SchemaNode } from './schema-node.ts';

const scriptText = (script: PageElement) => script.children.filter((it) => typeof it === 'string').join('');

/** Everything that the page's JSON-LD scripts describe. */
export const jsonLdNodes = (scripts: PageElement[]): SchemaNode[] =>
  scripts
    .filter(({ attributes }) => /^application\/ld\+json/i.test(attributes.type?.trim() ?? ''))
    .flatMap((script) => nodesIn(parseLeniently(scriptText(script))));

const isFilled = (value: unknown) => (Array.isArray(value) || typeof value === 'string') && value.length > 0;

/** The page's recipe: the first with ingredients, or else the first. */
export function mainRecipe(nodes: SchemaNode[]): SchemaNode | undefined {
  const recipes = nodes.filter((it) => isOfType(it, 'recipe'));
  return recipes.find((it) => isFilled(it.get('recipeingredient') ?? it.get('ingredients'))) ?? recipes[0];
}

/** The name of the site, where the page describes it. */
export function siteName(things: SchemaNode[]): string | null {
  const name = things.find((it) => isOfType(it, 'website'))?.get('name');
  return typeof name === 'string' ? plainText(name) || null : null;
}
