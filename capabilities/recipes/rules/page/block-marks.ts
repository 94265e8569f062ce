import type { PageElement } from './page-tree.ts';

/** The part of the page a block belongs to; 'aside' is content around the recipe, such as comments. */
export type Mark = 'ingredients' | 'steps' | 'aside' | null;

const asidePattern =
  /(?:^|[^a-z])(?:comments?|nutrition|nutrients?|related|equipment|newsletter|shar(?:e|ing)|social|ratings?|reviews?|breadcrumbs?|menu|footer|notes?|tips?|promo|advert|cookies?|popup|modal|toc)(?![a-z])/;
const ingredients = /ingredi|ingr[eé]d|zutat|sk[lł]adnik|hozz[aá]val|suroviny/;
const steps =
  /instruct|direction|method|preparation|preparo|procedure|zubereitung|anleitung|bereiding|etapes?\b|(?:\b|[-_])steps?(?:\b|[-_])/;

/** Elements that span the whole page; their class names may mention anything. */
const pageWideTags = new Set(['html', 'body', 'article', 'main']);

function markIn(names: string): Mark | undefined {
  const isIngredients = ingredients.test(names);
  const isSteps = steps.test(names);
  if (isIngredients !== isSteps) return isIngredients ? 'ingredients' : 'steps';
  return !isIngredients && asidePattern.test(names) ? 'aside' : undefined;
}

/** Returns a function that derives an element's mark from its class and id, or else from the mark around it. */
export function createMarkReader() {
  const cache = new Map<string, Mark | undefined>();
  return ({ tag, attributes }: PageElement, around: Mark): Mark => {
    if (tag === 'footer') return around ?? 'aside';
    const { class: className, id, itemprop } = attributes;
    if ((className ?? id ?? itemprop) === undefined || pageWideTags.has(tag)) return around;
    const names = `${className ?? ''} ${id ?? ''} ${itemprop ?? ''}`.toLowerCase();
    let markOfElement = cache.get(names);
    if (markOfElement === undefined && !cache.has(names)) {
      markOfElement = markIn(names);
      cache.set(names, markOfElement);
    }
    return markOfElement ?? around;
  };
}
