import { memo, useDeferredValue, useMemo } from 'react';
import { useSearch, useSearchParams } from 'wouter';
import { mealTypes } from '#food/meals.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BasketDrawing } from '#web/ui/illustrations/basket.tsx';
import { SelectChip } from '#web/ui/select-chip.tsx';
import type { Recipe } from '../contract.ts';
import { findable, matching, newestFirst, type RecipeFilter } from '../rules/recipe-search.ts';
import { useToggleFavorite } from './hooks.ts';
import { RecipeCard } from './recipe-card.tsx';
import { RecipeFilterCard } from './recipe-filter-card.tsx';

const sortings = [
  { value: 'name', label: 'Name' },
  { value: 'newest', label: 'Newest' },
];

/** What is looked for stands in the address, so that Back and a bookmark find it again. */
function wantedIn(search: string) {
  const words = new URLSearchParams(search);
  const word = (name: string) => words.get(name) ?? '';
  const filter: RecipeFilter = {
    words: word('q'),
    mealType: mealTypes.find((type) => type === word('meal')) ?? '',
    favorites: word('favorites') !== '',
    quick: word('quick') !== '',
    fits: word('fits'),
    without: word('without'),
  };
  return { filter, sorting: word('sort') === 'newest' ? 'newest' : 'name' };
}

const counted = (shown: number, all: number) => {
  const recipes = all === 1 ? '1 recipe' : `${all} recipes`;
  return shown === all ? recipes : `${shown} of ${recipes}`;
};

export function RecipeList({ recipes }: { recipes: readonly Recipe[] }) {
  const [, setSearch] = useSearchParams();
  const search = useSearch();
  const { filter, sorting } = wantedIn(search);
  const prepared = useMemo(() => recipes.map(findable), [recipes]);
  // Hundreds of cards may follow a little later than the letters she types.
  const searchShown = useDeferredValue(search);
  const shown = useMemo(() => {
    const wanted = wantedIn(searchShown);
    const found = matching(prepared, wanted.filter);
    return wanted.sorting === 'newest' ? newestFirst(found) : found;
  }, [prepared, searchShown]);

  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  return (
    <>
      <RecipeFilterCard filter={filter} onChange={set} />
      <div className="mb-4 flex items-center justify-between gap-3">
        <p role="status" className="tabular text-sm text-ink-soft">
          {counted(shown.length, recipes.length)}
        </p>
        <SelectChip
          label="Sort by"
          value={sorting}
          choices={sortings}
          onChange={(order) => set('sort', order === 'newest' ? order : '')}
        />
      </div>
      {shown.length === 0 && <NothingMatches onClear={() => setSearch({}, { replace: true })} />}
      <Cards recipes={shown} listSearch={searchShown} />
    </>
  );
}

/** Drawn anew only when there are others to show. */
const Cards = memo(({ recipes, listSearch }: { recipes: readonly Recipe[]; listSearch: string }) => {
  const toggleFavorite = useToggleFavorite();
  return (
    <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
      {recipes.map((recipe) => (
        <li key={recipe.id} className="drawn-when-near">
          <RecipeCard recipe={recipe} listSearch={listSearch} onToggleFavorite={() => toggleFavorite(recipe)} />
        </li>
      ))}
    </ul>
  );
});

function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      drawing={<BasketDrawing />}
      heading="Nothing matches"
      action={
        <Button variant="outline" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      None of your recipes fit all of that.
    </EmptyState>
  );
}
