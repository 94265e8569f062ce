import { useState } from 'react';
import { formatMoney } from '#core/money.ts';
import { allergensIn, isSearched } from '#food/diets.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Recipe } from '../contract.ts';
import { durationText, minutesOf } from '../rules/times.ts';

const tagsAtOnce = 3;

/** Times, servings, cost, allergens and tags. Beside ingredients, the servings are chosen there. */
export function RecipeFactsCard({ recipe }: { recipe: Recipe }) {
  const times = [
    { label: 'Prep', minutes: recipe.prepTime },
    { label: 'Cook', minutes: recipe.cookTime },
    { label: 'Total', minutes: minutesOf(recipe) },
  ].flatMap(({ label, minutes }) => (minutes === null ? [] : [{ label, value: durationText(minutes) }]));
  const serves = recipe.ingredients.length > 0 ? [] : [{ label: 'Serves', value: String(recipe.servings) }];
  const found = allergensIn(recipe.ingredients);
  const tags = recipe.dietaryTags;
  const [isExpanded, setIsExpanded] = useState(tags.length <= tagsAtOnce + 1);
  const shownTags = isExpanded ? tags : tags.slice(0, tagsAtOnce);
  return (
    <>
      <dl className="tabular flex flex-wrap gap-x-6 gap-y-2 text-sm empty:hidden">
        {[...times, ...serves].map(({ label, value }) => (
          <div key={label}>
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {recipe.costPerServing !== null && (
        <p className="tabular -mt-2 text-sm text-ink-soft">about {formatMoney(recipe.costPerServing)} a serving</p>
      )}
      {found.length > 0 && (
        <p className="rounded-control bg-accent-soft px-4 py-3 print:p-0">
          <strong className="block font-semibold">Contains {found.join(', ')}.</strong>{' '}
          <span className="text-sm text-ink-soft">Based on ingredient names; always check the label.</span>
        </p>
      )}
      {recipe.ingredients.length > 0 && !isSearched(recipe) && (
        <p className="rounded-control bg-accent-soft p-3 text-sm">
          This recipe isn't in English, so we can't check it for allergens.
        </p>
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
