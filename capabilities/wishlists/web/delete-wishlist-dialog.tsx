import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Confirm } from '#web/ui/confirm.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
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
      <IconButton
        danger
        className="-mr-3 ml-auto lg:-ml-2"
        label={`Delete ${childName}'s wishlist for ${generatedForYear}`}
        icon={<Trash2 aria-hidden size={18} />}
        onClick={() => setIsAsking(true)}
      />
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
