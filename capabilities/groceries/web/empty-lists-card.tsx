import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BasketDrawing } from '#web/ui/illustrations/basket.tsx';

interface EmptyListsCardProps {
  heading: string;
  /** Shows the button as the next step; without it, that is planning meals. */
  onGenerate?: () => void;
}

export function EmptyListsCard({ heading, onGenerate }: EmptyListsCardProps) {
  return (
    <EmptyState
      drawing={<BasketDrawing />}
      heading={heading}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {onGenerate && <Button onClick={onGenerate}>Generate List</Button>}
          <ButtonLink href="/meal-planner" variant={onGenerate ? 'outline' : 'primary'}>
            Plan Your Meals
          </ButtonLink>
        </div>
      }
    >
      Plan a few meals and we'll write down everything you need, sorted by aisle.
    </EmptyState>
  );
}
