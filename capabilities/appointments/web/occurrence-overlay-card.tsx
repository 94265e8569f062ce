import type { OwnOccurrence } from '../rules/occurrences.ts';
import { AppointmentDialog } from './appointment-dialog.tsx';
import { DeleteAppointmentDialog } from './delete-appointment-dialog.tsx';
import { useAppointments } from './hooks.ts';

interface OccurrenceOverlayCardProps {
  id: string;
  occurrence: OwnOccurrence;
  isDeleting: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Changes or deletes an appointment from wherever one of its occurrences stands. */
export function OccurrenceOverlayCard({ id, occurrence, isDeleting, ...overlay }: OccurrenceOverlayCardProps) {
  const { data: appointments } = useAppointments();
  const appointment = appointments?.find((one) => one.id === id);
  if (!appointment) return null;
  const about = { appointment, occurrence };
  if (isDeleting) return <DeleteAppointmentDialog {...about} {...overlay} />;
  return <AppointmentDialog edited={about} {...overlay} onSaved={() => overlay.onOpenChange(false)} />;
}
