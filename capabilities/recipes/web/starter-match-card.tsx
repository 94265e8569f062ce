import { useMemo } from 'react';
import { useRead, useWrite } from '#web/api/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { failed } from '#web/ui/toast.ts';
import { createMatcher, quickest } from '../rules/cookbook-match.ts';
import { durationText } from '../rules/times.ts';
import { starterRecipesApi } from '../starter-contract.ts';
import { ConcernBadges } from './concern-badges-card.tsx';

interface StarterMatchCardProps {
  /** The name of a dish that the family has no recipe for; empty for the quickest ones of the meal. */
  dish: string;
  mealType: string;
  /** Called with the id of the recipe that was added. */
  onTaken: (recipeId: string) => void;
}

/** Offers recipes of the starter cookbook for a dish or a meal. One tap adds one to the family's recipes. */
export function StarterMatchCard({ dish, mealType, onTaken }: StarterMatchCardProps) {
  const { data: starters = [] } = useRead(starterRecipesApi.list, {});
  const take = useWrite(starterRecipesApi.take);
  const untaken = useMemo(() => starters.filter(({ isThere }) => !isThere), [starters]);
  const match = useMemo(() => createMatcher(untaken), [untaken]);
  const offers = dish.trim() === '' ? quickest(untaken, mealType) : match(dish).map(({ entry }) => entry);
  if (offers.length === 0) return null;
  // Uses the promise instead of the callbacks of `mutate`, which are not called if this card has unmounted.
  const use = (key: string) =>
    take
      .mutateAsync({ body: { keys: [key] } })
      .then(({ recipeIds: [id] }) => id && onTaken(id), failed('Failed to add the recipe'));
  return (
    <section aria-label="From our cookbook" className="rounded-control bg-accent-soft px-4 py-2">
      <p className="pt-1 text-sm font-semibold">From our cookbook</p>
      <ul className="divide-y divide-line">
        {offers.map(({ key, name, minutes, concerns }) => (
          <li key={key} className="flex items-center justify-between gap-3 py-2 text-sm">
            <div className="min-w-0">
              <p className="font-medium">{name}</p>
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft">
                {durationText(minutes)}
                <ConcernBadges concerns={concerns} />
              </p>
            </div>
            <Button
              variant="outline"
              className="shrink-0 bg-surface px-3"
              aria-label={`Use it: ${name}`}
              aria-disabled={take.isPending}
              onClick={() => !take.isPending && use(key)}
            >
              Use it
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
