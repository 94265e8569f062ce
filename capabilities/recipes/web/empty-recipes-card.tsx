import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PotDrawing } from '#web/ui/illustrations/pot.tsx';

interface EmptyRecipesCardProps {
  onPasteLink: () => void;
  onTypeIn: () => void;
}

export function EmptyRecipesCard({ onPasteLink, onTypeIn }: EmptyRecipesCardProps) {
  return (
    <EmptyState
      drawing={<PotDrawing />}
      heading="Your kitchen starts here"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button variant="outline" onClick={onPasteLink}>
            Paste a link
          </Button>
          <Button variant="outline" onClick={onTypeIn}>
            Type it in
          </Button>
        </div>
      }
    >
      Bring the dishes your family loves: a link from anywhere, or the card in Grandma's handwriting.
    </EmptyState>
  );
}
