import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { enoughRecipes, starterCount } from '../starter-contract.ts';
import { useRecipes } from './hooks.ts';
import { LateDrawing } from './late-drawing-card.tsx';
import { StarterDialog } from './starter-dialog.tsx';

const dishes = ['taco', 'pancakes', 'salad'] as const;

/** Offers the starter cookbook; renders nothing if the family has enough recipes. */
export function StarterOfferCard() {
  const { data: recipes } = useRecipes();
  const [isOpen, setIsOpen] = useState(false);
  // Stays while the dialog is open, even if enough recipes have been added.
  if (!isOpen && (!recipes || recipes.length >= enoughRecipes)) return null;
  return (
    <Card className="flex flex-wrap items-center gap-4">
      <span className="flex -space-x-3">
        {dishes.map((dish) => (
          <span key={dish} className="size-16 rounded-full border-3 border-surface bg-accent-soft p-2.5">
            <LateDrawing drawing={dish} />
          </span>
        ))}
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <h2 className="text-lg">Start with Our Cookbook</h2>
        <p className="mt-1 text-balance text-ink-soft">
          {starterCount} simple family recipes, from quick dinners to toddler snacks. Take the ones you like.
        </p>
      </div>
      <Button
        variant={recipes?.length === 0 ? 'primary' : 'outline'}
        className="max-sm:w-full"
        onClick={() => setIsOpen(true)}
      >
        Take a look
      </Button>
      <StarterDialog open={isOpen} onOpenChange={setIsOpen} />
    </Card>
  );
}
