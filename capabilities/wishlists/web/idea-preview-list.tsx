import { Gift } from 'lucide-react';
import type { Wishlist } from '../contract.ts';
import { ideasOf, type ShownIdea } from '../rules/idea-states.ts';

export const previewed = 3;

export const shownIdeas = (wishlist: Wishlist) => ideasOf(wishlist).filter(({ state }) => state !== 'removed');

/** '12 ideas, 2 kept, 1 given' */
export function summaryOf(ideas: readonly ShownIdea[]) {
  const count = (state: string) => ideas.filter((idea) => idea.state === state).length;
  return [
    `${ideas.length} ${ideas.length === 1 ? 'idea' : 'ideas'}`,
    count('kept') > 0 && `${count('kept')} kept`,
    count('given') > 0 && `${count('given')} given`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The titles of the first ideas. */
export const IdeaPreview = ({ ideas }: { ideas: readonly ShownIdea[] }) => (
  <ul className="mt-3 space-y-1.5 empty:hidden">
    {ideas.slice(0, previewed).map(({ title }) => (
      <li key={title} className="flex gap-2.5">
        <Gift aria-hidden size={16} className="mt-1 shrink-0 text-birthday-ink" />
        <span className="min-w-0">{title}</span>
      </li>
    ))}
  </ul>
);
