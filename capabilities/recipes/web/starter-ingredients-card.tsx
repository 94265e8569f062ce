import { useWrite } from '#web/api/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import { type BareMeal, starterRecipesApi } from '../starter-contract.ts';
import { ConcernBadges } from './concern-badges-card.tsx';

interface StarterIngredientsCardProps {
  meal: BareMeal;
  offer: BareMeal['offers'][number];
  onChange: (() => void) | undefined;
}

/** A cookbook recipe offered for a meal: previews its ingredients, adds them with one tap, and offers undo. */
export function StarterIngredientsCard({ meal, offer, onChange }: StarterIngredientsCardProps) {
  const { take, isPending } = useTake(meal, onChange);
  return (
    <div className="flex items-center justify-between gap-3 py-2">
      <div className="min-w-0 text-sm">
        <p className="font-medium">{offer.name}</p>
        <p className="line-clamp-2 text-ink-soft">{offer.ingredients.join(', ')}</p>
        {offer.concerns.length > 0 && (
          <p className="mt-1 flex flex-wrap gap-1">
            <ConcernBadges concerns={offer.concerns} />
          </p>
        )}
      </div>
      <Button
        variant="outline"
        className="shrink-0 px-3"
        aria-label={`Use these for ${meal.name}: ${offer.name}`}
        aria-disabled={isPending}
        onClick={() => !isPending && void take(offer)}
      >
        Use these
      </Button>
    </div>
  );
}

const countText = (count: number) => (count === 1 ? '1 ingredient' : `${count} ingredients`);

/** Uses promises for errors, because undo may be clicked after this component has unmounted. */
function useTake({ recipeId, name }: BareMeal, onChange: (() => void) | undefined) {
  const filling = useWrite(starterRecipesApi.fill);
  const emptying = useWrite(starterRecipesApi.unfill);
  const params = { id: recipeId };
  const take = async (offer: BareMeal['offers'][number]) => {
    const { recipe, former } = await filling.mutateAsync({ params, body: { key: offer.key } });
    onChange?.();
    const undo = async () => {
      await emptying.mutateAsync({ params, body: { former, filledAt: recipe.updatedAt } });
      onChange?.();
    };
    toast({
      title: `${countText(recipe.ingredients.length)} added to ${name}`,
      description: `From "${offer.name}" in our cookbook`,
      action: { label: 'Undo', onClick: () => void undo().catch(failed('Failed to undo')) },
    });
  };
  return {
    isPending: filling.isPending,
    take: (offer: BareMeal['offers'][number]) => take(offer).catch(failed('Failed to add the ingredients')),
  };
}
