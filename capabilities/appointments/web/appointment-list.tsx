import { useDeferredValue, useMemo, useState } from 'react';
import { isTheirsOrOpen } from '#capabilities/household/rules/people.ts';
import { HiddenNote, ShowEveryoneButton } from '#capabilities/household/web/hidden-note-card.tsx';
import { useWhose } from '#capabilities/household/web/whose-card.tsx';
import { today } from '#core/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CalendarDrawing } from '#web/ui/illustrations/calendar.tsx';
import { useAskedRecord } from '#web/ui/record/asked-record.ts';
import type { Appointment } from '../contract.ts';
import { filterAppointments, type ListedAppointment, listAppointments, namesIn } from '../rules/listing.ts';
import { recurs } from '../rules/recurring.ts';
import { AppointmentFilterCard } from './appointment-filter-card.tsx';
import { MonthList } from './month-list.tsx';

const maxWithoutFilter = 20;
const noFilter = { query: '', name: '' };

interface AppointmentListProps {
  appointments: readonly Appointment[];
  /** The appointment saved last; the list makes sure that its card is rendered. */
  saved: Appointment | undefined;
  onEdit: (listed: ListedAppointment) => void;
  onDelete: (listed: ListedAppointment) => void;
}

/** With 'Mine', a series of one's own is shown even if someone else takes care of its next date. */
const isMine = ({ appointment, occurrence }: ListedAppointment, adultId: string | null) =>
  isTheirsOrOpen(adultId)(occurrence) || (recurs(appointment) && isTheirsOrOpen(adultId)(appointment));

export function AppointmentList({ appointments, ...props }: AppointmentListProps) {
  const day = today();
  const [filter, setFilter] = useState(noFilter);
  const { query, name } = useDeferredValue(filter);
  const { adultId } = useWhose();
  const askedId = useAskedRecord();
  const all = useMemo(() => listAppointments(appointments, day), [appointments, day]);
  const whose = useMemo(
    () => all.filter((listed) => isMine(listed, adultId) || listed.appointment.id === askedId),
    [all, adultId, askedId],
  );
  const found = useMemo(() => filterAppointments(whose, query, name), [whose, query, name]);
  return (
    <>
      {appointments.length > maxWithoutFilter && (
        <AppointmentFilterCard filter={filter} names={namesIn(appointments)} onChange={setFilter} />
      )}
      {found.length > 0 ? (
        // The key resets the list to the current month for each new search.
        <>
          <MonthList key={`${name}/${query}/${adultId}`} list={found} today={day} askedId={askedId} {...props} />
          <HiddenNote count={all.length - whose.length} />
        </>
      ) : whose.length === 0 ? (
        <EmptyState drawing={<CalendarDrawing />} heading="Nothing of yours right now" action={<ShowEveryoneButton />}>
          Everything here is in someone else's hands.
        </EmptyState>
      ) : (
        <EmptyState
          drawing={<CalendarDrawing />}
          heading="Nothing matches"
          action={
            <Button variant="outline" onClick={() => setFilter(noFilter)}>
              Clear the search
            </Button>
          }
        >
          None of your appointments match that.
        </EmptyState>
      )}
    </>
  );
}
