import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

interface CheckboxFieldProps extends ComponentProps<'input'> {
  label: string;
}

export function CheckboxField({ label, className, ...props }: CheckboxFieldProps) {
  return (
    <label className={classNames('flex min-h-11 w-fit items-center gap-3 text-sm font-medium', className)}>
      <input {...props} type="checkbox" className="check" />
      {label}
    </label>
  );
}
