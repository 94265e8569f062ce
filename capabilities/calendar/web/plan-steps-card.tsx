import { type CalendarDate, shortWeekdayAndDate } from '#core/dates.ts';
import { TickButton } from '#web/ui/tick-button.tsx';
import type { CalendarEntry } from '../contract.ts';
import { EntryHandOver, RowAssignee } from './entry-assignee-card.tsx';

interface PlanStepsProps {
  steps: readonly CalendarEntry[];
  today: CalendarDate;
  onFinish: (step: CalendarEntry) => void;
}

/** The due steps of one plan, each with a button to check it off. */
export function PlanSteps({ steps, today, onFinish }: PlanStepsProps) {
  return (
    <ul>
      {steps.map((step) => (
        <li key={step.id} className="flex items-center gap-(--step-gap,0.25rem)">
          <TickButton label={`Done: ${step.title}`} onClick={() => onFinish(step)} />
          <span className="min-w-0 flex-1 py-2.5 leading-snug">
            {step.title}
            {step.date && step.date < today && (
              <span className="text-sm whitespace-nowrap text-ink-soft">
                {' '}
                since {shortWeekdayAndDate(step.date).split(', ')[1]}
              </span>
            )}
            <EntryHandOver entry={step} />
          </span>
          <RowAssignee entry={step} />
        </li>
      ))}
    </ul>
  );
}
