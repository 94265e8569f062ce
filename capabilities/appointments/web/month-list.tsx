import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import type { CalendarDate } from '#core/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import type { Appointment } from '../contract.ts';
import { type CardWindow, cardsIn, showEarlier, showLater, shownWindow, windowWith } from '../rules/card-window.ts';
import { groupByMonth, type ListedAppointment } from '../rules/listing.ts';
import { AppointmentCard } from './appointment-card.tsx';
import { useSkipDate } from './hooks.ts';

interface MonthListProps {
  list: readonly ListedAppointment[];
  today: CalendarDate;
  saved: Appointment | undefined;
  /** The appointment that a link points to; it is always rendered. */
  askedId: string | null;
  onEdit: (listed: ListedAppointment) => void;
  onDelete: (listed: ListedAppointment) => void;
}

/** Part of the list, grouped by month, with buttons that load earlier and later months. */
export function MonthList({ list, today, saved, askedId, onEdit, onDelete }: MonthListProps) {
  const { cards, earlier, later, onEarlier, onLater } = useCards(list, today, saved, askedId);
  const skipDate = useSkipDate();
  const skip = async ({ appointment: { id }, occurrence: { day, date } }: ListedAppointment) => {
    await skipDate(id, day, date);
    // The card has moved to its next date; keep the focus on it.
    if (document.activeElement === document.body) document.getElementById(cardId(id))?.focus();
  };
  return (
    <>
      {/* Disable the browser's scroll anchoring: it would add to our own scroll correction. */}
      <div className="space-y-5 [overflow-anchor:none]">
        {groupByMonth(cards).map((month, index) => (
          <section key={month.title} aria-label={month.title}>
            <SectionHeading title={month.title}>
              {index === 0 && earlier > 0 && (
                <MoreButton label="Show earlier" count={earlier} onClick={onEarlier} className="-mx-3 px-3" />
              )}
            </SectionHeading>
            <ul className="rows card">
              {month.appointments.map((listed) => (
                <li
                  key={listed.appointment.id}
                  id={cardId(listed.appointment.id)}
                  data-record={listed.appointment.id}
                  tabIndex={-1}
                >
                  <AppointmentCard
                    listed={listed}
                    onEdit={() => onEdit(listed)}
                    onDelete={() => onDelete(listed)}
                    onSkip={() => void skip(listed)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {later > 0 && (
        <div className="mt-3 flex justify-center">
          <MoreButton label="Show later" count={later} onClick={onLater} />
        </div>
      )}
    </>
  );
}

const cardId = (id: string) => `appointment-${id}`;
const cardElement = (listed: ListedAppointment | undefined) =>
  document.getElementById(cardId(listed?.appointment.id ?? ''));

/** The rendered part of the list. Loading more focuses the first new card and keeps the scroll position. */
function useCards(
  list: readonly ListedAppointment[],
  today: CalendarDate,
  saved: Appointment | undefined,
  askedId: string | null,
) {
  const [chosen, setChosen] = useState<CardWindow>();
  const shown = shownWindow(list, chosen, today);
  const [lastSaved, setLastSaved] = useState(saved);
  const [lastAsked, setLastAsked] = useState<string | null>(null);
  const reveal = (id: string | null | undefined) => {
    const index = list.findIndex(({ appointment }) => appointment.id === id);
    if (index >= 0) setChosen(windowWith(list, shown, index));
  };
  if (saved !== lastSaved) {
    setLastSaved(saved);
    reveal(saved?.id);
  }
  if (askedId !== lastAsked) {
    setLastAsked(askedId);
    reveal(askedId);
  }

  const afterRender = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    afterRender.current?.();
    afterRender.current = undefined;
  });
  const move = (
    next: CardWindow | undefined,
    stableCard: ListedAppointment | undefined,
    newCard: ListedAppointment | undefined,
  ) => {
    const top = () => cardElement(stableCard)?.getBoundingClientRect().top ?? 0;
    const topBefore = top();
    afterRender.current = () => {
      window.scrollBy(0, top() - topBefore);
      cardElement(newCard)?.focus();
    };
    setChosen(next);
  };
  const part = cardsIn(list, shown);
  return {
    ...part,
    onEarlier: () => move(shown && showEarlier(list, shown), part.cards[0], list[part.earlier - 1]),
    onLater: () => move(shown && showLater(list, shown), part.cards.at(-1), list[part.earlier + part.cards.length]),
  };
}

interface MoreButtonProps extends ComponentProps<'button'> {
  label: string;
  count: number;
}

function MoreButton({ label, count, ...props }: MoreButtonProps) {
  return (
    <Button variant="quiet" {...props}>
      {label} <span className="tabular font-normal text-ink-soft">({count})</span>
    </Button>
  );
}
