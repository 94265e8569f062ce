import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { CalendarDrawing } from '#web/ui/illustrations/calendar.tsx';
import { useItemOverlay } from '#web/ui/item-overlay.ts';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { StarterChips } from '#web/ui/record/starter-chips.tsx';
import { RowSkeletons } from '#web/ui/rows/row-skeletons.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useIsIdle } from '#web/ui/when-idle.ts';
import type { BookingLink } from '../booking-link-contract.ts';
import type { Appointment } from '../contract.ts';
import type { ListedAppointment } from '../rules/listing.ts';
import { AppointmentDialog } from './appointment-dialog.tsx';
import { useAppointments, useBookingLinks } from './hooks.ts';
import type { EditTarget } from './save-appointment-form.tsx';

const AppointmentList = lazyPiece(
  () => import('./appointment-list.tsx').then((module) => module.AppointmentList),
  <RowSkeletons />,
);
const BookingLinksCard = lazyPiece(
  () => import('./booking-links-card.tsx').then((module) => module.BookingLinksCard),
  <Skeleton className="h-14 rounded-card" />,
);
const BookedCard = lazyPiece(() => import('./booked-card.tsx').then((module) => module.BookedCard));
const PlacesCard = lazyPiece(() =>
  import('#capabilities/places/web/places-card.tsx').then((module) => module.PlacesCard),
);
const BookedPlaceCard = lazyPiece(() =>
  import('#capabilities/places/web/booked-place-card.tsx').then((module) => module.BookedPlaceCard),
);
const DeleteAppointmentDialog = lazyPiece(() =>
  import('./delete-appointment-dialog.tsx').then((module) => module.DeleteAppointmentDialog),
);
const WhoseSwitch = lazyPiece(() =>
  import('#capabilities/household/web/whose-card.tsx').then((module) => module.WhoseSwitch),
);
// Load these chunks in parallel with the appointments.
AppointmentList.preload();
BookingLinksCard.preload();

const starters = [{ label: 'Checkup' }, { label: 'Haircut' }, { label: 'Swim class' }];

export function AppointmentsPage() {
  const appointments = useAppointments();
  const form = useItemOverlay<EditTarget>();
  const question = useItemOverlay<ListedAppointment>();
  const [saved, setSaved] = useState<Appointment>();
  const opened = useOpenedLink();
  const isIdle = useIsIdle();
  const isEmpty = appointments.data?.length === 0;

  const handleSaved = (appointment: Appointment) => {
    form.close();
    setSaved(appointment);
    // Hide the 'Booked?' card once its appointment was added.
    const { id, bookingLink } = form.item?.appointment ?? {};
    if (!id && bookingLink) opened.forget();
  };
  return (
    <>
      <PageHeading title="Appointments" subtitle="Who needs to be where, and when">
        <WhoseSwitch />
        <Button variant={isEmpty ? 'outline' : 'primary'} onClick={() => form.open()}>
          <Plus aria-hidden size={18} />
          <span>Add Appointment</span>
        </Button>
      </PageHeading>

      <div className="grid gap-6 xl:grid-cols-[1fr_20rem]">
        <div className="min-w-0">
          {opened.link && (
            <BookedCard name={opened.link.name} onDismiss={opened.forget}>
              <Button
                onClick={() => {
                  const { name: title, url: bookingLink } = opened.link ?? {};
                  if (title && bookingLink) form.open({ appointment: { title, bookingLink } });
                }}
              >
                Booked? Add it
              </Button>
            </BookedCard>
          )}
          {isIdle && <BookedPlaceCard onSaved={setSaved} />}
          {appointments.isPending && <RowSkeletons />}
          {appointments.isError && !appointments.data && (
            <ErrorState onRetry={appointments.refetch}>Failed to fetch appointments</ErrorState>
          )}
          {isEmpty && (
            <EmptyState
              drawing={<CalendarDrawing />}
              heading="No appointments yet"
              action={
                <>
                  <Button onClick={() => form.open()}>Add Your First Appointment</Button>
                  <StarterChips
                    starters={starters}
                    onStart={({ label: title }) => form.open({ appointment: { title } })}
                  />
                </>
              }
            >
              Add it once and let it go: checkups, haircuts, Tuesday swim.
            </EmptyState>
          )}
          {appointments.data && !isEmpty && (
            <AppointmentList
              appointments={appointments.data}
              saved={saved}
              onEdit={form.open}
              onDelete={question.open}
            />
          )}
        </div>
        <section aria-label="Booking" className="min-w-0 self-start xl:sticky xl:top-20">
          {/* As high as the month beside it. */}
          <h2 className="mb-1 flex min-h-11 items-center text-lg max-xl:hidden">Booking</h2>
          <div className="card divide-y divide-line">
            <BookingLinksCard onOpened={opened.remember} />
            {isIdle && <PlacesCard />}
          </div>
        </section>
      </div>

      <AppointmentDialog {...form.props} edited={form.item ?? { appointment: {} }} onSaved={handleSaved} />
      {question.item && <DeleteAppointmentDialog {...question.props} {...question.item} />}
    </>
  );
}

const openedKey = 'openedBookingLink';

/** The booking link opened last. Kept in sessionStorage, as a phone may discard the page during the booking. */
function useOpenedLink() {
  const [id, setId] = useState(() => sessionStorage.getItem(openedKey));
  const { data: links } = useBookingLinks();
  return {
    link: links?.find((link) => link.id === id),
    remember(link: BookingLink) {
      sessionStorage.setItem(openedKey, link.id);
      setId(link.id);
    },
    forget() {
      sessionStorage.removeItem(openedKey);
      setId(null);
    },
  };
}
