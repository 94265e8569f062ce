import type { PageElement } from './page-tree.ts';

/** What a block is part of; 'aside' is what surrounds a recipe. */
export type Mark = 'ingredients' | 'steps' | 'aside' | null;

const aside =
  /(?:^|[^a-z])(?:comments?|nutrition|nutrients?|related|equipment|newsletter|shar(?:e|ing)|social|ratings?|reviews?|breadcrumbs?|menu|footer|notes?|tips?|promo|advert|cookies?|popup|modal|toc)(?![a-z])/;
const ingredients = /ingredi|ingr[eé]d|zutat|sk[lł]adnik|hozz[aá]val|suroviny/;
const steps =
  /instruct|direction|method|preparation|preparo|procedure|zubereitung|anleitung|bereiding|etapes?\b|(?:\b|[-_])steps?(?:\b|[-_])/;

/** Holders of whole pages are named after everything on them. */
const tooWide = new Set(['html', 'body', 'article', 'main']);

function markIn(names: string): Mark | undefined {
  const isIngredients = ingredients.test(names);
  const isSteps = steps.test(names);
  if (isIngredients !== isSteps) return isIngredients ? 'ingredients' : 'steps';
  return !isIngredients && aside.test(names) ? 'aside' : undefined;
}

/** Tells the mark of an element from its own names, or else from its parent's mark. */
export function markReader() {
  const known = new Map<string, Mark | undefined>();
  return ({ tag, attributes }: PageElement, around: Mark): Mark => {
    if (tag === 'footer') return around ?? 'aside';
    const { class: className, id, itemprop } = attributes;
    if ((className ?? id ?? itemprop) === undefined || tooWide.has(tag)) return around;
    const names = `${className ?? ''} ${id ?? ''} ${itemprop ?? ''}`.toLowerCase();
    let own = known.get(names);
    if (own === undefined && !known.has(names)) {
      own = markIn(names);
      known.set(names, own);
    }
    return own ?? around;
  };
}
