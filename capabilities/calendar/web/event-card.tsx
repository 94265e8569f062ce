import { WhoDoesIt } from '#capabilities/household/web/assignee-badge-card.tsx';
import { PlanCard } from '#capabilities/plans/web/plan-card.tsx';
import { clockTime, weekdayAndDate } from '#core/dates.ts';
import { joinList } from '#core/text-list.ts';
import { DetailList } from '#web/ui/detail-list.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { RecordExtra } from '#web/ui/record/record-extra.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { eventsApi } from '../contract.ts';
import { useEvents } from './hooks.ts';

/** The details of one event, with its plan. */
export function EventCard({ id }: { id: string }) {
  const { data: events, isPending, refetch } = useEvents();
  if (isPending) return <Spinner />;
  const event = events?.find((it) => it.id === id);
  if (!event) return <ErrorState onRetry={refetch}>We couldn't load the event.</ErrorState>;
  return (
    <div className="space-y-6">
      <DetailList
        details={[
          { label: 'Date', value: weekdayAndDate(event.date) },
          { label: 'Time', value: clockTime(event.time) },
          { label: 'Location', value: event.location },
          { label: 'Affects', value: joinList(event.affectedChildren) },
          { label: 'Notes', value: event.notes },
        ]}
      />
      <WhoDoesIt record={{ ...event, type: 'event', change: eventsApi.change }} />
      <RecordExtra type="event" id={event.id} />
      <PlanCard
        subject="event"
        subjectId={event.id}
        label={`the plan for ${event.title}`}
        title="Schedule Recommendations"
      />
    </div>
  );
}
