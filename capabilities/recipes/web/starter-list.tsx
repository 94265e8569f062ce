import { useState } from 'react';
import { useMealPreferences } from '#capabilities/meal-preferences/web/hooks.ts';
import { type Diet, diets } from '#food/diets.ts';
import { mealTypes } from '#food/meals.ts';
import { useRead, useWrite } from '#web/api/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FilterChip } from '#web/ui/filter-chip.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import { type StarterRecipe, starterRecipesApi } from '../starter-contract.ts';
import { StarterRecipeCard } from './starter-recipe-card.tsx';

const headings = { breakfast: 'Breakfasts', lunch: 'Lunches', dinner: 'Dinners', snack: 'Snacks' };
const counted = (count: number) => (count === 1 ? '1 recipe' : `${count} recipes`);
const isNew = ({ isThere }: StarterRecipe) => !isThere;
const fitsUs = (recipe: StarterRecipe) => isNew(recipe) && recipe.concerns.length === 0;

function toggled<Key>(keys: ReadonlySet<Key>, key: Key): ReadonlySet<Key> {
  const after = new Set(keys);
  if (!after.delete(key)) after.add(key);
  return after;
}

export function StarterList({ onTaken }: { onTaken: () => void }) {
  const { data: recipes, isPending, refetch } = useRead(starterRecipesApi.list, {});
  const preferences = useMealPreferences();
  const [picked, setPicked] = useState<ReadonlySet<Diet>>();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const { isPending: isTaking, take } = useTake(onTaken);
  if (isPending || preferences.isPending) return <Spinner />;
  if (!recipes) return <ErrorState onRetry={refetch}>Failed to fetch the starter cookbook</ErrorState>;

  // What the family keeps is asked for from the start, and can be put off.
  const wanted = picked ?? new Set(diets.filter((diet) => preferences.data?.dietaryRestrictions.includes(diet)));
  const shown = recipes.filter(({ dietaryTags }) => [...wanted].every((diet) => dietaryTags.includes(diet)));
  const chosen = recipes.filter((recipe) => isNew(recipe) && ticked.has(recipe.key));
  const fitting = shown.filter(fitsUs);
  return (
    <>
      <fieldset className="-mx-6 flex gap-2 overflow-x-auto px-6 py-1.5">
        <legend className="sr-only">Diets</legend>
        {diets.map((diet) => (
          <FilterChip key={diet} pressed={wanted.has(diet)} onToggle={() => setPicked(toggled(wanted, diet))}>
            {diet}
          </FilterChip>
        ))}
      </fieldset>
      <p role="status" className="tabular mt-2 text-sm text-ink-soft">
        {shown.length === recipes.length ? counted(recipes.length) : `${shown.length} of ${counted(recipes.length)}`}
      </p>
      {mealTypes.map((mealType) => (
        <MealGroup
          key={mealType}
          heading={headings[mealType]}
          recipes={shown.filter((recipe) => recipe.mealType === mealType)}
          ticked={ticked}
          onToggle={(key) => setTicked(toggled(ticked, key))}
        />
      ))}
      <p className="my-5 text-sm text-ink-soft">
        Recipes in which something was found for somebody of your household say so. Found by name: always read the
        label.
      </p>
      <div className="dialog-foot flex flex-wrap justify-end gap-2">
        <Button
          variant={chosen.length > 0 ? 'outline' : 'primary'}
          aria-disabled={isTaking || fitting.length === 0}
          onClick={() => take(fitting)}
        >
          Add all that fit us
        </Button>
        {chosen.length > 0 && (
          <Button aria-disabled={isTaking} onClick={() => take(chosen)}>
            Add {counted(chosen.length)}
          </Button>
        )}
      </div>
    </>
  );
}

interface MealGroupProps {
  heading: string;
  recipes: readonly StarterRecipe[];
  ticked: ReadonlySet<string>;
  onToggle: (key: string) => void;
}

function MealGroup({ heading, recipes, ticked, onToggle }: MealGroupProps) {
  if (recipes.length === 0) return null;
  return (
    <section className="mt-5">
      <h3 className="text-base">
        {heading} <span className="tabular font-normal text-ink-soft">{recipes.length}</span>
      </h3>
      <ul className="mt-1 divide-y divide-line">
        {recipes.map((recipe) => (
          <li key={recipe.key}>
            <StarterRecipeCard recipe={recipe} ticked={ticked.has(recipe.key)} onToggle={() => onToggle(recipe.key)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Adds recipes to the family's own, and offers to take them back, which may be long after this list is closed. */
function useTake(onTaken: () => void) {
  const adding = useWrite(starterRecipesApi.take);
  const removing = useWrite(starterRecipesApi.giveBack);
  const undo = async (keys: string[]) => {
    const { removed } = await removing.mutateAsync({ body: { keys } });
    toast({ title: `${counted(removed)} taken back` });
  };
  const take = async (recipes: readonly StarterRecipe[]) => {
    if (adding.isPending || recipes.length === 0) return;
    const { keys } = await adding.mutateAsync({ body: { keys: recipes.map(({ key }) => key) } });
    onTaken();
    const onClick = () => void undo(keys).catch(failed('Failed to take the recipes back'));
    toast({ title: `${counted(keys.length)} added`, action: { label: 'Undo', onClick } });
  };
  return {
    isPending: adding.isPending,
    take: (recipes: readonly StarterRecipe[]) => void take(recipes).catch(failed('Failed to add the recipes')),
  };
}
