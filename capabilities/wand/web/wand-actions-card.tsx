import { Eraser, History } from 'lucide-react';
import { useState } from 'react';
import { Confirm } from '#web/ui/confirm.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { failed } from '#web/ui/toast.ts';
import { useClearConversation, useConversation } from './hooks.ts';

const JournalList = lazyPiece(() => import('./journal-list.tsx').then((module) => module.JournalList), <Spinner />);

/** Buttons for the whole conversation: journal and clear. */
export function WandActionsCard() {
  const { data } = useConversation();
  const clear = useClearConversation();
  const [isConfirming, setIsConfirming] = useState(false);
  const [showsJournal, setShowsJournal] = useState(false);
  const close = () => setIsConfirming(false);
  return (
    <div className="-mr-2 flex">
      <IconButton
        label="What I've done"
        icon={<History aria-hidden size={20} strokeWidth={1.9} />}
        onClick={() => setShowsJournal(true)}
      />
      {data && data.turns.length > 0 && (
        <IconButton
          label="Clear conversation"
          icon={<Eraser aria-hidden size={20} strokeWidth={1.9} />}
          onClick={() => setIsConfirming(true)}
        />
      )}
      <Confirm
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title="Clear the conversation?"
        description="I'll forget what we said and anything you haven't approved. What's done stays done."
        confirmLabel="Clear"
        pendingLabel="Clearing..."
        pending={clear.isPending}
        onConfirm={() => clear.mutate(undefined, { onError: failed('Error clearing conversation'), onSettled: close })}
      />
      <Dialog
        open={showsJournal}
        onOpenChange={setShowsJournal}
        title="What I've done"
        description="For your family, latest first. Undo puts everything back exactly as it was."
      >
        <JournalList />
      </Dialog>
    </div>
  );
}
