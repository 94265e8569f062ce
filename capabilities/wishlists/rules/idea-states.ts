import type { IdeaState, OwnIdea, Recommendation, Wishlist } from '../contract.ts';

/** Where the titles of each state stand in a wishlist; an idea in none of them is merely suggested. */
const listOf = { given: 'given', removed: 'removedItems', kept: 'keptItems' } as const;
const lists = Object.values(listOf);
type Lists = Pick<Wishlist, (typeof lists)[number]>;

export function stateOf(wishlist: Lists, title: string): IdeaState {
  const states = Object.keys(listOf) as (keyof typeof listOf)[];
  return states.find((state) => wishlist[listOf[state]].includes(title)) ?? 'suggested';
}

/** An idea is in one state at a time. */
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

/** Whole lists that somebody sends: a title leaves the lists that were not sent, and of those sent the first one has it. */
export function withLists(wishlist: Lists, sent: { [Name in keyof Lists]?: readonly string[] | undefined }): Lists {
  const taken = new Set<string>();
  const settled: Lists = { given: [], removedItems: [], keptItems: [] };
  for (const name of lists.toSorted((a, b) => Number(!sent[a]) - Number(!sent[b])))
    for (const title of sent[name] ?? wishlist[name])
      if (!taken.has(title)) {
        taken.add(title);
        settled[name].push(title);
      }
  return settled;
}

export interface ShownIdea {
  title: string;
  state: IdeaState;
  /** What she wrote herself, or what was suggested. */
  idea: { own: OwnIdea } | { suggested: Recommendation };
}

/** Her own ideas first, then the suggested ones; an own idea with the title of a suggested one stands for it. */
export function ideasOf(wishlist: Wishlist): ShownIdea[] {
  const own = wishlist.addedItems.map((idea) => ({ title: idea.title, idea: { own: idea } }));
  const suggested = wishlist.recommendations
    .filter(({ title }) => !wishlist.addedItems.some((idea) => idea.title === title))
    .map((idea) => ({ title: idea.title, idea: { suggested: idea } }));
  return [...own, ...suggested].map((idea) => ({ ...idea, state: stateOf(wishlist, idea.title) }));
}

/** What a child was given on other birthdays, the latest first. */
export const givenBefore = (wishlists: readonly Wishlist[], year: number) =>
  wishlists
    .filter(({ generatedForYear, given }) => generatedForYear < year && given.length > 0)
    .toSorted((a, b) => b.generatedForYear - a.generatedForYear)
    .map(({ generatedForYear, given }) => ({ year: generatedForYear, titles: given }));
