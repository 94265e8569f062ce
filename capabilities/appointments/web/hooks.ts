import { longDate } from '#core/dates.ts';
import { useRead, useWrite } from '#web/api/hooks.ts';
import { failed, toast } from '#web/ui/toast.ts';
import { bookingLinksApi } from '../booking-link-contract.ts';
import { appointmentsApi } from '../contract.ts';

export const useAppointments = () => useRead(appointmentsApi.list, {});
export const useAddAppointment = () => useWrite(appointmentsApi.add);
export const useChangeAppointment = () => useWrite(appointmentsApi.change);
export const useRemoveAppointment = () => useWrite(appointmentsApi.remove);

/** Says what was done, and offers to take exactly that back. */
export function useTellUndoable() {
  const undo = useWrite(appointmentsApi.undo);
  const tellFailure = failed('Error updating appointment');
  return (undoId: string, title: string, description: string) => {
    // The page may be gone by then, so the promise tells of a failure and not the hook.
    const onClick = () => void undo.mutateAsync({ body: { undoId } }).catch(tellFailure);
    toast({ title, description, action: { label: 'Undo', onClick } });
  };
}

/** Leaves out one occurrence of a series, and offers to take it back. `date` is when it would have been. */
export function useSkipDate() {
  const skip = useWrite(appointmentsApi.skip);
  const tellFailure = failed('Error updating appointment');
  return async (id: string, day: string, date: string) => {
    const params = { id };
    try {
      const { title } = await skip.mutateAsync({ params, body: { date: day } });
      const undo = () => void skip.mutateAsync({ params, body: { date: day, isSkipped: false } }).catch(tellFailure);
      toast({
        title: 'Date skipped',
        description: `${title} on ${longDate(date)}`,
        action: { label: 'Undo', onClick: undo },
      });
    } catch (error) {
      tellFailure(error as Error);
    }
  };
}

export const useBookingLinks = () => useRead(bookingLinksApi.list, {});
export const useAddBookingLink = () => useWrite(bookingLinksApi.add);
export const useChangeBookingLink = () => useWrite(bookingLinksApi.change);
export const useRemoveBookingLink = () => useWrite(bookingLinksApi.remove);
