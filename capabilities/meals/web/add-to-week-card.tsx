import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { Recipe } from '#capabilities/recipes/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';

const AddToWeekForm = lazyPiece(
  () => import('./add-to-week-form.tsx').then((module) => module.AddToWeekForm),
  <FormSkeleton fields={5} />,
);

export function AddToWeekCard({ recipe }: { recipe: Recipe }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <CalendarPlus aria-hidden size={18} />
        Add to this week
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Add to this week" description={recipe.name}>
        <AddToWeekForm recipe={recipe} onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
