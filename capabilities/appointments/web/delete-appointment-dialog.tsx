import { longDate } from '#core/dates.ts';
import { newId } from '#web/api/new-id.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { failed } from '#web/ui/toast.ts';
import type { Appointment } from '../contract.ts';
import type { FullOccurrence } from '../rules/occurrences.ts';
import { type Reach, reaches } from '../rules/reach.ts';
import { recurs } from '../rules/recurring.ts';
import { useRemoveAppointment, useUndoToast } from './hooks.ts';
import { ReachDialog } from './reach-dialog.tsx';

interface DeleteAppointmentDialogProps {
  appointment: Appointment;
  occurrence: FullOccurrence;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Confirms a removal; for a series it asks which occurrences to remove. Both can be undone. */
export function DeleteAppointmentDialog({ appointment, occurrence, ...overlay }: DeleteAppointmentDialogProps) {
  const remove = useRemoveAppointment();
  const showUndoToast = useUndoToast();
  const { day, date, title } = occurrence;
  const descriptions: Record<Reach, string> = {
    this: `${title} on ${longDate(date)}`,
    later: `${title} from ${longDate(date)} on`,
    all: appointment.title,
  };
  const removeReach = (reach: Reach) => {
    const undoId = newId();
    remove.mutate(
      { params: { id: appointment.id }, query: { reach, day, undoId } },
      {
        onSuccess: () => showUndoToast(undoId, 'Appointment removed', descriptions[reach]),
        onError: failed('Error removing appointment'),
        onSettled: () => overlay.onOpenChange(false),
      },
    );
  };
  const pending = remove.isPending;
  if (recurs(appointment))
    return (
      <ReachDialog
        {...overlay}
        action="Delete"
        series={appointment}
        occurrence={occurrence}
        reaches={reaches}
        pending={pending}
        onChoose={removeReach}
      />
    );
  return (
    <Confirm
      {...overlay}
      title={`Delete ${title}?`}
      description="It'll be removed for the whole family."
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      pending={pending}
      onConfirm={() => removeReach('all')}
    />
  );
}
