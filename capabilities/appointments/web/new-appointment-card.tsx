import type { Appointment } from '../contract.ts';
import { AppointmentDialog } from './appointment-dialog.tsx';

interface NewAppointmentCardProps {
  /** The initial values. */
  appointment: Partial<Appointment>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved: (saved: Appointment) => void;
}

/** The form for a new appointment with some fields already filled in. */
export function NewAppointmentCard({ appointment, ...overlay }: NewAppointmentCardProps) {
  return <AppointmentDialog edited={{ appointment }} {...overlay} />;
}
