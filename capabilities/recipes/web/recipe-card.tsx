import { Clock, TriangleAlert, UsersRound } from 'lucide-react';
import { Link } from 'wouter';
import { concernBadges } from '#food/diets.ts';
import { Badge } from '#web/ui/badge.tsx';
import { FavoriteButton } from '#web/ui/favorite-button.tsx';
import type { Recipe } from '../contract.ts';
import { duration, minutesOf } from '../rules/times.ts';
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
  const [concern, ...others] = concernBadges(recipe.concerns);
  return (
    <article className="card group relative flex h-full flex-col overflow-hidden transition-shadow has-[a:hover]:shadow-float">
      <div className="aspect-4/3 overflow-hidden">
        <div className="size-full transition-transform duration-300 group-has-[a:hover]:scale-103">
          <RecipePictureCard recipe={recipe} size="small" />
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h2 className="line-clamp-2 text-lg leading-snug">
          <Link href={`/recipes/${recipe.id}`} state={{ listSearch }} className="stretched after:rounded-card">
            {recipe.name}
          </Link>
        </h2>
        {concern && (
          <p>
            <Badge variant="danger" icon={<TriangleAlert aria-hidden size={12} />} className="max-w-full">
              {others.length > 0 ? `${concern} +${others.length}` : concern}
            </Badge>
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
