import { linesOf } from './page-text.ts';
import type { PageElement } from './page-tree.ts';
import { isOfType, type SchemaNode } from './schema-node.ts';

/** Properties that are read; all others are skipped, at any depth. */
const readProperties = new Set(
  (
    'name headline description recipeingredient ingredients ingredient recipeinstructions instructions itemlistelement step ' +
    'text recipeyield yield preptime cooktime performtime totaltime image url contenturl publisher inlanguage ' +
    'keywords recipecategory recipecuisine suitablefordiet'
  ).split(' '),
);

/** Maximum nesting of items in a recipe: a section, its steps, a step's picture. */
const maxDepth = 3;

/** The page's own recipe comes first; further ones are teasers. */
const maxRecipes = 4;

const isScope = ({ attributes }: PageElement) =>
  attributes.itemscope !== undefined || attributes.itemtype !== undefined || attributes.typeof !== undefined;

/** Property names without the vocabulary prefix: 'schema:name' -> 'name'. */
const propertiesOf = ({ attributes }: PageElement) =>
  (attributes.itemprop ?? attributes.property ?? '')
    .toLowerCase()
    .split(/\s+/)
    .map((it) => it.slice(Math.max(it.lastIndexOf(':'), it.lastIndexOf('/')) + 1))
    .filter((it) => readProperties.has(it));

function readValue(element: PageElement, depth: number): unknown {
  const { tag, attributes } = element;
  if (isScope(element) && depth < maxDepth) return nodeFromScope(element, depth + 1);
  if (attributes.content !== undefined) return attributes.content;
  if (tag === 'img') return attributes['data-src'] ?? attributes.src ?? '';
  if (tag === 'link') return attributes.href ?? '';
  if (tag === 'time' && attributes.datetime) return attributes.datetime;
  return linesOf(element).join('\n');
}

interface Claim {
  element: PageElement;
  /** Whether the property occurs again inside this element, as in a list and its items; the inner ones win. */
  isOuter: boolean;
}

function nodeFromScope(scope: PageElement, depth: number): SchemaNode {
  const claims = new Map<string, Claim[]>();
  const visit = (element: PageElement, enclosing: ReadonlyMap<string, Claim>) => {
    for (const child of element.children) {
      if (typeof child === 'string') continue;
      const names = propertiesOf(child);
      const enclosingForChildren = names.length > 0 ? new Map(enclosing) : enclosing;
      for (const name of names) {
        const claim: Claim = { element: child, isOuter: false };
        const enclosingClaim = enclosing.get(name);
        if (enclosingClaim) enclosingClaim.isOuter = true;
        const others = claims.get(name);
        if (others) others.push(claim);
        else claims.set(name, [claim]);
        if (enclosingForChildren instanceof Map) enclosingForChildren.set(name, claim);
      }
      if (!isScope(child)) visit(child, enclosingForChildren);
    }
  };
  visit(scope, new Map());
  const found = new Map<string, unknown>([['@type', typesOf(scope)]]);
  for (const [name, all] of claims)
    found.set(
      name,
      all.filter((it) => !it.isOuter).map((it) => readValue(it.element, depth)),
    );
  return found;
}

const typesOf = ({ attributes }: PageElement) => (attributes.itemtype ?? attributes.typeof ?? '').split(/\s+/);

/** Recipes on the page in microdata or RDFa. */
export const markedUpRecipes = (scopes: PageElement[]): SchemaNode[] =>
  scopes
    .filter((scope) => isOfType(new Map([['@type', typesOf(scope)]]), 'recipe'))
    .slice(0, maxRecipes)
    .map((scope) => nodeFromScope(scope, 0));
