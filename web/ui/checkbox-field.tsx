import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

interface CheckboxFieldProps extends ComponentProps<'input'> {
  label: string;
}

export function CheckboxField({ label, className, ...props }: CheckboxFieldProps) {
  return (
    <label className={classNames('check-field', className)}>
      <input {...props} type="checkbox" className="check" />
      {label}
    </label>
  );
}
