import { Clock, Heart, UsersRound } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '#web/ui/button.tsx';
import { FavoriteButton } from '#web/ui/favorite-button.tsx';
import { CardMenu } from '#web/ui/overlays/card-menu.tsx';
import { RecipeActions } from '#web/ui/record/record-extra.tsx';
import type { Recipe } from '../contract.ts';
import { durationText, minutesOf } from '../rules/times.ts';
import { ConcernBadges } from './concern-badges-card.tsx';
import { RecipePictureCard } from './recipe-picture-card.tsx';

interface RecipeCardProps {
  recipe: Recipe;
  /** Query string of the list, so that going back restores its filters. */
  listSearch: string;
  onToggleFavorite: () => void;
}

/** A recipe in the list: a row on phones. All of it is a link; its buttons are on top. */
export function RecipeCard({ recipe, listSearch, onToggleFavorite }: RecipeCardProps) {
  const { name, isFavorite, concerns, servings } = recipe;
  const minutes = minutesOf(recipe);
  return (
    <article className="card relative flex h-full items-center overflow-hidden transition-shadow has-[a:hover]:shadow-float sm:flex-col sm:items-stretch [&:has(a:hover)_.recipe-zoom]:scale-103">
      <div className="m-2.5 size-16 shrink-0 overflow-hidden rounded-control sm:m-0 sm:aspect-16/10 sm:size-auto sm:rounded-none">
        <div className="recipe-zoom size-full transition-transform duration-300">
          <RecipePictureCard recipe={recipe} size="small" />
        </div>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1 py-2 sm:gap-2 sm:p-4">
        <h2 className="line-clamp-2 text-base leading-snug sm:text-lg">
          <Link href={`/recipes/${recipe.id}`} state={{ listSearch }} className="stretched after:rounded-card">
            {name}
          </Link>
        </h2>
        <p className="tabular flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
          {isFavorite && (
            <span className="shrink-0 text-primary sm:hidden">
              <Heart aria-hidden size={15} fill="currentColor" />
              <span className="sr-only">Favorite</span>
            </span>
          )}
          {minutes !== null && (
            <span className="inline-flex shrink-0 items-center gap-1">
              <Clock aria-hidden size={15} />
              {durationText(minutes)}
            </span>
          )}
          <span className="inline-flex shrink-0 items-center gap-1 max-sm:hidden">
            <UsersRound aria-hidden size={15} />
            Serves {servings}
          </span>
          <ConcernBadges concerns={concerns} />
        </p>
      </div>
      <div className="card-corner relative flex shrink-0 gap-2 sm:absolute sm:top-3 sm:right-3">
        <FavoriteButton
          name={name}
          pressed={isFavorite}
          onToggle={onToggleFavorite}
          className="rounded-full bg-surface/90 shadow-card max-sm:hidden"
        />
        <CardMenu label={`More for ${name}`} className="rounded-full sm:bg-surface/90 sm:shadow-card">
          <RecipeActions recipeId={recipe.id} servings={servings} />
          <Button variant="outline" onClick={onToggleFavorite}>
            <Heart aria-hidden size={18} />
            {isFavorite ? 'Remove from favorites' : 'Add to favorites'}
          </Button>
        </CardMenu>
      </div>
    </article>
  );
}
