import { type ComponentProps, type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { addDays, type CalendarDate, clockTime, today, wallClock } from '#core/dates.ts';
import type { FieldProps } from '../field.tsx';
import { FilterChip } from '../filter-chip.tsx';
import { DateField } from '../pickers/date-field.tsx';
import { TimeField } from '../pickers/time-field.tsx';

type QuickFieldProps = FieldProps & ComponentProps<'input'>;

/** A date that is probably near: one tap sets it. For new records only. */
export function QuickDateField(props: QuickFieldProps) {
  const [now] = useState(today);
  const choices = { Today: now, Tomorrow: addDays(now, 1), 'Next week': addDays(now, 7) };
  return (
    <FieldWithChoices choices={choices}>
      <DateField {...props} />
    </FieldWithChoices>
  );
}

const usualTimes = ['09:00', '12:00', '15:30', '17:00', '18:00', '20:00'];
const shownTimes = 4;

/** '9 AM' instead of '9:00 AM', so that all choices fit into one line. */
const shortTime = (time: string) => clockTime(time).replace(':00 ', ' ');

/** A time of day; one tap sets a usual one that hasn't passed on that day. For new records only. */
export function QuickTimeField({ day, ...props }: QuickFieldProps & { day: CalendarDate | null | undefined }) {
  const now = wallClock();
  const times = usualTimes.filter((time) => day !== now.date || time > now.time).slice(0, shownTimes);
  return (
    <FieldWithChoices choices={Object.fromEntries(times.map((time) => [shortTime(time), time]))}>
      <TimeField {...props} />
    </FieldWithChoices>
  );
}

interface FieldWithChoicesProps {
  /** Values by label. */
  choices: Record<string, string>;
  /** The field. */
  children: ReactNode;
}

/** A field with chips below it that set its value. */
function FieldWithChoices({ choices, children }: FieldWithChoicesProps) {
  const field = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState('');
  useLayoutEffect(() => setCurrent(field.current?.querySelector('input')?.value ?? ''), []);
  const pick = (value: string) => {
    const input = field.current?.querySelector('input');
    // Bypasses React's own setter, as typing does, so that the form notices the change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const onInput = ({ target }: FormEvent) => setCurrent((target as HTMLInputElement).value);
  return (
    <div ref={field} onInput={onInput} className="quick-field">
      {children}
      <div className="near-choices">
        {Object.entries(choices).map(([label, value]) => (
          <FilterChip key={label} pressed={current === value} onToggle={() => pick(value)}>
            {label}
          </FilterChip>
        ))}
      </div>
    </div>
  );
}
