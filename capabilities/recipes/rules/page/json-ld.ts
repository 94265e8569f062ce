import { parseLeniently } from './lenient-json.ts';
import { plainText } from './page-text.ts';
import type { PageElement } from './page-tree.ts';
import { isOfType, nodesIn, type SchemaNode } from './schema-node.ts';

const scriptText = (script: PageElement) => script.children.filter((it) => typeof it === 'string').join('');

export const jsonLdNodes = (scripts: PageElement[]): SchemaNode[] =>
  scripts
    .filter(({ attributes }) => /^application\/ld\+json/i.test(attributes.type?.trim() ?? ''))
    .flatMap((script) => nodesIn(parseLeniently(scriptText(script))));

const isFilled = (value: unknown) => (Array.isArray(value) || typeof value === 'string') && value.length > 0;

/** The page's main recipe: the first one with ingredients, or else the first one. */
export function mainRecipe(nodes: SchemaNode[]): SchemaNode | undefined {
  const recipes = nodes.filter((it) => isOfType(it, 'recipe'));
  return recipes.find((it) => isFilled(it.get('recipeingredient') ?? it.get('ingredients'))) ?? recipes[0];
}

/** The site's name, if the page has a WebSite node. */
export function siteName(nodes: SchemaNode[]): string | null {
  const name = nodes.find((it) => isOfType(it, 'website'))?.get('name');
  return typeof name === 'string' ? plainText(name) || null : null;
}
