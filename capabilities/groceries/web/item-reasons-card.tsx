import { TriangleAlert } from 'lucide-react';
import { Link } from 'wouter';
import { sentencesOf } from '#capabilities/meals/rules/week-words.ts';
import type { GroceryItem } from '../item-contract.ts';
import { sourceWords } from '../rules/list-text.ts';

/** What was found in a line for whom, and what it is bought for. */
export function ItemReasonsCard({ item: { concerns, sources, isManual } }: { item: GroceryItem }) {
  return (
    <>
      {concerns.length > 0 && (
        <div className="flex gap-3 rounded-control bg-danger-soft p-3 text-sm">
          <TriangleAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-danger" />
          <div className="min-w-0">
            <ul className="space-y-1 font-semibold text-danger">
              {sentencesOf(concerns).map((sentence) => (
                <li key={sentence} className="wrap-anywhere">
                  {sentence}
                </li>
              ))}
            </ul>
            <p className="mt-1">Found by name. Always read the label.</p>
          </div>
        </div>
      )}
      {isManual && <p className="text-sm text-ink-soft">Added by hand: your meal plan does not touch it.</p>}
      {sources.length > 0 && (
        <ul className="rounded-control bg-sunken px-3 py-1 text-sm">
          {sources.map((source) => (
            <li
              key={`${source.recipeId} ${source.date} ${source.mealType} ${source.people} ${source.line}`}
              className="py-1.5"
            >
              <Link
                href={`/recipes/${source.recipeId}`}
                className="font-semibold wrap-anywhere text-primary hover:underline"
              >
                {sourceWords(source)}
              </Link>
              <span className="block wrap-anywhere text-ink-soft">{source.line}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
