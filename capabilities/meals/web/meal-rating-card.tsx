import { Ban, Heart, Smile } from 'lucide-react';
import type { CalendarDate } from '#core/dates.ts';
import { useRead, useWrite } from '#web/api/hooks.ts';
import { failed, toast } from '#web/ui/toast.ts';
import { mealRatingsApi, type Rating, ratings } from '../rating-contract.ts';
import { ratingLabels } from '../rules/ratings.ts';

const icons = { liked: Heart, 'all right': Smile, 'not again': Ban };

interface MealRatingCardProps {
  dinner: { recipeId: string; name: string; date: CalendarDate };
  /** The member who rates; undefined for the family as a whole. */
  member?: { id: string; name: string } | undefined;
}

/** Asks how a dinner was. One tap rates it, another tap removes the rating. */
export function MealRatingCard({ dinner: { recipeId, name, date }, member }: MealRatingCardProps) {
  const memberId = member?.id ?? null;
  const { data } = useRead(mealRatingsApi.list, { query: { recipeId } });
  const rate = useWrite(mealRatingsApi.rate);
  const takeBack = useWrite(mealRatingsApi.takeBack);
  const saved = data?.find((it) => it.date === date && it.memberId === memberId);
  const isSaving = rate.isPending || takeBack.isPending;
  const shown = rate.isPending ? rate.variables.body.rating : takeBack.isPending ? undefined : saved?.rating;

  const onError = failed("We couldn't save that");
  const save = (rating: Rating | undefined, id: string | undefined) => {
    if (rating) rate.mutate({ body: { recipeId, date, memberId, rating } }, { onError });
    else if (id) takeBack.mutate({ params: { id } }, { onError });
  };
  const say = (rating: Rating) => {
    if (isSaving) return;
    if (rating === saved?.rating) return save(undefined, saved.id);
    const undo = (id: string) => save(saved?.rating, id);
    const onSuccess = ({ id }: { id: string }) => {
      if (rating !== 'not again') return;
      const title = member ? `We won't plan ${name} for ${member.name} again` : `We won't plan ${name} again`;
      toast({ title, action: { label: 'Undo', onClick: () => undo(id) } });
    };
    rate.mutate({ body: { recipeId, date, memberId, rating } }, { onSuccess, onError });
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      role="group"
      aria-label={`How was ${name}?`}
      aria-busy={isSaving}
      className="flex flex-wrap items-center gap-1.5 max-sm:grid max-sm:grid-cols-3"
    >
      {ratings.map((rating) => {
        const Icon = icons[rating];
        return (
          <button
            key={rating}
            type="button"
            aria-pressed={shown === rating}
            className="chip justify-center px-2.5 max-sm:gap-1 max-sm:px-1 max-sm:text-xs"
            onClick={() => say(rating)}
          >
            <Icon aria-hidden size={14} className="shrink-0" />
            {ratingLabels[rating]}
          </button>
        );
      })}
    </div>
  );
}
