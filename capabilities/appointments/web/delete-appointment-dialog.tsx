import { Confirm } from '#web/ui/confirm.tsx';
import { failed } from '#web/ui/toast.ts';
import type { Appointment } from '../contract.ts';
import { recurs } from '../rules/recurring.ts';
import { useRemoveAppointment } from './hooks.ts';

interface DeleteAppointmentDialogProps {
  appointment: Appointment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const allDates =
  'All its dates are removed for the whole family, past ones too. To leave out a single one, use Skip this date instead.';
const oneDate = 'It is removed for the whole family.';

export function DeleteAppointmentDialog({ appointment, ...overlay }: DeleteAppointmentDialogProps) {
  const remove = useRemoveAppointment();
  const { id, title } = appointment;
  return (
    <Confirm
      {...overlay}
      title={`Delete ${title}?`}
      description={`${recurs(appointment) ? allDates : oneDate} This cannot be undone.`}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      pending={remove.isPending}
      onConfirm={() =>
        remove.mutate(
          { params: { id } },
          { onError: failed('Error removing appointment'), onSettled: () => overlay.onOpenChange(false) },
        )
      }
    />
  );
}
