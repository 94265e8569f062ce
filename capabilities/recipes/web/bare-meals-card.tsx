import { ChevronDown, CookingPot } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useRead } from '#web/api/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { type BareMeal, starterRecipesApi } from '../starter-contract.ts';
import { StarterIngredientsCard } from './starter-ingredients-card.tsx';
import { TypedIngredientsForm } from './typed-ingredients-form.tsx';

interface BareMealsCardProps {
  /** Only those of these recipes that have no ingredients are shown. */
  recipeIds: readonly string[];
  /** Called after ingredients were added, or removed by undo. */
  onChange?: () => void;
  /** Whether the card starts collapsed, showing only the names. */
  startsCollapsed?: boolean;
}

/** Lists meals without ingredients, with ways to add them. */
export function BareMealsCard({ recipeIds, onChange, startsCollapsed = false }: BareMealsCardProps) {
  const [isOpen, setIsOpen] = useState(!startsCollapsed);
  const { data = [] } = useRead(starterRecipesApi.bareMeals, {});
  const meals = data.filter(({ recipeId }) => recipeIds.includes(recipeId));
  if (meals.length === 0) return null;
  return (
    <section aria-label="No ingredients yet" className="rounded-card bg-accent-soft p-4 print:bg-transparent print:p-0">
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)} className="group">
        <summary className="flex cursor-pointer list-none items-start gap-3 rounded-control text-sm">
          <CookingPot aria-hidden size={20} strokeWidth={1.9} className="shrink-0 print:hidden" />
          <span className="min-w-0 flex-1">
            <span className="font-semibold">No ingredients yet.</span>{' '}
            {isOpen ? "Add them and they'll go on your grocery list." : meals.map(({ name }) => name).join(', ')}
          </span>
          <ChevronDown aria-hidden size={18} className="shrink-0 transition group-open:rotate-180 print:hidden" />
        </summary>
        <ul className="mt-3 space-y-3">
          {meals.map((meal) => (
            <li key={meal.recipeId}>
              <Meal meal={meal} onChange={onChange} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function Meal({ meal, onChange }: { meal: BareMeal; onChange: (() => void) | undefined }) {
  const [isTyping, setIsTyping] = useState(false);
  const { recipeId, name, sourceUrl, offers } = meal;
  return (
    <div className="rounded-control bg-surface px-3.5 py-2.5 print:bg-transparent print:p-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Link href={`/recipes/${recipeId}`} className="min-w-0 font-semibold hover:underline">
          {name}
        </Link>
        {!isTyping && (
          <span className="-mx-3 flex flex-wrap print:hidden">
            {sourceUrl && (
              <ButtonLink variant="quiet" href={`/recipes/${recipeId}`} className="px-3">
                Read its page
              </ButtonLink>
            )}
            <Button variant="quiet" className="px-3" onClick={() => setIsTyping(true)}>
              Add ingredients <span className="sr-only">to {name}</span>
            </Button>
          </span>
        )}
      </div>
      {isTyping ? (
        <TypedIngredientsForm meal={meal} onAdded={onChange} onCancel={() => setIsTyping(false)} />
      ) : (
        offers.length > 0 && (
          <ul
            aria-label={`For ${name} from our cookbook`}
            className="divide-y divide-line border-t border-line print:hidden"
          >
            {offers.map((offer) => (
              <li key={offer.key}>
                <StarterIngredientsCard meal={meal} offer={offer} onChange={onChange} />
              </li>
            ))}
          </ul>
        )
      )}
    </div>
  );
}
