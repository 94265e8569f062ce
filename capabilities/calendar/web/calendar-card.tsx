import { CalendarPlus, Upload } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSkipDate } from '#capabilities/appointments/web/hooks.ts';
import { isTheirsOrOpen } from '#capabilities/household/rules/people.ts';
import { useWhose } from '#capabilities/household/web/whose-card.tsx';
import { useSkipItem } from '#capabilities/planner/web/hooks.ts';
import { useFinishStep } from '#capabilities/plans/web/hooks.ts';
import type { CalendarDate } from '#core/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useEverTrue } from '#web/ui/ever-true.ts';
import { useItemOverlay } from '#web/ui/item-overlay.ts';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';
import { useAskedRecord } from '#web/ui/record/asked-record.ts';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import type { CalendarEntry } from '../contract.ts';
import { entriesByDay, monthGrid } from '../rules/month-grid.ts';
import { DayCard } from './day-card.tsx';
import { EventDialog } from './event-dialog-card.tsx';
import { useMonth, useRemoveEvent } from './hooks.ts';
import { LegendList } from './legend-list.tsx';
import { MonthCard } from './month-card.tsx';
import { PrintMonthCard } from './print-month-card.tsx';
import { UndatedList } from './undated-list.tsx';

const EventCard = lazyPiece(
  () => import('./event-card.tsx').then((module) => module.EventCard),
  <FormSkeleton fields={3} />,
);
const ImportForm = lazyPiece(
  () => import('./import-form.tsx').then((module) => module.ImportForm),
  <FormSkeleton fields={3} />,
);
const AskedEventCard = lazyPiece(() => import('./asked-event-card.tsx').then((module) => module.AskedEventCard));
const AppointmentDialogsCard = lazyPiece(() =>
  import('#capabilities/appointments/web/appointment-dialogs-card.tsx').then((module) => module.AppointmentDialogsCard),
);

/** Converts an appointment entry to its occurrence. */
const occurrenceOf = ({ occurrence, title, time, location, details: notes, assigneeId, ...entry }: CalendarEntry) => {
  const date = entry.date ?? '';
  return { day: occurrence ?? date, date, title, time, location, notes, assigneeId };
};

/** Leaves out what other adults take care of, if only one adult's entries should show. */
const entriesOfAdult = (month: ReturnType<typeof useMonth>['data'], adultId: string | null) => ({
  entries: month?.entries.filter(isTheirsOrOpen(adultId)),
  undated: month?.undated.filter(isTheirsOrOpen(adultId)),
});

interface CalendarCardProps {
  today: CalendarDate;
  /** A day to select, chosen elsewhere on the page. A new object selects it again. */
  asked?: { day: CalendarDate } | undefined;
}

