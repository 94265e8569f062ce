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
const countText = (count: number) => (count === 1 ? '1 recipe' : `${count} recipes`);
const isNew = ({ isThere }: StarterRecipe) => !isThere;
const fitsHousehold = (recipe: StarterRecipe) => isNew(recipe) && recipe.concerns.length === 0;

function toggle<Key>(keys: ReadonlySet<Key>, key: Key): ReadonlySet<Key> {
  const result = new Set(keys);
  if (!result.delete(key)) result.add(key);
  return result;
}

export function StarterList({ onTaken }: { onTaken: () => void }) {
  const { data: recipes, isPending, refetch } = useRead(starterRecipesApi.list, {});
  const preferences = useMealPreferences();
  const [pickedDiets, setPickedDiets] = useState<ReadonlySet<Diet>>();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const { isPending: isTaking, take } = useTake(onTaken);
  if (isPending || preferences.isPending) return <Spinner />;
  if (!recipes) return <ErrorState onRetry={refetch}>Failed to fetch the starter cookbook</ErrorState>;

  // The family's diets are preselected until the user picks others.
  const selectedDiets =
    pickedDiets ?? new Set(diets.filter((diet) => preferences.data?.dietaryRestrictions.includes(diet)));
  const shown = recipes.filter(({ dietaryTags }) => [...selectedDiets].every((diet) => dietaryTags.includes(diet)));
  const chosen = recipes.filter((recipe) => isNew(recipe) && ticked.has(recipe.key));
  const fitting = shown.filter(fitsHousehold);
  return (
    <>
      <fieldset className="-mx-6 flex gap-2 overflow-x-auto px-6 py-1.5">
        <legend className="sr-only">Diets</legend>
        {diets.map((diet) => (
          <FilterChip
            key={diet}
            pressed={selectedDiets.has(diet)}
            onToggle={() => setPickedDiets(toggle(selectedDiets, diet))}
          >
            {diet}
          </FilterChip>
        ))}
      </fieldset>
      <p role="status" className="tabular mt-2 text-sm text-ink-soft">
        {shown.length === recipes.length
          ? countText(recipes.length)
          : `${shown.length} of ${countText(recipes.length)}`}
      </p>
      {mealTypes.map((mealType) => (
        <MealGroup
          key={mealType}
          heading={headings[mealType]}
          recipes={shown.filter((recipe) => recipe.mealType === mealType)}
          ticked={ticked}
          onToggle={(key) => setTicked(toggle(ticked, key))}
        />
      ))}
      <p className="my-5 text-sm text-ink-soft">
        We flag recipes that may not suit someone in your household. Based on ingredient names; always check the label.
      </p>
      <div className="dialog-foot flex flex-wrap justify-end gap-2">
        <Button
          variant={chosen.length > 0 ? 'outline' : 'primary'}
          aria-disabled={isTaking || fitting.length === 0}
          onClick={() => take(fitting)}
        >
          Add all that fit our family
        </Button>
        {chosen.length > 0 && (
          <Button aria-disabled={isTaking} onClick={() => take(chosen)}>
            Add {countText(chosen.length)}
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

/** Adds recipes and offers undo, which still works after this list has been closed. */
function useTake(onTaken: () => void) {
  const adding = useWrite(starterRecipesApi.take);
  const removing = useWrite(starterRecipesApi.giveBack);
  const undo = async (keys: string[]) => {
    const { removed } = await removing.mutateAsync({ body: { keys } });
    toast({ title: `${countText(removed)} removed` });
  };
  const take = async (recipes: readonly StarterRecipe[]) => {
    if (adding.isPending || recipes.length === 0) return;
    const { keys } = await adding.mutateAsync({ body: { keys: recipes.map(({ key }) => key) } });
    onTaken();
    const onClick = () => void undo(keys).catch(failed('Failed to undo'));
    toast({ title: `${countText(keys.length)} added`, action: { label: 'Undo', onClick } });
  };
  return {
    isPending: adding.isPending,
    take: (recipes: readonly StarterRecipe[]) => void take(recipes).catch(failed('Failed to add the recipes')),
  };
}
