import { useId } from 'react';
import { capitalize } from '#core/capitalize.ts';
import { FieldError } from '#web/ui/field.tsx';
import { type Day, days } from '../cell-contract.ts';
import { shortDayName } from '../rules/week-words.ts';

interface DayCheckListProps {
  label: string;
  chosen: readonly Day[];
  onChange: (days: Day[]) => void;
  error?: string | undefined;
  /** A day that can't be chosen. */
  excluded?: Day;
}

/** Checkboxes Mo Tu We Th Fr Sa Su. */
export function DayCheckList({ label, chosen, onChange, error, excluded }: DayCheckListProps) {
  const id = useId();
  const toggle = (day: Day) => onChange(days.filter((it) => (it === day) !== chosen.includes(it)));
  return (
    <fieldset aria-describedby={error && id}>
      <legend className="field-label mb-1.5">{label}</legend>
      <div className="flex gap-1">
        {days
          .filter((day) => day !== excluded)
          .map((day) => (
            <label
              key={day}
              className="grid min-h-11 flex-1 place-items-center rounded-control border border-line-strong text-sm font-semibold outline-3 -outline-offset-1 outline-transparent transition-colors hover:bg-sunken has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-primary"
            >
              <input type="checkbox" checked={chosen.includes(day)} onChange={() => toggle(day)} className="sr-only" />
              <abbr title={capitalize(day)} className="no-underline">
                {shortDayName(day)}
              </abbr>
            </label>
          ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
