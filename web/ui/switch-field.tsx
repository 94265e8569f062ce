import { type ComponentProps, useId } from 'react';

interface SwitchFieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: string;
  /** Sets the label like the title of a row. */
  isTitle?: boolean;
}

/** A setting that takes effect at once. */
export function SwitchField({ label, hint, isTitle, ...props }: SwitchFieldProps) {
  const hintId = useId();
  return (
    <div>
      <label className="switch-field">
        {isTitle ? <span className="text-base font-semibold">{label}</span> : label}
        {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has a checked state already */}
        <input {...props} type="checkbox" role="switch" aria-describedby={hint && hintId} className="switch" />
      </label>
      {hint && (
        <p id={hintId} className="-mt-1 text-sm text-ink-soft sm:pr-16">
          {hint}
        </p>
      )}
    </div>
  );
}
