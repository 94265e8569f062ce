import { memo, useDeferredValue, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useSearch, useSearchParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { mealTypes } from '#food/meals.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BasketDrawing } from '#web/ui/illustrations/basket.tsx';
import { ShowMoreButton } from '#web/ui/rows/show-more-button.tsx';
import { SelectChip } from '#web/ui/select-chip.tsx';
import type { Recipe } from '../contract.ts';
import { findable, matchingRecipes, newestFirst, type RecipeFilter } from '../rules/recipe-search.ts';
import { useToggleFavorite } from './hooks.ts';
import { RecipeCard } from './recipe-card.tsx';
import { RecipeFilterCard } from './recipe-filter-card.tsx';

const sortChoices = [
  { value: 'name', label: 'Name' },
  { value: 'newest', label: 'Newest' },
];

/** Parses the filter and sort order from the query string, where Back and bookmarks can restore them. */
function parseSearch(search: string) {
  const params = new URLSearchParams(search);
  const param = (name: string) => params.get(name) ?? '';
  const filter: RecipeFilter = {
    words: param('q'),
    mealType: mealTypes.find((type) => type === param('meal')) ?? '',
    favorites: param('favorites') !== '',
    quick: param('quick') !== '',
    fits: param('fits'),
    without: param('without'),
  };
  return { filter, sorting: param('sort') === 'newest' ? 'newest' : 'name' };
}

const countText = (shown: number, all: number) => {
  const recipes = all === 1 ? '1 recipe' : `${all} recipes`;
  return shown === all ? recipes : `${shown} of ${recipes}`;
};

export function RecipeList({ recipes }: { recipes: readonly Recipe[] }) {
  const [, setSearch] = useSearchParams();
  const search = useSearch();
  const { filter, sorting } = parseSearch(search);
  const searchableRecipes = useMemo(() => recipes.map(findable), [recipes]);
  // Rendering hundreds of cards may lag behind typing.
  const deferredSearch = useDeferredValue(search);
  const shown = useMemo(() => {
    const parsed = parseSearch(deferredSearch);
    const found = matchingRecipes(searchableRecipes, parsed.filter);
    return parsed.sorting === 'newest' ? newestFirst(found) : found;
  }, [searchableRecipes, deferredSearch]);

  const setParam = (name: string, value: string) =>
    setSearch(
      (current) => {
        const updated = new URLSearchParams(current);
        if (value === '') updated.delete(name);
        else updated.set(name, value);
        return updated;
      },
      { replace: true },
    );
  return (
    <>
      <RecipeFilterCard filter={filter} onChange={setParam} />
      <div className="mb-4 flex items-center justify-between gap-3">
        <p role="status" className="tabular text-sm text-ink-soft">
          {countText(shown.length, recipes.length)}
        </p>
        <SelectChip
          label="Sort by"
          value={sorting}
          choices={sortChoices}
          onChange={(order) => setParam('sort', order === 'newest' ? order : '')}
        />
      </div>
      {shown.length === 0 && <NothingMatches onClear={() => setSearch({}, { replace: true })} />}
      <Cards recipes={shown} listSearch={deferredSearch} />
    </>
  );
}

/** Memoized, so that the cards render only if the recipes change. */
const Cards = memo(({ recipes, listSearch }: { recipes: readonly Recipe[]; listSearch: string }) => {
  const toggleFavorite = useToggleFavorite();
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useShownCount();
  const showMore = () => setCount(count + cardsAtOnce);
  // Focuses the next card: the pressed button may be gone.
  const showMoreAndGoOn = () => {
    flushSync(showMore);
    list.current?.children[count]?.querySelector('a')?.focus();
  };
  return (
    <>
      <ul ref={list} className="grid grid-cols-1 gap-2 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3">
        {recipes.slice(0, count).map((recipe, index) => (
          <li key={recipe.id} className={classNames(index >= cardsAtOnce && 'drawn-when-near')}>
            <RecipeCard recipe={recipe} listSearch={listSearch} onToggleFavorite={() => toggleFavorite(recipe)} />
          </li>
        ))}
      </ul>
      {count < recipes.length && <ShowMoreButton key={count} onClick={showMoreAndGoOn} onNear={showMore} />}
    </>
  );
});

/** Fills rows of two and of three. */
const cardsAtOnce = 24;

/** Stored with the history entry, so that Back shows as many recipes as before. Another filter starts over. */
function useShownCount() {
  const state = useHistoryState<{ shown?: number } | null>();
  const show = (shown: number) => history.replaceState({ ...history.state, shown }, '');
  return [state?.shown ?? cardsAtOnce, show] as const;
}

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
      None of your recipes match all of that.
    </EmptyState>
  );
}
