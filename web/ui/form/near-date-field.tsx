import { type ComponentProps, type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { addDays, today } from '#core/dates.ts';
import { DateField } from '../date-field.tsx';
import type { FieldProps } from '../field.tsx';
import { FilterChip } from '../filter-chip.tsx';

const nearDays = [
  ['Today', 0],
  ['Tomorrow', 1],
  ['Next week', 7],
] as const;

/** A date that is probably near: one tap sets it. For new records only. */
export function NearDateField(props: FieldProps & ComponentProps<'input'>) {
  const field = useRef<HTMLDivElement>(null);
  const [date, setDate] = useState('');
  useLayoutEffect(() => setDate(field.current?.querySelector('input')?.value ?? ''), []);
  const pick = (day: string) => {
    const input = field.current?.querySelector('input');
    // Bypasses React's own setter, as typing does, so that the form notices the change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, day);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const onInput = ({ target }: FormEvent) => setDate((target as HTMLInputElement).value);
  return (
    <div ref={field} onInput={onInput} className="space-y-2.5">
      <DateField {...props} />
      <div className="near-dates">
        {nearDays.map(([label, distance]) => {
          const day = addDays(today(), distance);
          return (
            <FilterChip key={label} pressed={date === day} onToggle={() => pick(day)}>
              {label}
            </FilterChip>
          );
        })}
      </div>
    </div>
  );
}
