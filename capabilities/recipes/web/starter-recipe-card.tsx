import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { concernSentences } from '#food/diets.ts';
import { Badge } from '#web/ui/badge.tsx';
import { durationText } from '../rules/times.ts';
import type { StarterRecipe } from '../starter-contract.ts';
import { DishDrawingCard } from './dish-drawing-card.tsx';

interface StarterRecipeCardProps {
  recipe: StarterRecipe;
  ticked: boolean;
  onToggle: () => void;
}

/** A starter recipe with a checkbox, disabled if the family already has it. */
export function StarterRecipeCard({ recipe, ticked, onToggle }: StarterRecipeCardProps) {
  const id = useId();
  return (
    <label className="flex min-h-11 items-start gap-3 py-3">
      <input
        type="checkbox"
        className="check mt-0.5"
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-more`}
        checked={ticked || recipe.isThere}
        disabled={recipe.isThere}
        onChange={onToggle}
      />
      <span aria-hidden className="size-12 shrink-0 rounded-control bg-sunken p-1.5">
        <DishDrawingCard drawing={recipe.drawing} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-x-3">
          <span id={`${id}-name`} className="font-semibold">
            {recipe.name}
          </span>
          <span className="tabular shrink-0 text-sm text-ink-soft">{durationText(recipe.minutes)}</span>
        </span>
        <span id={`${id}-more`} className="block text-sm text-ink-soft">
          {recipe.description}
          {concernSentences(recipe.concerns).map((sentence) => (
            <span key={sentence} className="mt-1 flex gap-1.5 font-semibold text-danger">
              <TriangleAlert aria-hidden size={15} className="mt-0.5 shrink-0" />
              <span className="min-w-0">{sentence}</span>
            </span>
          ))}
        </span>
        {recipe.isThere && <Badge className="mt-1.5">In your recipes</Badge>}
      </span>
    </label>
  );
}
