import { longDate } from '#core/dates.ts';
import { newId } from '#web/api/new-id.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { failed } from '#web/ui/toast.ts';
import type { Appointment } from '../contract.ts';
import type { OwnOccurrence } from '../rules/occurrences.ts';
import { type Reach, reaches } from '../rules/reach.ts';
import { recurs } from '../rules/recurring.ts';
import { useRemoveAppointment, useTellUndoable } from './hooks.ts';
import { ReachDialog } from './reach-dialog.tsx';

interface DeleteAppointmentDialogProps {
  appointment: Appointment;
  occurrence: OwnOccurrence;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks how much of a series goes; of anything else, whether it does. Both can be taken back. */
export function DeleteAppointmentDialog({ appointment, occurrence, ...overlay }: DeleteAppointmentDialogProps) {
  const remove = useRemoveAppointment();
  const tellUndoable = useTellUndoable();
  const { day, date, title } = occurrence;
  const words: Record<Reach, string> = {
    this: `${title} on ${longDate(date)}`,
    later: `${title} from ${longDate(date)} on`,
    all: appointment.title,
  };
  const removeBy = (reach: Reach) => {
    const undoId = newId();
    remove.mutate(
      { params: { id: appointment.id }, query: { reach, day, undoId } },
      {
        onSuccess: () => tellUndoable(undoId, 'Appointment removed', words[reach]),
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
        deed="Delete"
        series={appointment}
        occurrence={occurrence}
        reaches={reaches}
        pending={pending}
        onChoose={removeBy}
      />
    );
  return (
    <Confirm
      {...overlay}
      title={`Delete ${title}?`}
      description="It is removed for the whole family."
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      pending={pending}
      onConfirm={() => removeBy('all')}
    />
  );
}
