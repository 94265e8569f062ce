import { useDeferredValue, useMemo } from 'react';
import { createDinnerMatcher } from '#capabilities/recipes/rules/cookbook-match.ts';
import { durationText } from '#capabilities/recipes/rules/times.ts';
import { starterRecipesApi } from '#capabilities/recipes/starter-contract.ts';
import { useRead } from '#web/api/hooks.ts';

interface CookbookOfferCardProps {
  /** The dish's name as typed. */
  dish: string;
  /** 'yes' or 'no'. Empty if the dish was typed before signing up: then a close match is used. */
  choice: string;
  onChoose: (isWanted: boolean) => void;
}

/** Offers the cookbook's recipe for a dish that has no recipe link. Shows nothing if none matches. */
export function CookbookOfferCard({ dish, choice, onChoose }: CookbookOfferCardProps) {
  const { data: starters = [] } = useRead(starterRecipesApi.list, {});
  const match = useMemo(() => createDinnerMatcher(starters), [starters]);
  const [best] = match(useDeferredValue(dish));
  if (!best) return null;
  const { name, minutes } = best.entry;
  return (
    <label className="flex min-h-11 items-center gap-3 rounded-control bg-accent-soft px-4 py-2.5 text-sm">
      <input
        type="checkbox"
        className="check"
        checked={choice ? choice === 'yes' : best.isClose}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <span className="min-w-0">
        <span className="block font-semibold">{dish}: use our recipe?</span>
        <span className="block text-ink-soft">
          {name}, {durationText(minutes)}
        </span>
      </span>
    </label>
  );
}
