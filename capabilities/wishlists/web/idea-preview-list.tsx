import type { Wishlist } from '../contract.ts';
import { contentOf, ideasOf, type ShownIdea } from '../rules/idea-states.ts';
import { GiftPicture } from './gift-picture-card.tsx';

export const previewed = 4;

export const shownIdeas = (wishlist: Wishlist) => ideasOf(wishlist).filter(({ state }) => state !== 'removed');

/** '2 kept, 1 given' */
export function summaryOf(ideas: readonly ShownIdea[]) {
  const count = (state: string) => ideas.filter((idea) => idea.state === state).length;
  return [count('kept') > 0 && `${count('kept')} kept`, count('given') > 0 && `${count('given')} given`]
    .filter(Boolean)
    .join(', ');
}

/** The first ideas, each with its drawing. */
export const IdeaPreview = ({ ideas }: { ideas: readonly ShownIdea[] }) => (
  <ul className="mt-2 grid gap-3 empty:hidden sm:grid-cols-2 lg:grid-cols-4">
    {ideas.slice(0, previewed).map((shown) => (
      <li key={shown.title} className="flex min-w-0 items-center gap-3 max-sm:nth-4:hidden">
        <GiftPicture title={shown.title} category={contentOf(shown).category} />
        <span className="min-w-0">
          <span className="line-clamp-2 leading-snug font-medium">{shown.title}</span>
          <span className="tabular block truncate text-sm text-ink-soft">{contentOf(shown).price}</span>
        </span>
      </li>
    ))}
  </ul>
);

const sampleCategories = ['Building', 'Books', 'Arts & Crafts'];

/** Drawings in place of ideas that aren't there yet. */
export const GiftSamples = () => (
  <div aria-hidden className="flex gap-2">
    {sampleCategories.map((category) => (
      <GiftPicture key={category} title="" category={category} />
    ))}
  </div>
);
