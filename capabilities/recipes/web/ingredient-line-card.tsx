import type { Ingredient } from '#food/contract.ts';
import { withFractionSigns } from '#food/fractions.ts';
import { classNames } from '#web/ui/class-names.ts';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';

const ScaledLineCard = lazyPiece(() => import('./scaled-line-card.tsx').then((module) => module.ScaledLineCard));
// Preloaded, because most people change the servings at some point and shouldn't have to wait then.
ScaledLineCard.preload();

interface IngredientLineCardProps {
  ingredient: Ingredient;
  /** Scaling factor as an exact fraction such as '6/4'; undefined shows the line unchanged. */
  factor: string | undefined;
  ticked: boolean;
  onToggle: () => void;
}

/** An ingredient's line, scaled to the chosen servings. */
export const IngredientText = ({ ingredient, factor }: Pick<IngredientLineCardProps, 'ingredient' | 'factor'>) =>
  factor ? <ScaledLineCard ingredient={ingredient} factor={factor} /> : withFractionSigns(ingredient.line);

/** One ingredient with a checkbox, scaled to the chosen servings. */
export function IngredientLineCard({ ingredient, factor, ticked, onToggle }: IngredientLineCardProps) {
  return (
    <label className="flex min-h-11 min-w-0 items-start gap-3 rounded-control py-2 print:min-h-0 print:py-0.5">
      <input type="checkbox" checked={ticked} onChange={onToggle} className="check print:hidden" />
      <span className={classNames('min-w-0 flex-1', ticked && 'text-ink-soft line-through')}>
        <IngredientText ingredient={ingredient} factor={factor} />
      </span>
    </label>
  );
}
