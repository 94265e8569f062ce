import type { IdeaState, OwnIdea, Recommendation, Wishlist } from '../contract.ts';

/** The wishlist field with the titles of each state; an idea in none of them is 'suggested'. */
const listOf = { given: 'given', removed: 'removedItems', kept: 'keptItems' } as const;
const lists = Object.values(listOf);
type Lists = Pick<Wishlist, (typeof lists)[number]>;

export function stateOf(wishlist: Lists, title: string): IdeaState {
  const states = Object.keys(listOf) as (keyof typeof listOf)[];
  return states.find((state) => wishlist[listOf[state]].includes(title)) ?? 'suggested';
}

/** Moves an idea to a state; it leaves any other state. */
export function withState(wishlist: Lists, title: string, state: IdeaState): Lists {
  const without = (list: keyof Lists) => wishlist[list].filter((other) => other !== title);
  const changed: Lists = {
    given: without('given'),
    removedItems: without('removedItems'),
    keptItems: without('keptItems'),
  };
  if (state !== 'suggested') changed[listOf[state]].push(title);
  return changed;
}

/** Merges lists sent as a whole. Each title ends up in one list: sent before stored, earlier before later. */
export function withLists(wishlist: Lists, sent: { [Name in keyof Lists]?: readonly string[] | undefined }): Lists {
  const taken = new Set<string>();
  const merged: Lists = { given: [], removedItems: [], keptItems: [] };
  for (const name of lists.toSorted((a, b) => Number(!sent[a]) - Number(!sent[b])))
    for (const title of sent[name] ?? wishlist[name])
      if (!taken.has(title)) {
        taken.add(title);
        merged[name].push(title);
      }
  return merged;
}

export interface ShownIdea {
  title: string;
  state: IdeaState;
  /** Added by a family member, or suggested. */
  idea: { own: OwnIdea } | { suggested: Recommendation };
}

/** Own ideas first, then suggested ones. An own idea replaces a suggested one with the same title. */
export function ideasOf(wishlist: Wishlist): ShownIdea[] {
  const own = wishlist.addedItems.map((idea) => ({ title: idea.title, idea: { own: idea } }));
  const suggested = wishlist.recommendations
    .filter(({ title }) => !wishlist.addedItems.some((idea) => idea.title === title))
    .map((idea) => ({ title: idea.title, idea: { suggested: idea } }));
  return [...own, ...suggested].map((idea) => ({ ...idea, state: stateOf(wishlist, idea.title) }));
}

/** Gifts of previous birthdays, the latest first. */
export const givenBefore = (wishlists: readonly Wishlist[], year: number) =>
  wishlists
    .filter(({ generatedForYear, given }) => generatedForYear < year && given.length > 0)
    .toSorted((a, b) => b.generatedForYear - a.generatedForYear)
    .map(({ generatedForYear, given }) => ({ year: generatedForYear, titles: given }));

/** The texts of an own or suggested idea in a common shape. The dash of a price range becomes the one that ranges have. */
export function contentOf({ idea }: ShownIdea) {
  if ('own' in idea)
    return { category: 'Your idea', price: null, text: idea.own.notes, href: idea.own.url, link: 'Open the link' };
  const { category, estimatedPrice, description, productUrl, retailer } = idea.suggested;
  return {
    category,
    price: estimatedPrice.replace(/(\d)-(?=\d)/, '$1–'),
    text: description,
    href: productUrl,
    link: `Search ${retailer}`,
  };
}
