import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import type { ButtonVariant } from './button.tsx';
import { classNames } from './class-names.ts';

interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
  variant?: ButtonVariant;
  large?: boolean;
  /** The address is served by the server or opens in a new tab, so the browser itself goes there. */
  leavesApp?: boolean;
}

/** What people call a button, but it leads to another page. */
export function ButtonLink({ variant = 'primary', large, leavesApp, className, ...props }: ButtonLinkProps) {
  const look = classNames('button', `button-${variant}`, large && 'button-large', className);
  return leavesApp ? <a {...props} className={look} /> : <Link {...props} className={look} />;
}
