import { Clock, Heart, Search } from 'lucide-react';
import { capitalize } from '#core/capitalize.ts';
import { allergens, allergenWord, diets } from '#food/diets.ts';
import { mealTypes } from '#food/meals.ts';
import { FilterChip } from '#web/ui/filter-chip.tsx';
import { SelectChip } from '#web/ui/select-chip.tsx';
import type { RecipeFilter } from '../rules/recipe-search.ts';

interface RecipeFilterCardProps {
  filter: RecipeFilter;
  /** Sets a query parameter; an empty value removes it. */
  onChange: (name: string, value: string) => void;
}

const dietChoices = diets.map((diet) => ({ value: diet, label: diet }));
const allergenChoices = allergens.map((allergen) => ({ value: allergen, label: capitalize(allergenWord(allergen)) }));

export function RecipeFilterCard({ filter, onChange }: RecipeFilterCardProps) {
  const hasDietFilter = filter.fits !== '' || filter.without !== '';
  return (
    <search className="mb-4 block space-y-3">
      <div className="relative">
        <Search aria-hidden size={20} className="pointer-events-none absolute inset-y-0 left-4 my-auto text-ink-soft" />
        <input
          type="search"
          aria-label="Search recipes"
          placeholder="Name, ingredient, tag or source"
          value={filter.words}
          onChange={(event) => onChange('q', event.target.value)}
          className="control min-h-13 rounded-full pl-12"
        />
      </div>
      <div className="fading-edges -mx-4 flex gap-2 overflow-x-auto px-4 py-1.5 md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
        <FilterChip pressed={filter.favorites} onToggle={() => onChange('favorites', filter.favorites ? '' : 'yes')}>
          <Heart aria-hidden size={16} />
          Favorites
        </FilterChip>
        <FilterChip pressed={filter.quick} onToggle={() => onChange('quick', filter.quick ? '' : 'yes')}>
          <Clock aria-hidden size={16} />
          Under 30 min
        </FilterChip>
        {mealTypes.map((mealType) => (
          <FilterChip
            key={mealType}
            pressed={filter.mealType === mealType}
            onToggle={() => onChange('meal', filter.mealType === mealType ? '' : mealType)}
          >
            {capitalize(mealType)}
          </FilterChip>
        ))}
        <SelectChip
          label="Fits"
          placeholder="a diet"
          choices={dietChoices}
          value={filter.fits}
          onChange={(diet) => onChange('fits', diet)}
        />
        <SelectChip
          label="Without"
          placeholder="an allergen"
          choices={allergenChoices}
          value={filter.without}
          onChange={(allergen) => onChange('without', allergen)}
        />
      </div>
      {hasDietFilter && (
        <p className="text-sm text-ink-soft">We leave out recipes that name it. Always check the label.</p>
      )}
    </search>
  );
}
