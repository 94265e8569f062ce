import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FilterChip } from '#web/ui/filter-chip.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import type { Recipe } from '../contract.ts';
import { IngredientList, servingsFactor, useTicks } from './ingredient-list.tsx';
import { ShopList } from './shop-list.tsx';

const maxServings = 500;

interface IngredientsCardProps {
  recipe: Recipe;
  servings: number;
  onServingsChange: (servings: number | undefined) => void;
}

/** Checklist of the ingredients for the chosen servings, in recipe order or by shop category. */
export function IngredientsCard({ recipe, servings, onServingsChange }: IngredientsCardProps) {
  const [isByShop, setIsByShop] = useState(false);
  const ticks = useTicks();
  const isScaled = servings !== recipe.servings;
  const List = isByShop ? ShopList : IngredientList;
  return (
    <Card className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto print:max-h-none print:overflow-visible">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Ingredients</h2>
        <fieldset className="flex gap-2 print:hidden">
          <legend className="sr-only">Order of the ingredients</legend>
          <FilterChip pressed={!isByShop} onToggle={() => setIsByShop(false)}>
            Recipe order
          </FilterChip>
          <FilterChip pressed={isByShop} onToggle={() => setIsByShop(true)}>
            By aisle
          </FilterChip>
        </fieldset>
      </div>
      <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 print:mt-0 print:min-h-0">
        <span className="print:hidden">
          <Stepper label="servings" value={servings} max={maxServings} onChange={onServingsChange} />
        </span>
        <p aria-live="polite" className={classNames('tabular text-sm text-ink-soft', !isScaled && 'print:hidden')}>
          {isScaled ? `for ${servings} (recipe: ${recipe.servings})` : 'servings'}
        </p>
        {isScaled && (
          <Button variant="quiet" className="-ml-2 px-2" onClick={() => onServingsChange(undefined)}>
            Reset
          </Button>
        )}
      </div>
      <p className="mt-3 text-sm text-ink-soft print:hidden">Check off what you have.</p>
      <div className="mt-1 print:mt-2">
        <List ingredients={recipe.ingredients} factor={servingsFactor(servings, recipe)} {...ticks} />
      </div>
    </Card>
  );
}
