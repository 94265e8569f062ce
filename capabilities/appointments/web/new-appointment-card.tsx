import type { Appointment } from '../contract.ts';
import { AppointmentDialog } from './appointment-dialog.tsx';

interface NewAppointmentCardProps {
  /** The initial values. */
  appointment: Partial<Appointment>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved: (saved: Appointment) => void;
}

/** Adds an appointment of which some fields are known already. */
export function NewAppointmentCard({ appointment, ...overlay }: NewAppointmentCardProps) {
  return <AppointmentDialog edited={{ appointment }} {...overlay} />;
}
