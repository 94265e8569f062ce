import { shortDay } from '#core/dates.ts';
import { Ask } from '#web/ui/ask.tsx';
import type { OwnOccurrence } from '../rules/occurrences.ts';
import { type Reach, reachLabels } from '../rules/reach.ts';

interface ReachDialogProps {
  /** 'Change', 'Delete' */
  deed: string;
  occurrence: OwnOccurrence;
  /** The answers that make sense. */
  reaches: readonly Reach[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  pending: boolean;
  onChoose: (reach: Reach) => void;
}

const hints: Record<Reach, (day: string) => string> = {
  this: (day) => day,
  later: (day) => `From ${day} on. Earlier ones stay as they were.`,
  all: () => 'The whole series, past ones too.',
};

/** Asked wherever a series is changed or removed. */
export function ReachDialog({ deed, occurrence, reaches, onChoose, ...overlay }: ReachDialogProps) {
  const { title, date } = occurrence;
  const answers = reaches.map((reach) => ({
    label: reachLabels[reach],
    hint: hints[reach](shortDay(date)),
    onChoose: () => onChoose(reach),
  }));
  return (
    <Ask {...overlay} title={`${deed} ${title}?`} description="It repeats. Which ones do you mean?" answers={answers} />
  );
}