/** The month grid, the selected day beside or below it, and undated items. */
export function CalendarCard({ today, asked }: CalendarCardProps) {
  // Undefined means today, so that the selection moves on at midnight.
  const [selectedDay, setSelectedDay] = useState<CalendarDate>();
  const day = selectedDay ?? today;
  const [isDayChosen, setIsDayChosen] = useState(false);
  const select = (next: CalendarDate) => {
    setSelectedDay(next === today ? undefined : next);
    setIsDayChosen(true);
  };
  const [followed, setFollowed] = useState(asked);
  if (asked && asked !== followed) {
    setFollowed(asked);
    select(asked.day);
  }
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!asked) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView?.({ block: 'start' });
  }, [asked]);
  const grid = useMemo(() => monthGrid(day), [day]);
  const month = useMonth(grid);
  const { adultId } = useWhose();
  const isRecordAsked = useEverTrue(useAskedRecord() !== null);
  const { entries = [], undated = [] } = useMemo(() => entriesOfAdult(month.data, adultId), [month.data, adultId]);
  const days = useMemo(() => entriesByDay(entries, grid), [entries, grid]);

  const form = useItemOverlay<CalendarEntry>();
  const details = useItemOverlay<CalendarEntry>();
  const question = useItemOverlay<CalendarEntry>();
  const importDialog = useItemOverlay<never>();
  const remove = useRemoveEvent();
  const skip = useSkipDate();
  const skipItem = useSkipItem();
  const appointmentOverlay = useItemOverlay<CalendarEntry & { isDeleting: boolean }>();
  const isAppointment = ({ type }: CalendarEntry) => type === 'appointment';
  const actions = {
    onOpenEvent: details.open,
    onEdit: (entry: CalendarEntry) =>
      isAppointment(entry) ? appointmentOverlay.open({ ...entry, isDeleting: false }) : form.open(entry),
    onSkip: (entry: CalendarEntry) => {
      const { id, type, date, occurrence } = entry;
      if (date && occurrence) void (type === 'reminder' ? skipItem(entry) : skip(id, occurrence, date));
    },
    onFinishStep: useFinishStep(),
  };
  const removeEvent = ({ id }: CalendarEntry) =>
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () => toast({ title: 'Event removed' }),
        onError: failed('Error removing event'),
        onSettled: question.close,
      },
    );

  return (
    <section ref={section} tabIndex={-1} id="calendar" aria-label="Calendar" className="scroll-mt-20 outline-none">
      <SectionHeading title="Calendar">
        <div className="max-lg:order-last max-lg:w-full lg:mr-2 lg:ml-auto">
          <LegendList />
        </div>
        <div className="flex gap-1 sm:gap-2">
          <Button variant="quiet" className="px-3" onClick={() => importDialog.open()}>
            <Upload aria-hidden size={17} />
            Import
          </Button>
          <PrintMonthCard day={day} grid={grid} days={days} />
          <Button variant="outline" onClick={() => form.open()}>
            <CalendarPlus aria-hidden size={17} />
            Add Event
          </Button>
        </div>
      </SectionHeading>
      {month.isError && !month.data ? (
        <ErrorState onRetry={month.refetch}>We couldn't load the calendar.</ErrorState>
      ) : (
        <div className="card mt-2 overflow-hidden">
          {/* The height of six weeks, so that the layout stays the same for all months; a long day scrolls. */}
          <div className="lg:grid lg:h-80 lg:grid-cols-[1.2fr_1fr] lg:grid-rows-[1fr_auto]">
            <MonthCard grid={grid} days={days} today={today} selected={day} onSelect={select} />
            {/* On a narrow screen today's entries are already above the calendar, until a day is chosen or linked to. */}
            <div
              className={classNames(
                'border-line max-lg:border-t lg:min-h-0 lg:overflow-y-auto lg:[mask-image:linear-gradient(to_bottom,black_calc(100%-1rem),transparent)]',
                !isDayChosen && 'max-lg:hidden max-lg:[#calendar:target_&]:block',
              )}
            >
              <DayCard
                day={day}
                today={today}
                entries={month.isPlaceholderData || !month.data ? undefined : (days.get(day) ?? [])}
                actions={actions}
              />
            </div>
            {undated.length > 0 && <UndatedList entries={undated} />}
          </div>
        </div>
      )}

      <EventDialog
        {...form.props}
        event={form.item}
        date={day}
        onDone={form.close}
        onDelete={() => {
          form.close();
          if (form.item) question.open(form.item);
        }}
      />
      <Dialog {...details.props} title={details.item?.title ?? ''}>
        {details.item && <EventCard id={details.item.id} />}
      </Dialog>
      {isRecordAsked && <AskedEventCard />}
      <Confirm
        {...question.props}
        title={`Delete ${question.item?.title}?`}
        description="The event and its plan will be removed for the whole family. This can't be undone."
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        pending={remove.isPending}
        onConfirm={() => question.item && removeEvent(question.item)}
      />
      {appointmentOverlay.item && (
        <AppointmentDialogsCard
          {...appointmentOverlay.props}
          id={appointmentOverlay.item.id}
          isDeleting={appointmentOverlay.item.isDeleting}
          occurrence={occurrenceOf(appointmentOverlay.item)}
          onDelete={() =>
            appointmentOverlay.item && appointmentOverlay.open({ ...appointmentOverlay.item, isDeleting: true })
          }
        />
      )}
      <Dialog {...importDialog.props} title="Import a Calendar" description="Bring in dates from another calendar.">
        <ImportForm onDone={importDialog.close} />
      </Dialog>
    </section>
  );
}
