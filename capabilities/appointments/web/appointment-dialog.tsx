import { Dialog } from '#web/ui/dialog.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';
import type { Appointment } from '../contract.ts';
import type { EditTarget } from './save-appointment-form.tsx';

const SaveAppointmentForm = lazyPiece(
  () => import('./save-appointment-form.tsx').then((module) => module.SaveAppointmentForm),
  <FormSkeleton fields={7} />,
);

interface AppointmentDialogProps {
  edited: EditTarget;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved: (saved: Appointment) => void;
  /** Asks whether to delete the appointment. */
  onDelete?: () => void;
}

export function AppointmentDialog({ edited, onSaved, onDelete, ...overlay }: AppointmentDialogProps) {
  return (
    <Dialog
      {...overlay}
      title={edited.appointment.id ? 'Edit Appointment' : 'Add Appointment'}
      description={edited.appointment.id ? undefined : 'A title, a type and a date are enough.'}
    >
      <SaveAppointmentForm
        {...edited}
        onSaved={onSaved}
        onCancel={() => overlay.onOpenChange(false)}
        onDelete={onDelete}
      />
    </Dialog>
  );
}
