import { longDate } from '#core/dates.ts';
import { useRead, useWrite } from '#web/api/hooks.ts';
import { failed, toast } from '#web/ui/toast.ts';
import { bookingLinksApi } from '../booking-link-contract.ts';
import { appointmentsApi } from '../contract.ts';

export const useAppointments = () => useRead(appointmentsApi.list, {});
export const useAddAppointment = () => useWrite(appointmentsApi.add);
export const useChangeAppointment = () => useWrite(appointmentsApi.change);
export const useRemoveAppointment = () => useWrite(appointmentsApi.remove);

/** Returns a function that shows a toast with an Undo button for a write with this undo id. */
export function useUndoToast() {
  const undo = useWrite(appointmentsApi.undo);
  const showError = failed('Error updating appointment');
  return (undoId: string, title: string, description: string) => {
    // The component may be unmounted by then, so handle the error on the promise instead of in the hook.
    const onClick = () => void undo.mutateAsync({ body: { undoId } }).catch(showError);
    toast({ title, description, action: { label: 'Undo', onClick } });
  };
}

/** Skips one occurrence of a series and offers Undo. `date` is when it would have taken place. */
export function useSkipDate() {
  const skip = useWrite(appointmentsApi.skip);
  const showError = failed('Error updating appointment');
  return async (id: string, day: string, date: string) => {
    const params = { id };
    try {
      const { title } = await skip.mutateAsync({ params, body: { date: day } });
      const undo = () => void skip.mutateAsync({ params, body: { date: day, isSkipped: false } }).catch(showError);
      toast({
        title: 'Date skipped',
        description: `${title} on ${longDate(date)}`,
        action: { label: 'Undo', onClick: undo },
      });
    } catch (error) {
      showError(error as Error);
    }
  };
}

export const useBookingLinks = () => useRead(bookingLinksApi.list, {});
export const useAddBookingLink = () => useWrite(bookingLinksApi.add);
export const useChangeBookingLink = () => useWrite(bookingLinksApi.change);
export const useRemoveBookingLink = () => useWrite(bookingLinksApi.remove);
