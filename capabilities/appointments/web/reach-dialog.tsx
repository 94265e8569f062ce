import { longDate, shortDay } from '#core/dates.ts';
import { Ask } from '#web/ui/ask.tsx';
import type { OwnOccurrence } from '../rules/occurrences.ts';
import { type Reach, reachLabels } from '../rules/reach.ts';
import type { Recurring } from '../rules/recurring.ts';
import { beginsBefore } from '../rules/series/parts.ts';

interface ReachDialogProps {
  /** 'Change', 'Delete' */
  deed: string;
  series: Recurring;
  occurrence: OwnOccurrence;
  /** The answers that make sense. */
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

/** Asked wherever a series is changed or removed. */
export function ReachDialog({ deed, series, occurrence, reaches, onChoose, ...overlay }: ReachDialogProps) {
  const { title, date, day } = occurrence;
  // From the first one on, later ones are all of them.
  const different = beginsBefore(series, day) ? reaches : reaches.filter((reach) => reach !== 'later');
  const answers = different.map((reach) => ({
    label: reachLabels[reach],
    hint: hints[reach](shortDay(date), longDate(series.date)),
    onChoose: () => onChoose(reach),
  }));
  return (
    <Ask {...overlay} title={`${deed} ${title}?`} description="It repeats. Which ones do you mean?" answers={answers} />
  );
}
