import { linesOf } from './page-text.ts';
import type { PageElement } from './page-tree.ts';
import { isOfType, type SchemaNode } from './schema-node.ts';

/** The properties that are read; other ones, and how deep they nest, cost nothing. */
const readProperties = new Set(
  (
    'name headline description recipeingredient ingredients ingredient recipeinstructions instructions itemlistelement step ' +
    'text recipeyield yield preptime cooktime performtime totaltime image url contenturl publisher inlanguage ' +
    'keywords recipecategory recipecuisine suitablefordiet'
  ).split(' '),
);

/** As deep as things are read inside a recipe: a section, its steps, a picture of one. */
const deepest = 3;

/** The page's own recipe comes first; the others are teasers. */
const mostRecipes = 4;

const isScope = ({ attributes }: PageElement) =>
  attributes.itemscope !== undefined || attributes.itemtype !== undefined || attributes.typeof !== undefined;

/** Without the vocabulary's prefix: 'schema:name' and 'v:name' are names. */
const propertiesOf = ({ attributes }: PageElement) =>
  (attributes.itemprop ?? attributes.property ?? '')
    .toLowerCase()
    .split(/\s+/)
    .map((it) => it.slice(Math.max(it.lastIndexOf(':'), it.lastIndexOf('/')) + 1))
    .filter((it) => readProperties.has(it));

function readValue(element: PageElement, depth: number): unknown {
  const { tag, attributes } = element;
  if (isScope(element) && depth < deepest) return describedBy(element, depth + 1);
  if (attributes.content !== undefined) return attributes.content;
  if (tag === 'img') return attributes['data-src'] ?? attributes.src ?? '';
  if (tag === 'link') return attributes.href ?? '';
  if (tag === 'time' && attributes.datetime) return attributes.datetime;
  return linesOf(element).join('\n');
}

interface Claim {
  element: PageElement;
  /** A list and its items may both claim to be the property: the innermost tell more. */
  isOuter: boolean;
}

function describedBy(scope: PageElement, depth: number): SchemaNode {
  const claims = new Map<string, Claim[]>();
  const visit = (element: PageElement, around: ReadonlyMap<string, Claim>) => {
    for (const child of element.children) {
      if (typeof child === 'string') continue;
      const names = propertiesOf(child);
      const inside = names.length > 0 ? new Map(around) : around;
      for (const name of names) {
        const claim: Claim = { element: child, isOuter: false };
        const outer = around.get(name);
        if (outer) outer.isOuter = true;
        const others = claims.get(name);
        if (others) others.push(claim);
        else claims.set(name, [claim]);
        if (inside instanceof Map) inside.set(name, claim);
      }
      if (!isScope(child)) visit(child, inside);
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

/** What microdata and RDFa say about the recipes on a page. */
export const markedUpRecipes = (scopes: PageElement[]): SchemaNode[] =>
  scopes
    .filter((scope) => isOfType(new Map([['@type', typesOf(scope)]]), 'recipe'))
    .slice(0, mostRecipes)
    .map((scope) => describedBy(scope, 0));
