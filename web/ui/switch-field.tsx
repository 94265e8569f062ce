import type { ComponentProps } from 'react';

interface SwitchFieldProps extends ComponentProps<'input'> {
  label: string;
}

/** A setting that takes effect at once. */
export function SwitchField({ label, ...props }: SwitchFieldProps) {
  return (
    <label className="flex min-h-11 items-center justify-between gap-4 text-sm font-medium">
      {label}
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has a checked state already */}
      <input {...props} type="checkbox" role="switch" className="switch" />
    </label>
  );
}
