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
      <li key={shown.title} className="min-w-0 max-sm:nth-4:hidden">
        <Idea title={shown.title} {...contentOf(shown)} />
      </li>
    ))}
  </ul>
);

interface IdeaProps {
  title: string;
  category: string;
  price: string | null;
}

/** A drawing, with what it is of. */
export const Idea = ({ title, category, price }: IdeaProps) => (
  <div className="flex items-center gap-3">
    <GiftPicture title={title} category={category} />
    <span className="min-w-0">
      <span className="line-clamp-2 leading-snug font-medium">{title}</span>
      <span className="tabular block truncate text-sm text-ink-soft">{price}</span>
    </span>
  </div>
);

const drawnGifts = [
  { title: 'Bricks', category: 'Building' },
  { title: 'Book', category: 'Books' },
  { title: 'Paints', category: 'Arts & Crafts' },
];
const drawnGiftsForBabies = [
  { title: 'Rattle', category: 'Baby' },
  { title: 'Teddy', category: 'Baby' },
  { title: 'Book', category: 'Books' },
];
/** The first age with the drawings for children. */
const babiesUntil = 3;

/** Drawings in place of ideas that aren't there yet, by the age that the child reaches. */
export const DrawnGifts = ({ turns }: { turns: number }) => (
  <div aria-hidden className="flex gap-2">
    {(turns < babiesUntil ? drawnGiftsForBabies : drawnGifts).map((gift) => (
      <GiftPicture key={gift.title} {...gift} />
    ))}
  </div>
);
