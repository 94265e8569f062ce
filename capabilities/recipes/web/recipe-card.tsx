import { Clock, UsersRound } from 'lucide-react';
import { Link } from 'wouter';
import { FavoriteButton } from '#web/ui/favorite-button.tsx';
import type { Recipe } from '../contract.ts';
import { duration, minutesOf } from '../rules/times.ts';
import { ConcernBadges } from './concern-badges-card.tsx';
import { RecipePictureCard } from './recipe-picture-card.tsx';

interface RecipeCardProps {
  recipe: Recipe;
  /** Query string of the list, so that going back restores its filters. */
  listSearch: string;
  onToggleFavorite: () => void;
}

/** A recipe in the list. The whole card is a link; the favorite button is on top of it. */
export function RecipeCard({ recipe, listSearch, onToggleFavorite }: RecipeCardProps) {
  const minutes = minutesOf(recipe);
  return (
    <article className="card relative flex h-full flex-col overflow-hidden transition-shadow has-[a:hover]:shadow-float [&:has(a:hover)_.recipe-zoom]:scale-103">
      <div className="aspect-4/3 overflow-hidden">
        <div className="recipe-zoom size-full transition-transform duration-300">
          <RecipePictureCard recipe={recipe} size="small" />
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h2 className="line-clamp-2 text-lg leading-snug">
          <Link href={`/recipes/${recipe.id}`} state={{ listSearch }} className="stretched after:rounded-card">
            {recipe.name}
          </Link>
        </h2>
        {recipe.concerns.length > 0 && (
          <p>
            <ConcernBadges concerns={recipe.concerns} limit={1} className="max-w-full" />
          </p>
        )}
        <p className="tabular mt-auto flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
          {minutes !== null && (
            <span className="inline-flex items-center gap-1.5">
              <Clock aria-hidden size={15} />
              {duration(minutes)}
            </span>
          )}
          <span className="inline-flex items-center gap-1.5">
            <UsersRound aria-hidden size={15} />
            Serves {recipe.servings}
          </span>
        </p>
      </div>
      <FavoriteButton
        name={recipe.name}
        pressed={recipe.isFavorite}
        onToggle={onToggleFavorite}
        className="absolute top-3 right-3 rounded-full bg-surface/90 shadow-card"
      />
    </article>
  );
}
