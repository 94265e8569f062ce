import { changedFields } from '#core/changed-fields.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { failed } from '#web/ui/toast.ts';
import type { Appointment, NewAppointment } from '../contract.ts';
import { useAddAppointment, useChangeAppointment } from './hooks.ts';

const AppointmentForm = lazyPiece(
  () => import('./appointment-form.tsx').then((module) => module.AppointmentForm),
  <Spinner />,
);

interface AppointmentDialogProps {
  /** A stored one, or what is known of a new one. */
  appointment: Partial<Appointment>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved: (saved: Appointment) => void;
}

export function AppointmentDialog({ appointment, onSaved, ...overlay }: AppointmentDialogProps) {
  const add = useAddAppointment();
  const change = useChangeAppointment();
  const { id } = appointment;
  const save = (values: NewAppointment) => {
    if (id)
      change.mutate(
        { params: { id }, body: changedFields(appointment, values) },
        { onSuccess: onSaved, onError: failed('Error updating appointment') },
      );
    else add.mutate({ body: values }, { onSuccess: onSaved, onError: failed('Error adding appointment') });
  };
  return (
    <Dialog
      {...overlay}
      title={id ? 'Edit Appointment' : 'Add Appointment'}
      description="Only the title, the type and the date are needed."
    >
      <AppointmentForm
        appointment={appointment}
        onSave={save}
        saving={add.isPending || change.isPending}
        onCancel={() => overlay.onOpenChange(false)}
      />
    </Dialog>
  );
}
