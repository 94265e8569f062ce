import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { enoughRecipes, starterCount } from '../starter-contract.ts';
import { useRecipes } from './hooks.ts';
import { StarterDialog } from './starter-dialog.tsx';

/** Offers the starter cookbook; renders nothing if the family has enough recipes. */
export function StarterOfferCard() {
  const { data: recipes } = useRecipes();
  const [isOpen, setIsOpen] = useState(false);
  // Stays while the dialog is open, even if enough recipes have been added.
  if (!isOpen && (!recipes || recipes.length >= enoughRecipes)) return null;
  return (
    <Card className="flex flex-wrap items-center gap-4">
      <span className="grid size-14 shrink-0 place-items-center rounded-full bg-accent-soft text-primary">
        <BookOpen aria-hidden size={26} strokeWidth={1.9} />
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
