import { useState } from 'react';
import { formatMoney } from '#core/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Recipe } from '../contract.ts';
import { durationText, minutesOf } from '../rules/times.ts';

const tagsAtOnce = 3;

interface RecipeFactsProps {
  recipe: Recipe;
  /** The chosen number of servings. */
  servings: number;
}

/** Times, servings, cost and tags. */
export function RecipeFactsCard({ recipe, servings }: RecipeFactsProps) {
  const times = [
    { label: 'Prep', minutes: recipe.prepTime },
    { label: 'Cook', minutes: recipe.cookTime },
    { label: 'Total', minutes: minutesOf(recipe) },
  ].flatMap(({ label, minutes }) => (minutes === null ? [] : [{ label, value: durationText(minutes) }]));
  const tags = recipe.dietaryTags;
  const [isExpanded, setIsExpanded] = useState(tags.length <= tagsAtOnce + 1);
  const shownTags = isExpanded ? tags : tags.slice(0, tagsAtOnce);
  return (
    <>
      <dl className="tabular flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {[...times, { label: 'Serves', value: String(servings) }].map(({ label, value }) => (
          <div key={label}>
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {recipe.costPerServing !== null && (
        <p className="tabular -mt-2 text-sm text-ink-soft">about {formatMoney(recipe.costPerServing)} a serving</p>
      )}
      {tags.length > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-1.5 print:hidden">
          {shownTags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
          {shownTags.length < tags.length && (
            <li>
              <button type="button" className="more-badge" onClick={() => setIsExpanded(true)}>
                {tags.length - shownTags.length} more<span className="sr-only"> tags</span>
              </button>
            </li>
          )}
        </ul>
      )}
    </>
  );
}
