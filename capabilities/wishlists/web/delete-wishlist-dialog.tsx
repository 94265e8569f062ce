import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import type { Wishlist } from '../contract.ts';
import { useRemoveWishlist } from './hooks.ts';

/** A delete button with its confirmation. */
export function DeleteWishlistDialog({ wishlist, onDeleted }: { wishlist: Wishlist; onDeleted: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useRemoveWishlist();
  const { id, childName, generatedForYear } = wishlist;
  const confirmRemoval = () =>
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          onDeleted();
          toast({ title: 'Wishlist deleted' });
        },
        onError: failed('Error deleting wishlist'),
        onSettled: () => setIsAsking(false),
      },
    );
  return (
    <>
      <Button variant="outline" className="button-delete" onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden size={18} />
        Delete <span className="sr-only">{`${childName}'s wishlist for ${generatedForYear}`}</span>
      </Button>
      <Confirm
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Delete ${childName}'s wishlist for ${generatedForYear}?`}
        description="Its ideas, yours included, and the party details will be deleted. We still won't suggest gifts you gave or removed. This can't be undone."
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        pending={remove.isPending}
        onConfirm={confirmRemoval}
      />
    </>
  );
}
