import { Minus, Plus } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

interface StepperProps {
  /** The counted things, such as 'servings'. */
  label: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
}

/** Buttons that change a count by one. At the limit a button is only `aria-disabled`, so that it keeps the focus. */
export function Stepper({ label, value, min = 1, max, onChange }: StepperProps) {
  const step = (next: number) => next >= min && next <= max && onChange(next);
  return (
    <fieldset className="inline-flex items-center rounded-full border border-edge bg-surface">
      <legend className="sr-only">{label}</legend>
      <IconButton
        label={`Fewer ${label}`}
        icon={<Minus aria-hidden size={18} />}
        aria-disabled={value <= min}
        onClick={() => step(value - 1)}
        className="rounded-full aria-disabled:opacity-40"
      />
      <output className="tabular min-w-8 text-center font-semibold">{value}</output>
      <IconButton
        label={`More ${label}`}
        icon={<Plus aria-hidden size={18} />}
        aria-disabled={value >= max}
        onClick={() => step(value + 1)}
        className="rounded-full aria-disabled:opacity-40"
      />
    </fieldset>
  );
}
