import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'outline' | 'quiet' | 'danger';

export function Button({
  variant = 'primary',
  className,
  ...props
}: ComponentProps<'button'> & { variant?: ButtonVariant }) {
  return <button type="button" {...props} className={classNames('button', `button-${variant}`, className)} />;
}
