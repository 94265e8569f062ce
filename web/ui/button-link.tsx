import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import type { ButtonVariant } from './button.tsx';
import { classNames } from './class-names.ts';

interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
  variant?: ButtonVariant;
  large?: boolean;
  /** Uses a plain link instead of the router, for addresses that the server handles or that open in a new tab. */
  leavesApp?: boolean;
}

/** A link styled as a button. */
export function ButtonLink({ variant = 'primary', large, leavesApp, className, ...props }: ButtonLinkProps) {
  const look = classNames('button', `button-${variant}`, large && 'button-large', className);
  return leavesApp ? <a {...props} className={look} /> : <Link {...props} className={look} />;
}
