import { ExternalLink as ExternalIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { isWebAddress } from '#core/web-address.ts';

interface ExternalLinkProps {
  href: string;
  className?: string;
  onOpen?: () => void;
  tabIndex?: number;
  children: ReactNode;
}

/** A page of our own server: not '//elsewhere', not '/\elsewhere'. */
const isOwnPath = (href: string) => /^\/(?![/\\])[^\s\\]{0,2000}$/.test(href);

/**
 * Leads out of the application, in a new tab. What is neither a plain web address nor a path of our own stays text: it may be a
 * trap.
 */
export function ExternalLink({ href, className, onOpen, tabIndex, children }: ExternalLinkProps) {
  if (!isWebAddress(href) && !isOwnPath(href)) return <span className={className}>{children}</span>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onOpen}
      tabIndex={tabIndex}
      className={className ?? 'inline-flex min-h-6 items-center gap-1.5 font-semibold text-primary hover:underline'}
    >
      {children} <ExternalIcon aria-hidden size={14} className="shrink-0" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
