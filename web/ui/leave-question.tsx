import { useState } from 'react';
import { Confirm } from './confirm.tsx';
import { useLeaveGuard } from './leave-guard.ts';

/** Texts of the confirmation, for forms in dialogs and on pages. */
export const discardChanges = {
  title: 'Discard changes?',
  description: "What you typed hasn't been saved.",
  cancelLabel: 'Keep editing',
  confirmLabel: 'Discard',
};

/** For a form on a page: asks before leaving it with unsaved changes. */
export function LeaveQuestion({ wouldLoseChanges }: { wouldLoseChanges: boolean }) {
  const [leave, setLeave] = useState<() => void>();
  useLeaveGuard({ wouldLoseChanges: () => wouldLoseChanges, ask: (onDiscard) => setLeave(() => onDiscard) });
  const discard = () => {
    setLeave(undefined);
    leave?.();
  };
  return (
    <Confirm
      {...discardChanges}
      open={leave !== undefined}
      onOpenChange={() => setLeave(undefined)}
      onConfirm={discard}
    />
  );
}
