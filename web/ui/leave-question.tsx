import { useState } from 'react';
import { Confirm } from './confirm.tsx';
import { useLeaveGuard } from './leave-guard.ts';

/** The words of the question, in a dialog and on a page. */
export const discardChanges = {
  title: 'Discard changes?',
  description: 'What you typed has not been saved.',
  cancelLabel: 'Keep editing',
  confirmLabel: 'Discard',
};

/** For a form on a page: leaving it with something typed asks first. */
export function LeaveQuestion({ wouldLoseChanges }: { wouldLoseChanges: boolean }) {
  const [leave, setLeave] = useState<() => void>();
  useLeaveGuard({ wouldLoseChanges: () => wouldLoseChanges, ask: (goOn) => setLeave(() => goOn) });
  const answer = () => {
    setLeave(undefined);
    leave?.();
  };
  return (
    <Confirm
      {...discardChanges}
      open={leave !== undefined}
      onOpenChange={() => setLeave(undefined)}
      onConfirm={answer}
    />
  );
}
