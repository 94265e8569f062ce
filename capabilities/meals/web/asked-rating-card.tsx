import { MealRatingCard } from './meal-rating-card.tsx';

/** Asks how tonight's dinner was, below its name. */
export const AskedRatingCard = ({ dinner }: Pick<Parameters<typeof MealRatingCard>[0], 'dinner'>) => (
  <>
    <p className="py-1.5 text-xs text-ink-soft">How was it?</p>
    <MealRatingCard dinner={dinner} />
  </>
);
