import { Link } from 'wouter';
import { withNameAsId } from '#capabilities/meals/rules/week-words.ts';
import { ConcernCard } from '#capabilities/recipes/web/concern-card.tsx';
import { withFractionSigns } from '#food/fractions.ts';
import type { GroceryItem } from '../item-contract.ts';
import { sourceText } from '../rules/list-text.ts';

/** Concerns of an item and the recipes it is bought for. */
export function ItemReasonsCard({ item: { concerns, sources, isManual } }: { item: GroceryItem }) {
  return (
    <>
      {concerns.length > 0 && <ConcernCard concerns={concerns.map(withNameAsId)} />}
      {isManual && <p className="text-sm text-ink-soft">Added by hand, so your meal plan won't change it.</p>}
      {sources.length > 0 && (
        <ul className="rounded-control bg-sunken px-3 py-1 text-sm">
          {sources.map((source) => (
            <li
              key={`${source.recipeId} ${source.date} ${source.mealType} ${source.people} ${source.line}`}
              className="py-1.5"
            >
              <Link href={`/recipes/${source.recipeId}`} className="font-semibold text-primary hover:underline">
                {sourceText(source)}
              </Link>
              <span className="block text-ink-soft">{withFractionSigns(source.line)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
