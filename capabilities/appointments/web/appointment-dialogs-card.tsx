import type { FullOccurrence } from '../rules/occurrences.ts';
import { AppointmentDialog } from './appointment-dialog.tsx';
import { DeleteAppointmentDialog } from './delete-appointment-dialog.tsx';
import { useAppointments } from './hooks.ts';

interface AppointmentDialogsCardProps {
  id: string;
  occurrence: FullOccurrence;
  isDeleting: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Asks whether to delete the appointment. */
  onDelete: () => void;
}

/** The dialog that edits an appointment, or the one that deletes it, opened from one of its occurrences. */
export function AppointmentDialogsCard({
  id,
  occurrence,
  isDeleting,
  onDelete,
  ...overlay
}: AppointmentDialogsCardProps) {
  const { data: appointments } = useAppointments();
  const appointment = appointments?.find((one) => one.id === id);
  if (!appointment) return null;
  const target = { appointment, occurrence };
  if (isDeleting) return <DeleteAppointmentDialog {...target} {...overlay} />;
  return (
    <AppointmentDialog edited={target} {...overlay} onDelete={onDelete} onSaved={() => overlay.onOpenChange(false)} />
  );
}
