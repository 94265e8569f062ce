import { today } from '#core/dates.ts';
import { joinList } from '#core/text-list.ts';
import { typedTime } from '#core/typed-time.ts';
import { DetailList } from '#web/ui/detail-list.tsx';
import { PersonCard } from '#web/ui/person-card.tsx';
import type { Child } from '../contract.ts';
import { householdAge } from '../rules.ts';

/** A short profile of a child, for the dashboard. */
export function ChildSummaryCard({ child, onEdit }: { child: Child; onEdit?: () => void }) {
  const schedule = child.schedule.map(({ time, activity }) => `${typedTime(time)} ${activity}`).join('\n');
  return (
    <PersonCard name={child.name} about={householdAge(child.birthdate, today())} {...(onEdit && { onEdit })}>
      <DetailList
        details={[
          { label: 'Diet', value: joinList(child.dietaryRestrictions) },
          { label: 'Schedule', value: schedule },
          { label: 'Interests', value: joinList(child.preferences) },
          { label: 'Health notes', value: child.healthNotes },
        ]}
      />
    </PersonCard>
  );
}
