import { Ban, Heart, Smile, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { longDate } from '#core/dates.ts';
import { useRead, useWrite } from '#web/api/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import { type MealRating, mealRatingsApi } from '../rating-contract.ts';
import { ratingWords, tasteOf, tasteWords } from '../rules/ratings.ts';

/** What the family thinks of a recipe, in one line, which opens the list of ratings; each can be removed. */
export function RecipeTasteCard({ recipeId }: { recipeId: string }) {
  const { data: ratings = [] } = useRead(mealRatingsApi.list, { query: { recipeId } });
  const takeBack = useTakeBack();
  const [isOpen, setIsOpen] = useState(false);
  const list = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const removeAll = async (some: readonly MealRating[]) => {
    // The pressed button disappears with its rating.
    toggle.current?.focus();
    await takeBack(some);
  };
  const words = tasteWords(ratings);
  if (!words) return null;
  const { likes, refusals } = tasteOf(ratings);
  const Icon = refusals.length > 0 ? Ban : likes.length > 0 ? Heart : Smile;
  const isRefused = ({ memberId, rating }: MealRating) =>
    rating === 'not again' && refusals.some((one) => one.memberId === memberId);
  return (
    <section aria-label="What you thought" className="-my-2 print:hidden">
      <div className="flex flex-wrap items-center gap-x-3">
        <p className="flex items-center gap-2 font-semibold">
          <Icon aria-hidden size={18} className="shrink-0 text-primary" />
          {words}
        </p>
        <span className="-ml-2 flex flex-wrap">
          {refusals.length > 0 && (
            <Button variant="quiet" className="px-2" onClick={() => removeAll(ratings.filter(isRefused))}>
              Give it another chance
            </Button>
          )}
          <Button
            ref={toggle}
            variant="quiet"
            className="px-2"
            aria-expanded={isOpen}
            aria-controls={list}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Hide' : 'Show when'}
          </Button>
        </span>
      </div>
      <ul id={list} hidden={!isOpen} className="text-sm">
        {ratings.map((rating) => (
          <li key={rating.id} className="flex items-center gap-2">
            <span className="min-w-0">
              {ratingWords(rating)} <span className="text-ink-soft">on {longDate(rating.date)}</span>
            </span>
            <IconButton
              label={`Take back: ${ratingWords(rating)} on ${longDate(rating.date)}`}
              icon={<X aria-hidden size={16} />}
              onClick={() => removeAll([rating])}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Removes ratings, with Undo. */
function useTakeBack() {
  const remove = useWrite(mealRatingsApi.takeBack);
  const rate = useWrite(mealRatingsApi.rate);
  const onError = failed("We couldn't save that");
  return async (ratings: readonly MealRating[]) => {
    if (remove.isPending) return;
    const undo = () => {
      for (const { recipeId, date, memberId, rating } of ratings)
        rate.mutate({ body: { recipeId, date, memberId, rating } }, { onError });
    };
    try {
      for (const { id } of ratings) await remove.mutateAsync({ params: { id } });
      toast({ title: 'Taken back', action: { label: 'Undo', onClick: undo } });
    } catch (error) {
      onError(error as Error);
    }
  };
}
