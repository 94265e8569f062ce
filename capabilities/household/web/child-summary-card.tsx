import { TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'wouter';
import { today } from '#core/dates.ts';
import { formatTypedTime, parseTypedTime } from '#core/typed-time.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { DottedFacts } from '#web/ui/rows/dotted-facts.tsx';
import type { Child } from '../contract.ts';
import { householdAge } from '../rules/ages.ts';
import { photoAddress } from './hooks.ts';

interface ChildSummaryCardProps {
  child: Child;
  /** What is next for the child: 'Dentist today, 9:30 AM'. */
  next?: string | undefined;
  /** The time now, '16:05'. Activities that are over come last. */
  time: string;
}

/** A short profile of a child, for the dashboard. Allergies always show. */
export function ChildSummaryCard({ child, next, time: now }: ChildSummaryCardProps) {
  const { id, name, birthdate, allergies, dietaryRestrictions, healthNotes } = child;
  const { true: passed = [], false: coming = [] } = Object.groupBy(child.schedule, ({ time }) =>
    String((parseTypedTime(time) ?? now) < now),
  );
  const scheduleDetail = ({ time, activity }: Child['schedule'][number]) => ({
    label: 'Schedule',
    // 'Around', because it may be for another day than today.
    value: `${activity} around ${formatTypedTime(time)}`,
  });
  const details = [
    { label: 'Health notes', value: healthNotes },
    ...coming.map(scheduleDetail),
    ...passed.map(scheduleDetail),
  ].filter(({ value }) => value);
  return (
    <article className="card flex h-full items-center gap-3 px-4 py-2">
      <Avatar name={name} photo={photoAddress(child, 'small')} />
      <div className="min-w-0 flex-1">
        <header className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h3 className="text-base leading-snug">{name}</h3>
          <span className="text-sm text-ink-soft">{householdAge(birthdate, today())}</span>
          {allergies.map((allergy) => (
            <Badge key={allergy} variant="danger" icon={<TriangleAlert aria-hidden size={12} />}>
              <span className="sr-only">Allergy: </span>
              {allergy}
            </Badge>
          ))}
          {dietaryRestrictions.map((diet) => (
            <Badge key={diet}>
              <span className="sr-only">Diet: </span>
              {diet}
            </Badge>
          ))}
        </header>
        {next && <p className="mt-0.5 text-sm font-medium">{next}</p>}
        {!next && details.length + allergies.length === 0 && (
          <Link href={`/household?tab=child&edit=${id}`} className="text-sm font-semibold text-primary hover:underline">
            Add allergies and sizes <span className="sr-only">({name})</span>
          </Link>
        )}
        {details.length > 0 && (
          // Two lines high, or one next to the schedule. Facts that don't fit wrap below and are hidden.
          <div className="mt-0.5 max-h-10 overflow-hidden min-[1100px]:max-h-5 text-sm leading-5 text-ink-soft">
            <DottedFacts
              className="[&>span>span]:truncate"
              facts={details.map(({ label, value }) => (
                <Fragment key={label}>
                  <span className="sr-only">{label}: </span>
                  {value}
                </Fragment>
              ))}
            />
          </div>
        )}
      </div>
    </article>
  );
}
