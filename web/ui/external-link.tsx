import { ExternalLink as ExternalIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { isWebAddress } from '#core/web-address.ts';

interface ExternalLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** Leads out of the product, in a new tab. An address that is not a plain web address stays text: it may be a trap. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  if (!isWebAddress(href)) return <span className={className}>{children}</span>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={className ?? 'inline-flex items-center gap-1.5 font-semibold text-primary hover:underline'}
    >
      {children} <ExternalIcon aria-hidden size={14} />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
