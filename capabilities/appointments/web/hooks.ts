import { longDate } from '#core/dates.ts';
import { useRead, useWrite } from '#web/api/hooks.ts';
import { failed, toast } from '#web/ui/toast.ts';
import { appointmentsApi, bookingLinksApi } from '../contract.ts';

export const useAppointments = () => useRead(appointmentsApi.list, {});
export const useAddAppointment = () => useWrite(appointmentsApi.add);
export const useChangeAppointment = () => useWrite(appointmentsApi.change);
export const useRemoveAppointment = () => useWrite(appointmentsApi.remove);

/** Leaves out one date of a recurring appointment, and offers to take it back. */
export function useSkipDate() {
  const skip = useWrite(appointmentsApi.skip);
  const tellFailure = failed('Error updating appointment');
  return async (id: string, date: string) => {
    const params = { id };
    try {
      const { title } = await skip.mutateAsync({ params, body: { date } });
      // The page may be gone by then, so the promise tells of a failure and not the hook.
      const undo = () => void skip.mutateAsync({ params, body: { date, isSkipped: false } }).catch(tellFailure);
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
