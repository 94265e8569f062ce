import { longDate, shortWeekdayAndDate } from '#core/dates.ts';
import { Ask } from '#web/ui/ask.tsx';
import type { FullOccurrence } from '../rules/occurrences.ts';
import { type Reach, reachLabels } from '../rules/reach.ts';
import type { RecurrenceFields } from '../rules/recurring.ts';
import { hasOccurrenceBefore } from '../rules/series/parts.ts';

interface ReachDialogProps {
  /** 'Change' or 'Delete', used in the title. */
  action: string;
  series: RecurrenceFields;
  occurrence: FullOccurrence;
  /** The reaches to offer. */
  reaches: readonly Reach[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  pending: boolean;
  onChoose: (reach: Reach) => void;
}

const hints: Record<Reach, (day: string, start: string) => string> = {
  this: (day) => day,
  later: (day) => `From ${day} on. Earlier ones stay as they were.`,
  all: (_day, start) => `Every one since ${start}, past ones too.`,
};

/** Asks which occurrences of a series to change or remove. */
export function ReachDialog({ action, series, occurrence, reaches, onChoose, ...overlay }: ReachDialogProps) {
  const { title, date, day } = occurrence;
  // From the first occurrence on, 'later' is the same as 'all'.
  const offered = hasOccurrenceBefore(series, day) ? reaches : reaches.filter((reach) => reach !== 'later');
  const answers = offered.map((reach) => ({
    label: reachLabels[reach],
    hint: hints[reach](shortWeekdayAndDate(date), longDate(series.date)),
    onChoose: () => onChoose(reach),
  }));
  return (
    <Ask
      {...overlay}
      title={`${action} ${title}?`}
      description="It repeats. Which ones do you mean?"
      answers={answers}
    />
  );
}
