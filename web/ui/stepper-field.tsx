import { Minus, Plus } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { FieldError } from './field.tsx';
import { IconButton } from './icon-button.tsx';

interface StepperFieldProps {
  label: string;
  name: string;
  value: string;
  hint?: string | undefined;
  error: string | undefined;
  min?: number;
  max?: number;
  /** Shown while the field has no value; by default the minimum. */
  placeholder?: string;
  onChange: (value: string) => void;
}

/**
 * A count with buttons for one fewer and one more; it can be typed too. Text that is not a number counts as the
 * minimum.
 */
export function StepperField({
  label,
  name,
  value,
  hint,
  error,
  min = 0,
  max = 99,
  placeholder = String(min),
  onChange,
}: StepperFieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const count = /^\d+$/.test(value.trim()) ? Number(value) : min;
  const step = (next: number) => next >= min && next <= max && onChange(String(next));
  return (
    <div className="@container">
      <div className="flex flex-col gap-1.5 @[14rem]:flex-row @[14rem]:items-center @[14rem]:justify-between @[14rem]:gap-3">
        <label htmlFor={id} className="field-label">
          {label}
        </label>
        <div className="stepper-field" data-is-invalid={error !== undefined}>
          <IconButton
            label={`Fewer ${label}`}
            icon={<Minus aria-hidden size={18} />}
            aria-disabled={count <= min}
            onClick={() => step(count - 1)}
          />
          <input
            id={id}
            name={name}
            value={value}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value)}
            inputMode="numeric"
            autoComplete="off"
            placeholder={placeholder}
            aria-invalid={error !== undefined}
            aria-describedby={describedBy || undefined}
          />
          <IconButton
            label={`More ${label}`}
            icon={<Plus aria-hidden size={18} />}
            aria-disabled={count >= max}
            onClick={() => step(count + 1)}
          />
        </div>
      </div>
      <div className="mt-1.5 empty:hidden">
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </p>
        )}
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </div>
  );
}
