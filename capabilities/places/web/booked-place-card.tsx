import { useState } from 'react';
import type { Appointment } from '#capabilities/appointments/contract.ts';
import { BookedCard } from '#capabilities/appointments/web/booked-card.tsx';
import { NewAppointmentCard } from '#capabilities/appointments/web/new-appointment-card.tsx';
import { useHousehold } from '#capabilities/household/web/hooks.ts';
import { clockTime, shortWeekdayAndDate, today } from '#core/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { useItemOverlay } from '#web/ui/item-overlay.ts';
import { bookedAppointment, type StartedBooking } from '../rules/booking.ts';
import { type FreeTime, likelyStarts } from '../rules/free-times.ts';
import { useBookedPlace, useStartedBooking } from './hooks.ts';

const maxDays = 4;

interface BookedPlaceCardProps {
  onSaved?: (saved: Appointment) => void;
}

/** Asks whether a started booking was successful. Renders nothing if none was started. */
export function BookedPlaceCard(props: BookedPlaceCardProps) {
  const { started } = useStartedBooking();
  return started && <StartedCard key={started.placeId} started={started} {...props} />;
}

/** One tap on the day and one on the time open the form with all known fields filled in. */
function StartedCard({ started, onSaved }: BookedPlaceCardProps & { started: StartedBooking }) {
  const { forget } = useStartedBooking();
  const place = useBookedPlace(started.placeId);
  const { data: members } = useHousehold();
  const [day, setDay] = useState<FreeTime>();
  const form = useItemOverlay<Partial<Appointment>>();

  if (!place || !members) return null;
  const person = members.find(({ id }) => id === started.memberId);
  const open = (when: { date?: string; time?: string }) => form.open(bookedAppointment(place, person, when));
  const handleSaved = (saved: Appointment) => {
    forget();
    onSaved?.(saved);
  };
  const days = started.times.filter(({ date }) => date >= today()).slice(0, maxDays);
  return (
    <>
      <BookedCard name={place.name} forWhom={person?.name} onDismiss={forget}>
        <Button onClick={() => open({ ...(day && { date: day.date }) })}>Booked? Add it</Button>
        {days.length > 0 && (
          <fieldset className="order-last flex basis-full flex-wrap gap-2">
            <legend className="mb-1.5 text-sm text-ink-soft">
              {day ? `What time on ${shortWeekdayAndDate(day.date)}?` : 'Or tap the day'}
            </legend>
            {day
              ? likelyStarts(day.part).map((time) => (
                  <button key={time} type="button" className="chip" onClick={() => open({ date: day.date, time })}>
                    {clockTime(time)}
                  </button>
                ))
              : days.map((one) => (
                  <button key={one.date} type="button" className="chip" onClick={() => setDay(one)}>
                    {shortWeekdayAndDate(one.date)}
                  </button>
                ))}
            {day && (
              <button type="button" className="chip" onClick={() => setDay(undefined)}>
                Another day
              </button>
            )}
          </fieldset>
        )}
      </BookedCard>
      <NewAppointmentCard {...form.props} appointment={form.item ?? {}} onSaved={handleSaved} />
    </>
  );
}
