import type { PageElement } from './page-tree.ts';

/** The part of the page a block belongs to; 'aside' is content around the recipe, such as comments. */
export type PagePart = 'ingredients' | 'steps' | 'aside' | null;

const asidePattern =
  /(?:^|[^a-z])(?:comments?|nutrition|nutrients?|related|equipment|newsletter|shar(?:e|ing)|social|ratings?|reviews?|breadcrumbs?|menu|footer|notes?|tips?|promo|advert|cookies?|popup|modal|toc)(?![a-z])/;
const ingredients = /ingredi|ingr[eé]d|zutat|sk[lł]adnik|hozz[aá]val|suroviny/;
const steps =
  /instruct|direction|method|preparation|preparo|procedure|zubereitung|anleitung|bereiding|etapes?\b|(?:\b|[-_])steps?(?:\b|[-_])/;

/** Elements that span the whole page; their class names may mention anything. */
const pageWideTags = new Set(['html', 'body', 'article', 'main']);

function partIn(names: string): PagePart | undefined {
  const isIngredients = ingredients.test(names);
  const isSteps = steps.test(names);
  if (isIngredients !== isSteps) return isIngredients ? 'ingredients' : 'steps';
  return !isIngredients && asidePattern.test(names) ? 'aside' : undefined;
}

/** Returns a function that tells which part of the page an element belongs to, by its class and id, or else by its parent. */
export function createPartFinder() {
  const cache = new Map<string, PagePart | undefined>();
  return ({ tag, attributes }: PageElement, around: PagePart): PagePart => {
    if (tag === 'footer') return around ?? 'aside';
    const { class: className, id, itemprop } = attributes;
    if ((className ?? id ?? itemprop) === undefined || pageWideTags.has(tag)) return around;
    const names = `${className ?? ''} ${id ?? ''} ${itemprop ?? ''}`.toLowerCase();
    let partOfElement = cache.get(names);
    if (partOfElement === undefined && !cache.has(names)) {
      partOfElement = partIn(names);
      cache.set(names, partOfElement);
    }
    return partOfElement ?? around;
  };
}
