import { Dialog } from '#web/ui/dialog.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';

const StarterList = lazyPiece(
  () => import('./starter-list.tsx').then((module) => module.StarterList),
  <FormSkeleton fields={12} />,
);

interface StarterDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Lets the user add recipes from the starter cookbook. */
export function StarterDialog({ open, onOpenChange }: StarterDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Starter Cookbook"
      description="Add any you like and make them your own."
    >
      <StarterList onTaken={() => onOpenChange(false)} />
    </Dialog>
  );
}
