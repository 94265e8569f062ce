import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

interface CheckChipProps extends ComponentProps<'input'> {
  label: string;
  checked: boolean;
}

/** A checkbox as a chip, for one of several short choices. */
export function CheckChip({ label, checked, ...props }: CheckChipProps) {
  return (
    <label className="chip chip-radio">
      <input {...props} type="checkbox" checked={checked} className="sr-only" />
      {checked && <Check aria-hidden size={15} />}
      {label}
    </label>
  );
}
