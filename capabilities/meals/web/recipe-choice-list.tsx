import { Clock, Heart } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react';
import type { Recipe } from '#capabilities/recipes/contract.ts';
import { findable, matchingRecipes } from '#capabilities/recipes/rules/recipe-search.ts';
import { durationText, minutesOf } from '#capabilities/recipes/rules/times.ts';
import { ConcernBadges } from '#capabilities/recipes/web/concern-badges-card.tsx';
import { RecipePictureCard } from '#capabilities/recipes/web/recipe-picture-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';

const StarterMatchCard = lazyPiece(() =>
  import('#capabilities/recipes/web/starter-match-card.tsx').then((module) => module.StarterMatchCard),
);

interface RecipeChoiceListProps {
  recipes: readonly Recipe[];
  mealType: string;
  /** The people whose concerns are shown. */
  memberIds: readonly string[];
  onChoose: (id: string) => void;
  error: string | undefined;
}

const pageSize = 30;
const anyRecipe = { mealType: '', favorites: false, quick: false, fits: '', without: '' };

const concernsFor = ({ concerns }: Recipe, memberIds: readonly string[]) =>
  concerns.filter(({ memberId }) => memberId === null || memberIds.includes(memberId));

const countAllergies = (recipe: Recipe, memberIds: readonly string[]) =>
  concernsFor(recipe, memberIds).filter(({ kind }) => kind === 'allergy').length;

/** Sorts what someone is allergic to last, recipes of this meal type first, then favorites. */
const byRelevance = (mealType: string, memberIds: readonly string[]) => (a: Recipe, b: Recipe) =>
  countAllergies(a, memberIds) - countAllergies(b, memberIds) ||
  Number(b.mealType === mealType) - Number(a.mealType === mealType) ||
  Number(b.isFavorite) - Number(a.isFavorite);

/** A searchable list of the family's recipes. Renders 30 at a time, to stay fast with hundreds of recipes. */
export function RecipeChoiceList({ recipes, mealType, memberIds, onChoose, error }: RecipeChoiceListProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [limit, setLimit] = useState(pageSize);
  const words = useDeferredValue(typed);
  const searchable = useMemo(
    () => recipes.toSorted(byRelevance(mealType, memberIds)).map(findable),
    [recipes, mealType, memberIds],
  );
  const found = useMemo(() => matchingRecipes(searchable, { ...anyRecipe, words }), [searchable, words]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter chooses the first match instead of submitting the form.
    event.preventDefault();
    if (typed !== '' && found[0]) onChoose(found[0].id);
  };
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="field-label">
        Recipe
      </label>
      <input
        id={id}
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        placeholder="Search your recipes"
        autoComplete="off"
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
        className="control"
      />
      <FieldError id={`${id}-error`} error={error} />
      {recipes.length > 0 && (
        <ul
          aria-label="Recipes"
          className="max-h-64 overflow-y-auto overscroll-contain rounded-control border border-line"
        >
          {found.slice(0, limit).map((recipe) => (
            <li key={recipe.id} className="border-line not-last:border-b">
              <Choice recipe={recipe} memberIds={memberIds} onChoose={() => onChoose(recipe.id)} />
            </li>
          ))}
          {found.length > limit && (
            <li className="p-1 text-center">
              <Button variant="quiet" onClick={() => setLimit(limit + pageSize)}>
                Show more
              </Button>
            </li>
          )}
          {found.length === 0 && <li className="p-3 text-sm text-ink-soft">Nothing matches</li>}
        </ul>
      )}
      {found.length === 0 && <StarterMatchCard dish={words} mealType={mealType} onTaken={onChoose} />}
      {recipes.length === 0 && words === '' && (
        <p className="text-sm text-ink-soft">Something else? Type a dish, like tacos.</p>
      )}
    </div>
  );
}

function Choice({
  recipe,
  memberIds,
  onChoose,
}: {
  recipe: Recipe;
  memberIds: readonly string[];
  onChoose: () => void;
}) {
  const minutes = minutesOf(recipe);
  const concerns = concernsFor(recipe, memberIds);
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-11 w-full flex-wrap items-center gap-x-2 gap-y-1 px-3 py-2 text-left text-sm -outline-offset-3 hover:bg-sunken"
    >
      <span className="size-9 shrink-0 overflow-hidden rounded-control">
        <RecipePictureCard recipe={recipe} size="small" />
      </span>
      <span className="min-w-40 flex-1 font-medium">{recipe.name}</span>
      {recipe.isFavorite && <Heart aria-label="Favorite" size={14} fill="currentColor" className="text-primary" />}
      <ConcernBadges concerns={concerns} />
      {minutes !== null && (
        <span className="tabular flex items-center gap-1 text-xs text-ink-soft">
          <Clock aria-hidden size={13} />
          {durationText(minutes)}
        </span>
      )}
    </button>
  );
}
