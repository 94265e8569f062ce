import { AssigneeBadge, WhoDoesIt } from '#capabilities/household/web/assignee-badge-card.tsx';
import { HandOverLine } from '#capabilities/household/web/hand-over-card.tsx';
import { clockTime, shortWeekdayAndDate, today } from '#core/dates.ts';
import { frequencyLabels } from '#core/recurrence.ts';
import { useAskedRecord } from '#web/ui/record/asked-record.ts';
import { RecordMark } from '#web/ui/record/record-extra.tsx';
import { DayChip } from '#web/ui/rows/day-chip.tsx';
import { UnfoldingRow } from '#web/ui/rows/unfolding-row.tsx';
import { appointmentsApi } from '../contract.ts';
import { recurrenceOf } from '../rules/recurring.ts';
import { type AppointmentCardProps, AppointmentDetailsCard } from './appointment-details-card.tsx';
import { AppointmentIconCard } from './appointment-icon-card.tsx';

/** One row: when, what, for whom and where. The rest unfolds. */
export function AppointmentCard(props: AppointmentCardProps) {
  const { appointment, occurrence, day, isUpcoming } = props.listed;
  const { id, type, childName } = appointment;
  const { title, time, location, assigneeId } = occurrence;
  const { frequency } = recurrenceOf(appointment);
  const isAsked = useAskedRecord() === id;
  // A tap on the assignee changes the series, unless the shown date has an assignee of its own: then it changes only
  // that date.
  const only =
    frequency && assigneeId !== appointment.assigneeId
      ? { body: { reach: 'this', day: occurrence.day }, words: `Only ${shortWeekdayAndDate(day)}` }
      : undefined;
  const record = {
    ...{ type: 'appointment', id, title, assigneeId, change: appointmentsApi.change, only },
    ...{ day: frequency && occurrence.day, date: day, time },
  };
  const isToday = day === today();
  return (
    <UnfoldingRow
      lead={
        <>
          <DayChip date={day} tint={isToday ? 'today' : isUpcoming ? 'appointment' : 'quiet'} />
          <AppointmentIconCard title={title} type={type} />
        </>
      }
      title={title}
      facts={[
        time && clockTime(time),
        isToday && 'Today',
        childName && `For ${childName}`,
        location,
        frequency && frequencyLabels[frequency],
      ]}
      note={
        <>
          <HandOverLine thing={record} />
          <RecordMark type="appointment" id={id} />
        </>
      }
      side={<AssigneeBadge record={record} />}
      isAsked={isAsked}
    >
      <AppointmentDetailsCard {...props}>
        <WhoDoesIt record={record} />
      </AppointmentDetailsCard>
    </UnfoldingRow>
  );
}
