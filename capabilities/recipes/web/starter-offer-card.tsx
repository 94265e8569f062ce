import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { enoughRecipes, starterCount } from '../starter-contract.ts';
import { useRecipes } from './hooks.ts';
import { LateDrawing } from './late-drawing-card.tsx';
import { StarterDialog } from './starter-dialog.tsx';

const dishes = ['taco', 'pancakes', 'salad'] as const;

/** Offers the starter cookbook, large if it is the main thing on its screen. Renders nothing if the family has enough recipes. */
export function StarterOfferCard({ isMain = false }: { isMain?: boolean }) {
  const { data: recipes } = useRecipes();
  const [isOpen, setIsOpen] = useState(false);
  // Stays while the dialog is open, even if enough recipes have been added.
  if (!isOpen && (!recipes || recipes.length >= enoughRecipes)) return null;
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card p-5',
        isMain ? 'bg-accent-soft sm:p-8 lg:py-14' : 'card',
      )}
    >
      <span className="flex -space-x-3">
        {dishes.map((dish) => (
          <span
            key={dish}
            className={classNames(
              'rounded-full border-3 p-2.5',
              isMain ? 'size-22 lg:size-32 border-accent-soft bg-surface' : 'size-16 border-surface bg-accent-soft',
            )}
          >
            <LateDrawing drawing={dish} />
          </span>
        ))}
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <h2 className={isMain ? 'text-2xl' : 'text-lg'}>Start with Our Cookbook</h2>
        <p className="mt-1 text-balance text-ink-soft">
          {starterCount} simple family recipes, from quick dinners to toddler snacks. Take the ones you like.
        </p>
      </div>
      <Button variant={isMain ? 'primary' : 'outline'} className="max-sm:w-full" onClick={() => setIsOpen(true)}>
        Take a look
      </Button>
      <StarterDialog open={isOpen} onOpenChange={setIsOpen} />
    </div>
  );
}
